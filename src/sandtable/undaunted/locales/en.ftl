### The words of the Undaunted system. English.
###
### An argument that names a card, a side, a tile or a pile comes in all its forms: $unit is the name,
### $unit_acc its attribute .acc, $unit_id the id ("none" where there is none). $unit_counter is the unit
### with its side. A yes-or-no argument is "yes" or "no". The renderer makes the first letter of an
### event, a prompt, a move or a reason a capital.

## Tiles: $code is 16B, $number 16, $face B

tile = { $code }
    .on = on { $code }
    .onto = to { $code }
    .off = from { $code }
    .acc = { $code }

## Piles

pile-deck = Deck
    .from = from the deck
pile-hand = Hand
    .from = from hand
pile-played = Play area
    .from = from the play area
pile-discard = Discard pile
    .from = from the discard pile
pile-supply = Supply
    .from = from the supply
pile-removed = Removed from the game
    .from = from the removed cards

## Actions, as cards print them

action-move = Move
action-scout = Scout
action-stalk = Stalk
action-bolster = Bolster
action-command = Command
action-conceal = Conceal
action-control = Control
action-inspire = Inspire
action-recon = Recon
action-attack = Attack
action-suppress = Suppress
action-ready = Ready
action-hunker-down = Hunker Down

## Numbers of things

count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
count-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
count-dice =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }

## An attack before and after the choice

attack-sum = defence { $defence } + cover { $cover } + range { $range } = { $total }
attack-odds = { $percent }% chance to hit

## Events

event-round-began = Round { $round }.
event-reshuffled = { $side_the } shuffle their discard pile into a new deck ({ count-cards }).
event-drew =
    { $card_id ->
        [none] { $side_the } draw a card.
       *[other] { $side_the } draw a card: { $card }.
    }
event-bid-placed =
    { $card_id ->
        [none] { $side_the } bid a card for initiative.
       *[other] { $side_the } bid a card for initiative: { $card }.
    }
event-bids-revealed =
    { $side_the } bid { $card_id ->
        [none] no card
       *[other] { $card }
    } ({ $value }), { $enemy_the } bid { $enemy_card_id ->
        [none] no card
       *[other] { $enemy_card }
    } ({ $enemy_value }): { $tie ->
        [yes] a tie, so { $side_the } keep the initiative.
       *[no] { $side_the } win the initiative.
    }
event-turn-began = { $side_gen } turn.
event-turn-ended = { $side_gen } turn ends.
event-played =
    { $power ->
        [0] { $side_the } play { $card_the_acc }: { $action }.
       *[other] { $side_the } play { $card_the_acc }: { $action } { $power }.
    }
event-hunkered-down = { $side_the } Hunker Down: { $card_the } returns to the supply.
event-readied = { $side_the } ready { $card_the_acc }.
event-placed = { $unit_the } enters { $tile_on }.
event-moved = { $unit_the } moves { $from_off } { $to_onto }.
event-scouted =
    { $fog ->
        [yes] { $side_the } scout { $tile_acc } and add a Fog of War to their discard pile.
       *[no] { $side_the } scout { $tile_acc }.
    }
event-bolstered = { $side_the } Bolster: { $card_the } moves from the supply to the discard pile.
event-inspired = { $side_the } Inspire: { $card_the } returns to hand.
event-concealed =
    { $fog ->
        [yes] A Fog of War is added to { $enemy_gen } discard pile.
       *[no] { $enemy_gen } supply has no Fog of War left.
    }
event-fog-cleared = { $side_the } remove a Fog of War from the game.
event-controlled =
    { $taken ->
        [yes] { $side_the } take { $tile_acc } from the enemy
       *[no] { $side_the } take control of { $tile_acc }
    }{ $points ->
        [0] .
       *[other] : +{ count-points }, { $total } in total.
    }
event-attack-declared =
    { $action_id ->
        [suppress] { $unit_the } tries to suppress { $target_counter_acc } { $tile_on }: { attack-sum }, { count-dice }.
        [strafe] { $unit_the } strafes { $target_counter_acc } { $tile_on }: { attack-sum }, { count-dice }.
        [demolish] { $unit_the } sets a charge at { $target_counter_acc } { $tile_on }: { attack-sum }, { count-dice }.
       *[other] { $unit_the } attacks { $target_counter_acc } { $tile_on }: { attack-sum }, { count-dice }.
    }
event-rolled =
    { $hit ->
        [yes] Rolled { $dice } against defence { $total }: hit.
       *[no] Rolled { $dice } against defence { $total }: miss.
    }
event-suppressed =
    { $already ->
        [yes] { $unit_counter } remains suppressed.
       *[no] { $unit_counter } is suppressed.
    }
