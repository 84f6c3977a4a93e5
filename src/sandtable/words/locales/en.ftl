### The words of the table itself, whatever game lies on it. English.

## Events

event-game-over =
    { $side_id ->
        [none] The game is drawn: { $ending }.
       *[other] { $side_the } win: { $ending }.
    }
event-handed-over = { $side_the } are now played by { $player }.

## Endings: what follows "They win:" or "The game is drawn:", said of the winner

ending-resigned = the other side resigned
ending-timed-out = the other side ran out of time
ending-draw-agreed = by agreement

## Why a choice cannot be undone

why-undo-chance = Dice rolls and card draws cannot be undone.
why-undo-other = Your opponent has acted since your last move.
why-undo-seen = Hidden information has been revealed since then.
why-undo-start = There is nothing to undo.
why-undo-over = The game is over. Nothing can be undone.

## Errors

error-illegal-move = That isn’t possible right now.
error-unknown-title = Unknown game: “{ $name }”.
error-unknown-scenario = Unknown scenario: “{ $name }”.
error-unknown-side = Unknown side: “{ $name }”.
error-unknown-move = Unknown move: “{ $name }”.
error-unknown-agent = Unknown computer player: “{ $name }”.
error-unknown-language = Unknown language: “{ $name }”.
error-bad-outcome = That dice roll or draw isn’t possible here.
error-bad-record = The record doesn’t match the rules at line { $line }.
error-bad-content =
    { $count ->
        [one] The content files contain { $count } error.
       *[other] The content files contain { $count } errors.
    }

## What is wrong with a scenario that a player made

fault-not-toml = This is not valid TOML: { $reason }
fault-too-long = The text is too long: { $count } bytes, at most { $most }
fault-too-deep = Tables and lists are nested too deeply
fault-broken-file = The file is damaged, or it is not a scenario
fault-no-scenario = The file has no { $name }, or more than one
fault-too-many-files = The file contains { $count } files; at most { $most } are allowed
fault-missing-key =
    “{ $name }” is missing. Expected: { $expected ->
        [text] a text
        [number] a whole number
        [flag] true or false
        [texts] a list of texts
        [numbers-2] two whole numbers
        [numbers-3] three whole numbers
        [table] a table
       *[tables] a list of tables
    }
fault-unknown-key = Unknown key
fault-wrong-kind =
    Found { $value }. Expected: { $expected ->
        [text] a text
        [number] a whole number
        [flag] true or false
        [texts] a list of texts
        [numbers-2] two whole numbers
        [numbers-3] three whole numbers
        [table] a table
       *[tables] a list of tables
    }
fault-not-among = { $value } is not possible here. Choose one of: { $known }
fault-out-of-range = { $value } is out of range ({ $low } to { $high })
fault-not-plain = Use one line of plain text with at most { $most } characters
fault-more-faults = There are more errors. Fix these first
fault-too-slow = Checking took too long and was stopped
fault-never-ends = A trial game did not come to an end
fault-too-many-options = A trial game led to a decision with more than { $most } options
fault-trial-failed = A trial game could not be played
