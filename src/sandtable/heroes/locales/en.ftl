### The words of the Heroes system. English.
###
### An argument that names a unit, a card or a side comes in all its forms: $unit is the name, $unit_acc
### its attribute .acc, $unit_id the id. A unit that one may not know has the id "none". Places are plain
### text: c4 is a square, b5c6 what lies between two squares. The renderer makes the first letter of an
### event, a prompt, a move or a reason a capital. The terms are those of the rulebook page.

## A unit in a sentence, known or concealed: who acts ($unit of $side), and whom it is done to ($target of
## $enemy). The attributes are the forms a sentence may need: .acc object, .gen possessor, .dat recipient.

who =
    { $unit_id ->
        [none] a concealed { $side_adj_masc } unit
       *[other] { $unit_the }
    }
    .acc =
    { $unit_id ->
            [none] a concealed unit
           *[other] { $unit_the_acc }
        }
    .gen = { who }
    .dat = { who }
whom =
    { $target_id ->
        [none] a concealed { $enemy_adj_masc } unit
       *[other] { $target_the }
    }
    .acc = { whom }
    .gen = { whom }
    .dat = { whom }

## Where a unit is: on its square, or still to come. A second unit that a card is aimed at.

where =
    { $off ->
        [yes] {" "}(not on the map yet)
       *[no] {" "}({ $cell })
    }
where-second =
    { $second_off ->
        [yes] {" "}(not on the map yet)
       *[no] {" "}({ $second_cell })
    }
second =
    { $second_id ->
        [none] a concealed unit
       *[other] { $second_the }
    }
    .acc =
    { $second_id ->
            [none] a concealed unit
           *[other] { $second_the_acc }
        }
and-second =
    { $targets ->
        [2] {" "}and { second.acc }{ where-second }
       *[other] {""}
    }

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
count-left =
    { $left ->
        [one] { $left } movement point left
       *[other] { $left } movement points left
    }

## What a unit does

action-nothing = No action
action-move = Move
action-assault = Assault
action-fire = Fire
action-fire-second = Fire (secondary weapon)
action-suppress = Suppressive Fire
action-suppress-second = Suppressive Fire (secondary weapon)
action-snipe = Sniper
action-barrage = Indirect Fire
action-grenade = Grenade
action-rifle-grenade = Rifle Grenade
action-panzerfaust = Panzerfaust
action-demolish = Destruction
action-card = Card

## Steps of a vehicle of two squares, directions, and which side of a counter is up: the front is the
## concealed or the packed side, the back the visible or the ready one

form-forward = Forward
form-forward-left = Forward and left
form-forward-right = Forward and right
form-back = Reverse
form-back-left = Reverse and left
form-back-right = Reverse and right
form-pivot-left = Pivot left
form-pivot-right = Pivot right
direction-n = north
direction-ne = north-east
direction-e = east
direction-se = south-east
direction-s = south
direction-sw = south-west
direction-w = west
direction-nw = north-west
up-front = Concealed or packed side
up-back = Visible or ready side

## Order tokens, bonus tactics, results of an attack, what a roll is for

token-1 = order 1
token-2 = order 2
token-3 = order 3
token-4 = order 4
token-5 = order 5
token-6 = order 6
token-7 = order 7
token-8 = order 8
token-9 = order 9
token-10 = order 10
token-special = special order
token-bluff = bluff
bonus-more-cards = one extra card each turn
bonus-more-orders = one extra order each turn
bonus-special-order = a special order
bonus-refill = refill the hand
bonus-keep-initiative = keep the initiative
result-none = no effect
result-suppressed = suppressed
result-suppressed-twice = suppressed twice
result-hit = a hit
result-hit-and-suppressed = a hit and suppressed
result-killed = a double hit
purpose-assault = for the Assault
purpose-damage = for damage
purpose-anti-air = for anti-aircraft defence

## How much a player wants to be asked to play cards

ask-never = Never ask me to play cards
ask-own = Ask me on my rolls, on hits on my units and when cards are played against me
ask-attacks = Ask me wherever one of my cards could help
ask-always = Ask me at every moment, even if I have nothing to play

## Damage of a heavy vehicle, by the number of the roll

damage =
    { $damage ->
        [1] crew
        [2] track
        [3] armour
        [4] armour
       *[5] main weapon
    }

## How a game ends: what follows "They win:" or "The game is drawn:"

