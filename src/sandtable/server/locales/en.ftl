## Letters. A link stands on a line of its own.

letter-reset-subject = A new password for Sandtable
letter-reset =
    Hello { $name },

    somebody, presumably you, has forgotten your password. With this link you choose a new one, once and within an hour:

    { $link }

    If it was not you, do nothing: the old password stays.

letter-confirm-subject = Your e-mail address at Sandtable
letter-confirm =
    Hello { $name },

    you have given this address at Sandtable. With this link you confirm it, within a day:

    { $link }

    If it was not you, do nothing, and you will hear no more.

letter-moving-subject = A new e-mail address for your Sandtable account
letter-moving =
    Hello { $name },

    a new e-mail address was entered for your account, with your password. It replaces this one as soon as it is confirmed.

    If this was you, there is nothing to do.

    If this was not you, another person knows your password. Log in now and choose a new one. That cancels the change and logs out every other browser:

    { $link }

    If you cannot log in, use "Password forgotten?" there. It still works with this address.

letter-moved-subject = Your Sandtable account no longer uses this address
letter-moved =
    Hello { $name },

    the e-mail address of your account was changed or removed, with your password. You will get no more mail at this address.

    If this was you, there is nothing to do.

    If this was not you, another person knows your password. Log in now, choose a new password and enter your address again:

    { $link }

    If you cannot log in, ask the person who runs this server to reset your password.

letter-password-subject = Your Sandtable password was changed
letter-password =
    Hello { $name },

    the password of your account was changed. All other browsers were logged out.

    If this was you, there is nothing to do.

    If this was not you, use "Password forgotten?" now to choose a new password:

    { $link }

letter-turn-subject = Your turn: { $scenario }
letter-turn =
    Hello { $name },

    it is your turn at { $scenario } against { $opponent }:

    { $link }

    You get one letter for each turn, and none while you look at the table. To get none at all, take your address out of your account.

## A name for a new guest: every adjective fits every noun

guest-adjectives = Steady, Quiet, Bold, Careful, Lucky, Patient, Sharp, Weathered
guest-nouns = Badger, Heron, Fox, Otter, Raven, Hare, Kestrel, Marten
guest-name = { $adjective } { $noun }

## What other sites show beside a link.

preview-about = Board games of the Second World War in the browser, every rule enforced: against the computer, a friend on one screen or a friend far away. Free, no account needed.
