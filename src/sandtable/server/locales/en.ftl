## Letters. A link stands on a line of its own.

letter-reset-subject = Reset your Sandtable password
letter-reset =
    Hello { $name },

    Someone, hopefully you, asked to reset your Sandtable password. To choose a new one, follow this link within an hour. It works once.

    { $link }

    If this wasn’t you, ignore this email. Your password stays the same.

letter-confirm-subject = Confirm your email address for Sandtable
letter-confirm =
    Hello { $name },

    You’ve added this email address to your Sandtable account. To confirm it, follow this link within a day:

    { $link }

    If this wasn’t you, ignore this email and we won’t write again.

letter-moving-subject = New email address for your Sandtable account
letter-moving =
    Hello { $name },

    Someone who knows your password has entered a new email address for your Sandtable account. It replaces this one once it is confirmed.

    If this was you, you don’t need to do anything.

    If this wasn’t you, someone else knows your password. Log in now and choose a new one. That cancels the change and logs you out on all other devices:

    { $link }

    If you can’t log in, use “Forgot your password?” there. It still works with this address.

letter-moved-subject = Your Sandtable account no longer uses this email address
letter-moved =
    Hello { $name },

    Someone who knows your password has changed or removed the email address of your Sandtable account. We won’t write to this address again.

    If this was you, you don’t need to do anything.

    If this wasn’t you, someone else knows your password. Log in now, choose a new password and enter your address again:

    { $link }

    If you can’t log in, ask the person who runs this server to reset your password.

letter-password-subject = Your Sandtable password was changed
letter-password =
    Hello { $name },

    The password of your Sandtable account was changed. You’ve been logged out on all other devices.

    If this was you, you don’t need to do anything.

    If this wasn’t you, use “Forgot your password?” now to choose a new password:

    { $link }

letter-factor-on-subject = Two-step login is on for your Sandtable account
letter-factor-on =
    Hello { $name },

    Two-step login was turned on for your Sandtable account. From now on, logging in takes your password and a code from your authenticator app. You’ve been logged out on all other devices.

    If this was you, you don’t need to do anything. Keep your recovery codes in a safe place.

    If this wasn’t you, someone else knows your password. Ask the person who runs this server to reset your account. Your account is here:

    { $link }

letter-factor-off-subject = Two-step login is off for your Sandtable account
letter-factor-off =
    Hello { $name },

    Two-step login was turned off for your Sandtable account. From now on, your password alone is enough to log in.

    If this was you, you don’t need to do anything.

    If this wasn’t you, log in now, choose a new password and turn two-step login on again:

    { $link }

letter-recovery-used-subject = A recovery code of your Sandtable account was used
letter-recovery-used =
    Hello { $name },

    Someone confirmed your Sandtable account with your password and one of your recovery codes. Codes left: { $left }.

    If this was you, you don’t need to do anything. You can make new recovery codes in your account.

    If this wasn’t you, log in now, choose a new password and make new recovery codes:

    { $link }

letter-recovery-codes-subject = New recovery codes for your Sandtable account
letter-recovery-codes =
    Hello { $name },

    New recovery codes were made for your Sandtable account. The old ones no longer work.

    If this was you, you don’t need to do anything.

    If this wasn’t you, log in now, choose a new password and make new recovery codes:

    { $link }

letter-code-guessing-subject = Someone is trying to log in to your Sandtable account
letter-code-guessing =
    Hello { $name },

    Someone who knows your password is trying to log in to your Sandtable account and enters wrong codes. They haven’t got in. We’ve stopped taking codes from new browsers for a while.

    If this was you, wait a while, use a browser in which you’ve logged in before, or enter a recovery code.

    If this wasn’t you, log in now and choose a new password:

    { $link }

letter-turn-subject = Your turn: { $scenario }
letter-turn =
    Hello { $name },

    It’s your turn in { $scenario } against { $opponent }:

    { $link }

    You get one email per turn, and none while you have the table open. To stop these emails, remove your address from your account settings.

letter-measured-subject = Your measurement is finished
letter-measured =
    Your scenario { $name } has been measured. In { $games } games the first side won between { $low }% and { $high }% of the time:

    { $link }

    You get one email per measurement. To stop these emails, remove your address from your account settings.

letter-unmeasured-subject = Your measurement failed
letter-unmeasured =
    Your scenario { $name } could not be measured. The games played so far are saved ({ $games }):

    { $link }

## A name for a new guest: every adjective fits every noun

guest-adjectives = Steady, Quiet, Bold, Careful, Lucky, Patient, Sharp, Weathered
guest-nouns = Badger, Heron, Fox, Otter, Raven, Hare, Kestrel, Marten
guest-name = { $adjective } { $noun }

## What other sites show beside a link.

preview-about = Play Undaunted and Heroes of Normandie online, against the computer or a friend. Free, no account needed.