ending-objectives = objective achieved
ending-disorganised = an army is disorganised
ending-last-turn = the last turn has ended

## Events

event-scenario-began = The battle begins.
event-turn-began = Turn { $turn }: Order Phase.
event-activation-began = Activation Phase.
event-supply-began = Supply Phase.
event-initiative = { $side_the } have the initiative.
event-deployed = { $side_the } deploy { who.acc } at { $cell }.
event-placed = { $side_the } place { who.acc } at { $cell }.
event-order-placed =
    { $token_id ->
        [none] { $side_the } place an order token on { who.acc }{ where }.
       *[other] { $side_the } place an order token on { who.acc }{ where }: { $token }.
    }
event-order-shown =
    { $number ->
        [0] Special order: { who }{ where }.
       *[other] Order { $number }: { who }{ where }.
    }
event-order-moved = { $side_the } move an order token to { who.acc }{ where }.
event-bluff-shown = A bluff: { who }{ where } has no order.
event-activated = { who } is activated without an order.
event-moved = { who } moves to { $cell }.
event-boarded = { who } boards { $transport_the_acc }.
event-left = { who } leaves the map.
event-flipped = { who } flips ({ $cell }).
event-revealed = { who } is revealed ({ $cell }).
event-concealed = { who } is concealed ({ $cell }).
event-hedge-cut = { who } cuts a passage through the hedgerow ({ $cell }).
event-wreck-crushed = { who } drives over a wreck ({ $cell }).
event-wreck-destroyed = The wreck at { $cell } is removed.
event-structure-destroyed =
    { $overlay_id ->
        [puma_wreck] { $overlay } is removed.
        [half_track_wreck] { $overlay } is removed.
        [panzer_wreck] { $overlay } is removed.
       *[other] { $overlay } is reduced to ruins.
    }
event-fired = { $action }: { who } ({ $cell }) at { whom.acc } ({ $target_cell }), range { $range }.
event-razed =
    { $action }: { who } ({ $cell }) at { $overlay_id ->
        [none] a wreck
       *[other] { $overlay }
    } ({ $target_cell }).
event-attacked =
    { $action_id ->
        [snipe] { attack-roll } = { total-of } against { whom.acc }: { $result }.
       *[other] { attack-roll } = { total-of } against defence { $defence } of { whom.gen }: { $result }.
    }
event-assaulted = { who } assaults { whom.acc } ({ $target_cell }).
event-assault-fought = Assault: { who } scores { $total }, { whom } scores { $enemy_total }.
event-took-square = { who } moves into { $cell }.
event-went-back = { who } returns to { $cell }.
event-rolled = { $side_the } roll { $purpose }: { $dice }.
event-suppressed =
    { $count ->
        [one] { who } gets a Suppressed marker.
       *[other] { who } gets { $count } Suppressed markers.
    }
event-wounded = { who } is wounded.
event-eliminated = { who } is eliminated.
event-destroyed = { who } is destroyed.
event-damaged = { who } is damaged: { damage }.
event-broken = Critical point reached ({ $group }): { $enemy_the } score { count-points }.
event-ammo-spent = { who } uses Ammo.
event-veteran-spent = { who } uses Veteran to reroll.
event-blast-aimed = { $action }: { who } ({ $cell }) aims at { $crossing }.
event-scattered =
    { $die ->
        [5] Dispersion { $die }: on target at { $crossing }.
        [6] Dispersion { $die }: on target at { $crossing }.
       *[other] Dispersion { $die }: the blast lands at { $crossing }.
    }
event-blast-lost = Dispersion { $die }: the blast lands off the map.
event-demolition =
    Destruction ({ $overlay_id ->
        [none] a wreck
       *[other] { $overlay }
    }): { $dice } – { count-points }.
event-card-played =
    { $side_the } play “{ $card }”{ $aim ->
        [own] {" "}on { who.acc }{ where }{ and-second }
        [enemy] {" "}on { whom.acc } ({ $target_cell }){ and-second }
        [crossing] {" "}at { $crossing }
       *[other] {""}
    }.
event-card-resolved = “{ $card }” takes effect.
event-card-void = “{ $card }” has no effect.
event-card-cancelled = “{ $card }” is cancelled.
event-card-returned = “{ $card }” returns to its owner’s hand.
event-drew =
    { $card_id ->
        [none] { $side_the } draw a card.
       *[other] { $side_the } draw a card: “{ $card }”.
    }
