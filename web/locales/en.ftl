### The words of the page itself. English.
###
### An argument that names a side, a card or a tile comes in all its forms, as in the game's own texts:
### $side_the, $side_acc and so on; they may be used wherever a title is open.

## Everywhere

web-brand = Sandtable
web-not-found = Page not found
web-to-lobby = To the lobby
web-skip-link = Skip to the question
web-close = Close
web-loading = Setting up the table …
web-offline = Connection lost. Reconnecting…
web-renewal-waiting = The page has been updated. It will be loaded anew as soon as the server has your last choice.
web-renewal-offline = A part of the page could not be loaded: the server cannot be reached.
web-renewal-stuck = A part of the page could not be loaded, and loading the page anew has not helped. The server may be in the middle of an update: try again in a moment.
web-renewal-again = Reload
web-not-found-help = The link may be wrong or out of date. Check the address, or start from the lobby.
web-no-table = This table does not exist.
web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-auto = System
web-theme-light = Light
web-theme-dark = Dark
web-speed = Animation speed
web-speed-1 = Normal
web-speed-2 = Twice as fast
web-speed-instant = Instant
web-speed-step = Step by step
web-letters = Single letters are keys (U, E, L, R …)

## Table: the bar

web-scenario-number = scenario { $number }
web-round = Round { $round }
web-phase-turns = Turns
web-score = { $side }: { $points } of { $aim } points
web-score-escape = { $side }: { $done } of { $needed } escaped
web-score-neutralise = { $side }: { $done } of { $needed } neutralised
# What a side plays for whose aim is to pin the other; in the place of points
web-aim-pin = Pin
web-initiative = { $side }: initiative
web-open-rules = Rules
web-open-rule = Rule { $rule }
web-help = Help and keys
web-help-short = Help
web-game-menu = Game menu

## Table: the opponent, piles and supplies

web-computer = computer
web-state-thinking = thinking
web-state-choosing = choosing
web-state-waiting = waiting
web-state-away = away
web-state-expected = expected
# Under a small pile of cards: one short word each
web-pile-hand = Hand
web-pile-deck = Deck
web-pile-discard = Discard
web-pile-played = Played
web-pile-supply = Supply
web-pile-removed = Lost
web-pile-unseen = Unseen
web-pile-hidden = Only their owner may look at these cards.
web-pile-empty = There are no cards here.
web-unseen-help = These cards lie in the deck or in the hand; nobody but their owner knows which are where.
web-deck-odds = How likely each card is to be drawn next:
web-your-supply = Your supply
web-supply-of = Supply: { $name }
web-look = Look
web-your-platoon = Your platoon
web-next-draw =
    { $count ->
        [0] The deck is empty. The discard pile is shuffled before the next draw.
        [one] { $count } card in the deck, { $fog } of them Fog of War.
       *[other] { $count } cards in the deck, { $fog } of them Fog of War.
    }

## Table: the map

web-map = Map
web-map-tiles =
    { $tiles ->
        [one] The board: { $tiles } tile
       *[other] The board: { $tiles } tiles
    }
web-sheet =
    { $tiles ->
        [one] Sheet { $number } · { $tiles } tile
       *[other] Sheet { $number } · { $tiles } tiles
    }
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Show the whole map
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
web-vehicles-and-log = Vehicles and event log
# Across a disabled vehicle's counter, in capitals; as short as possible
web-disabled-banner = DISABLED
# Below a seat whose actions only one kind of soldier may use
web-seat-needs = { $card } only
web-damage-of = damage: { $damage } of { $all }
web-damage-levels = disabled at { $critical }, destroyed at { $integrity }
web-help-vehicles = Drag a soldier to a seat, from one seat to another, or back to the ground. Or choose his card and then a seat; what is possible also stands in the box with the question. By keyboard, V leads to the seats and the arrows from seat to seat.

## Table: what each side is after

web-victory = Victory
# Between two aims of a side
web-goal-or = or
web-goal-points =
    { $needed ->
        [one] { $needed } objective point (so far { $done })
       *[other] { $needed } objective points (so far { $done })
    }
web-goal-escape = bring { $needed } of these off the board: { $pieces } (so far { $done })
web-goal-neutralise = neutralise { $needed } of these: { $pieces } (so far { $done })
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
web-sum-faces = Faces that hit: { $faces }
web-roll =
    { $dice ->
        [one] Roll { $dice } die
       *[other] Roll { $dice } dice
    }

## Table: what is asked

web-your-turn = Your turn
web-confirm = Confirm
web-go-on = Go on
web-back = Back
web-taken = So far: { $cards }
web-not-possible = What is not possible, and why
web-sending = Just a moment …
web-thinking = The computer is thinking …
web-thinking-time = The computer's thinking time
web-thinking-spent = { $spent } of at most { $limit } seconds
web-waiting = Waiting for { $side_the }.
web-waiting-friend = Waiting for your friend. The game begins as soon as they open your link.
web-watching = You are watching this game.
web-end-turn = End turn
web-end-anyway =
    { $count ->
        [one] You can still play { $count } card. End turn anyway?
       *[other] You can still play { $count } cards. End turn anyway?
    }
