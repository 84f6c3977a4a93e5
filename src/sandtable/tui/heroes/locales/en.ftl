### The words of a Heroes title that only the terminal needs. English.

# $turn of $limit
ui-turn = Turn { $turn }/{ $limit }
# Before the order tokens of a side: one short word
ui-track = orders
ui-exit = { $side }: the map can be left here

## Before a choice

# How many units a blast would hit
ui-under =
    { $count ->
        [one] { $count } unit under the blast
       *[other] { $count } units under the blast
    }
ui-odds-tie = tie { $percent } %
ui-odds-assault = higher die + { $ours } against { $theirs } + theirs
ui-threat = { $unit } ({ $cell }) could fire: hit { $percent } %, suppressed { $suppressed } %
ui-no-threat = No enemy can fire at the unit there.
ui-help-sum = Beside a target stand the chance of a hit and the sum: the die and all bonuses against the defence with its cover.

## What a side must do to win

ui-aim-hold = control { $places } in turn { $number } or later
ui-aim-carry = carry { $what } off the map
ui-aim-exit =
    { $number ->
        [one] lead { $number } unit off the map
       *[other] lead { $number } units off the map
    }
ui-aim-gather =
    { $number ->
        [one] bring { $number } of the items to { $places } and control it
       *[other] bring { $number } of the items to { $places } and control it
    }
ui-aim-kill = eliminate { $who }
ui-aim-demolish = destroy { $what }
ui-aim-points =
    { $number ->
        [one] score { $number } point
       *[other] score { $number } points
    }
ui-aim-last-turn = keep the enemy from winning until the last turn is over
ui-aim-most-points = have most points when the last turn is over

## Signs on the map

ui-legend-token = Your order token, face down for the enemy
ui-legend-shown = An order token that was revealed
ui-legend-hidden = An order token of the enemy, face down
ui-legend-facing = The way a vehicle or a gun faces
ui-legend-marker = One Suppressed marker
ui-legend-walls = A building: wall, window, door
ui-legend-shut = No diagonal step across this bar
ui-legend-exit = This side can leave the map here
ui-legend-line = Line of fire: clear, reduced, blocked

## Lessons of the guided game that are told differently in a terminal

ui-lesson-heroes-terrain = The map is made of squares. Hedges, woods and houses give cover: infantry there is harder to hit. Some terrain also blocks the view or ends a move. Press Tab until the cursor is on the map and move it with the arrows to read what a square is.
ui-lesson-heroes-units = Each counter is a sign and a few letters; h explains all signs. Put the cursor on a unit and you see all its numbers and abilities: how far it moves, its defence, and its combat bonus against infantry and vehicles. The key c lists both armies.
ui-lesson-heroes-fire = Choose whom to fire at. The straight line from square to square must not be blocked; infantry between two infantry units blocks it too. The map marks what the line to the chosen target crosses, and beside each target stands the chance.
ui-lesson-heroes-target = Choose a target in the list or on the map. Distance alone does not matter up to 7 squares; from 8 on it costs 2. Some weapons do not reach that far.
ui-lesson-heroes-sum = One die is rolled and your bonuses are added, penalties taken off. You need at least the target’s defence with its cover. The chance and every part of the sum are shown before you decide.
ui-lesson-heroes-window = This is a moment at which a card may be played: choose one, or pass. Before you lay your first token of a turn you can say how often you want to be asked.
ui-lesson-heroes-found = The files have turned up; the sign { "¤" } on the map shows where. Infantry picks them up by ending a move there. Look whose way is shorter.
ui-lesson-heroes-turn = One Suppressed marker has come off each unit, the initiative changes sides, and new orders are laid. The bar at the top shows the turn, the phase and the last turn.
ui-lesson-heroes-alone = You know the rules of this game now. It goes on as it stands, and it is a real one. From here on I speak only when something is new.
ui-lesson-heroes-over = Victory is checked in every Supply Phase from turn 2 on, and after the last turn the points decide. The key l shows all that happened.