event-discarded = { $side_the } discard “{ $card }”.
event-reshuffled = { $side_the } shuffle their discard pile into a new deck ({ count-cards }).
event-bonus-taken =
    { $bonus_id ->
        [none] { $side_the } take a bonus tactic.
       *[other] { $side_the } take a bonus tactic: { $bonus }.
    }
event-bonus-shown = { $side_the } use a bonus tactic: { $bonus }.
event-objective-held =
    { $points ->
        [0] { $side_the } control { $objective_acc }.
       *[other] { $side_the } control { $objective_acc }: +{ count-points }.
    }
event-item-found = Discovered at { $cell }: { $item }.
event-picked-up = { who } picks up { $item_acc }.
event-item-dropped = Dropped at { $cell }: { $item }.
event-support-chosen = { $side_the } choose “{ $card }” for their deck.
event-charge-fired = { $side_the } set off the charge: { $overlay } is blown up.
event-event-happened =
    { $event ->
        [arrival] Event: { $side_the } can bring in units.
        [cards] Event: { $side_the } draw { count-cards }.
        [card] Event: { $side_the } get the card “{ $card }”.
        [bonus] Event: { $side_the } get a bonus tactic.
        [special_order] Event: { $side_the } get a special order.
       *[orders] { $count ->
            [1] Event: { $side_the } get one more order.
           *[other] Event: { $side_the } get { $count } more orders.
        }
    }

## Questions

prompt-deploy = Choose where to deploy { $unit_the_acc }.
prompt-deploy-pick = Choose the next unit to deploy.
prompt-deploy-side = Choose which side of { $unit_the } is face up.
prompt-place = Choose where to place { $unit_the_acc }.
prompt-face = Choose which way { $unit_the } faces.
prompt-orders = Choose a unit for your next order token.
prompt-token = Choose a token for { $unit_the }.
prompt-gap = Order { $number } is next. Reveal it, or act before it.
prompt-between =
    { $number ->
        [11] All numbered orders have been carried out. Do you want to act?
       *[other] Do you want to act before order { $number }?
    }
prompt-order-zero = Use a special order as order 0?
prompt-special = Resolve your special order.
prompt-activate = Choose an action for { $unit_the }.
prompt-assault-target = Assault: choose a target for { $unit_the }.
prompt-move = Move: choose the next square for { $unit_the } ({ count-left }).
prompt-assault-move = Assault: choose the next square for { $unit_the } ({ count-left }).
prompt-target =
    { $ammo ->
        [0] { $action }: choose a target for { $unit_the }.
       *[other] { $action }: choose a target for { $unit_the } (Ammo +{ $ammo }).
    }
prompt-share = How much of the +{ $left } bonus goes to this target?
prompt-share-target = Choose the next target (+{ $left } left).
prompt-attack = { $target_the } is under attack. Play a card?
prompt-rolled = Rolled { $die } against { $target_the_acc }. Keep the result?
prompt-assault = Assault: play a card?
prompt-assault-rolled = Assault: the dice have been rolled. Keep the result?
prompt-retreat = Choose where { $unit_the } retreats to.
prompt-hit = { $target_the } is hit. Play a card?
prompt-opportunity =
    { $target_id ->
        [none] A concealed enemy is moving. React?
       *[other] { $target_the } is moving. React?
    }
prompt-answer = “{ $card }” has been played. Respond?
prompt-card-target = “{ $card }”: choose a target.
prompt-discard = Choose cards to discard.
prompt-break = Choose the option that { $unit_the } counts as a loss for.
prompt-supply = Supply Phase: choose a unit to move.
prompt-supply-end = End of the Supply Phase. Anything else?
prompt-support =
    { $artillery ->
        [0] Choose an air card for your deck.
       *[other] { $air ->
            [0] Choose an artillery card for your deck.
           *[other] Choose an air or artillery card for your deck.
        }
    }
prompt-go = Choose a unit to move.
prompt-dice-rolled = Rolled { $dice }. Keep the result?
prompt-blast-order = Choose the next unit the blast attacks.
prompt-demolish =
    Roll for Destruction against { $overlay_id ->
        [none] the wreck
       *[other] { $overlay }
    }?
prompt-damage-die = Choose the damage die that applies to { $unit_the }.
prompt-window = Play a card now?

## Moves