event-casualty = { $side_the } lose one { $unit } card { $pile_from }: { $name }.
event-counter-lost = { $unit_counter } leaves the board ({ $tile }).

## Endings

ending-round-limit = round limit reached; decided on points, then initiative
ending-both-hopeless = neither side can reach its goals; decided on points, then initiative

## Prompts

prompt-bid = Choose a card to bid for initiative.
prompt-turn = Play a card, or end your turn.
prompt-card = Choose an action for { $card_the }.
prompt-enter = Choose where { $unit_the } enters.
prompt-step =
    { $left ->
        [one] { $action }: choose the next tile for { $unit_the } ({ $left } step left).
       *[other] { $action }: choose the next tile for { $unit_the } ({ $left } steps left).
    }
prompt-bolster = { action-bolster }: choose a card from the supply ({ $left } more).
prompt-inspire = { action-inspire }: choose a card from the play area ({ $left } more).
prompt-count = { action-command }: how many cards do you want to draw? (up to { $most })
prompt-fire =
    { $action_id ->
        [anti_tank] { $action }: choose a vehicle for { $unit_the } to fire at ({ count-dice }).
        [demolish] { $action }: choose what { $unit_the } blows up ({ count-dice }).
       *[other] { $action }: choose a target for { $unit_the } ({ count-dice }).
    }

## Moves

move-bid = Bid { $card }
move-play = Play { $card }
move-end = End turn
move-do = { $action }
move-enter = Enter { $tile_on }
move-to =
    { $action_id ->
        [drive] Drive { $tile_onto }
       *[other] Move { $tile_onto }
    }
move-halt = Stop here
move-take = Take { $card }
move-enough = Done
move-draw = Draw { count-cards }
move-at =
    { $action_id ->
        [suppress] Suppress { $target_counter_acc }
        [strafe] Strafe { $target_counter_acc }
       *[other] Attack { $target_counter_acc }
    }

## Why a move is not possible

why-game-over = The game is over.
why-not-your-turn = It is not your turn.
why-chance-first = The dice or draw must be resolved first.
why-bid-first = Bid a card for initiative first.
why-card-first = Play a card first.
why-finish-first = Finish the current action first.
why-not-in-hand = This card is not in your hand.
why-fog-stays = Fog of War cannot be played.
why-not-printed = This card does not have that action.
why-suppressed = The unit is suppressed. Ready it first.
why-not-suppressed = The unit is not suppressed.
why-no-spawn = The unit has no spawn marker to enter at.
why-not-from-spawn = This action is not possible from the spawn marker.
why-not-a-spawn = The unit cannot enter on this tile.
why-no-scouted-neighbour = No adjacent tile is scouted or controlled by your side.
why-no-neighbour = There is no adjacent tile to move to.
why-not-adjacent = This tile is not adjacent.
why-not-scouted = Your side has neither scouted nor controls this tile.
why-first-step-due = You must move at least one step.
why-nothing-to-bolster = There is no card in the supply that this action can take.
why-nothing-to-draw = Your deck and discard pile are empty.
why-no-own-marker = Your side has no control marker on this tile. Scout it first.
why-already-controlled = Your side already controls this tile.
why-enemy-on-tile = An enemy unit is on this tile.
why-nothing-to-inspire = There is no card in the play area that this action can take.
why-no-fog-in-hand = You have no Fog of War in hand.
why-no-enemy-on-board = There is no enemy unit on the board.
why-not-on-board = This unit is not on the board.
why-not-the-enemy = This is not an enemy unit.
why-not-in-supply = This card is not in the supply.
why-not-of-squad = This card does not belong to that squad.
why-not-in-play-area = This card is not in the play area.
why-not-itself = A card cannot return itself.
why-fog-not-bolstered = Bolster cannot take Fog of War.
why-one-card-due = You must take at least one card.
why-too-many = This action does not allow that many cards.
why-already-bid = You have already bid.

## Terms

term-scenario = Scenario
term-side = Side
term-player = Player
term-opponent = Opponent
term-enemy = Enemy
term-platoon = Platoon
term-squad = Squad
term-unit = Unit
term-board = Board
term-tile = Tile
term-cover = Cover
term-hill = Hill
term-counter = Combat counter
term-control-marker = Control marker
term-spawn-marker = Spawn marker
term-objective = Objective
term-objective-points = Objective points
term-points = Points
term-initiative = Initiative
term-bid = Initiative bid
term-card = Card
term-combat-card = Combat card
term-command-card = Command card
term-fog-of-war = Fog of War
term-actions = Actions
term-soldier = Soldier
term-deck = { pile-deck }
term-hand = { pile-hand }
term-play-area = { pile-played }
term-discard = { pile-discard }
term-supply = { pile-supply }
term-removed = { pile-removed }
term-round = Round
term-turn = Turn
term-scouted = Scouted
term-controlled = Controlled
term-ready = Ready
term-suppressed = Suppressed
term-dice = Dice
term-roll = Roll
term-base-defence = Base defence
term-total-defence = Total defence
term-range = Range
term-hit = Hit
term-miss = Miss
term-casualties = Casualties
term-victory = Victory
term-draw = Draw

