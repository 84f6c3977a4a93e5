### The words of the table itself, whatever game lies on it. English.

## Events

event-game-over =
    { $side_id ->
        [none] The game is drawn: { $ending }.
       *[other] { $side_the } win: { $ending }.
    }
event-handed-over = { $side_the } are now played by { $player }.

## Endings: what follows "They win:" or "The game is drawn:", said of the winner to whoever reads it

ending-resigned = the other side has resigned
ending-timed-out = the other side ran out of time
ending-draw-agreed = by agreement

## Why a choice cannot be taken back

why-undo-chance = What the dice or the deck have decided cannot be taken back.
why-undo-other = Somebody else has acted since your last choice.
why-undo-seen = Something hidden has been revealed since.
why-undo-start = There is nothing to take back.
why-undo-over = The game is over; nothing can be taken back.

## Errors

error-illegal-move = That is not possible now.
error-unknown-title = There is no game “{ $name }”.
error-unknown-scenario = There is no scenario “{ $name }”.
error-unknown-side = There is no side “{ $name }”.
error-unknown-move = There is no move “{ $name }”.
error-unknown-agent = There is no computer player “{ $name }”.
error-unknown-language = There is no language “{ $name }”.
error-bad-outcome = Chance cannot give this here.
error-bad-record = The record does not fit the rules: line { $line }.
error-bad-content =
    { $count ->
        [one] There is { $count } fault in the content files.
       *[other] There are { $count } faults in the content files.
    }