move-do = { $action }
move-die = Use the { $count }
move-step = Move to { $cell }
move-drive = { $form }
move-flip = Flip
move-halt = End move
move-board = Board { $unit_the_acc }
move-leave = Leave the map
move-ammo = Use Ammo: +1
move-target = Target on { $cell }
move-share = +{ $count }
move-blast = Target { $crossing }
move-on = At { $cell }
move-face = Face { $direction }
move-up =
    { $flip_id ->
        [ambush]
            { $up_id ->
                [front] Concealed side
               *[other] Visible side
            }
        [tripod]
            { $up_id ->
                [front] Packed side
               *[other] Ready side
            }
       *[other] { $up }
    }
move-order = Order for { $unit_the }
move-token = { $token }
move-reveal = Reveal the order
move-resolve = Special order: { $unit }
move-activate = { $unit }
# While cards are chosen for the deck (HN-12.8), $artillery is how many are left to choose.
move-card =
    { $artillery ->
        [one] Choose “{ $card }”
        [other] Choose “{ $card }”
       *[none] Play “{ $card }”
    }
move-pick = { $unit }
move-reroll = Veteran: reroll
move-reroll-die = Veteran: reroll every { $count }
move-charge = Count for { $group }
move-show = Use bonus tactic: { $bonus }
move-conceal = Place a Concealed marker
move-discard = Discard “{ $card }”
move-ask = { $ask }
move-keep = Keep the card in hand
move-pass = Pass

## Why a move is not possible

why-game-over = The game is over.
why-chance-first = The dice or draw must be resolved first.
why-not-your-turn = This is not your decision.
why-finish-first = Finish what you have started first.
why-not-asked = This is not possible here.
why-no-such-step = This square is not one step away.
why-no-points = The unit has no movement left.
why-closed = The unit cannot enter this terrain.
why-occupied = Another unit is in the way.
why-zone = An enemy zone of control prevents this step.
why-no-passage = This diagonal has no passage.
why-wall = A wall is in the way.
why-cannot-stop = The unit cannot stop on another unit.
why-out-of-reach = The unit cannot reach the target.
why-stopped = The unit cannot move any further.
why-no-flip = The unit cannot flip now.
why-seen-there = The enemy would spot the unit there immediately.
why-no-seat = There is no room on board.
why-not-beside = The unit is not next to it.
why-no-exit = Units cannot leave the map here.
why-no-target = There is nothing to choose here.
why-no-line = There is no line of sight.
why-too-far = The target is out of range.
why-out-of-arc = The target is outside the firing arc.
why-no-attack = The unit cannot attack this type of target.
why-concealed-target = A concealed unit cannot be targeted.
why-not-able = The unit cannot do this.
why-suppressed = The unit is suppressed.
why-no-kit = The unit has no token or marker for this.
why-no-support = This card needs an Airstrike or Artillery option.
why-no-copies = There are no more copies of this card.
why-heavy-aboard = This cannot be done from a vehicle.
why-no-demolition = This weapon cannot destroy structures.
why-too-far-apart = The targets are more than 2 squares apart.
why-other-type = The targets are of different types.
why-no-share = Each target needs at least +1, and the whole bonus must be used.
why-not-in-zone = This square is outside the zone.
why-next-to-objective = This square is next to an objective or a bonus tactic.
why-has-order = The unit already has a token.
why-no-token = You have no such token left.
why-kept-for-personal = The token is needed for a Personal Order.
why-no-bluff = A unit with a Personal Order cannot be given a bluff.
why-no-special = You have no special order to use here.
why-not-autonomous = The unit is not Autonomous.
why-has-acted = The unit has already acted.
why-not-in-hand = This card is not in your hand.
why-not-now = This cannot be played now.
why-no-use = It would have no effect right now.
why-no-bonus-held = You do not have this bonus tactic.
why-must-step = After Fire on the Move the unit must keep moving.
why-no-fire-in-supply = Units cannot fire or assault in the Supply Phase.
why-too-many = The limit has already been reached.
why-inside-house = This cannot be done into or out of a building.
why-not-an-enemy = There is no enemy unit there.
why-must-discard = You must discard down to your hand limit.
why-declared = The Assault has been declared and must be carried out.

## An attack before and after the roll. $sum is what is added to the die, $total the defence with cover.
## After it: $bonus is the combat bonus (doubled in Suppressive Fire unless it is negative), $limit what
## reducing terrain takes off, $other what range and suppression take off.

attack-sum =
    die{ $sum_sign ->
        [minus] {" "}− { $sum_size }
       *[other] {" "}+ { $sum }
    } against defence { $total }
