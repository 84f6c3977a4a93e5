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

letter-turn-subject = Your turn: { $scenario }
letter-turn =
    Hello { $name },

    it is your turn at { $scenario } against { $opponent }:

    { $link }

    You get one letter for each turn, and none while you look at the table. To get none at all, take your address out of your account.
