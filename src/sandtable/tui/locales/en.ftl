### The terminal client's own words. English.
### The words of the games (cards, actions, events, reasons) are not here but with the games.

ui-language = English

## The first screen

ui-welcome = Choose a battle.
ui-start-keys = [b]Enter[/b] play   [b]s[/b] side   [b]o[/b] opponent   [b]l[/b] language   [b]t[/b] day or night   [b]q[/b] quit
ui-choose-side = Side
ui-choose-opponent = Opponent
ui-choose-language = Language
ui-player-human = a second player
ui-player-random = Random
ui-player-recruit = Recruit
ui-player-person = player
ui-saved-game = A saved game. Press Enter to take it up again.

## The table

# $round of at most $limit
ui-round = Round { $round }/{ $limit }
# What a side plays for whose aim is not points but to pin the other
ui-aim-pin = (to pin)
ui-thinking = The opponent is thinking …
ui-over = The game is over. New game: n
# A place in the piles is short: one short word each
ui-pile-hand = hand
ui-pile-deck = deck
ui-pile-discard = discard
ui-pile-removed = out
ui-pile-supply = supply
ui-pile-played = Played
ui-pile-unseen = Unseen: in deck or hand
ui-hand-empty = Your hand is empty.
ui-odds-sum =
    { $dice ->
        [one] { $defence }+{ $cover }+{ $range } = { $total }, { $dice } die
       *[other] { $defence }+{ $cover }+{ $range } = { $total }, { $dice } dice
    }

## Keys

ui-key-choose = choose
ui-key-undo = undo
ui-key-save = save
ui-key-log = log
ui-key-cards = cards
ui-key-rules = rules
ui-key-help = help
ui-key-leave = save and quit
ui-key-light = day or night
ui-key-scroll = move the map
ui-page-close = Esc: close
ui-help-odds = Beside a target stand the chance of a hit and its sum: defence + cover + range = the number a die must reach.

## Saving

ui-saved = Saved: { $file }
ui-save-failed = The game could not be saved: { $reason }. Press q again to quit all the same.
ui-save-broken =
    This saved game cannot be taken up again. The file stays as it is.
    { $file }
    { $reason }

## Two players at one screen

ui-curtain = The next choice belongs to this side: { $side }.
ui-curtain-open = When nobody else is looking, press Enter.
ui-curtain-undo = u: the player before takes the last choice back
ui-curtain-leave = q: save and quit

## The result

ui-result-keys = [b]n[/b] new game   [b]b[/b] look at the board   [b]q[/b] quit

## What stands on a counter: one letter before the squad's, or two without a squad

ui-letters-rifleman = R
ui-letters-scout = S
ui-letters-machine-gunner = M
ui-letters-sniper = Sn
ui-letters-mortar = Mo
ui-letters-platoon-sergeant = PS
ui-letters-platoon-guide = PG
ui-letters-squad-leader = L
ui-letters-fog-of-war = Fw

## The rules of the moment

ui-rules-bid = Both sides secretly choose a hand card and reveal them together. The higher initiative takes the first turn; on a tie the marker stays where it is. Both cards are then discarded. Fog of War may be chosen too. (UN-3.4)
ui-rules-turn = Play your cards one at a time. Your turn ends when you say so, or when you hold nothing but Fog of War; then your hand and the cards you played go to your discard pile. (UN-4.1)
ui-rules-card = The card is played for one of its actions, or it hunkers down. (UN-4.2)
ui-rules-enter = The unit is not on the board. It first enters on one of its spawn markers and then acts from there. (UN-4.6)
ui-rules-step = The unit goes from tile to tile. After its first step it may stop at any time. (UN-5.7)
ui-rules-fire = Any enemy unit on the board can be the target. Its defence, the cover of its tile and the range add up to the number that a die must reach. One such die is a hit; a 0 always hits. (UN-7.1, UN-7.3, UN-7.4)
ui-rules-blast = Every unit on the tile with your target marker is attacked in turn, your own too. Range does not count, and a hill covers only 1. (UN-7.2, UN-7.3, UN-7.7)
ui-rules-bolster = Cards go from your supply to your discard pile. You may take fewer than allowed, but at least one. (UN-6.1)
ui-rules-inspire = Cards you played this turn come back into your hand and may be played again. (UN-6.5)
ui-rules-count = Say how many cards you draw before you see the first of them. (UN-6.2)
ui-rules-guide = Choose one of your units on the board that is not suppressed and has a tile to go to. (UN-5.3)
ui-rules-aim = The target may lie on any tile at least three tiles away from the mortar. (UN-6.7)
ui-rules-do-move = The unit goes up to so many tiles, each of them scouted or controlled by your side. (UN-5.2)
ui-rules-do-guide = One of your units goes up to so many tiles, each of them scouted or controlled by your side. (UN-5.3)
ui-rules-do-scout = The unit goes up to so many tiles, wherever it likes. It leaves a marker where your side has none, and for each marker a Fog of War goes from your supply to your discard pile. (UN-5.4)
ui-rules-do-stalk = The unit goes up to so many tiles, wherever it likes, and leaves no marker. (UN-5.5)
ui-rules-do-bolster = Up to so many cards go from your supply to your discard pile; with a squad’s letter, only cards of that squad. (UN-6.1)
ui-rules-do-command = You draw up to so many cards and may still play them this turn. (UN-6.2)
ui-rules-do-conceal = A Fog of War goes from the enemy’s supply to the enemy’s discard pile. (UN-6.3)
ui-rules-do-control = Your marker on the unit’s tile is turned to its controlled side, and the tile’s points are yours. There must be no enemy unit on the tile. (UN-6.4)
ui-rules-do-inspire = Up to so many cards you played this turn come back into your hand; with a squad’s letter, only cards of that squad. (UN-6.5)
ui-rules-do-recon = A Fog of War in your hand leaves the game, and you draw a card. (UN-6.6)
ui-rules-do-target = Your target marker is placed at least three tiles away from the mortar. (UN-6.7)
ui-rules-do-attack = So many dice are rolled. A hit costs the target a card: from its hand, else its discard pile, else its deck; where there is none, the counter leaves the board. (UN-7.4, UN-7.5)
ui-rules-do-suppress = So many dice are rolled. A hit suppresses the target. (UN-7.6)
ui-rules-do-blast = Every unit on the tile with your target marker is attacked, your own too. (UN-7.2)
ui-rules-do-ready = A suppressed unit becomes ready again and does nothing else. (UN-4.5)
ui-rules-do-hunker_down = The card goes back to your supply. (UN-4.3)