web-problem-stale = The game has moved on meanwhile. Please choose again.
web-problem-not-your-seat = This seat is not yours.
web-problem-waiting = The game has not begun yet.
web-problem-not-over = The game is not over yet.
web-problem-too-large = That request was too large.
web-problem-bad-request = The server did not understand that. Please reload the page.
web-problem-unknown = The server does not know that. Please reload the page.

## Table: hand and played cards

web-hand = Your hand
web-hand-empty = Your hand is empty.
web-fog-text = No action. You can bid it for the initiative; only Recon takes it out of the game.
web-hunker-help = Put this card back into your supply
web-played = Played this turn
web-played-none = none yet
web-playable-left =
    { $count ->
        [0] There is nothing left to play.
        [one] { $count } card left to play.
       *[other] { $count } cards left to play.
    }
web-undo = Undo
web-undo-ask = Ask your opponent

## Table: what happens

web-undone = { $side_the } undo their last move.
web-undone-turn = { $side_the } undo their last move. It is their turn again.
web-log = Event log
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
web-show-on-map = Show on the map: { $tiles }
web-next = Next
web-skip = Skip to the end

## Table: between the players

web-offer-a-draw = Offer a draw
web-offer-draw = { $side_the } offer a draw.
web-offer-draw-sent = You have offered a draw.
web-offer-draw-declined = Your opponent declines the draw.
web-offer-undo = { $side_the } ask to take back their last choice.
web-offer-undo-sent = You have asked to take back your last choice.
web-offer-undo-declined = Your opponent does not allow that.
web-accept = Accept
web-decline = Decline
web-resign = Resign
web-resign-sure = Yes, resign
web-play-on = Play on
web-history = What happened there in the war
web-curtain = The screen goes to { $side_the }.
web-curtain-help = Your cards stay hidden until the other player has taken the screen.
web-curtain-open = Show { $side_the }’ cards

## Clocks

web-clock = Time
web-clock-none = No clock
web-clock-days =
    { $days ->
        [one] { $days } day per move
       *[other] { $days } days per move
    }
web-clock-live = { $minutes } minutes each, and { $seconds } seconds for each turn
web-clock-out = When somebody’s time is up
web-clock-out-lost = they have lost
web-clock-out-agent = { $name } plays on for them
web-clock-left-days =
    { $days ->
        [one] { $days } day { $hours } h
       *[other] { $days } days { $hours } h
    }
web-clock-left-hours = { $hours } h { $minutes } min
web-clock-until = Time until { $when }
web-problem-out-of-time = Your time is up.
web-problem-no-opponent = Nobody plays against you who could agree.
web-offer-an-agent = Let the computer play for me
web-offer-agent = { $side_the } want the computer to play on for them.
web-offer-agent-sent = You have asked whether the computer may play on for you.
web-offer-agent-declined = Your opponent wants to play on against you.

## Report a problem

web-report-problem = Report a problem
web-report-problem-what = What went wrong, and what did you expect?
web-report-problem-seen = The game so far goes along as your side has seen it. Nothing hidden from you is sent.
web-report-problem-all = The record of the game goes along, as far as you may see it.
web-report-problem-send = Send
web-report-problem-number = Thank you. It is kept under number { $number }.

## Table: older rules

web-rules-held = The rules of this title have changed since this game was begun. Under the new ones it would have gone the same way so far.
web-rules-held-differs = The rules of this title have changed since this game was begun, and under the new ones it goes another way from here. If both sides agree, you play on from this position.
web-rules-kept = This game goes on under the rules it was begun under. There are newer ones, and so far it would have gone the same way under them.
web-rules-kept-differs = This game goes on under the rules it was begun under. There are newer ones, and whoever changes to them goes back to where they differ.
web-rules-over = This game was played under older rules. It is shown as far as it goes the same way under the new ones.
web-rules-change = Play under the new rules
web-offer-rules = { $side_the } propose to play on under the new rules.
web-offer-rules-sent = You have proposed to play on under the new rules.
web-offer-rules-declined = Your opponent does not want the new rules. You can ask again, offer a draw or resign.
web-replay-older = The rest was played under older rules and cannot be shown. It is in the record.
web-problem-old-rules = This game was begun under older rules.

## Table: the end

web-won = { $side_the } have won
web-you-won = You have won
web-you-lost = You have lost
web-rematch = Rematch, sides swapped
web-rematch-go = Go to rematch
web-result-goal = Goal: { $goals }
web-show-result = Result
web-open-replay = Replay

## Dice one can check: what is promised at the start, and what the browser finds at the end

