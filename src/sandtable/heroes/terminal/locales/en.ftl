### The words of a Heroes title that only the terminal needs. English.

# $turn of $limit
ui-turn = Turn { $turn }/{ $limit }
# Before the order tokens of a side: one short word
ui-track = orders
ui-exit = { $side } can leave the map here

## Before a choice

# How many units a blast would hit
ui-under =
    { $count ->
        [one] { $count } unit under the blast
       *[other] { $count } units under the blast
    }
ui-odds-tie = tie { $percent }%
ui-odds-assault = higher die + { $ours } against { $theirs } + theirs
ui-threat = { $unit } ({ $cell }) could fire: { $percent }% to hit, { $suppressed }% to suppress
ui-no-threat = No enemy can fire at the unit there.
ui-help-sum = Each target shows the chance to hit and how it is made up: the die and all bonuses against the defence with its cover.

## What a side must do to win

ui-aim-hold = control { $places } at the end of turn { $number } or later
ui-aim-carry = carry { $what } off the map
ui-aim-exit =
    { $number ->
        [one] get { $number } unit off the map
       *[other] get { $number } units off the map
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
ui-aim-last-turn = prevent an enemy victory until the last turn ends
ui-aim-most-points = have the most points after the last turn

## Signs on the map

ui-legend-token = Your order token, face down to the enemy
ui-legend-shown = A revealed order token
ui-legend-hidden = An enemy order token, face down
ui-legend-facing = The direction a vehicle or gun faces
ui-legend-marker = One Suppressed marker
ui-legend-walls = A building: wall, window, door
ui-legend-shut = No diagonal step across this bar
ui-legend-exit = This side can leave the map here
ui-legend-line = Line of fire: clear, reduced, blocked

## Lessons of the guided game that have another text in a terminal

ui-lesson-heroes-terrain = The map is made of squares. Hedges, woods and houses give cover: infantry there is harder to hit. Some terrain also blocks the view or ends a move. Press Tab until the cursor is on the map, then move it with the arrow keys to see what a square is.
ui-lesson-heroes-units = Each counter is a sign and a few letters; h explains all signs. Put the cursor on a unit to see all its stats and abilities, including its movement, its defence and its combat bonus against infantry and vehicles. The c key lists both armies.
ui-lesson-heroes-fire = Choose a target. The straight line from square to square must not be blocked; infantry between two infantry units blocks it too. The map marks what the line to the chosen target crosses, and each target shows the chance to hit.
ui-lesson-heroes-target = Choose a target in the list or on the map. Up to 7 squares, distance does not matter; from 8 squares you subtract 2. Some weapons do not reach that far.
ui-lesson-heroes-sum = Roll one die, add your bonuses and subtract penalties. You need at least the target’s defence with its cover. The chance and every part of the sum are shown before you decide.
ui-lesson-heroes-window = You can play a card now: choose one, or pass. Before you place your first order token of a turn, you can set how often you want to be asked.
ui-lesson-heroes-found = The files have been found; the { "¤" } sign on the map shows where. Infantry picks them up by ending a move there. Check who is closer.
ui-lesson-heroes-turn = One Suppressed marker has come off each unit, the initiative changes sides, and new orders are placed. The bar at the top shows the turn, the phase and the last turn.
ui-lesson-heroes-alone = You know the rules now. The game continues, and it’s a real one. From here I’ll only give hints when something new comes up.
ui-lesson-heroes-over = Victory is checked in every Supply Phase from turn 2 on, and after the last turn points decide. The l key shows everything that happened.