attack-odds = { $percent }% chance to hit
attack-roll =
    { $die }{ $bonus_sign ->
        [zero] { $action_id ->
            [snipe] {""}
           *[other] {" "}+ 0
        }
        [minus] {" "}− { $bonus_size }
       *[other] { $action_id ->
            [suppress] {" "}+ 2 × { $bonus }
            [suppress_second] {" "}+ 2 × { $bonus }
           *[other] {" "}+ { $bonus }
        }
    }{ $limit ->
        [0] {""}
       *[other] {" "}− { $limit }
    }{ $other ->
        [0] {""}
       *[other] {" "}− { $other }
    }
total-of =
    { $total_sign ->
        [minus] −{ $total_size }
       *[other] { $total }
    }

## Why an army is refused

army-no-such-card = Unknown card.
army-no-such-option = Unknown recruitment tile or option.
army-other-army = This belongs to the other army.
army-not-in-a-slot = Options go below a recruitment tile. Only heroes stand on their own.
army-no-plate = The army needs a recruitment tile. A Field Command alone is not enough.
army-too-many-points = The army is over the points limit.
army-command-too-early = A Field Command needs a points limit of at least 200.
army-one-command = An army can have only one Field Command.
army-no-slot = The options do not all fit the slots of this recruitment tile.
army-other-insignia = The option belongs to another division.
army-order-needs-command = An order option needs a Field Command.
army-no-traits-in-command = A Field Command cannot have traits.
army-hero-needs-plate = The hero needs a recruitment tile of the same division.
army-too-many-copies = There are not enough copies.
army-no-air-strike = Air cards need the Airstrike option.
army-no-artillery = Artillery cards need the Artillery option.
army-too-few-cards = The deck needs at least 40 cards.

## Phases

phase-deployment = Deployment
phase-orders = Order Phase
phase-activation = Activation Phase
phase-supply = Supply Phase

## Types and frames of units, their abilities and those of their weapons, their damage

type-infantry = Infantry
type-light = Light vehicle
type-heavy = Heavy vehicle
frame-plain = Unit
frame-officer = Officer
frame-hero = Hero
frame-heavy-weapon = Heavy weapon
ability-ambush = Ambush
ability-arc = Firing Arc
ability-assault = Assault
ability-autonomous = Autonomous
ability-concealed = Concealed
ability-destruction = Destruction
ability-frightening = Frightening Shot
ability-good-vibrations = Positive Waves
ability-gun = Gun
ability-howitzer = Howitzer
ability-indirect = Indirect Fire
ability-last-hit = Last hit
ability-limited-range = Limited Range
ability-machine-gun = Machine Gun
ability-no-turning = Does not turn
ability-on-the-move = Fire on the Move
ability-opportunity = Opportunity Fire
ability-orders = Orders
ability-personal = Personal Order
ability-piercing = Piercing
ability-scout = Scout
ability-sniper = Sniper
ability-suppression = Suppressive Fire
ability-transport = Transport
ability-tripod = Tripod
damage-crew = Crew
damage-track = Track
damage-armour = Armour
damage-main-gun = Main weapon

## Equipment and traits

kit-ammo = Ammo
kit-culin = Culin Hedgerow Cutter
kit-grenade = Grenade
kit-panzerfaust = Panzerfaust
kit-rifle-grenade = Rifle Grenade
kit-veteran = Veteran

## Terrain

terrain-open = Open ground
terrain-road = Road
terrain-hedgerow = Hedgerow
terrain-woods = Forest
terrain-deep-woods = Deep forest
terrain-wheat = Wheat field
terrain-bushes = Thicket
terrain-water = Water
terrain-position = Defensive position
terrain-house = Building
terrain-ruin = Ruins
terrain-light-wreck = Wreck
terrain-heavy-wreck = Tank wreck

## Terms