web-dice-heading = The dice
web-dice-sealed = The dice are sealed. What does that mean?
web-dice-proof = How do I know that the dice were fair?
web-dice-how = Before the first card was drawn, the server chose a secret number and showed its seal: a fingerprint that fits this number alone. Each player’s browser added a random share. Every roll and every draw follows from all of them together, so that nobody, not even the server, could choose what comes, or secretly roll again.
web-dice-later = When the game is over the number is shown, and your browser checks every roll and every draw by itself.
web-dice-promise = The seal (SHA-256 of the secret number)
web-dice-nonce = Share: { $name }
web-dice-key = The secret number
web-dice-checking = Checking the dice …
web-dice-unfetched = The record of this game could not be fetched, so the dice are not checked.
web-dice-insecure = This page came over an unprotected connection, on which browsers do no such sums. The command below checks the dice.
web-dice-fair =
    { $count ->
        [one] The dice were fair. Your browser has checked the only roll or draw of this game: it is what the sealed number gives.
       *[other] The dice were fair. Your browser has checked all { $count } rolls and draws of this game: each is what the sealed number gives.
    }
web-dice-given =
    { $count ->
        [one] { $count } more comes from the game that this one was begun from, and is not proved here.
       *[other] { $count } more come from the game that this one was begun from, and are not proved here.
    }
web-dice-witnessed = The seal is the one this browser saw when the game began.
web-dice-unwitnessed = This browser was not there when the game began: compare the seal with the one a player saw then.
web-dice-forged = The dice of this record are not to be trusted!
web-dice-forged-secret = The number shown at the end is not the one that was sealed.
web-dice-forged-promise = The seal is not the one this browser saw when the game began.
web-dice-forged-share = The share that this browser added is missing.
web-dice-forged-damaged = Lines are missing or damaged, so that nothing is proved.
web-dice-forged-edited = Line { $line } of the file was changed.
# $said and $due are lines of the record, such as "roll 3 8"
web-dice-forged-outcome = Entry { $number } says “{ $said }”, but the sealed number gives “{ $due }”.
web-dice-verify = The browser takes the record’s word for which cards were in a deck. This command checks that too, by the rules:
web-dice-file = Check a saved record

## Table: help

web-help-how = Choose a card, then one of its actions, then a target. Nothing is final until you confirm it; the sum and the chance stand there before you roll.
web-help-touch = On a touch screen: one finger moves the map, two enlarge it. Tap a target to see the sum, tap again to confirm. A long press tells about a tile.
web-key-card = choose a card
web-key-action = then one of its actions
web-key-targets = from target to target
web-key-confirm = confirm
web-key-back = one step back
web-key-zoom = enlarge, reduce, whole map
web-panels = Panels
web-tab-hand = Hand
web-tab-supply = Supply
web-tab-log = Log

## Table: the guide of a first game

web-guide = Guide
web-guide-idle = Go on playing. The guide speaks up when something new comes.
web-guide-idle-hints = Hints: nothing new at the moment.
web-guide-more = Tell me
web-guide-less = Close
web-guide-back = Previous lesson
web-guide-hints = Hints only
web-guide-lessons = Full lessons
web-guide-off = Play without the guide
web-guide-progress = Lesson { $told } of { $all }
web-key-lesson = the next lesson

## Lobby: the bar

web-lobby-new = New game
web-lobby-nav = Pages
web-lobby-games = Your games
web-lobby-rules = Rules
web-lobby-language = Language
web-lobby-theme-dark = Dark colours
web-lobby-theme-light = Light colours

## Lobby: everywhere

web-lobby-loading = Loading …
web-lobby-retry = Try again
web-lobby-close = Close
web-lobby-copy = Copy
web-lobby-copied = Copied
web-lobby-error-offline = The server cannot be reached. Is your connection working?
web-lobby-error-unknown = There is nothing here any more.
web-lobby-error-taken = Somebody else has already taken this seat.
web-lobby-error-name = Somebody else has this name. Please choose another.
web-lobby-error-account-name = You log in with this name. You can change it on the page of your account.
web-lobby-error-not-over = This game is still going on. You can look back at it when it is over.
web-lobby-error-busy = Too many requests. Please wait a minute and try again.
web-lobby-error-server = The server could not do that. Please try again.

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
web-lobby-column-place = Place
web-lobby-column-date = Date
web-lobby-map = The map at the start: { $map }
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
web-lobby-history = History
# These follow the name of a side, as its task
web-lobby-aim-points =
    { $needed ->
        [one] reach { $needed } objective point
       *[other] reach { $needed } objective points
    }
web-lobby-aim-escape =
    { $needed ->
        [one] bring { $needed } counter off the board
       *[other] bring { $needed } counters off the board
    }
web-lobby-aim-neutralise =
    { $needed ->
        [one] neutralise { $needed } counter of the enemy
       *[other] neutralise { $needed } counters of the enemy
    }
web-lobby-aim-pin = pin the enemy
web-lobby-balance = Balance
web-lobby-balance-games =
    { $games ->
        [one] { $games } computer game
       *[other] { $games } computer games
    }
