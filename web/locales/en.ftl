### The words of the page itself. English.
###
### An argument that names a side, a card or a tile comes in all its forms, as in the game's own texts:
### $side_the, $side_acc and so on; they may be used wherever a title is open.

## Everywhere

web-brand = Sandtable
web-not-found = Page not found
web-to-lobby = Back to lobby
web-skip-link = Skip to the prompt
web-close = Close
web-loading = Setting up the table…
web-offline = Connection lost. Reconnecting…
web-renewal-waiting = A new version is available. The page will reload once your last move has been saved.
web-renewal-offline = Part of the page could not be loaded because the server can’t be reached.
web-renewal-stuck = Part of the page still could not be loaded after a reload. The server may be updating. Try again in a moment.
web-renewal-again = Reload
web-not-found-help = The link may be wrong or out of date. Check the address, or start from the lobby.
web-no-table = This table does not exist.
web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-auto = System
web-theme-light = Light
web-theme-dark = Dark
web-speed = Animation speed
web-speed-1 = Normal
web-speed-2 = 2×
web-speed-instant = Instant
web-speed-step = Step by step
web-letters = Single-letter shortcuts (U, E, L, R…)

## Studio: library and editor

web-studio = Studio
web-studio-heading = Scenario studio
web-studio-lead = Draw a battle, see right away whether it is valid, and let the computer play it until you know whether it is fair.
web-studio-new = New scenario
web-studio-begin-scratch = From scratch
web-studio-begin-scratch-note = An empty table and the whole box.
web-studio-begin-scenario = From a scenario
web-studio-begin-scenario-note =
    { $scenarios ->
        [0] A copy of a scenario in the lobby, or of a published one.
       *[other] A copy of one of the { $scenarios } scenarios in the lobby, or of a published one.
    }
web-studio-begin-generated = From a random battle
web-studio-begin-generated-note = Choose a size and a seed, then change what you like.
web-studio-begin-import = Import a file
web-studio-begin-import-note = .toml, .sandtable or the .record of a game, up to 256 kB. Or drop it here.
web-studio-import-large = The file is too large. The limit is 256 kB.
web-studio-which-title = Game
web-studio-scenario = Scenario
web-studio-edit-copy = Edit a copy
web-studio-edit-battle = Edit this battle
web-studio-quota = Your studio
web-studio-quota-drafts = Drafts
web-studio-quota-published = Published
web-studio-quota-used = You have no room for more drafts. Delete one, or create an account to get more room.
web-studio-of = { $count } of { $most }
web-studio-drafts = My drafts
web-studio-all-drafts = All drafts ({ $count })
web-studio-fewer-drafts = Show fewer
web-studio-no-drafts = No drafts yet. Choose how to start.
web-studio-deleted = Deleted drafts ({ $count })
web-studio-restore = Restore
web-studio-open = Open
web-studio-duplicate = Duplicate
web-studio-delete = Delete
web-studio-copy-of = Copy of { $name }
web-studio-card-menu = Actions: { $name }
web-studio-changed = Changed { $time }
web-studio-not-measured = Not measured
web-studio-unnamed = Untitled battle
web-studio-back = Back to the studio
web-studio-to = To the studio
web-studio-name = Scenario name
web-studio-rename = Rename
web-studio-fork-of = copy of { $name }
web-studio-tabs = Parts of the scenario
web-studio-tab-map = Map
web-studio-tab-sides = Sides
web-studio-tab-story = Story
web-studio-tab-balance = Balance
web-studio-tools = Tools
web-studio-rail = Properties and checklist
web-studio-less = Less: { $what }
web-studio-more = More: { $what }
web-studio-undo = Undo
web-studio-redo = Redo
web-studio-play = Play
web-studio-play-menu = Choose an opponent
web-studio-more-commands = More
web-studio-opponent-here = Same screen
web-studio-opponent-friend = Link for a friend
web-studio-publish = Publish…
web-studio-saved = Saved { $time }
web-studio-state-saving = Saving…
web-studio-state-device = Stored on this device
web-studio-state-conflict = Not saved: changed elsewhere
web-studio-state-gone = Not saved: the draft was deleted
web-studio-state-refused = Not saved: the text is too long
web-studio-conflict-note = This draft was changed in another window or on another device. Nothing will be overwritten.
web-studio-conflict-other = Use the other changes
web-studio-conflict-copy = Keep mine as a copy
web-studio-offline = You’re offline. Changes are stored on this device.
web-studio-server-silent = The server isn’t answering. Changes are stored on this device.
web-studio-offline-wait = This needs a connection. Try again when you’re online.
web-studio-not-here = The server can’t be reached, and this draft isn’t stored on this device.
web-studio-on-device = Drafts on this device
web-studio-not-saved = The draft could not be saved, so you can’t play it yet. Nothing is lost.
web-studio-gone = This draft is private or was deleted.
web-studio-loading = Laying out the map…
web-studio-checking = Checking…
web-studio-valid = Valid
web-studio-unchecked = Not checked
web-studio-unchecked-note = The last change has not been checked yet. This happens as soon as the server answers.
web-studio-checklist = Checklist
web-studio-show = Show
web-studio-changes = Last changes
web-studio-no-changes = Nothing changed yet
web-studio-history = History
web-studio-step-start = Draft opened
web-studio-step-elsewhere = Changed elsewhere
web-studio-step-renamed = Renamed
web-studio-step-text = Edited as text
web-studio-balance = Balance
web-studio-no-estimate = No estimate yet.
web-studio-predicted = Estimate for fast computer players, off by up to { $points } points in 19 of 20 drafts.
web-studio-predicted-at = Predicted at { $time }. Fix the errors below to update it.
web-studio-predicted-waits = Predicted at { $time }. It will be updated when the server answers.
web-studio-unlike = No estimate. This scenario is too different from known ones.
web-studio-report = Report on the last game
web-studio-as-text = Edit as text
web-studio-export-as = Export as { $kind }
web-studio-text = The scenario as text
web-studio-take-text = Use this text
web-studio-line = Line { $line }:
web-studio-keys = Keyboard shortcuts
web-studio-key-arrows = next place
web-studio-key-enter = place, choose, open
web-studio-key-escape = put back, one step back
web-studio-key-grab = pick up: arrows move, Enter places
web-studio-key-face = other face
web-studio-key-tools = tools of the map
web-studio-key-turn = turn by 90°
web-studio-key-facing = direction of a counter
web-studio-key-rotate = rotate the map
web-studio-key-points = objective points
web-studio-key-remove = remove
web-studio-key-undo = undo, redo
web-studio-key-mirror = mirror left–right, top–bottom, rotate
web-studio-key-copy = copy, cut, paste, duplicate
web-studio-key-all = select all of this kind
web-studio-key-overlay = next, previous map overlay
web-studio-key-fault = next, previous error
web-studio-key-play = play
web-studio-key-tabs = tabs
web-studio-key-zoom = zoom, whole map
web-studio-key-help = keyboard shortcuts
web-studio-faults =
    { $count ->
        [0] No errors
        [one] 1 error
       *[other] { $count } errors
    }
web-studio-hints =
    { $count ->
        [one] 1 hint
       *[other] { $count } hints
    }
web-hint-nearer = Much closer for one side: { $what }
web-hint-nearer-note = Moves to get there: { $moves }
web-hint-unused = Never used: { $places }
web-hint-unused-note = No unit stood there in { $games } games.
web-hint-fog = Many first hands are all Fog of War
web-hint-fog-note = { $name }: { $share } of first hands
web-hint-limit = Many games end only at the limit
web-hint-limit-note = { $share } of { $games } games
web-hint-bought = Hardly ever bought: { $what }
web-hint-bought-note = { $name }: in fewer than 5% of { $games } games
web-hint-decided = This goal decided no game: { $what }
web-hint-decided-note = { $name }: { $games } games
web-hint-threat =
    { $squares ->
        [one] { $what } can fire at { $squares } square of the enemy’s deployment zone
       *[other] { $what } can fire at { $squares } squares of the enemy’s deployment zone
    }
