### The terminal client's own words. English.
### The words of the games (cards, actions, events, reasons) are not here but with the games.

ui-language = English

## The first screen

ui-welcome = Choose a battle.
ui-start-keys = [b]Enter[/b] play   [b]s[/b] side   [b]o[/b] opponent   [b]l[/b] language   [b]g[/b] guided first game   [b]t[/b] light/dark   [b]q[/b] quit
ui-choose-side = Side
ui-choose-opponent = Opponent
ui-choose-language = Language
ui-player-human = Second player
ui-player-random = Random
ui-player-recruit = Recruit
ui-player-corporal = Corporal
ui-player-sergeant = Sergeant
ui-player-lieutenant = Lieutenant
ui-player-captain = Captain
ui-player-person = Player
ui-saved-game = Saved game. Press Enter to resume.

## The table

# $round of at most $limit
ui-round = Round { $round }/{ $limit }
# What a side plays for whose aim is not points but to pin the other
ui-aim-pin = (pin)
# The other aims, before how far a side has come with them
ui-aim-escape = escape
ui-aim-neutralise = neutralise
ui-thinking = Your opponent is thinking…
# $spent seconds of at most $limit; it must fit into one narrow line
ui-thinking-seconds = Opponent is thinking: { $spent }/{ $limit } s
ui-over = Game over. Press n for a new game.
# The lines of the piles are narrow: one short word each
ui-pile-hand = hand
ui-pile-deck = deck
ui-pile-discard = discard
ui-pile-removed = out
ui-pile-supply = supply
ui-pile-played = Played
ui-pile-unseen = Unseen (deck or hand)
ui-hand-empty = Your hand is empty.
ui-odds-sum =
    { $dice ->
        [one] { $defence }+{ $cover }+{ $range } = { $total }, { $dice } die
       *[other] { $defence }+{ $cover }+{ $range } = { $total }, { $dice } dice
    }

## Keys

ui-key-choose = choose
ui-key-walk = map, hand
ui-key-next = next
ui-key-back = back
ui-key-undo = undo
ui-key-save = save
ui-key-log = log
ui-key-cards = cards
ui-key-vehicles = vehicles
ui-key-rules = rules
ui-key-help = help
ui-key-leave = save and quit
ui-key-light = light/dark
ui-key-scroll = scroll the map
ui-page-close = Esc: close
ui-help-digits = with more than ten options, type the number; Enter picks the highlighted option
ui-help-cursor = from the options to the hand, the map and back; on the map, the arrow keys move the cursor, Enter chooses or explains why not, Esc returns to the options
ui-nothing-here = There is nothing to choose here.
ui-too-small = This terminal is too small. Enlarge it to at least { $width } × { $height } characters.
ui-help-odds = Each target shows the chance to hit and how it is made up: defence + cover + range = the number a die must reach.

## The guided game

ui-lesson-keys = { $rule }   n: next   b: back
# Lessons of Undaunted that have another text in a terminal
ui-lesson-undaunted-tiles = The map is made of tiles. The number with a plus at the top of a tile is its cover, which makes units there harder to hit. A star is an objective and shows how many points it is worth.
ui-lesson-undaunted-counters = Each counter is a sign and two letters; h explains all signs. A counter does nothing by itself. It acts when you play one of its cards.
ui-lesson-undaunted-turn = Now play your cards one at a time, in any order: press the number of a card. With the u key you can undo anything that wasn’t followed by a roll or a draw.
ui-lesson-undaunted-card = Play a card for one of its actions. The number beside an action says how far, how much or how many dice. Below the list you see what isn’t possible right now, and why.
ui-lesson-undaunted-step = Choose the next tile in the list, or press Tab and choose it on the map. You can stop after any step.
ui-lesson-undaunted-alone = You know the rules now. The game continues, and it’s a real one. From here I’ll only give hints when something new comes up.
ui-lesson-undaunted-over = The game ends the moment a side reaches its goal. The l key shows everything that happened.

## Saving

ui-saved = Saved: { $file }
ui-save-failed = The game could not be saved: { $reason }. Press q again to quit without saving.
ui-save-elsewhere = This game was continued in another window. It is no longer saved here.
ui-save-broken =
    This saved game can’t be opened. The file has not been changed.
    { $file }
    { $reason }

## Two players at one screen

ui-curtain = Pass the screen to: { $side }.
ui-curtain-open = When no one else is looking, press Enter.
ui-curtain-undo = u: previous player undoes their last move
ui-curtain-leave = q: save and quit

## The result

ui-result-keys = [b]n[/b] new game   [b]b[/b] view board   [b]q[/b] quit

## What a tile shows

ui-ground-airstrip = Airstrip
ui-ground-camp = Camp
ui-ground-dunes = Dunes
ui-ground-flat = Flat desert
ui-ground-fort = Fort
ui-ground-oasis = Oasis
ui-ground-ridge = Ridge
ui-ground-rocks = Rocks
ui-ground-track = Track
ui-ground-village = Village
ui-ground-wadi = Wadi

## What stands on a counter: two letters, of which the first goes before a squad's

ui-letters-rifleman = Ri
ui-letters-scout = Sc
ui-letters-machine-gunner = Mg
ui-letters-sniper = Sn
ui-letters-mortar = Mo
ui-letters-anti-tank = At
ui-letters-engineer = En
ui-letters-saboteur = Sb
ui-letters-navigator = Na
ui-letters-tank-driver = Td
ui-letters-crewman = Cr
ui-letters-gunner = Gu
ui-letters-platoon-sergeant = PS
ui-letters-platoon-guide = PG
ui-letters-squad-leader = Ld
ui-letters-lieutenant = Lt
ui-letters-senior-sergeant = Sg
ui-letters-warrant-officer = WO
ui-letters-tank-commander = TC
ui-letters-recon-plane = RP
ui-letters-fog-of-war = Fw

## Vehicles and structures

ui-letters-gun-truck = GT
ui-letters-support-truck = ST
ui-letters-pilot-car = PC
ui-letters-scout-car = CA
ui-letters-lorry = LO
ui-letters-medium-tank = MT
ui-letters-aircraft = Ai
ui-letters-hangar = Ha
ui-letters-motor-pool = Mp
ui-letters-fuel-dump = Fd
ui-letters-radio-mast = Rm
ui-letters-water-tower = Wt