# $shares is such as "US 47 %, German 53 %"
web-lobby-balance-spoken =
    { $games ->
        [one] Games won: { $shares } ({ $games } game)
       *[other] Games won: { $shares } ({ $games } games)
    }

## Lobby: a new game

web-lobby-opponent-agent = Computer
web-lobby-opponent-friend = Friend
web-lobby-opponent-here = Same screen
web-lobby-opponent-agent-note = The computer plays the other side.
web-lobby-opponent-friend-note = You get a link to send. Your friend needs no account.
web-lobby-opponent-here-note = Two people take turns at this screen.
web-lobby-level = Level
web-lobby-agent-recruit = Recruit
web-lobby-agent-recruit-note = Sensible moves, no long plans. Good for a first game.
web-lobby-agent-corporal = Corporal
web-lobby-agent-corporal-note = Looks a little ahead. A fair opponent once you know the rules.
web-lobby-agent-sergeant = Sergeant
web-lobby-agent-sergeant-note = Weighs several plans. Punishes careless moves.
web-lobby-agent-lieutenant = Lieutenant
web-lobby-agent-lieutenant-note = Thinks many moves through. For players who know the title well.
web-lobby-agent-captain = Captain
web-lobby-agent-captain-note = The strongest. Takes a second for each decision.
web-lobby-agent-random = Random
web-lobby-agent-random-note = Any legal move, without a thought.
web-lobby-side = Your side
web-lobby-start-agent = Play
web-lobby-start-friend = Get a link
web-lobby-start-here = Play here
web-lobby-start-note = No account needed. You can leave and come back at any time.
web-lobby-name = Your name
web-lobby-name-kept = The name is saved.

## Lobby: learning a game

web-learn = Learn to play
# $name is a scenario, $opponent an agent such as "Recruit"
web-learn-about = A guided first game: { $name } against the computer ({ $opponent }). Rules are explained as they come up.
web-learn-start = Start the guided game
web-learn-on = Go on learning
web-learn-anew = Start over

## Lobby: own games

web-lobby-games-none = You have no games yet.
web-lobby-games-past = Past games
web-lobby-games-all =
    { $games ->
        [one] Show { $games } game
       *[other] Show all { $games } games
    }
web-lobby-game-against = against { $name }
web-lobby-game-here = both sides at this screen
web-lobby-game-waiting = waiting for a friend
web-lobby-game-waiting-anyone = waiting for somebody to take it up
web-lobby-game-round = Round { $round }
web-lobby-your-turn = Your turn
web-lobby-show-link = Show the link
web-lobby-result-won = Won
web-lobby-result-lost = Lost
web-lobby-result-draw = Draw
web-lobby-replay = Look back at this game

## Players among themselves: challenges, chat, notes, express mode

web-challenges = Open challenges
web-challenge-by = { $name } is waiting. Your side: { $army }
web-challenge-accept = Accept challenge
web-challenge-posted = Your challenge is posted. It stands among your games until somebody takes it up.
web-challenge-posted-already = You have posted this challenge already. It stands among your games.
web-lobby-opponent-anyone = Anyone
web-lobby-opponent-anyone-note = Your challenge is shown to everybody here. The first to take it up plays the other side.
web-lobby-start-anyone = Post the challenge
web-lobby-cancel = Cancel
web-talk = Chat and notes
web-talk-unheard =
    { $count ->
        [one] Chat: { $count } new message
       *[other] Chat: { $count } new messages
    }
web-talk-messages = Messages
web-talk-none = Nothing has been said yet. Spectators do not see what you write.
web-talk-muted = You have muted the other player.
web-talk-say = Your message
web-talk-send = Send
web-talk-mute = Mute the other player
web-talk-too-fast = Not so fast: please wait a moment.
web-talk-failed = That did not get through. Please try again.
web-notes = Private notes
web-notes-note = Only you can see them.
web-notes-kept = Saved.
web-express = Express: no confirmation for what can be taken back

## Campaigns: scenarios in a row with one opponent and one score (UN-10.3)

web-campaign = Campaign
web-campaign-choice = One game or a campaign
web-campaign-one = One game
web-campaign-note = Scenarios in a row with the same opponent and one running score. You keep your side.
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
web-campaign-open = To the campaign
web-campaign-join =
    { $battles ->
        [one] It is the first battle of a campaign of { $battles } scenario.
       *[other] It is the first battle of a campaign of { $battles } scenarios.
    }
web-campaign-range = { $first } to { $last }
web-campaign-score = Score
web-campaign-victories = Victories
web-campaign-points = Points
web-campaign-rule = The points of a side are its victories, less one for every { $casualties } casualties. Nothing else is carried over from one battle to the next.
web-campaign-battles = Battles
web-campaign-ahead = still to come
web-campaign-next = comes next
web-campaign-go-on = Begin the next battle
web-campaign-even = Neither side is ahead.
web-campaign-draw = The campaign has ended in a draw.
# $grade is one of the three below
web-campaign-leading = As it stands, { $grade } for { $side_the }.
web-campaign-won = The campaign is over: { $grade } for { $side_the }.
web-campaign-grade-marginal = a narrow victory
web-campaign-grade-clear = a clear victory
web-campaign-grade-decisive = a decisive victory
web-campaign-gone = The other player has gone for good. The campaign ends here.
web-campaign-unknown = There is no campaign at this address.