web-hint-threat-note = { $name } · { $where }, before the first move
web-hint-language = No name in: { $languages }
web-hint-language-note = Players see the first language that has one.
web-studio-tag-predicted = Predicted
web-studio-tag-measured = Measured
web-studio-tag-queued = Queued · place { $place }
web-studio-tag-waiting = Waiting for your other measurement
web-studio-tag-measuring = Measuring · { $games } of { $wanted }
web-studio-card-measured = Measured · { $name } { $share }
web-studio-chip-predicted = predicted ±{ $points }
web-studio-chip-measured = measured
web-studio-quota-games = Games measured today
web-studio-tool-select = Select
web-studio-tool-tiles = Tiles
web-studio-tool-points = Points
web-studio-tool-pieces = Pieces
web-studio-tool-spawn = Spawn
web-studio-tool-markers = Markers
web-studio-tool-mirror = Mirror
web-studio-mirror-part = Mirror the selected tiles
web-studio-mirror-all = Mirror the map
web-studio-mirror-across = Left to right
web-studio-mirror-down = Top to bottom
web-studio-mirror-around = By 180°
web-studio-mirror-half = Mirror and swap sides
web-studio-mirror-half-note = Gives the second side the mirror image of what the first side has.
web-studio-tool-rotate = Rotate
web-studio-tool-ruler = Ruler
web-studio-palette = In the box
web-studio-box-tiles = Tiles in the box
web-studio-left = { $count } of { $most } left
web-studio-all = All
web-studio-face-spoken = Tile { $tile }, { $ground }, cover { $cover }, { $where }
web-studio-face-laid = on the map
web-studio-face-other = its other face is on the map
web-studio-face-free = in the box
web-ground-field = open ground
web-ground-road = road
web-ground-cross = crossroads
web-ground-stream = stream
web-ground-bocage = hedgerows
web-ground-farm = farm
web-ground-woods = woods
web-ground-village = village
web-ground-church = church
web-ground-hill = hill
web-ground-flat = open desert
web-ground-dunes = dunes
web-ground-ridge = ridge
web-ground-rocks = rocks
web-ground-track = track
web-ground-camp = camp
web-ground-oasis = oasis
web-ground-fort = fort
web-ground-wadi = wadi
web-ground-airstrip = airstrip
web-studio-tip-tiles = Choose a face, then a free place, or drag it there. F shows the other face.
web-studio-tip-pieces = Choose a counter, then a tile, or drag it there.
web-studio-tip-vehicles = A vehicle cannot stand on difficult terrain. Drop a soldier on a vehicle to fill a seat.
web-studio-tip-spawn = Choose who enters, then the tiles. Press a tile again to remove the marker.
web-studio-tip-markers = Choose a marker, then the tiles. Press a tile again to remove the marker.
web-studio-tip-points = Press a tile to add a point, or with Alt to remove one. Keys 0 to 9 set the number.
web-studio-tip-ruler = Choose two tiles to see how far apart they are.
web-studio-tip-select = Choose a tile or a counter. Hold Shift to choose several tiles.
web-studio-tip-sides = Deck: the cards a side starts with. Supply: the cards Bolster can add.
web-studio-counters = Counters
web-studio-vehicles = Vehicles
web-studio-structures = Structures
web-studio-defence = defence { $defence }
web-studio-exit-note = leads off the map
web-studio-no-cards = no cards
web-studio-cards = { $deck } in the deck, { $supply } in the supply
web-studio-tile = Tile { $tile }
web-studio-tiles-chosen = { $count } tiles
web-studio-pieces-chosen = { $count } pieces
web-studio-things-chosen = { $count } selected
web-studio-free-place = Free place
web-studio-on-tile = { $what }, { $tile }
web-studio-where = column { $column }, row { $row }
web-studio-no-counters = no counters
web-studio-first-tile = Place the first tile
web-studio-place-beside = Free place beside { $tiles }
web-studio-map-spoken = Map. Arrow keys move between tiles.
web-studio-selection = Selection
web-studio-deselect = Deselect
web-studio-nothing-selected = Nothing is selected.
web-studio-flip = Flip
web-studio-flip-to = Flip to { $tile }
web-studio-move = Move
web-studio-remove = Remove
web-studio-copy = Copy
web-studio-paste = Paste
web-studio-once = The box has only one of these, so it can’t be copied.
web-studio-none-alike = No other tile with this cover is left in the box.
web-studio-faces-alike = Same cover, still in the box
web-studio-no-room = There is no room for that.
web-studio-empty-seats = Empty the seats
web-studio-no-seat = There is no free seat.
web-studio-add-cards = Add cards for { $what } ({ $deck } in the deck, { $supply } in the supply)?
web-studio-add-its-cards = Add cards
web-studio-add = Add
web-studio-not-now = Not now
web-studio-take-map = Use a scenario’s map…
web-studio-take-lists = Use a scenario’s lists…
web-studio-take = Use
web-studio-to-columns = Arrange in columns
web-studio-to-rows = Arrange in rows
web-studio-overlay = Map overlay
web-studio-overlay-nothing = Nothing
web-studio-overlay-cover = Cover
web-studio-overlay-cover-key = Cover of each tile
web-studio-overlay-distance = Distance
web-studio-overlay-distance-key = Steps from where each side starts
web-studio-overlay-first = First to arrive
web-studio-overlay-first-key = Moves for the nearest unit that can control the objective
web-studio-overlay-fire = Fire
web-studio-overlay-fire-key = Range + cover, from the selected tile
web-studio-overlay-heat = Heat
web-studio-overlay-heat-none = Measure this draft to see where counters stood and fell.
web-studio-overlay-waits = Fix the errors first.
web-studio-mark-none = None
web-studio-mark-scouted = Scouted
web-studio-mark-controlled = Controlled
web-studio-objective-of = Objective points of { $tile }
web-studio-points-of = of { $count } on the map
web-studio-marker-of = Marker: { $side }
web-studio-spawn-of = Spawn: { $side }
web-studio-spawn-all = Everyone enters here
web-studio-structure-points = Points of { $what }
web-studio-in-deck = { $side }, { $what }, in the deck
web-studio-in-supply = { $side }, { $what }, in the supply
web-studio-deck-spoken = { $side }, { $what }, in the deck. The box has { $copies }
web-studio-supply-spoken = { $side }, { $what }, in the supply. The box has { $copies }
web-studio-vehicle-facts = defence { $defence }, armour { $armour } · disabled at { $critical }, destroyed at { $integrity }
web-studio-seat = Seat { $seat } of { $vehicle }
web-studio-seat-free = Free
web-studio-seat-needs = { $role } only
web-studio-the-game = The game
web-studio-back-to-map = Back to the map
web-studio-round-limit = Round limit
web-studio-map-points = Points on the map
web-studio-lists = Lists
web-studio-copy-list = Copy list: { $giver } → { $taker }
web-studio-swap = Swap the sides
web-studio-give-initiative = Give the initiative
web-studio-wins-with = Wins by
web-studio-aims = goals
web-studio-aim-of = Goal: { $side }
web-studio-aim-points = Points
web-studio-aim-pin = Pin the enemy
web-studio-aim-escape = Escape
web-studio-aim-neutralise = Neutralise
web-studio-aim-number = { $side }, { $aim }: how many
web-studio-points-to-win = Points to win: { $side }
web-studio-of-on-map = of { $count } on the map
web-studio-of-pieces = of { $count }
web-studio-no-pieces = Place counters first.
web-studio-of-the-box = Used
web-studio-deck-and-supply = deck and supply
web-studio-sum-deck = cards in the deck
web-studio-sum-supply = in the supply
web-studio-sum-clear = hands without fog
web-studio-sum-fog = fog in the deck
web-studio-at-start = Counters at the start
web-studio-by-spawn = spawn
web-studio-add-unit = Add a unit
web-studio-lay-here = Place a tile here
web-studio-other-face = Other face
web-studio-lay = Place { $tile }
web-studio-step-laid = Tile { $what } placed
web-studio-step-moved = Tile { $what } moved
web-studio-step-flipped = Tile { $from } flipped to { $to }
web-studio-step-removed = { $what } removed
web-studio-step-cleared = { $what } cleared
web-studio-step-across = Mirrored left to right
web-studio-step-down = Mirrored top to bottom
web-studio-step-around = Rotated by 180°
web-studio-step-half = Second side’s half made
web-studio-step-pasted = Pasted on { $what }
web-studio-step-stagger = Rows and columns swapped
web-studio-step-points = Objective { $what }: { $before } → { $after }
web-studio-step-mark = { $what }, { $side }: { $mark }
web-studio-step-placed = { $what } placed on { $tile }
web-studio-step-cards = Cards for { $what } added
web-studio-step-spawn = Spawn on { $what }, { $side }
web-studio-step-seat = { $what } in seat { $seat }, { $vehicle }
web-studio-step-seat-free = { $what }, seat { $seat } free
web-studio-step-seats-empty = { $what }, seats emptied
web-studio-step-exit = Escape marker on { $what }
web-studio-step-no-exit = Escape marker removed from { $what }
web-studio-step-deck = { $what }, deck: { $before } → { $after }
web-studio-step-supply = { $what }, supply: { $before } → { $after }
web-studio-step-aim = Goal changed, { $side }
web-studio-step-initiative = Initiative: { $side }
web-studio-step-rounds = Round limit { $limit }
web-studio-step-list = List copied, { $side }
web-studio-step-lists-of = Lists of { $name }
web-studio-step-map-of = Map of { $name }
web-studio-step-swapped = Sides swapped
web-studio-tiles =
    { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
web-studio-steps =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
web-studio-vehicle-note =
    { $seats ->
        [one] 1 seat · { $defence } / { $armour }
       *[other] { $seats } seats · { $defence } / { $armour }
    }
web-studio-ribbon = Draft · { $time }

## Table: the bar

web-scenario-number = Scenario { $number }
web-round = Round { $round }
web-phase-turns = Turns
web-score = { $side }: { $points } of { $aim } points
web-score-escape = { $side }: { $done } of { $needed } escaped
web-score-neutralise = { $side }: { $done } of { $needed } neutralised
# What a side plays for whose aim is to pin the other; in the place of points
web-aim-pin = Pin
web-initiative = Initiative: { $side }
web-open-rules = Rules
web-open-rule = Rule { $rule }
web-help = Help and shortcuts
web-help-short = Help
web-game-menu = Game menu

## Table: the opponent, piles and supplies

web-computer = computer
web-state-thinking = thinking
web-state-choosing = choosing
web-state-waiting = waiting
web-state-away = away
web-state-expected = not joined yet
# Under a small pile of cards: one short word each
web-pile-hand = Hand
web-pile-deck = Deck
web-pile-discard = Discard
web-pile-played = Played
web-pile-supply = Supply
web-pile-removed = Removed
web-pile-unseen = Unseen
web-pile-hidden = Only their owner can see these cards.
web-pile-empty = No cards here.
web-unseen-help = These cards are in the deck or in hand. Only their owner knows which is where.
web-deck-odds = Chance of each card being drawn next:
web-your-supply = Your supply
web-supply-of = { $name } supply
web-look = View
web-your-platoon = Your platoon
web-next-draw =
    { $count ->
        [0] The deck is empty. The discard pile is shuffled before the next draw.
        [one] { $count } card in the deck ({ $fog } Fog of War).
       *[other] { $count } cards in the deck ({ $fog } Fog of War).
    }

## Table: the map

web-map = Map
web-map-tiles =
    { $tiles ->
        [one] Map, { $tiles } tile
       *[other] Map, { $tiles } tiles
    }
web-sheet =
    { $tiles ->
        [one] Scenario { $number } · { $tiles } tile
       *[other] Scenario { $number } · { $tiles } tiles
    }
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Fit map to window
# Across a suppressed counter, in capitals; as short as possible
web-suppressed-banner = SUPPRESSED
web-spoken-cover = cover { $cover }
web-spoken-objective =
    { $points ->
        [one] objective: { $points } point
       *[other] objective: { $points } points
    }
web-spoken-odds =
    { $dice ->
        [one] needs { $total }, { $dice } die, { $percent } percent
       *[other] needs { $total }, { $dice } dice, { $percent } percent
    }

## Table: vehicles

web-vehicles = Vehicles
web-vehicles-and-log = Vehicles and log
# Across a disabled vehicle's counter, in capitals; as short as possible
web-disabled-banner = DISABLED
# Below a seat whose actions only one kind of soldier may use
web-seat-needs = { $card } only
web-damage-of = damage: { $damage } of { $all }
web-damage-levels = disabled at { $critical }, destroyed at { $integrity }
web-help-vehicles = Drag a soldier to a seat, between seats, or back to the ground. Or pick the soldier’s card and then a seat. Everything you can do is also listed in the prompt. With the keyboard, press V to go to the seats and use the arrow keys to move between them.

## Table: what each side is after

web-victory = To win
# Between two aims of a side
web-goal-or = or
web-goal-points =
    { $needed ->
        [one] { $needed } objective point ({ $done } so far)
       *[other] { $needed } objective points ({ $done } so far)
    }
web-goal-escape = get { $needed } of these off the board: { $pieces } ({ $done } so far)
web-goal-neutralise = neutralise { $needed } of these: { $pieces } ({ $done } so far)
web-goal-pin = pin the enemy

## Table: the sum before the roll. One short word under each number

web-sum-defence = defence
web-sum-cover = cover
web-sum-range = range
web-sum-needed = needed
web-sum-hit =
    { $dice ->
        [one] hit, { $dice } die
       *[other] hit, { $dice } dice
    }
web-sum-faces = Hits on: { $faces }
web-roll =
    { $dice ->
        [one] Roll { $dice } die
       *[other] Roll { $dice } dice
    }

## Table: what is asked

web-your-turn = Your turn
web-confirm = Confirm
web-go-on = Continue
web-back = Back
web-taken = Chosen so far: { $cards }
web-not-possible = Unavailable actions
web-sending = Sending…
web-thinking = The computer is thinking…
web-thinking-waiting =
    { $count ->
        [one] The computer is busy: { $count } other game is waiting for it…
       *[other] The computer is busy: { $count } other games are waiting for it…
    }
web-thinking-time = Thinking time
web-thinking-spent = { $spent } of up to { $limit } seconds
web-waiting = Waiting for { $side_the }.
web-waiting-friend = Waiting for your friend. The game starts as soon as they open your link.
web-watching = You’re watching this game.
web-end-turn = End turn
web-end-anyway =
    { $count ->
        [one] You can still play { $count } card. End your turn anyway?
       *[other] You can still play { $count } cards. End your turn anyway?
    }
web-problem-stale = The game has moved on. Please choose again.
web-problem-not-your-seat = This seat is not yours.
web-problem-waiting = The game hasn’t started yet.
web-problem-not-over = The game isn’t over yet.
web-problem-too-large = That request was too large.
web-problem-bad-request = The server did not understand that. Reload the page and try again.
web-problem-unknown = The server could not find that. Reload the page and try again.

## Table: hand and played cards

web-hand = Your hand
web-hand-empty = Your hand is empty.
web-fog-text = No actions. You can bid it for initiative. Recon removes it from the game.
web-hunker-help = Return this card to your supply
web-played = Played this turn
web-played-none = nothing yet
web-playable-left =
    { $count ->
        [0] Nothing left to play.
        [one] { $count } card left to play.
       *[other] { $count } cards left to play.
    }
web-undo = Undo
web-undo-ask = Ask to undo

## Table: what happens

web-undone = { $side_the } undo their last move.
web-undone-turn = { $side_the } undo their last move. It is their turn again.
web-log = Log
web-log-drew =
    { $seen ->
        [yes] { $count ->
            [one] { $side } – { $count } card drawn: { $cards }.
           *[other] { $side } – { $count } cards drawn: { $cards }.
        }
       *[no] { $count ->
            [one] { $side } – { $count } card drawn.
           *[other] { $side } – { $count } cards drawn.
        }
    }
web-show-on-map = Show on map: { $tiles }
web-next = Next
web-skip = Skip to the end

## Table: between the players

web-offer-a-draw = Offer a draw
web-offer-draw = { $side_the } offer a draw.
web-offer-draw-sent = You have offered a draw.
web-offer-draw-declined = Your opponent declined the draw.
web-offer-undo = { $side_the } want to undo their last move.
web-offer-undo-sent = You have asked to undo your last move.
web-offer-undo-declined = Your opponent declined the undo.
web-accept = Accept
web-decline = Decline
web-resign = Resign
web-resign-sure = Resign
web-play-on = Keep playing
web-history = Historical background
web-curtain = Pass the screen to { $side_the }.
web-curtain-help = Your cards stay hidden until the other player is ready.
web-curtain-open = Show { $side_gen } cards

## Clocks

web-clock = Time control
web-clock-none = No clock
web-clock-days =
    { $days ->
        [one] { $days } day per move
       *[other] { $days } days per move
    }
web-clock-live = { $minutes } minutes each, plus { $seconds } seconds per turn
web-clock-out = When time runs out
web-clock-out-lost = the game is lost
web-clock-out-agent = the computer ({ $name }) takes over
web-clock-left-days =
    { $hours ->
        [0]
            { $days ->
                [one] { $days } day
               *[other] { $days } days
            }
       *[other]
            { $days ->
                [one] { $days } day { $hours } h
               *[other] { $days } days { $hours } h
            }
    }
web-clock-left-hours = { $hours } h { $minutes } min
web-clock-until = Deadline: { $when }
web-problem-out-of-time = You’ve run out of time.
web-problem-no-opponent = You have no opponent to ask.
web-problem-too-long = This game has reached its maximum length. You can only resign.
web-offer-an-agent = Let the computer play for me
web-offer-agent = { $side_the } want the computer to take over for them.
web-offer-agent-sent = You have asked for the computer to take over for you.
web-offer-agent-declined = Your opponent wants you to keep playing.

## Report a problem

web-report-problem = Report a problem
web-report-problem-what = What happened, and what did you expect?
web-report-problem-seen = The game so far will be attached, as your side has seen it. Nothing hidden from you is sent.
web-report-problem-all = The record of the game will be attached, as far as you’re allowed to see it.
web-report-problem-send = Send
web-report-problem-number = Thank you. Your report number is { $number }.

## Table: older rules

web-rules-held = The rules have changed since this game started. So far, the change makes no difference to this game.
web-rules-held-differs = The rules have changed since this game started, and the game would play out differently from this point. If both sides agree, you can continue from here.
web-rules-kept = This game uses the rules it started with. Newer rules are available and would have made no difference so far.
web-rules-kept-differs = This game uses the rules it started with. Newer rules are available. Switching to them takes the game back to the first move where they differ.
web-rules-over = This game was played under older rules. It is shown up to the point where the current rules differ.
web-rules-change = Switch to the new rules
web-offer-rules = { $side_the } propose switching to the new rules.
web-offer-rules-sent = You have proposed switching to the new rules.
web-offer-rules-declined = Your opponent declined the new rules. You can ask again, offer a draw or resign.
web-replay-older = The rest was played under older rules and can’t be shown. It is still in the record.
web-problem-old-rules = This game started under older rules.

## Table: the end

web-won = { $side_the } win
web-you-won = You won
web-you-lost = You lost
web-rematch = Rematch with sides swapped
web-rematch-go = Go to rematch
web-result-goal = Goal: { $goals }
web-show-result = Result
web-open-replay = Replay

## Dice one can check: what is promised at the start, and what the browser finds at the end

web-dice-heading = Dice
web-dice-sealed = The dice are sealed. What does this mean?
web-dice-proof = How do I know the dice were fair?
web-dice-how = Before the first card was drawn, the server picked a secret number and published its seal: a fingerprint that matches only that number. Each player’s browser added a random share. Every roll and draw is computed from all of these together, so no one, not even the server, can pick a result or secretly re-roll.
web-dice-later = When the game ends the number is revealed, and your browser checks every roll and draw itself.
web-dice-promise = Seal (SHA-256 of the secret number)
web-dice-nonce = Random share ({ $name })
web-dice-key = Secret number
web-dice-checking = Checking the dice…
web-dice-unfetched = The record of this game could not be loaded, so the dice have not been checked.
web-dice-insecure = This page was loaded over an insecure connection, so the browser can’t check the dice. Use the command below instead.
web-dice-fair =
    { $count ->
        [one] The dice were fair. Your browser checked the only roll or draw of this game, and it matches the sealed number.
       *[other] The dice were fair. Your browser checked all { $count } rolls and draws of this game, and every one matches the sealed number.
    }
web-dice-given =
    { $count ->
        [one] { $count } more comes from the game this one continues, and can’t be verified here.
       *[other] { $count } more come from the game this one continues, and can’t be verified here.
    }
web-dice-witnessed = The seal is the one this browser saw when the game started.
web-dice-unwitnessed = This browser wasn’t there when the game started. Compare the seal with the one a player saw then.
web-dice-forged = The dice in this record can’t be trusted!
web-dice-forged-secret = The number revealed at the end is not the one that was sealed.
web-dice-forged-promise = The seal is not the one this browser saw when the game started.
web-dice-forged-share = The share this browser added is missing.
web-dice-forged-damaged = Lines are missing or damaged, so nothing can be verified.
web-dice-forged-edited = Line { $line } of the file was changed.
# $said and $due are lines of the record, such as "roll 3 8"
web-dice-forged-outcome = Entry { $number } says “{ $said }”, but the sealed number gives “{ $due }”.
web-dice-verify = The browser trusts the record about which cards were in a deck. This command checks that too, using the rules:
web-dice-file = Check a saved record

## Table: help

web-help-how = Pick a card, then one of its actions, then a target. Nothing is final until you confirm it, and you see the odds before you roll.
web-help-touch = On a touch screen, drag with one finger to move the map and pinch to zoom. Tap a target to see the odds, then tap again to confirm. Long-press a tile for details.
web-key-card = pick a card
web-key-action = then pick one of its actions
web-key-targets = move between targets
web-key-confirm = confirm
web-key-back = go back one step
web-key-zoom = zoom in, zoom out, fit map
web-panels = Panels
web-tab-hand = Hand
web-tab-supply = Supply
web-tab-log = Log

## Table: the guide of a first game

web-guide = Guide
web-guide-idle = Keep playing. The guide will speak up when something new comes along.
web-guide-idle-hints = Hints: nothing new right now.
web-guide-more = Tell me more
web-guide-less = Close
web-guide-back = Previous lesson
web-guide-hints = Hints only
web-guide-lessons = Full lessons
web-guide-off = Close the guide
web-guide-progress = Lesson { $told } of { $all }
web-key-lesson = next lesson

## Lobby: the bar

web-lobby-new = New game
web-lobby-nav = Main menu
web-lobby-games = Your games
web-lobby-rules = Rules
web-lobby-language = Language
web-lobby-theme-dark = Dark theme
web-lobby-theme-light = Light theme

## Lobby: everywhere

web-lobby-loading = Loading…
web-lobby-retry = Try again
web-lobby-close = Close
web-lobby-copy = Copy
web-lobby-copied = Copied
web-lobby-error-offline = The server can’t be reached. Check your internet connection.
web-lobby-error-unknown = This is no longer available.
web-lobby-error-taken = Someone else has already taken this seat.
web-lobby-error-name = This name is taken. Please choose another.
web-lobby-error-account-name = You log in with this name. You can change it on your account page.
web-lobby-error-not-over = This game is still in progress. The replay will be available when it ends.
web-lobby-error-busy = Too many requests. Please wait a minute and try again.
web-lobby-error-server = Something went wrong on the server. Please try again.
web-error-numbered = { $text } Error number: { $number }

## Lobby: the games there are

web-lobby-titles = Choose a game

## Lobby: scenarios

web-lobby-scenarios = Scenarios
web-lobby-scenario-count =
    { $scenarios ->
        [one] { $scenarios } scenario
       *[other] { $scenarios } scenarios
    }
web-lobby-number = Scenario { $number }
web-lobby-column-number = No.
web-lobby-column-place = Location
web-lobby-column-date = Date
web-lobby-map = Starting map: { $map }
web-lobby-fact-map = Map
web-lobby-tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
web-lobby-length = Length
web-lobby-minutes = { $minutes } min
web-lobby-rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
web-lobby-history = Historical background
# These follow the name of a side, as its task
web-lobby-aim-points =
    { $needed ->
        [one] score { $needed } objective point
       *[other] score { $needed } objective points
    }
web-lobby-aim-escape =
    { $needed ->
        [one] get { $needed } counter off the board
       *[other] get { $needed } counters off the board
    }
web-lobby-aim-neutralise =
    { $needed ->
        [one] neutralise { $needed } enemy counter
       *[other] neutralise { $needed } enemy counters
    }
web-lobby-aim-pin = pin the enemy
web-lobby-balance = Balance
web-measured-thumb = Measured between two fast computer players that do not search, { $games } games: { $low } to { $high } with 95% certainty
web-measured-part = with { $part } of the usual search
web-measured-rules = rules version { $rules }
web-measured-under = Measured under rules version { $rules }.
# $shares is such as "US 47 %, German 53 %"
web-lobby-balance-predicted = Predicted: { $shares }
web-lobby-balance-spoken =
    { $games ->
        [one] Games won: { $shares } ({ $games } game)
       *[other] Games won: { $shares } ({ $games } games)
    }

## Lobby: handicaps

web-handicap = Even it out
web-handicap-note = Measured advantages for one side. They change only the set-up, never the rules.
web-handicap-help = Help { $side_the }
web-handicap-none = No advantage, as printed
web-handicap-even = Even
web-handicap-interval = { $low } to { $high }
web-handicap-by-agent = Games between two computer players ({ $agent }, with { $part } of the usual search), with the 95% interval.
web-handicap-by-thumb = Games between two fast computer players that do not search, with the 95% interval.
web-handicap-elsewhere = The balance shown with the scenario was measured separately, in other games.
web-handicap-grade = Grade { $grade }

## Lobby: a new game

web-lobby-opponent-agent = Computer
web-lobby-opponent-friend = Friend
web-lobby-opponent-here = Same screen
web-lobby-opponent-agent-note = The computer plays the other side.
web-lobby-opponent-friend-note = You’ll get a link to send. Your friend doesn’t need an account.
web-lobby-opponent-here-note = Two players take turns on this screen.
web-lobby-level = Level
web-lobby-agent-recruit = Recruit
web-lobby-agent-recruit-note = Makes sensible moves without long-term plans. Good for a first game.
web-lobby-agent-corporal = Corporal
web-lobby-agent-corporal-note = Looks a little ahead. A fair opponent once you know the rules.
web-lobby-agent-sergeant = Sergeant
web-lobby-agent-sergeant-note = Compares several plans. Punishes careless moves.
web-lobby-agent-lieutenant = Lieutenant
web-lobby-agent-lieutenant-note = Looks many moves ahead. For players who know the game well.
web-lobby-agent-captain = Captain
web-lobby-agent-captain-note = The strongest level. Thinks for up to a second per decision.
web-lobby-agent-random = Random
web-lobby-agent-random-note = Picks any legal move at random.
web-lobby-side = Your side
web-lobby-start-agent = Play
web-lobby-start-friend = Create invite link
web-lobby-start-here = Play on this screen
web-lobby-start-note = No account needed. Leave and come back whenever you like.
web-lobby-name = Your name
web-lobby-name-kept = Name saved.

## Lobby: learning a game

web-learn = Learn to play
# $name is a scenario, $opponent an agent such as "Recruit"
web-learn-about = A guided first game: { $name } against the computer ({ $opponent }). Rules are explained as they come up.
web-learn-start = Start guided game
web-learn-on = Continue guided game
web-learn-anew = Start over

## Lobby: own games

web-lobby-games-none = You have no games yet.
web-lobby-games-past = Past games
web-lobby-games-all =
    { $games ->
        [one] Show { $games } game
       *[other] Show all { $games } games
    }
web-lobby-game-against = vs { $name }
web-lobby-game-here = both sides on this screen
web-lobby-game-waiting = waiting for a friend
web-lobby-game-waiting-anyone = waiting for an opponent
web-lobby-game-round = Round { $round }
web-lobby-your-turn = Your turn
web-lobby-show-link = Show invite link
web-lobby-result-won = Won
web-lobby-result-lost = Lost
web-lobby-result-draw = Draw
web-lobby-replay = Watch replay

## Players among themselves: challenges, chat, notes, express mode

web-challenges = Open challenges
web-challenge-by = { $name } is looking for an opponent. You’d play: { $army }
web-challenge-accept = Accept challenge
web-challenge-posted = Challenge posted. You’ll find it under Your games until someone accepts.
web-challenge-posted-already = You’ve already posted this challenge. You’ll find it under Your games.
web-challenge-accepted = Someone has accepted your challenge.
web-lobby-opponent-anyone = Anyone
web-lobby-opponent-anyone-note = Your challenge is visible to everyone here. The first to accept plays the other side.
web-lobby-start-anyone = Post challenge
web-lobby-cancel = Cancel
web-talk = Chat and notes
web-talk-unheard =
    { $count ->
        [one] Chat: { $count } new message
       *[other] Chat: { $count } new messages
    }
web-talk-messages = Messages
web-talk-none = No messages yet. Spectators can’t read this chat.
web-talk-muted = You’ve muted your opponent.
web-talk-say = Your message
web-talk-send = Send
web-talk-mute = Mute opponent
web-talk-too-fast = You’re sending messages too quickly. Please wait a moment.
web-talk-failed = Message not sent. Please try again.
web-notes = Private notes
web-notes-note = Only you can see these.
web-notes-kept = Saved.
web-express = Express mode: only confirm moves that can’t be undone

## Campaigns: scenarios in a row with one opponent and one score (UN-10.3)

web-campaign = Campaign
web-campaign-choice = Single game or campaign
web-campaign-one = Single game
web-campaign-note = A series of scenarios against the same opponent with a running score. You keep the same side throughout.
web-campaign-last = Last scenario
web-campaign-last-option =
    { $battles ->
        [one] { $name } ({ $battles } battle)
       *[other] { $name } ({ $battles } battles)
    }
web-campaign-battle = Battle { $battle } of { $battles }
web-campaign-fought = { $fought } of { $battles } battles fought
# On a small label: the next battle may begin
web-campaign-ready = Next battle
web-campaign-open = Go to campaign
web-campaign-join =
    { $battles ->
        [one] This is the first battle of a campaign of { $battles } scenario.
       *[other] This is the first battle of a campaign of { $battles } scenarios.
    }
web-campaign-range = { $first } to { $last }
web-campaign-score = Score
web-campaign-victories = Victories
web-campaign-points = Points
web-campaign-rule = A side’s points are its victories minus 1 for every { $casualties } casualties. Nothing else carries over between battles.
web-campaign-battles = Battles
web-campaign-ahead = upcoming
web-campaign-next = next
web-campaign-go-on = Start next battle
web-campaign-even = Neither side is ahead.
web-campaign-draw = The campaign ended in a draw.
# $grade is one of the three below
web-campaign-leading = Current standing: { $grade } for { $side_the }.
web-campaign-won = The campaign is over: { $grade } for { $side_the }.
web-campaign-grade-marginal = a narrow victory
web-campaign-grade-clear = a clear victory
web-campaign-grade-decisive = a decisive victory
web-campaign-gone = Your opponent has left Sandtable. The campaign ends here.
web-campaign-unknown = Campaign not found.

## Lobby: a friend by link

web-lobby-invite = Invite a friend
web-lobby-invite-note = Send this link to one person. The first to open it plays the other side.
web-lobby-invite-link = Invite link
web-lobby-invite-waiting = Waiting for your friend. The game will open automatically.
web-lobby-to-table = Go to table
web-lobby-join = Invitation
web-lobby-join-invited = { $host } has invited you to a game. You’d play { $side_the }.
web-lobby-join-you = you
web-lobby-join-sit-down = Join game
web-lobby-join-seated = You’re already playing in this game.
web-lobby-join-watch = Watch the game
web-lobby-join-no-code = Part of the link is missing. Ask your friend to send the full link.
web-lobby-join-wrong-code = This link doesn’t match this table. Ask your friend for a new one.
web-lobby-join-unknown = Table not found.

## Replay

web-replay = Replay
web-replay-events = Events
web-replay-previous = Previous step
web-replay-next = Next step
web-replay-play = Play
web-replay-pause = Pause
web-replay-moment = Position in game
web-replay-speed = Speed
web-replay-knowledge = Point of view
web-replay-both = both sides
web-replay-copy-link = Copy link to this moment
web-replay-download = Download record
web-replay-unknown = Finished game not found.
web-replay-has-initiative = Has the initiative
web-replay-hidden-cards =
    { $cards ->
        [one] { $cards } hidden card
       *[other] { $cards } hidden cards
    }
web-replay-on = Play on from here against the computer
web-replay-on-start = Play from here
web-replay-on-over = The game ends here. Go back to an earlier moment first.
# Parts of what a screen reader says of a tile
web-replay-tile-cover = cover { $cover }
web-replay-tile-objective =
    { $points ->
        [one] objective, { $points } point
       *[other] objective, { $points } points
    }
web-replay-tile-controlled = controlled by { $side_the }
web-replay-tile-scouted = scouted by { $side_the }
web-replay-tile-target = target marker of { $side_the }

## Replay: an example round of the printed rules

web-example = Example round
web-example-watch =
    { $period ->
        [turn] Watch the example turn
       *[other] Watch the example round
    }
web-example-unknown = Example not found.
web-example-back = Back
web-example-step = Step { $step } of { $steps }

## Rules

web-rules = Rules
web-rules-all = All rules
web-rules-search = Search the rules
web-rules-found =
    { $rules ->
        [0] No rules found
        [one] { $rules } rule
       *[other] { $rules } rules
    }
web-rules-contents = Contents
web-rules-own-words = The rules as Sandtable plays them, in our own words.
web-rules-unknown = No rules found for this game.

## Heroes: the table

web-turn = Turn { $turn }
web-turn-track = Turn track
web-event-both = Event: both armies
web-event-of = Event: { $name }
web-army-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# The phases, one short word each
web-phase-orders = Orders
web-phase-activation = Activation
web-phase-supply = Supply
web-order-track = Order track
web-order-now = { $number } · now
web-order-none = no order
web-order-hidden = hidden order
web-order-free = not yet placed
web-tokens-left = Tokens to place
web-your-bluff = Your bluff: { $unit }
# How many of the enemy's tokens lie hidden on units, and how many are still to be laid
web-enemy-tokens =
    { $left ->
        [0] { $side }: { $hidden } hidden
       *[other] { $side }: { $hidden } hidden, { $left } to place
    }
# A token that the enemy has not seen
web-token-unseen = { $token } (hidden)
web-concealed-unit = { $name }: concealed unit
web-unit-numbers = Stats: { $unit }
web-inspector = Unit details and prompt
web-question = Prompt
web-actions = Actions
# Under the numbers of a unit: one short word each
web-stat-move = move
web-stat-defence = defence
web-stat-infantry = infantry
web-stat-light = light
web-stat-heavy = heavy
web-map-squares = Map of { $columns } by { $rows } squares
web-mini-map = Overview map: press to jump there
web-go-to =
    { $steps ->
        [one] Move to { $cell }: { $steps } step
       *[other] Move to { $cell }: { $steps } steps
    }
web-spoken-chance = { $percent } percent
# On the map, where a line of fire is stopped
web-blocked = Blocked
# What stops it: a unit in between, a wall, a corner without passage
web-stops-infantry = Infantry
web-stops-vehicle = Vehicle
web-stops-house = Building
web-stops-wall = Wall
web-stops-no-passage = No passage
# What a line of fire is
web-line-clear = Clear
web-line-limited = Reduced
web-target-at = { $what } at { $cell }, range { $range }

## Heroes: the sum before a roll

web-sum-bonus = Combat bonus: { $type }
web-sum-doubled = Doubled by Suppressive Fire
web-sum-crossed = { $terrain } at { $cell }
web-sum-near = Range { $range } (up to 7)
web-sum-far = Range { $range } (over 7)
web-sum-suppressed = Attacker suppressed
web-sum-die = Total added to the die
web-sum-against = Defence with cover: { $total }
web-ammo = Ammo ({ $left } left)
web-ammo-more = Use one more Ammo token
web-ammo-less = Use one fewer Ammo token
web-needs = Needs { $face } or more on the die
web-needs-none = No roll can succeed
web-assault-odds = Attacker { $attacker_sum }, defender { $defender_sum } on their dice. Attacker wins:
web-assault-ties = Tie (no effect): { $percent }
web-effect-wounds = A hit wounds the target.
web-effect-destroys = A hit takes out the target.
web-effect-damages = A hit is followed by a damage roll.
web-effect-suppresses = A success suppresses the target.
web-effect-none = This attack cannot succeed.
web-effect-twice = { $face } or more is a double hit.

## Heroes: questions, army and cards

web-lay-token = { $token }: choose a unit
# Instead of "Pass": to continue with the roll, to let the dice count as they fell
web-window-roll = Roll the die
web-window-stands = Keep the result
web-card-first = Play a card first
# Ends the move, the activation or the question
web-end-activation = Done
web-army-and-cards = Army and cards
web-army-own = Your army
web-army-enemy = Enemy army
web-army-orders =
    { $orders ->
        [one] { $orders } order
       *[other] { $orders } orders
    }, { $bluffs ->
        [one] { $bluffs } bluff
       *[other] { $bluffs } bluffs
    }
web-points-short = { $points } pts
web-units-left = { $left } of { $all } units left
web-breaks-at =
    { $losses ->
        [one] critical point after { $losses } loss, worth { $points } points
       *[other] critical point after { $losses } losses, worth { $points } points
    }
web-broken = critical point reached
web-bonuses-held = { $count } face down
# The phase a card names
web-card-orders = Orders
web-card-activation = Activation
web-card-supply = Supply
web-card-any = Any phase
web-card-when-orders = Played in the Order Phase
web-card-when-activation = Played in the Activation Phase, at the moment stated on the card
web-card-when-supply = Played in the Supply Phase
web-card-when-any = Can’t be played right now
web-copies = Copies in the full deck
web-enemy-hand = Enemy hand
# In which card windows the player is asked
web-asking = Ask me to play cards
web-asking-never = never
web-asking-attacks = whenever I could play a card
web-asking-always = at every moment
web-asking-later = from the next Order Phase
web-tab-action = Action
web-tab-cards = Cards { $count }
web-tab-army = Army
web-heroes-how = In the Order Phase, place order tokens on the units you want to activate: drag a token, or pick a token and then a unit. When a unit is activated, press a square to move there or an enemy to attack it. You see the odds before the die is rolled, and nothing is final until you confirm it.
web-heroes-digits = pick a token or a card from your hand

## Heroes: the lobby and the replay

web-size = { $columns } × { $rows } squares
web-turn-limit = Turn limit
web-turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
# What a side is after
web-aim-hold = control { $places } at the end of turn { $number } or later
web-aim-carry = carry { $what } off the map
web-aim-exit =
    { $number ->
        [one] get { $number } unit off the map
       *[other] get { $number } units off the map
    }
web-aim-gather =
    { $number ->
        [one] bring { $number } of the items to { $places } and control it
       *[other] bring { $number } of the items to { $places } and control it
    }
web-aim-kill = eliminate { $who }
web-aim-points =
    { $number ->
        [one] score { $number } point
       *[other] score { $number } points
    }
web-aim-last-turn = prevent an enemy victory until the last turn ends
web-aim-most-points = have the most points after the last turn
web-unit-waiting = not on the map yet
web-unit-gone = lost
web-unit-left = left the map

## Heroes: battles and the army builder

web-random = Random battle
web-random-note = The map, the forces and the objectives are drawn at random. One-sided battles are left out. The same size and seed always give the same battle.
web-random-size = Size
web-random-size-small = Small
web-random-size-medium = Medium
web-random-size-large = Large
web-random-points = { $points } points
web-random-take = Draw a battle
web-random-another = Another one
web-lobby-balance-none = No estimate
web-lobby-balance-coming = Estimating…
web-lobby-balance-estimate = Predicted: { $low } to { $high }
web-battle = Battle with your own armies
web-battle-note = Boards, objectives, bonus tactics and length are generated from the seed. The same seed always gives the same battle.
web-seed = Seed
web-new-seed = New seed
web-take-battle = Use this battle
web-army-of = Army: { $name }
web-army-drawn = random (from the seed)
web-build = Build…
web-builder = Army builder
web-builder-offers = Available options
web-builder-army = Your army
web-builder-empty = Start with a recruitment tile.
web-army-name = Army name
web-builder-note = Build your own army for either side. It is saved in this browser and can be shared as a file.
web-points-range = The points limit must be between { $least } and { $most }.
web-army-not-army = “{ $file }” is not an army file. Your army is unchanged.
web-army-other-side = “{ $file }” is an army of the other side. Your army is unchanged.
# Why something cannot be added to an army now
web-off-no-plate = Add a recruitment tile first
web-off-insignia = Needs a recruitment tile of its own division
web-off-no-slot = None of your recruitment tiles has a slot for this
web-off-slots-full = All slots for this are taken
web-off-points =
    { $left ->
        [one] Only { $left } point left
       *[other] Only { $left } points left
    }
web-off-most = No more of these are allowed
web-points-limit = Points limit
web-kind-plate = Recruitment tiles
web-kind-unit = Units
web-kind-equipment = Equipment
web-kind-trait = Traits
web-kind-order = Orders
web-kind-hero = Heroes
web-slot-small = small slot
web-slot-large = large slot
web-slot-free = free
web-colour-yellow = yellow
web-colour-green = green
web-colour-blue = blue
web-colour-red = red
web-colour-grey = grey
web-add = Add
web-remove = Remove
web-deck-whole = Full deck.
web-deck-own = Build a custom deck
web-deck-all = Use the full deck
web-deck-cards =
    { $count ->
        [one] { $count } card (minimum { $least })
       *[other] { $count } cards (minimum { $least })
    }
web-armies-saved = Saved armies
web-army-saved = Army saved in this browser.
web-army-legal = This army is legal.
web-army-load = Import file
web-army-download = Export file
web-army-save = Save
web-army-use = Use in battle

## After-action report

web-report = After-action report
web-report-open = Report
web-report-copy-link = Copy replay link
# Against the computer: the same scenario and the same side once more
web-report-again = Play again
web-report-swap = Swap sides
# Whether the game is over, after its last round
web-report-over = end
# $goal is what the winner needed, $points what the other side had
web-report-needed =
    { $goal ->
        [one] { $goal } point was needed; { $side_the } had { $points }.
       *[other] { $goal } points were needed; { $side_the } had { $points }.
    }
# Under a large number: a word or two
web-report-kpi-points = points
web-report-kpi-round = rounds
web-report-kpi-turn = turns
web-report-kpi-cards = cards lost
web-report-kpi-vehicles = losses
web-report-kpi-units = units lost
web-report-kpi-played = played
web-report-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
web-report-numbers = Show as text and table
web-report-all = Show all
web-report-fewer = Show fewer
web-report-of = { $some } of { $whole }
web-report-note-round = at the end of each round
web-report-note-turn = at the end of each turn
web-report-victory-at = Victory at { $points }
web-report-victory-at-of = { $side }: victory at { $points }
# $sides is such as "US 7, German 0"
web-report-points-summary-round =
    { $rounds ->
        [one] Points after { $rounds } round: { $sides }.
       *[other] Points after { $rounds } rounds: { $sides }.
    }
web-report-points-summary-turn =
    { $rounds ->
        [one] Points after { $rounds } turn: { $sides }.
       *[other] Points after { $rounds } turns: { $sides }.
    }
web-report-casualties = Casualties
web-report-lost-note-cards = cards removed from the game
web-report-lost-note-vehicles = cards removed, vehicles destroyed
web-report-lost-note-units = units lost
web-report-lost-summary = Losses: { $sides }.
web-report-nobody-lost = No casualties.
web-report-luck = Dice luck
web-report-luck-note = hits compared with the expected number
# $sides and $bands are such as "US +2.1, German −1.2"
web-report-luck-summary = Hits compared with the expected number: { $sides }. One standard deviation: { $bands }.
web-report-band = The grey band shows one standard deviation.
web-report-band-of = { $side }: band
web-report-fortune-none = No attacks were rolled.
web-report-fortune-even = The dice were about average.
web-report-fortune-warm = The dice were slightly lucky.
web-report-fortune-hot = The dice were unusually lucky.
web-report-fortune-cold = The dice were slightly unlucky.
web-report-fortune-icy = The dice were unusually unlucky.
web-report-how = Play statistics
web-report-last-games = won { $won } of your last { $games } games
# Under a number, as short as possible
web-report-attacks-hit = attacks hit
web-report-expected = expected
web-report-figure-initiatives = initiative bids won
web-report-figure-fog = Fog of War drawn
web-report-figure-cards = cards played
web-report-moments = Key moments
web-report-previous = Previous key moment
web-report-next = Next key moment
web-report-to-replay = Open in replay
# Before a moment, as short as possible
web-report-short-round = R{ $round }
web-report-short-turn = T{ $round }
# After what an attack did; $percent is such as "30%"
web-report-odds = ({ $percent } attack)
web-report-missed = { $unit_the } misses { $target_counter_acc }.

## Coach

web-coach = Coach
web-coach-about = The coach reviews the game from one side’s point of view. It knows only what that side could know.
web-coach-eyes = as seen by { $side_the }
web-coach-untaught = The coach isn’t available for this game yet.
web-coach-look = Analyse this game
web-coach-working =
    { $whole ->
        [0] Starting analysis…
       *[other] { $done } of { $whole } moves analysed
    }
web-coach-thinking = The coach is thinking…
web-coach-chance = Chance of winning
web-coach-summary = Chance of winning as seen by { $side_the }: { $start } at the start, between { $least } and { $most } during the game, { $end } at the end.
web-coach-costly = Costliest mistakes
web-coach-none = No costly mistakes. Well played.
web-coach-when-round = Round { $round }
web-coach-when-turn = Turn { $round }
# In points of a hundred of the chance of winning
web-coach-cost = −{ $percent }
web-coach-show = Show
web-coach-played = Played
web-coach-better = Better
web-coach-best = Best
web-coach-also = Alternative
web-coach-why = Why
web-coach-ask = What would you play?
web-coach-ask-for = Ask for { $side_the }
web-coach-now = Chance of winning now: { $percent }
# After a line of choices: the chance of winning then
web-coach-after = → { $percent }
web-coach-allow = Allow the coach
web-coach-error-untaught = { web-coach-untaught }
web-coach-error-no-coach = Both sides must agree to use the coach first.
web-coach-error-not-asked = This side has no decision to make right now.
web-coach-error-stale = The game has moved on. Please ask again.
web-offer-coach = { $side_the } propose letting both sides use the coach.
web-offer-coach-sent = You have proposed letting both sides use the coach.
web-offer-coach-declined = Your opponent declined the coach.

## Coach: why one line is better than another. $better and $worse are numbers, with the one and with the other

web-coach-why-points = Your side has { $better } points instead of { $worse }.
web-coach-why-enemy-points = The enemy has { $better } points instead of { $worse }.
web-coach-why-units = Your remaining units: { $better } instead of { $worse }.
web-coach-why-enemy-units = Remaining enemy units: { $better } instead of { $worse }.
web-coach-why-odds =
    { $worse ->
        [0] It has a { $better }% chance to hit.
       *[other] The chance to hit is { $better }% instead of { $worse }%.
    }
web-coach-why-exposure = If every enemy fired once, they would score { $better } hits on average instead of { $worse }.
web-coach-why-threat = If each of your units fired once, you would score { $better } hits on average instead of { $worse }.
web-coach-why-enemy-suppressed = Suppressed enemies: { $better } instead of { $worse }.
web-coach-why-suppressed = Your suppressed units: { $better } instead of { $worse }.
web-coach-why-unused = Playable cards not played: { $better } instead of { $worse }.
web-coach-why-steps = Distance to the nearest objective: { $better } instead of { $worse }.
web-coach-why-draws = Cards drawn: { $better } instead of { $worse }.
web-coach-why-cards = Your cards in circulation (not in the supply): { $better } instead of { $worse }.
web-coach-why-fog = Your Fog of War cards: { $better } instead of { $worse }.
web-coach-why-enemy-fog = Enemy Fog of War cards: { $better } instead of { $worse }.
web-coach-why-scouted = Tiles you have scouted or control: { $better } instead of { $worse }.
web-coach-why-items = Items your side holds: { $better } instead of { $worse }.
web-coach-why-suppression-odds =
    { $worse ->
        [0] It has a { $better }% chance to suppress.
       *[other] The chance to suppress is { $better }% instead of { $worse }%.
    }
web-coach-why-enemy-fire = Expected hits if every known enemy fires once (not counting indirect fire): { $better } instead of { $worse }.
web-coach-why-own-fire = Expected hits if each of your units fires once (not counting indirect fire): { $better } instead of { $worse }.
web-coach-why-idle = Units that could act but have no order: { $better } instead of { $worse }.
web-coach-why-orders = Orders on units that can fire or reach an objective, item or exit: { $better } instead of { $worse }.
web-coach-why-number = Order { $better } instead of { $worse }, so the unit acts sooner.
web-coach-why-cover = Your infantry in cover: { $better } instead of { $worse }.
web-coach-why-hand = Cards left in your hand: { $better } instead of { $worse }.
web-coach-why-ways = Total distance of your units to the nearest objective, item or exit: { $better } instead of { $worse }.
web-coach-why-bid-more = Bid { $better } instead of { $worse }: going first matters more here.
web-coach-why-bid-less = Bid { $better } instead of { $worse }: the better card is worth more in hand.
web-coach-why-later = No single number explains it. The difference shows later in the game.

## Account

web-account = Your account
web-account-guest = You’re playing as a guest. Your games are tied to this browser.
web-account-why = With an account you can play on any device. Games you’ve started as a guest move to your account.
web-account-log-in = Log in
web-account-sign-up = Create account
web-account-log-in-no-mail = Forgot your password? This server doesn’t send email. Ask the person who runs it to reset your password.
web-account-sign-up-no-mail = Keep your password safe. This server doesn’t send email, so only the person who runs it can reset your password.
web-account-log-out = Log out
web-account-log-out-everywhere = Log out on all devices
web-account-name = Name
web-account-password = Password
web-account-password-old = Current password
web-account-password-new = New password
web-account-password-note = At least 8 characters. A whole sentence is safer than a single word.
web-account-change-name = Change name
web-account-change-name-note = You log in with this name, and other players see it.
web-account-change-password = Change password
web-account-password-changed = Password changed. You’ve been logged out on all other devices.
web-account-forgotten = Forgot your password?
web-account-forgotten-note = If an account with this name and a confirmed email address exists, we’ll send it a link to reset the password.
web-account-forgotten-send = Send reset link
web-account-forgotten-sent = If the account exists, an email is on its way.
web-account-reset = Choose a new password
web-account-reset-done = Password changed. You’ve been logged out on all devices. You can now log in with the new password.
web-account-confirm = Confirm email address
web-account-confirm-note = Once it is confirmed, Sandtable can send email to this address.
web-account-confirm-done = Email address confirmed. You’ve been logged out on all other devices.
web-account-results = Your results
web-account-results-none = Your finished games will be counted here.
web-account-results-title = By game
web-account-results-side = By side
web-account-results-opponent = By opponent
web-account-results-games = Games
web-account-results-won = Won
web-account-results-lost = Lost
web-account-results-drawn = Drawn
web-account-reach = Notifications
web-account-email = Email address
web-account-email-note = Used to reset your password and to tell you when it’s your turn. No one else can see it. If you change it, your previous address is notified.
web-account-unconfirmed = We’ve sent a link to { $address }. Follow it to confirm the address.
web-account-webhook = Webhook
web-account-webhook-note = A URL we call when it’s your turn. For developers.
web-account-keep = Save
web-account-kept = Saved.
web-account-data = Your data
web-account-data-note = Download everything stored about you in one file: your name, your tables and your own moves.
web-account-data-get = Download my data
web-account-delete = Delete all my data
web-account-delete-note = Your name and all your data are deleted. Games in progress are resigned. Finished games remain, without your name. This can’t be undone.
web-account-delete-ask = Delete my data…
web-account-delete-do = Delete permanently
web-account-error-name-taken = This name is taken. Please choose another.
web-account-error-bad-name = Your name must contain at least one visible letter.
web-account-error-wrong-password = Wrong name or password.
web-account-error-logged-out = You’ve been logged out. Please log in again.
web-account-error-bad-email = That isn’t a valid email address.
web-account-error-bad-webhook = That isn’t a valid URL. It must start with https:// or http://.
web-account-error-link-used = This link has expired or has already been used.
web-account-error-mail-failed = The email could not be sent. Please try again later.
web-account-error-no-mail = This server can’t send email.
web-security = Security
web-security-two-step = Two-step login
web-security-off = Off. Your password alone is enough to log in. With two-step login, you also enter a code from an app on your phone.
web-security-on = On. When you log in, you also enter a code from your authenticator app. Recovery codes left: { $left }.
web-security-set-up = Set up two-step login
web-security-turn-on = Turn on
web-security-turn-off = Turn off two-step login
web-security-cancel = Cancel
web-security-scan = Scan the QR code
web-security-scan-note = Open an authenticator app on your phone and scan this code. Then enter the six digits that the app shows.
web-security-scan-picture = QR code for your authenticator app
web-security-scan-by-hand = Or type this key into the app:
web-security-code = Code
web-security-code-note = Six digits from your authenticator app, or a recovery code.
web-security-codes = Your recovery codes
web-security-codes-note = If you lose your phone, each of these codes works once in place of a code from the app. Write them down or print them. They won’t be shown again.
web-security-codes-copy = Copy
web-security-codes-copied = Copied.
web-security-codes-saved = I’ve saved them
web-security-codes-new = New recovery codes
web-security-sessions = Where you’re logged in
web-security-sessions-note = If you don’t recognise a device, log it out and change your password.
web-security-session-here = This browser
web-security-session-used = Last used: { $date }
web-security-session-unknown = Unknown device
web-security-session-end = Log out
web-security-session-end-which = Log out: { $device }
web-security-session-ended = Logged out: { $device }.
web-account-error-code-needed = Enter the code from your authenticator app.
web-account-error-wrong-code = Wrong code, or a code that has been used before. Wait for the next one.
web-account-error-too-many-tries = Too many tries. Wait a while, or use a browser in which you’ve logged in before.
web-account-error-unknown-session = This device is already logged out.
web-player-gone = Former player

## Lobby: a fair first game

web-lobby-side-random = Random side
# Which side one plays in the guided game, and its chances there. $share is a percentage.
web-learn-side-favoured = You play { $side_the }. They win { $share } of games here, so mistakes in your first game are easier to make up for.
web-learn-side-even = You play { $side_the }. Both sides win about equally often here.
web-learn-side-hard = You play { $side_the }. They win only { $share } of games here: a hard task.
web-learn-side-unknown = You play { $side_the }.

## Watching games, sharing links

web-share = Share
web-watch = Games to watch
web-watch-all = All games ({ $games })
web-watch-allow = Others may watch this game
web-watch-allowed = Others may watch this game.
web-watch-link = Link for spectators
web-watch-stop = Remove this game from the list of games to watch
web-watching-count =
    { $count ->
        [one] 1 person is watching
       *[other] { $count } people are watching
    }
web-install = Install as an app

## Settings: sound, notifications, contrast

web-sound = Sounds: your turn, dice, messages, end of game
web-notify = Notify me when it’s my turn and this page is in the background
web-notify-refused = Your browser blocks notifications from this page. You can allow them in its settings.
web-notify-impossible = This browser cannot show notifications.
web-contrast = High contrast: sides and markers also differ in brightness

# Support cards, events on the turn track, scenarios for built armies
web-support-air = Air cards to choose: { $cards }
web-support-artillery = Artillery cards to choose: { $cards }
web-kind-air = Air
web-kind-artillery = Artillery
web-copies-of =
    { $copies ->
        [one] 1 copy
       *[other] { $copies } copies
    }
web-aim-demolish = destroy { $overlay }
web-happens-arrival = units arrive
web-happens-item = new on the map: { $what }
web-happens-cards =
    { $number ->
        [one] draw 1 card
       *[other] draw { $number } cards
    }
web-happens-card = the card “{ $card }”
web-happens-bonus = a bonus tactic
web-happens-special-order = a special order
web-happens-orders =
    { $number ->
        [one] 1 more order
       *[other] { $number } more orders
    }
web-build-scenario = Build your armies: up to { $points } points
web-build-note = In this scenario both sides build their armies. Build one, choose a saved one, or use the army of the scenario.
web-army-given = army of the scenario
web-deck-support = Air and artillery cards you choose here join your deck. You choose the rest at set-up.
web-events = Events
web-event-at-supply = at the start of the Supply Phase
web-event-at-end = at the end of the Supply Phase
web-item-charge = Target: { $overlay }. Carry it inside. It is placed there at the end of the Supply Phase.
web-item-detonator = It sets off { $item_acc } at the end of a Supply Phase, at the earliest one turn after it was placed: from outside, within { $reach } squares, with none of your units inside.
web-both-armies = both armies
web-build-join = Build your army: up to { $points } points
web-build-join-note = In this scenario both players build their armies. Build one, choose a saved one, or use the army of the scenario. Neither sees the other’s army before the game begins.
web-build-own = In this scenario both players build their armies. Build yours, choose a saved one, or use the army of the scenario. The player who joins does the same. Neither sees the other’s army before the game starts.
web-lobby-error-army = This army is not allowed here. Open it in the army builder to see which rules it breaks.
web-challenge-build = Choose your army…

### Published scenarios, the story, sheets

web-published = Published
web-published-scenario = Scenario
web-published-count =
    { $count ->
        [one] { $count } scenario
       *[other] { $count } scenarios
    }
web-published-search = Name, author or place
web-published-whose = Whose
web-published-whose-any = By all players
web-published-whose-mine = My scenarios
web-published-filter-title = Game
web-published-any-title = All games
web-published-balance = Measured balance
web-published-balance-any = Balance: any
web-published-balance-even = Balance: 47 to 53%
web-published-balance-near = Balance: 45 to 55%
web-published-length-any = Length: any
web-published-length = Up to { $minutes } minutes
web-published-filter-agent = Measured by
web-published-any-agent = Any measurement
web-published-agent-from = { $agent } or better
web-published-any-language = Any language
web-published-order = Order
web-published-order-played = Most played
web-published-order-newest = Newest
web-published-order-even = Most even
web-published-order-liked = Most liked
web-published-none = No scenarios match your filters.
web-published-empty = Nothing has been published here yet.
web-published-clear = Clear the filters
web-published-map = Map
web-published-measured-by = Measured by
web-published-plays = Plays
web-published-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
web-published-likes =
    { $count ->
        [one] { $count } like
       *[other] { $count } likes
    }
web-published-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
web-published-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
web-published-legend = The bar shows the share of games won by the first side, the brass mark the 95% interval, and the tick 50%.
web-published-by = by { $name }
web-published-former = deleted account
web-published-fork = Copy and edit
web-published-sheet = Sheet
web-published-copy = Copy the link
web-published-export = Export
web-published-measured = Measured by the { $agent } against itself, { $games } games: { $low } to { $high } with 95% certainty
web-published-not-measured = Not measured.
web-published-notes = Designer’s notes
web-published-new = What’s new
web-published-versions = Versions
web-published-all = public
web-published-link = link only
web-published-unpublished = unpublished
web-published-withdrawn = This version is no longer published. Its games, records and copies stay.
web-published-withdrawn-own = This version is no longer published. Only you can see this page.
web-published-removed = The host of this server has removed this scenario. It cannot be published here again.
web-published-link-only = Only people with this link can find this version.
web-published-hidden = Several people have reported this version. It is hidden from all lists until the host decides.
web-published-unknown = This scenario does not exist, or the link is incomplete.
web-published-needs-account = You need an account for this.
web-published-withdraw = Unpublish
web-published-withdraw-sure = Remove this version from all lists? Its link will say that it was unpublished.
web-published-cancel = Cancel
web-published-back = Restore link
web-published-list = Publish for everyone
web-published-report = Report
web-published-report-help = The host of this server reads reports and decides.
web-published-reason-offensive = Offensive text
web-published-reason-copied = Text or map copied from another author
web-published-reason-broken = It does not work
web-published-reason-other = Something else
web-published-report-note = What is wrong?
web-published-report-send = Send report
web-published-reported = Thank you. The host will review it.
web-replay-file = from a file
web-published-bad-record = This file is not a record, or it was changed.
web-published-bad-file = This file cannot be opened, line { $line }: { $why }
web-story-place = Place
web-story-date = Date
web-story-name = Name
web-story-own-name = Name in this language, if it is different
web-story-brief = In one sentence
web-story-history = Historical background
web-story-notes = Designer’s notes
web-story-new = What’s new in this version
web-story-letters = { $count } of { $most }
web-story-missing = { $language }: name or sentence missing
web-story-plain = Plain text only. If a language has no text, players see the first language that has one.
web-story-preview = As players see it
web-story-step = Text changed: { $what }
web-story-step-place = Place changed
web-story-step-date = Date changed
web-publish-version = Publish version { $number }
web-publish-since = Changes since version
web-publish-maps = Maps
web-publish-both-maps = Side by side
web-publish-slider = Move the border between version { $before } and version { $after }
web-publish-one-map = One map
web-publish-no-changes = Nothing has changed.
web-publish-group-map = Map
web-publish-group-sides = Sides
web-publish-group-text = Text
web-publish-group-changes =
    { $count ->
        [one] { $what } · { $count } change
       *[other] { $what } · { $count } changes
    }
web-publish-words =
    { $count ->
        [one] { $count } word
       *[other] { $count } words
    }
web-publish-ready = Ready to publish?
web-publish-met = met
web-publish-unmet = not met yet
web-publish-gate-valid = Valid
web-publish-gate-measured = Measured
web-publish-gate-both-win = Both sides can win
web-publish-gate-ends = Games come to an end
web-publish-gate-named = Named and described
web-publish-valid = No errors
web-publish-faults =
    { $count ->
        [one] { $count } error
       *[other] { $count } errors
    }
web-publish-measured = { $agent }, { $games } games with exactly this content (at least 400)
web-publish-not-measured = Measure 400 games at Corporal level or above
web-publish-both = { $a } { $share }, { $b } { $rest } (each at least 5%)
web-publish-both-unknown = Known after measuring (each at least 5%)
web-publish-ends = { $share } of games reach the round limit (at most 25%)
web-publish-ends-unknown = Known after measuring (at most 25% at the round limit)
web-publish-not-named = Add a name and a sentence in one language
web-publish-not-described = Add a sentence that describes it, in one language
web-publish-named-missing = { $named }. Not in { $missing }: players see { $shown }.
web-publish-who = Who sees it
web-publish-all = Everyone
web-publish-link = People with the link
web-publish-fork = May be copied
web-publish-fork-yes = Yes, with my name
web-publish-fork-no = No
web-publish-address = Address
web-publish-address-help = lower-case letters, digits and hyphens
web-publish-never-changes = A version never changes. You can unpublish it. Games in progress and their records stay.
web-publish-done = Version { $number } is published
web-publish-name-taken = This address is taken. Choose another.
web-publish-same = Nothing has changed since version { $number }.
web-publish-quota = You have reached the limit of published scenarios.
web-publish-gate = Not all requirements for publishing are met yet.
web-change-none = none
web-change-moved = moved
web-change-tiles = Tile
web-change-at = place
web-change-turn = turned by { $degrees }°
web-change-objectives = Objective
web-change-cards = Cards
web-change-counters = Counters
web-change-scouted = Scouted
web-change-controlled = Controlled
web-change-spawn = Spawn
web-change-aim = Goal
web-change-aims = Goals
web-change-points = points
web-change-round-limit = Round limit
web-change-last-turn = Last turn
web-change-initiative = Initiative
web-change-overlays = Overlay
web-change-boards = Boards
web-change-bonuses = Bonus tactics
web-change-zone = Deployment zone
web-change-army = Army
web-change-stagger = Rows or columns
web-change-vehicles = Vehicles
web-change-structures = Structures
web-change-place = Place
web-change-date = Date
web-sheet-scenario = Scenario sheet
web-sheet-two-pages = two pages
web-sheet-map = Map
web-sheet-colour = Full colour
web-sheet-ink = Save ink
web-sheet-paper = Paper
web-sheet-print = Print
web-sheet-faults = A draft with errors can’t be printed. Fix the errors first.
web-sheet-draft = draft
web-sheet-aim = Goal
web-sheet-card = Card
web-sheet-set-up = Set-up
web-sheet-spawn = spawn: { $units }
web-sheet-scouted = Scouted: { $tiles }
web-sheet-controlled = Controlled: { $tiles }
web-sheet-handicap = { $who }: { $what } ({ $name } { $share })
web-sheet-tiles = Tiles
web-sheet-boards = Boards
web-sheet-objectives = Objectives
web-sheet-events = Events
web-sheet-points =
    { $tiles }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-sheet-objective =
    { $name } ({ $where }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-sheet-objective-at = { $name } ({ $where })
web-sheet-exits = Escape: { $tiles }
web-sheet-items = Items
web-sheet-units = Units
web-sheet-zone = Deployment zone
web-sheet-entry = Entry
web-sheet-exit = Exit
web-sheet-rounds = Rounds
web-sheet-turns = Turns
web-sheet-measured = Measured by the { $agent } against itself: { $games } games, { $side } { $share }, 95% interval { $low } to { $high }.
web-sheet-own-art = The drawings are Sandtable’s own. The numbers are those in the box.
web-sheet-play = Play it: { $address }
web-studio-h-palette = Things to place
web-studio-h-selection = Selection
web-studio-h-deselect = Deselect
web-studio-h-nothing-selected = Click something on the map to see and change it.
web-studio-h-stage = Map, { $columns } by { $rows } squares. Arrow keys move the cursor.
web-studio-h-select = Select
web-studio-h-boards = Boards
web-studio-h-overlays = Overlays
web-studio-h-tool-overlays = Overlays
web-studio-h-zones = Zones
web-studio-h-aims = Goals
web-studio-h-units = Units
web-studio-h-ruler = Ruler
web-studio-h-tip-ruler = Drag from one square to another, or choose both. The number is the range outside buildings. Above 7, fire gets −2.
web-studio-h-rotate = Rotate
web-studio-h-turn = Turn
web-studio-h-flip = Other face
web-studio-h-move = Move
web-studio-h-remove = Remove
web-studio-h-fire = Fire from here
web-studio-h-paint = Paint
web-studio-h-tap = Tap the map to place it.
web-studio-h-board = Board { $name }
web-studio-h-grid = Boards per row × rows
web-studio-h-laid = { $count } placed
web-studio-h-left = { $left } of { $copies } left
web-studio-h-on-map = on the map
web-studio-h-in-box = in the box
web-studio-h-set-up = deployed by its player
web-studio-h-on-the-map = On the map
web-studio-h-cover = cover +{ $cover }
web-studio-h-structure = structure { $points }
web-studio-h-none-left = There are no more of these in the box.
web-studio-h-overlaps = Another overlay is already there.
web-studio-h-most = At most { $most } of these.
web-studio-h-faulty = has an error
web-studio-h-side = Side
web-studio-h-both = Both
web-studio-h-no = No
web-studio-h-primary = Primary
web-studio-h-secondary = Secondary
web-studio-h-zone-zone = Deployment
web-studio-h-zone-entry = Entry
web-studio-h-zone-exit = Exit
web-studio-h-brush = Brush
web-studio-h-brush-1 = 1 square
web-studio-h-brush-3 = 3 × 3
web-studio-h-rectangle = Rectangle
web-studio-h-erase = Erase (or hold Alt)
web-studio-h-squares-label = Squares
web-studio-h-no-room =
    { $units ->
        [one] not enough room for { $units } unit
       *[other] not enough room for { $units } units
    }
web-studio-h-points-of = { $points } of { $limit } points
web-studio-h-armies-and-aims = Armies and goals
web-studio-h-arrivals = Arriving later
web-studio-h-add-arrival = Add a later arrival…
web-studio-h-everyone = Everyone
web-studio-h-arrives = Arrives on turn
web-studio-h-name = Name
web-studio-h-called = Name
web-studio-h-each-turn = Each turn
web-studio-h-to-holder = points for its holder
web-studio-h-who-scores = Who scores
web-studio-h-who-carries = Who can carry it
web-studio-h-appears = Appears on turn
web-studio-h-spots = Places
web-studio-h-spots-how = Alt+click adds or removes one
web-studio-h-faces = Facing
web-studio-h-ground = Ground
web-studio-h-from-to = { $first } to { $last }
web-studio-h-about-objective = on an intersection or inside a building
web-studio-h-about-bonus = on an intersection
web-studio-h-about-item = can be carried; on a square
web-studio-h-without-plate = Without a recruitment tile
web-studio-h-of-army = From the army, on a fixed square
web-studio-h-tip-select = Drag to move. The list and the map share one selection.
web-studio-h-tip-boards = Choose a face, then a place on the map. Everything on a board moves with it.
web-studio-h-tip-overlays = Drag onto the map, or choose and click.
web-studio-h-tip-turn = turns it by 90°.
web-studio-h-tip-zones = Paint squares on the map.
web-studio-h-tip-aims = Set how each side wins under Sides.
web-studio-h-step-laid = Placed: { $what }
web-studio-h-step-moved = Moved: { $what }
web-studio-h-step-turned = Turned: { $what }
web-studio-h-step-removed = Removed: { $what }
web-studio-h-step-changed = Changed: { $what }
web-studio-h-step-painted = Painted: { $what }
web-studio-h-step-grid = Map of { $grid } boards
web-studio-h-step-rotated = Map rotated
web-studio-h-show = Show
web-studio-h-show-nothing-name = Nothing
web-studio-h-show-cover-name = Cover
web-studio-h-show-distance-name = Distance
web-studio-h-show-first-name = First to arrive
web-studio-h-show-fire-name = Fire
web-studio-h-show-heat-name = Heat
web-studio-h-show-cover = What terrain adds to defence. × is difficult, or impassable for some units.
web-studio-h-show-distance = { $who }: movement points for infantry from where it starts
web-studio-h-show-first = Moves of each side’s nearest unit. The ring shows which side arrives first.
web-studio-h-show-fire = Select a square or a unit to fire from.
web-studio-h-show-fire-from =
    { $squares ->
        [one] Fire from { $where }: { $squares } square, { $under } where the enemy starts
       *[other] Fire from { $where }: { $squares } squares, { $under } of them where the enemy starts
    }
web-studio-h-show-valid = Fix the errors first.
web-studio-h-game = The game
web-studio-h-armies = Armies
web-studio-h-given = Given
web-studio-h-built = Built by players
web-studio-h-limit = Points for each army
web-studio-h-chance = Random
web-studio-h-scouts = Scouts
web-studio-h-scouts-note = deploy ahead of their zone
web-studio-h-track = Turn track: click a turn to add, change or remove its event
web-studio-h-event-kind = Kind of event
web-studio-h-event-arrival = Units arrive
web-studio-h-event-cards = Cards drawn
web-studio-h-event-bonus = Bonus tactic
web-studio-h-event-special-order = Special order
web-studio-h-event-orders = More orders
web-studio-h-event-card = A specific card
web-studio-h-banned = Banned cards
web-studio-h-support = Allowed support cards
web-studio-h-edit-army = Edit army…
web-studio-h-draw-army = Random army
web-studio-h-wins-by = Wins by any of these
web-studio-h-add-aim = Add a goal…
web-studio-h-from-turn = from turn
web-studio-h-aim-hold = Control objectives
web-studio-h-aim-points = Score points
web-studio-h-aim-exit = Get units off the map
web-studio-h-aim-carry = Carry an item off the map
web-studio-h-aim-gather = Bring items and control
web-studio-h-aim-kill = Eliminate
web-studio-h-aim-demolish = Destroy
web-studio-h-aim-last-turn = Hold out until the last turn ends
web-studio-h-squares =
    { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }

## The studio: measuring

web-balance-measure = Measure
web-balance-even = Make it even
web-balance-handicaps = Handicaps
web-even-now = Predicted now: { $side } { $share }
web-even-look = Look for small edits
web-even-lead = Look for small edits to see right away what might help. These figures are estimates. Then try the edits in games to be sure.
web-even-looking = Looking…
web-even-faults = Fix the errors first. Edits can only be found for a valid draft.
web-even-found = Small edits tried: { $predicted }. Showing the best, at most { $shown }.
web-even-none = No single small edit is predicted to bring it closer than { $share }. Apply one and look again.
web-even-effect =
    { $count_sign ->
        [minus] −{ $count_size }
       *[plus] +{ $count_size }
    } points for { $name }, predicted
web-even-apply = Apply
web-even-measure = Try and measure
web-even-trying = Trying edits with the same dice
web-even-measuring = Measuring the best with fresh dice
web-even-tried = Small edits predicted: { $predicted }. Tried in games: { $tried }.
web-even-measured-now = Now: { $side } { $share } ({ $low } to { $high }, { $games } games).
web-even-none-measured = In these games no edit brings it closer than { $share }. Apply one and look again, or allow more to change.
web-even-measured = Measured edits
web-even-measured-share = { $name }: { $low } to { $high } · { $games } games with fresh dice · { $agent }
web-even-measured-effect =
    { $count_sign ->
        [minus] −{ $count_size }
       *[plus] +{ $count_size }
    } points for { $name }, between { $low } and { $high }, with the same dice
web-even-already = Nothing to do: it is even already ({ $low } to { $high }).
web-even-already-predicted = It is predicted to be even already. Measure it to be sure.
web-even-even = Even
web-even-preview = Preview
web-even-previewed = Shown
web-even-preview-of = Preview: { $name }
web-even-before = Before
web-even-after = After
web-even-preview-note = Brass: what the edit changes. Applying it is one step that can be undone.
web-even-more = Show more
web-even-change = What may change
web-even-how = How it works
web-even-how-predict = Every small edit is tried in the opening of a few fast games with the same dice.
web-even-how-try = The most promising edits are played with the same dice as your draft, so that luck cancels out. Where one edit is not enough, up to three go together.
web-even-how-measure = The best three are measured with fresh dice. An edit can be undone in one step.
web-even-looks-even = Looks even
web-even-nearly-even = Nearly even
web-even-not-enough = Not enough alone
web-even-group-markers = Markers at the start
web-even-group-decks = Decks
web-even-group-supplies = Supplies
web-even-group-armies = Armies
web-even-group-aims = Goals and round limit
web-even-group-initiative = Initiative
web-even-group-start = Where sides start
web-even-group-tiles = Map tiles
web-measure-agent = Level
web-measure-games = Games
web-measure-own-number = Another number…
web-measure-of-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
web-measure-progress = Progress
web-measure-done = { $games } of { $wanted } games
web-measure-queued = In the queue: place { $place }
web-measure-queued-starts = In the queue: place { $place }, starts in { $time }
web-measure-waiting = One measurement at a time. “{ $name }” is being measured.
web-measure-measuring = Measuring
web-measure-left =
    { $minutes ->
        [one] about a minute left
       *[other] about { $minutes } minutes left
    }
web-measure-left-hours = about { $hours } hours left
web-measure-minutes =
    { $minutes ->
        [one] about a minute
       *[other] about { $minutes } minutes
    }
web-measure-hours = about { $hours } hours
web-measure-paused = Paused
web-measure-finished = Finished
web-measure-stopped =
    { $games ->
        [one] Stopped after { $games } game
       *[other] Stopped after { $games } games
    }
web-measure-failed-failed = The measurement failed. The games played are saved.
web-measure-failed-never-ends = The measurement failed because a game did not end.
web-measure-failed-rules-changed = Stopped because the rules have changed.
web-measure-pause = Pause
web-measure-continue = Continue
web-measure-stop = Stop and save
web-measure-next = Measure this one next
web-measure-with = Measure with the { $agent }
web-measure-more = Measure more
web-measure-again = Measure again
web-measure-instead = Measure the current state instead
web-measure-others = Measuring the state of { $time }.
web-measure-old = Measured under rules { $rules }, which have changed since.
web-measure-leave = You can close this page. The server continues and saves the result.
web-measure-faults = Fix the errors first.
web-measure-spent = You have used today’s { $games } games. You get more at midnight (UTC).
web-measure-busy =
    { $count ->
        [one] The server is busy: { $count } other measurement is in the queue. Yours would take { $time }.
       *[other] The server is busy: { $count } other measurements are in the queue. Yours would take { $time }.
    }
web-measure-fewer = Measure { $games } games, { $time }
web-remind-me = Remind me
web-remind-email = You’ll get an email when it’s finished.
web-remind-webhook = Your webhook is called when it’s finished.
web-remind-set = This browser will notify you while a page of Sandtable is open.
web-remind-measured = { $name } has been measured
web-remind-failed = { $name } could not be measured
web-remind-quota = You can measure again
web-measure-closed = This server does not measure. Export the scenario and use
web-measure-none = Not measured yet
web-measure-none-note = The computer plays both sides, hundreds of times. { $games } games show the result to within about five points. To publish for everyone you need that many.
web-measure-error-failed-before = The games of this scenario failed recently. Change the scenario, or try again later. The wait starts at ten minutes and doubles with each failure.
web-measure-error-games-spent = That is more games than you have left today. Choose fewer, or continue after midnight (UTC).
web-measure-error-no-edits = There is no small edit of this kind. Allow more to change.
web-measure-error-too-many-measurements = You already have one measurement running and three waiting. Stop one first.
web-measure-error-measuring-busy = The server is busy. Too many measurements are waiting. Try again later.
web-measure-error-no-measuring = This server does not measure.
web-measure-error-changed-elsewhere = The draft was changed elsewhere. Open it again.
web-measure-error-not-valid = The draft has errors. Fix them first.
web-measure-error-server = Something went wrong on the server. Nothing is lost. Please try again.
web-measure-who-wins = Who wins
web-measure-live = Live
web-measure-by = measured by the { $agent }
web-measure-between = Between { $low } and { $high } with 95% certainty.
web-measure-favoured = Favoured: { $side }.
web-measure-verdict-even = Even.
web-measure-verdict-unknown = Not yet known whether it is even.
web-measure-spoken = Measured by the { $agent }, { $games } games. { $side }: { $share }, between { $low } and { $high }.
web-measure-band = Share of games won by the first side ({ $side }), with its interval. Pale: games still to be played. Brass: even.
web-measure-from = From
web-measure-to = To
web-measure-range = { $low } to { $high }
web-measure-begins = Who starts
web-measure-side-begins = Starts: { $side }
web-measure-not-yet = no games yet
web-measure-worth = Starting is worth { $points } percentage points to the first side ({ $side }), give or take { $error }.
web-measure-nothing = This could still be chance.
web-measure-begins-fixed = Starts in this scenario: { $side }. Games played with the other side starting: { $games }.
web-measure-begins-chance = The scenario leaves it to chance who starts.
web-measure-where-stood = Where counters stood
web-measure-where-fell = Where counters fell
web-measure-stood = Positions
web-measure-fell = Losses
web-measure-heat = Show
web-measure-whose = Whose counters
web-measure-both = Both
web-measure-rounds = Rounds
web-measure-turns = Turns
web-measure-place = Place
web-measure-heat-none = Nothing to show for this period.
web-measure-heat-stood = Counters stood on { $where } most often.
web-measure-heat-fell = Most losses were on { $where }.
web-measure-heat-cap-stood = Number: percentage of the side’s counters, at the end of all rounds.
web-measure-heat-cap-fell = Number: percentage of all losses. Darker means more.
web-measure-endings = How games end
web-measure-ending = Ending
web-measure-draw = Draw
web-measure-endings-summary = Most common: { $what } ({ $share } of games).
web-measure-length = Length
web-measure-median-round = median { $count } rounds, about { $minutes } minutes
web-measure-median-turn = median { $count } turns, about { $minutes } minutes
web-measure-half-round = Half of all games took { $low } to { $high } rounds.
web-measure-half-turn = Half of all games took { $low } to { $high } turns.
web-measure-points-round = Points over the rounds
web-measure-points-turn = Points over the turns
web-measure-points-summary = Average points at the end: { $a } { $one }, { $b } { $two }.
web-measure-lost = Average of all games. Losses per game: { $a } { $one }, { $b } { $two }.
web-measure-doubt = Is the result in doubt?
web-measure-comebacks = won by the side behind at half-time
web-measure-changes = changes of lead per game

## The studio: handicaps

web-handicap-nothing = No advantage was found for this side.
web-graded-find = Find handicaps
web-graded-measuring = Measuring every grade with fresh dice
web-graded-tried = Small edits predicted: { $predicted }. Settings tried: { $tried }.
web-graded-none = In these games no setting helped either side.
web-graded-as-drawn = No handicap, as drawn
web-graded-as-published = No handicap, as published
web-graded-lead = A handicap helps one side with a small change of the set-up. There are up to three grades for each side. Players choose one before the game, and everyone sees its measured effect.
web-graded-by-hand = Choose your own
web-graded-by-hand-note = Each grade adds one small edit to the grade before it. The figures are predicted.
web-graded-look = List small edits
web-graded-predicted =
    { $count_sign ->
        [minus] −{ $count_size }
       *[plus] +{ $count_size }
    } points
web-graded-measure-chosen = Measure these
web-graded-how-grades = For the weaker side the third grade should make the battle even. For the other side each grade is worth about five points, for games against a beginner.
web-graded-how-measure = A few chains of edits are tried with the same dice. The best one for each side is measured with fresh dice. A grade that does not help is left out.
web-graded-how-publish = Handicaps belong to the draft as it is now. When you publish it, they go with the version.
web-account-results-handicap = { $name } (with a handicap)
web-published-compared = Changes from version { $before } to version { $after }
web-published-compare = Compare
web-published-compare-with = Compare with version { $number }
web-published-interval = ({ $low } to { $high })
web-published-plays-with = { $handicap }: { $games }
web-published-with = With { $handicap }: { $side } { $share }, between equal computer players
web-published-even-with = Even with { $handicap }
web-published-balance-handicap = Even with handicap
web-studio-try-one = Try one
web-even-further = Measure further
web-even-further-of = Measured further: { $games } of { $wanted } games.