term-scenario = Scenario
term-side = Side
term-player = Player
term-opponent = Opponent
term-enemy = Enemy
term-army = Army
term-unit = Unit
term-board = Map
term-square = Square
term-intersection = Intersection
term-overlay = Overlay
term-structure = Structure
term-deployment-zone = Deployment zone
term-objective = Objective
term-bonus-tactic = Bonus tactic
term-item = Item
term-points = Victory points
term-army-points = Army points
term-critical-point = Critical point
term-recruitment-tile = Recruitment tile
term-option = Option
term-slot = Slot
term-equipment = Equipment
term-trait = Trait
term-hero = Hero
term-initiative = Initiative
term-turn = Turn
term-last-turn = Last turn
term-event = Event
term-order = Order
term-token = Order token
term-special-order = Special order
term-bluff = Bluff
term-star = Order star
term-activated = Activated
term-suppressed = Suppressed
term-concealed = Concealed
term-revealed = Revealed
term-wounded = Wounded
term-damage = Damage
term-aboard = Aboard
term-wreck = Wreck
term-card = Card
term-hand = Hand
term-deck = Deck
term-discard = Discard pile
term-movement = Movement
term-defence = Defence
term-front = Front
term-flank = Side
term-rear = Rear
term-cover = Cover
term-combat-bonus = Combat bonus
term-main-weapon = Main weapon
term-secondary-weapon = Secondary weapon
term-range = Range
term-long-range = Long range
term-line-of-sight = Line of sight
term-reducing = Reducing terrain
term-blocking = Blocking terrain
term-difficult = Difficult terrain
term-impassable = Impassable
term-zone-of-control = Zone of control
term-blast = Blast pattern
term-dispersion = Dispersion
term-destruction = Destruction
term-anti-air = Anti-aircraft defence
term-dice = Dice
term-roll = Roll
term-hit = Hit
term-double-hit = Double hit
term-miss = Miss
term-victory = Victory
term-draw = Draw

## What is wrong with a scenario that a player made

fault-no-boards = The map has no boards
fault-unknown-board = There is no board { $name }
fault-bad-turn = “{ $name }” can only be turned by 90, 180 or 270 degrees
fault-board-twice = Board { $name } is placed twice, or with both faces
fault-board-grid = Boards lie in 1 to { $rows } rows of the same length, 1 to { $columns } in each
fault-not-a-place = { $value } is not a place on this map
fault-unknown-overlay = There is no overlay “{ $name }”
fault-overlay-off-map = “{ $name }” does not lie on the map
fault-overlays-overlap = “{ $name }” lies over another overlay
fault-too-many-overlays = More than { $most } overlays
fault-overlay-copies = { $overlay }: { $count } used, but the box has { $copies }
fault-same-name = Two things are called “{ $name }”
fault-unknown-unit = There is no counter “{ $name }” for this side
fault-unit-copies = { $unit }: { $count } used, but the box has { $copies }
fault-too-many-units = More than { $most } units or { $groups } groups
fault-broken-army = { $problem } ({ $rule })
fault-unknown-card-named = There is no card “{ $name }”
fault-small-deck = Cards in the deck: { $count }. A side needs at least { $least } to start
fault-too-many-bonuses = There are only six bonus tactics
fault-too-many-aims = A side has at most four goals
fault-too-many-things = { $count } entries; at most { $most } are possible
fault-unknown-objective = There is no objective “{ $name }”
fault-orders-at-start = Orders are given at the start of a turn
fault-not-a-house = “{ $name }” is not a building. No unit can be inside it
fault-not-a-charge = “{ $name }” is not an item that blows something up
fault-no-place = “{ $name }” has no place on the map
fault-bad-area = { $value } is not an area. Write it like c4 or a1:g3
fault-taken = Another unit stands there

## Small edits

edit-add-option = { $side_the } get { $group }
edit-drop-option = { $side_the } do not get { $group }
edit-swap-option = { $side_the } have { $instead } instead of { $group }
edit-aim-points =
    { $count ->
        [one] { $side_the } need { $count } point
       *[other] { $side_the } need { $count } points
    }
edit-aim-exit =
    { $count ->
        [one] { $side_the } must get { $count } unit off the map
       *[other] { $side_the } must get { $count } units off the map
    }
edit-aim-gather =
    { $count ->
        [one] { $side_the } must bring { $count } item
       *[other] { $side_the } must bring { $count } items
    }
edit-aim-hold = { $side_the } can win by controlling their objective from turn { $count }
edit-objective-worth =
    { $count ->
        [one] { $objective }: { $count } point
       *[other] { $objective }: { $count } points
    }
edit-last-turn = The last turn is turn { $count }
edit-initiative = { $side_the } have the first initiative
edit-initiative-random = The first initiative is random
edit-zone-larger = { $side_the } can deploy one column further forward
edit-zone-smaller = { $side_the } deploy one column further back
edit-arrive = { $unit } ({ $side }) arrives on turn { $count }
edit-arrive-all = { $side_the } arrive on turn { $count }