## Lobby: a friend by link

web-lobby-invite = Invite a friend
web-lobby-invite-note = Send this link to one person. Whoever opens it first takes the other side.
web-lobby-invite-link = Link for your friend
web-lobby-invite-waiting = Waiting for your friend. The game opens by itself.
web-lobby-to-table = To the table
web-lobby-join = Invitation
web-lobby-join-invited = { $host } invites you to a game. You would play { $side_the }.
web-lobby-join-you = you
web-lobby-join-sit-down = Sit down
web-lobby-join-seated = You already sit at this table.
web-lobby-join-watch = Watch the game
web-lobby-join-no-code = Part of the link is missing. Ask your friend for the whole link.
web-lobby-join-wrong-code = This link does not fit this table. Ask your friend for a new one.
web-lobby-join-unknown = There is no table at this address.

## Replay

web-replay = Replay
web-replay-events = What happened
web-replay-previous = One step back
web-replay-next = One step on
web-replay-play = Play
web-replay-pause = Pause
web-replay-moment = Moment of the game
web-replay-speed = Speed
web-replay-knowledge = Seen by
web-replay-both = both sides
web-replay-copy-link = Link to this moment
web-replay-download = Save the record
web-replay-unknown = There is no finished game at this address.
web-replay-has-initiative = Has the initiative
web-replay-hidden-cards =
    { $cards ->
        [one] { $cards } hidden card
       *[other] { $cards } hidden cards
    }
web-replay-on = Play on from here against the computer
web-replay-on-start = Play on
web-replay-on-over = The game ends here. Go back to an earlier moment.
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

web-example = An example round
web-example-watch = Watch the example round
web-example-unknown = There is no such example.
web-example-back = Back
web-example-step = Step { $step } of { $steps }

## Rules

web-rules = Rules
web-rules-all = All rules
web-rules-search = Search the rules
web-rules-found =
    { $rules ->
        [0] No rule found
        [one] { $rules } rule
       *[other] { $rules } rules
    }
web-rules-contents = Contents
web-rules-own-words = The rules as this table plays them, told in our own words.
web-rules-unknown = There are no rules for this game.

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
web-order-free = still to be laid
web-tokens-left = Tokens still to be laid
web-your-bluff = Your bluff: { $unit }
# How many of the enemy's tokens lie hidden on units, and how many are still to be laid
web-enemy-tokens =
    { $left ->
        [0] { $side }: { $hidden } hidden
       *[other] { $side }: { $hidden } hidden, { $left } to come
    }
# A token that the enemy has not seen
web-token-unseen = { $token } (hidden)
web-concealed-unit = { $name }: concealed unit
web-unit-numbers = The unit's numbers: { $unit }
web-inspector = Unit and question
web-question = Question
web-actions = Actions
# Under the numbers of a unit: one short word each
web-stat-move = move
web-stat-defence = defence
web-stat-infantry = infantry
web-stat-light = light
web-stat-heavy = heavy
web-map-squares = Map of { $columns } by { $rows } squares
web-mini-map = The whole map in small: press to go there
web-go-to =
    { $steps ->
        [one] Go to { $cell }: { $steps } step
       *[other] Go to { $cell }: { $steps } steps
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
web-sum-near = Range { $range }, within 7
web-sum-far = Range { $range }, beyond 7
web-sum-suppressed = Own suppression
web-sum-die = Added to the die
web-sum-against = Defence with cover: { $total }
web-ammo = Ammo ({ $left } left)
web-ammo-more = One Ammo token more
web-ammo-less = One Ammo token less
web-needs = Needs { $face } or more on the die
web-needs-none = No face of the die is enough
web-assault-odds = Attacker { $attacker_sum }, defender { $defender_sum } to the dice; the attacker wins
web-assault-ties = A tie, which changes nothing: { $percent }
web-effect-wounds = A hit wounds the target.
web-effect-destroys = A hit takes the target out.
web-effect-damages = A hit is followed by a damage roll.
web-effect-suppresses = Success suppresses the target.
web-effect-none = This cannot succeed.
web-effect-twice = { $face } or more is a double hit.

## Heroes: questions, army and cards

web-lay-token = { $token }: on which unit?
# Instead of "Pass": to go on to the roll, to let the dice count as they fell
web-window-roll = Roll the die
web-window-stands = Let it stand
web-card-first = Play a card first
# Ends the move, the activation or the question
web-end-activation = Done
web-army-and-cards = Army and cards
web-army-own = Yours
web-army-enemy = Enemy
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
        [one] critical point at { $losses } loss, worth { $points }
       *[other] critical point at { $losses } losses, worth { $points }
    }