scenario-made = Own scenario
    .history = A player made this scenario.
    .brief = Each side’s panel says what it must do to win.
scenario-random = Random battle
    .history = A fictional battle: the map, the forces and the objectives were drawn at random.
    .brief = Each side’s panel says what it must do to win; the forces are about even.

## What is wrong with a scenario that a player made

fault-no-map = The map has no tiles
fault-too-many-tiles = { $count } tiles, but the box has only { $copies }
fault-tile-misaligned = Tile “{ $name }” starts at column { $column }. Tiles start at columns 0, { $width }, { $double } and so on
fault-tile-twice = Tile “{ $name }” appears twice
fault-tiles-overlap = Tile “{ $name }” overlaps tile “{ $other_name }”
fault-unknown-tile = There is no tile “{ $name }”
fault-both-faces = Both faces of tile { $name } are placed
fault-not-connected = The tiles are not all connected
fault-not-on-map = Tile “{ $name }” is not on the map
fault-too-many-kinds = More than { $most } kinds of counter
fault-too-many-units = More than { $most } counters on a side
fault-unknown-card = Unknown card
fault-too-many-copies = { $count } copies, but the box has { $copies }
fault-other-sides-card = This card belongs to the other side
fault-small-deck = Cards in the deck: { $count }. A side needs at least { $least } to start
fault-marked-twice = Tile “{ $name }” is marked twice
fault-both-control = Both sides control the same tile
fault-unknown-counter = There is no counter “{ $name }”
fault-placed-twice = { $unit } is placed twice
fault-no-cards = { $unit } has no cards in this scenario
fault-bad-spawn = { $value } is not possible here. Choose “all”, a squad or a unit
fault-too-many-points =
    { $points ->
        [one] { $points } point is more than the map has
       *[other] { $points } points are more than the map has
    }
fault-points-or-pin = A side wins either by points or by pinning the enemy
fault-unknown-vehicle = Unknown vehicle
fault-other-sides-vehicle = This vehicle belongs to the other side
fault-rough-ground = A vehicle cannot stand on difficult terrain
fault-too-few-seats =
    { $count ->
        [one] There is only { $count } seat
       *[other] There are only { $count } seats
    }
fault-not-placed = { $unit } has cards but no place
fault-no-aim = A side needs a goal: points, escape or neutralise
fault-no-pieces = Choose at least one piece for this goal
fault-no-exit = There is no escape marker on the map
fault-not-their-soldier = { $unit } is not a soldier of that side
fault-unknown-piece = There is no soldier or vehicle “{ $name }”
fault-too-many-exits = { $count } escape markers, but the box has { $copies }
fault-too-many-structures = { $count } structure markers, but the box has { $copies }

## Small edits

edit-unmark = { $side_the } have not scouted { $tile }
edit-scout = { $side_the } have scouted { $tile }
edit-control = { $side_the } control { $tile }
edit-to-deck = { $side_the } have one more { $card } in the deck
edit-to-supply = { $side_the } have one { $card } fewer in the deck
edit-more-supply = { $side_the } have one more { $card } in the supply
edit-less-supply = { $side_the } have one { $card } fewer in the supply
edit-needs =
    { $count ->
        [one] { $side_the } need { $count } point
       *[other] { $side_the } need { $count } points
    }
edit-worth =
    { $count ->
        [one] Objective { $tile } is worth { $count } point
       *[other] Objective { $tile } is worth { $count } points
    }
edit-last-round = The last round is round { $count }
edit-initiative = { $side_the } have the first initiative
edit-start = { $side_the } start { $to_on } instead of { $from }
edit-face = Tile { $from } is placed with its other face up: { $to }
edit-must-escape =
    { $count ->
        [one] { $side_the } must get { $count } counter off the board
       *[other] { $side_the } must get { $count } counters off the board
    }
edit-must-neutralise =
    { $count ->
        [one] { $side_the } must neutralise { $count } counter
       *[other] { $side_the } must neutralise { $count } counters
    }
edit-structure-worth =
    { $count ->
        [one] The structure { $tile_on } is worth { $count } point
       *[other] The structure { $tile_on } is worth { $count } points
    }