web-broken = critical point reached
web-bonuses-held = { $count } hidden
# The phase a card names
web-card-orders = Orders
web-card-activation = Activation
web-card-supply = Supply
web-card-any = Any phase
web-card-when-orders = Played in the Order Phase
web-card-when-activation = Played in the Activation Phase, at the moment it names
web-card-when-supply = Played in the Supply Phase
web-card-when-any = Not at this moment
web-copies = Copies in the whole deck
web-enemy-hand = Enemy hand
# In which card windows the player is asked
web-asking = Ask me
web-asking-never = never
web-asking-attacks = whenever I could play a card
web-asking-always = at every moment
web-asking-later = from the next Order Phase on
web-tab-action = Action
web-tab-cards = Cards { $count }
web-tab-army = Army
web-heroes-how = In the Order Phase lay your tokens on the units that are to act: drag them, or choose a token and then a unit. When a unit is activated, press a square to go there or an enemy to aim at; the sum and the chance are shown before the die is rolled. Nothing is final until you confirm it.
web-heroes-digits = choose a token, or a card of the hand

## Heroes: the lobby and the replay

web-size = { $columns } × { $rows } squares
web-turn-limit = Turn limit
web-turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
# What a side is after
web-aim-hold = control { $places } in turn { $number } or later
web-aim-carry = carry { $what } off the map
web-aim-exit =
    { $number ->
        [one] lead { $number } unit off the map
       *[other] lead { $number } units off the map
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
web-aim-last-turn = keep the enemy from winning until the last turn is over
web-aim-most-points = have most points when the last turn is over
web-unit-waiting = not yet on the map
web-unit-gone = lost
web-unit-left = has left the map

## Heroes: battles and the army builder

web-battle = Battle from a seed
web-battle-note = Boards, objectives, bonus tactics and length are drawn from the seed; the same seed gives the same battle.
web-seed = Seed
web-new-seed = New seed
web-take-battle = Choose this battle
web-army-of = Army: { $name }
web-army-drawn = drawn from the seed
web-build = Build …
web-builder = Army builder
web-builder-offers = What may be taken
web-builder-army = Your army
web-builder-empty = Begin with a recruitment tile.
web-army-name = Name of the army
web-builder-note = Build an army of your own for either side. It is saved in this browser and can be shared as a file.
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
web-deck-whole = The whole deck.
web-deck-own = Make your own deck
web-deck-all = Take the whole deck
web-deck-cards =
    { $count ->
        [one] { $count } card, at least { $least }
       *[other] { $count } cards, at least { $least }
    }
web-armies-saved = Saved armies
web-army-saved = The army is saved in this browser.
web-army-legal = Army is legal
web-army-load = Load a file
web-army-download = Save as a file
web-army-save = Save
web-army-use = Use in the battle

## After-action report

web-report = After-action report
web-report-open = Report
web-report-copy-link = Copy replay link
# Against the computer: the same scenario and the same side once more
web-report-again = Play again
web-report-swap = Swap sides
# Whether the game is over, after its last round
web-report-over = the end
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
web-report-numbers = In words and numbers
web-report-all = Show all
web-report-fewer = Show fewer
web-report-of = { $some } of { $whole }
web-report-note-round = end of each round
web-report-note-turn = end of each turn
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
web-report-lost-note-units = units out of action
web-report-lost-summary = Losses: { $sides }.
web-report-nobody-lost = Nobody was lost.
web-report-luck = Dice luck
web-report-luck-note = hits above or below expectation
# $sides and $bands are such as "US +2.1, German −1.2"
web-report-luck-summary = Hits above or below expectation at the end: { $sides }. One standard deviation: { $bands }.
web-report-band = The grey band is one standard deviation.
web-report-band-of = { $side }: band
web-report-fortune-none = No attack was rolled for.
web-report-fortune-even = The dice did what was to be expected of them.
web-report-fortune-warm = The dice ran slightly warm.
web-report-fortune-hot = The dice were unusually kind.
web-report-fortune-cold = The dice ran slightly cold.
web-report-fortune-icy = The dice were unusually unkind.
web-report-how = How it was played
web-report-last-games =
    { $games ->
        [1]
            { $won ->
                [0] did not win your last game
               *[other] won your last game
            }
       *[other] won { $won } of your last { $games } games
    }
# Under a number, as short as possible
web-report-attacks-hit = attacks hit
web-report-expected = expected
web-report-figure-initiatives = initiatives won
web-report-figure-fog = Fog of War drawn
web-report-figure-cards = cards played
web-report-moments = Key moments
web-report-previous = Previous key moment
web-report-next = Next key moment
web-report-to-replay = Open in the replay
# Before a moment, as short as possible
web-report-short-round = R{ $round }
web-report-short-turn = T{ $round }
# After what an attack did; $percent is such as "30%"
web-report-odds = ({ $percent } attack)
web-report-missed = { $unit_the } misses { $target_counter_acc }.

## Coach

web-coach = Coach
web-coach-about = The coach looks at the game through one side’s eyes: it knows what that side could know, and nothing else.
web-coach-eyes = as { $side_the } could see it
web-coach-untaught = Nobody has taught the coach this game yet.
web-coach-look = Analyse this game
web-coach-working =
    { $whole ->
        [0] The coach begins …
       *[other] { $done } of { $whole } lines looked at
    }
web-coach-thinking = The coach is thinking …
web-coach-chance = Chance of winning
web-coach-summary = The chance of winning as { $side_the } could see it: { $start } at the start, never below { $least }, never above { $most }, { $end } at the end.
web-coach-costly = What cost most
web-coach-none = No line cost much. Well played.
web-coach-when-round = Round { $round }
web-coach-when-turn = Turn { $round }
# In points of a hundred of the chance of winning
web-coach-cost = cost { $percent }
web-coach-show = Show
web-coach-played = Played
web-coach-better = Better
web-coach-best = Best
web-coach-also = Also
web-coach-why = Why
web-coach-ask = What would you play?
web-coach-ask-for = Ask for { $side_the }
web-coach-now = Chance of winning now: { $percent }
# After a line of choices: the chance of winning then
web-coach-after = → { $percent }
web-coach-allow = Let the coach help
web-coach-error-untaught = { web-coach-untaught }
web-coach-error-no-coach = Both sides must first agree that the coach may be asked.
web-coach-error-not-asked = This side has nothing to choose at this moment.
web-coach-error-stale = The game has moved on meanwhile. Please ask again.
web-offer-coach = { $side_the } propose that both sides may ask the coach.
web-offer-coach-sent = You have proposed that both sides may ask the coach.
web-offer-coach-declined = Your opponent wants to play without the coach.

## Coach: why one line is better than another. $better and $worse are numbers, with the one and with the other

web-coach-why-points = Your side has { $better } points instead of { $worse }.
web-coach-why-enemy-points = The enemy has { $better } points instead of { $worse }.
web-coach-why-units = Units you have left: { $better } instead of { $worse }.
web-coach-why-enemy-units = Units the enemy has left: { $better } instead of { $worse }.
web-coach-why-odds =
    { $worse ->
        [0] It has a { $better } % chance of a hit.
       *[other] The chance of a hit is { $better } % instead of { $worse } %.
    }
web-coach-why-exposure = If every enemy fired once, { $better } hits would be expected instead of { $worse }.
web-coach-why-threat = If each of your units fired once, { $better } hits would be expected instead of { $worse }.
web-coach-why-enemy-suppressed = Suppressed enemies: { $better } instead of { $worse }.
web-coach-why-suppressed = Suppressed units of your own: { $better } instead of { $worse }.
web-coach-why-unused = Playable cards left unplayed: { $better } instead of { $worse }.
web-coach-why-steps = The way to the nearest objective: { $better } instead of { $worse }.
web-coach-why-draws = Cards drawn: { $better } instead of { $worse }.
web-coach-why-cards = Your cards outside the supply: { $better } instead of { $worse }.
web-coach-why-fog = Fog of War among your cards: { $better } instead of { $worse }.
web-coach-why-enemy-fog = Fog of War among the enemy’s cards: { $better } instead of { $worse }.
web-coach-why-scouted = Tiles with your marker: { $better } instead of { $worse }.
web-coach-why-items = Items your side has: { $better } instead of { $worse }.
web-coach-why-suppression-odds =
    { $worse ->
        [0] It has a { $better } % chance to suppress.
       *[other] The chance to suppress is { $better } % instead of { $worse } %.
    }
web-coach-why-enemy-fire = Hits to expect if every known enemy fires once, indirect fire aside: { $better } instead of { $worse }.
web-coach-why-own-fire = Hits to expect if each of your units fires once, indirect fire aside: { $better } instead of { $worse }.
web-coach-why-idle = Units left idle that could act: { $better } instead of { $worse }.
web-coach-why-orders = Orders on units that can fire, or reach an objective, an item or an exit: { $better } instead of { $worse }.
web-coach-why-number = Order number { $better } instead of { $worse }: the unit acts sooner.
web-coach-why-cover = Your infantry in cover: { $better } instead of { $worse }.
web-coach-why-hand = Cards left in your hand: { $better } instead of { $worse }.
web-coach-why-ways = The ways of your units to the nearest objective, item or exit, added up: { $better } instead of { $worse }.
web-coach-why-bid-more = A bid of { $better } instead of { $worse }: here it is worth more to go first.
web-coach-why-bid-less = A bid of { $better } instead of { $worse }: the better card is worth more in the hand.
web-coach-why-later = No single number shows it: what comes later makes the difference.

## Account

web-account = Your account
web-account-guest = You are a guest here. Your games belong to this browser.
web-account-why = With an account your games follow you to any browser. What you have begun as a guest moves along.
web-account-log-in = Log in
web-account-sign-up = New account
web-account-log-in-no-mail = Forgotten your password? This server sends no e-mail. Ask the person who runs it to reset your password.
web-account-sign-up-no-mail = Keep your password safe: this server sends no e-mail. If you lose your password, only the person who runs this server can reset it.
web-account-log-out = Log out
web-account-log-out-everywhere = Log out everywhere
web-account-name = Name
web-account-password = Password
web-account-password-old = Current password
web-account-password-new = New password
web-account-password-note = At least eight characters. A sentence is better than a word.
web-account-change-name = Change name
web-account-change-name-note = You log in with this name, and others see it.
web-account-change-password = Change password
web-account-password-changed = The password is changed. Everywhere else you are logged out.
web-account-forgotten = Password forgotten?
web-account-forgotten-note = If there is an account with this name and a confirmed e-mail address, it gets an e-mail with a link to a new password.
web-account-forgotten-send = Send the e-mail
web-account-forgotten-sent = If there is such an account, the e-mail is on its way.
web-account-reset = Choose a new password
web-account-reset-done = The new password is set. All browsers are logged out. You can log in with the new password now.
web-account-confirm = Confirm the e-mail address
web-account-confirm-note = From then on Sandtable may write to this address.
web-account-confirm-done = The address is confirmed. All other browsers are logged out.
web-account-results = How your games went
web-account-results-none = Finished games will be counted here.
web-account-results-title = By title
web-account-results-side = By side
web-account-results-opponent = By opponent
web-account-results-games = Games
web-account-results-won = Won
web-account-results-lost = Lost
web-account-results-drawn = Drawn
web-account-reach = Notifications
web-account-email = E-mail address
web-account-email-note = For a forgotten password, and to tell you when it is your turn. Nobody else sees it. The address you had before gets an e-mail about the change.
web-account-unconfirmed = An e-mail with a link is on its way to { $address }. The address counts when you have followed it.
web-account-webhook = Webhook
web-account-webhook-note = An address that is called when it is your turn, for those who know what to do with it.
web-account-keep = Save
web-account-kept = Saved.
web-account-data = Your data
web-account-data-note = All that is kept about you, in one file: your name, your tables, your own choices.
web-account-data-get = Download my data
web-account-delete = Delete all my data
web-account-delete-note = Your name and everything about you is deleted. Running games are given up; finished ones stay, without your name. This cannot be taken back.
web-account-delete-ask = Delete everything …
web-account-delete-do = Delete for good
web-account-error-name-taken = Somebody else has this name. Please choose another.
web-account-error-bad-name = A name needs at least one visible letter.
web-account-error-wrong-password = Wrong name or password.
web-account-error-logged-out = You are not logged in any more.
web-account-error-bad-email = This is no e-mail address.
web-account-error-bad-webhook = This is no address that can be called.
web-account-error-link-used = This link has been used already, or is too old.
web-account-error-mail-failed = The e-mail could not be sent. Please try again later.
web-account-error-no-mail = This server sends no e-mail.
web-player-gone = Former player

## Lobby: a fair first game

web-lobby-side-random = Random side
# Which side one plays in the guided game, and its chances there. $share is a percentage.
web-learn-side-favoured = You play { $side_the }. They win { $share } of games here, so a first game forgives mistakes.
web-learn-side-even = You play { $side_the }. Both sides win about as often here.
web-learn-side-hard = You play { $side_the }. They win only { $share } of games here: a hard task.
web-learn-side-unknown = You play { $side_the }.

## Watching games, sharing links

web-share = Share
web-watch = Games to watch
web-watch-all = All games ({ $games })
web-watch-allow = Others may watch this game
web-watch-allowed = Others may watch this game.
web-watch-link = A link for spectators
web-watch-stop = Take it off the list of games to watch
web-watching-count =
    { $count ->
        [one] 1 person is watching
       *[other] { $count } people are watching
    }
web-install = Install as an app

## Settings: sound, notifications, contrast

web-sound = Soft sounds: your turn, dice, a message, the end
web-notify = Tell me when it is my turn and I am looking elsewhere
web-notify-refused = Your browser blocks notifications of this page. You can allow them in its settings.
web-notify-impossible = This browser cannot show notifications.
web-contrast = Strong contrast: sides and marks differ in light and dark too

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
web-build-note = In this scenario both sides build their armies. Build one, choose a saved one, or take the army of the scenario. If you invite a friend, agree on their army first: the host enters both.
web-army-given = army of the scenario
web-deck-support = Air and artillery cards you choose here join your deck; the rest you choose at set-up.
web-events = Events
web-event-at-supply = at the start of the Supply Phase
web-event-at-end = at the end of the Supply Phase
web-item-charge = Target: { $overlay }. Carry it inside: at the end of the Supply Phase it is laid there.
web-item-detonator = At the end of a Supply Phase it fires { $item_acc }, at the earliest one turn after it was laid: from outside, within { $reach } squares, with none of your units inside.
web-both-armies = both armies
