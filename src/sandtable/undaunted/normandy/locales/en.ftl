### Undaunted: Normandy, English: sides, cards, what only this title says, scenarios.
###
### A card's name and its attributes are the forms a sentence may need. Every language has the same
### attributes: .acc object, .gen possessor, .dat recipient, .ins means, .pl plural (without a squad),
### .gender (masc, fem, neut, or none), .the with the article, .the-acc the same as an object. $squad is
### A, B or C.
### English has no cases: these forms equal the name.

title = Undaunted: Normandy

## Sides
## The value is the label. The attributes name the people, always in the plural, for sentences:
## .nom without and .the with the article, .acc, .gen, .dat and .ins; .adj-masc, .adj-fem and
## .adj-neut are the adjective, to agree with a noun's .gender; .adj-masc-acc goes with a person as an
## object. In English .gen is what comes before a possession.

side-us = US
    .nom = Americans
    .acc = Americans
    .gen = the Americans’
    .dat = Americans
    .ins = Americans
    .the = the Americans
    .gender = none
    .adj-masc = US
    .adj-masc-acc = US
    .adj-fem = US
    .adj-neut = US
side-de = German
    .nom = Germans
    .acc = Germans
    .gen = the Germans’
    .dat = Germans
    .ins = Germans
    .the = the Germans
    .gender = none
    .adj-masc = German
    .adj-masc-acc = German
    .adj-fem = German
    .adj-neut = German

## Cards

card-rifleman = Rifleman { $squad }
    .acc = Rifleman { $squad }
    .gen = Rifleman { $squad }
    .dat = Rifleman { $squad }
    .ins = Rifleman { $squad }
    .pl = Riflemen
    .gender = none
    .the = Rifleman { $squad }
    .the-acc = Rifleman { $squad }
card-scout = Scout { $squad }
    .acc = Scout { $squad }
    .gen = Scout { $squad }
    .dat = Scout { $squad }
    .ins = Scout { $squad }
    .pl = Scouts
    .gender = none
    .the = Scout { $squad }
    .the-acc = Scout { $squad }
card-machine-gunner = Machine Gunner { $squad }
    .acc = Machine Gunner { $squad }
    .gen = Machine Gunner { $squad }
    .dat = Machine Gunner { $squad }
    .ins = Machine Gunner { $squad }
    .pl = Machine Gunners
    .gender = none
    .the = Machine Gunner { $squad }
    .the-acc = Machine Gunner { $squad }
card-sniper = Sniper
    .acc = Sniper
    .gen = Sniper
    .dat = Sniper
    .ins = Sniper
    .pl = Snipers
    .gender = none
    .the = the Sniper
    .the-acc = the Sniper
card-mortar = Mortar
    .acc = Mortar
    .gen = Mortar
    .dat = Mortar
    .ins = Mortar
    .pl = Mortars
    .gender = none
    .the = the Mortar
    .the-acc = the Mortar
card-platoon-sergeant = Platoon Sergeant
    .acc = Platoon Sergeant
    .gen = Platoon Sergeant
    .dat = Platoon Sergeant
    .ins = Platoon Sergeant
    .pl = Platoon Sergeants
    .gender = none
    .the = the Platoon Sergeant
    .the-acc = the Platoon Sergeant
card-platoon-guide = Platoon Guide
    .acc = Platoon Guide
    .gen = Platoon Guide
    .dat = Platoon Guide
    .ins = Platoon Guide
    .pl = Platoon Guides
    .gender = none
    .the = the Platoon Guide
    .the-acc = the Platoon Guide
card-squad-leader = Squad Leader { $squad }
    .acc = Squad Leader { $squad }
    .gen = Squad Leader { $squad }
    .dat = Squad Leader { $squad }
    .ins = Squad Leader { $squad }
    .pl = Squad Leaders
    .gender = none
    .the = Squad Leader { $squad }
    .the-acc = Squad Leader { $squad }
card-fog-of-war = Fog of War
    .acc = Fog of War
    .gen = Fog of War
    .dat = Fog of War
    .ins = Fog of War
    .pl = Fog of War cards
    .gender = none
    .the = the Fog of War
    .the-acc = the Fog of War

## A counter: a unit with its side, to tell Rifleman A from Rifleman A; .acc as an object

counter = the { $side_adj_masc } { $unit }
    .acc = the { $side_adj_masc } { $unit_acc }

## Actions

action-guide = Guide
action-target = Target
action-blast = Blast

## Events

event-target-placed = { $side_the } place their target marker { $tile_on }.
event-target-removed = { $side_gen } target marker is removed from the board.
event-radio-raised = The radio { $tile_on } is now worth { count-points }. { $side_the } have { $total } in total.

## Endings

ending-objectives = objectives claimed
ending-pinned = the other side is pinned
ending-hopeless = the other side can no longer score enough objective points
ending-both-pinned = both sides are pinned; decided on points, then initiative

## Prompts

prompt-guide = { action-guide }: choose a unit to move.
prompt-aim = { action-target }: choose a tile for { $unit_the } to target.
prompt-blast = { action-blast }: choose the next unit to attack ({ count-dice }).

## Moves

move-guide = Guide { $unit }
move-aim = Target { $tile_acc }

## Why a move is not possible

why-nobody-to-guide = You have no unit you can guide.
why-guide-suppressed = You cannot guide a suppressed unit.
why-guide-off-board = This unit is not on the board.
why-guide-no-way = There is no scouted or controlled tile next to this unit.
why-no-tile-in-range = No tile is far enough from the mortar.
why-too-near = The target must be at least three tiles away from the mortar.
why-already-aimed = The target marker is already on this tile.
why-no-target-marker = Your target marker is not on the board.
why-nobody-on-target = There is no unit on the tile with the target marker.
why-not-on-target = This unit is not on the target tile or has already been attacked.

## Terms

term-target-marker = Target marker
term-radio = Radio
term-pin = Pin the enemy
term-pinned = Pinned

## Scenarios: name, .history, .brief (the task of each side)

scenario-la-raye = La Raye
    .history = In mid-June 1944 only a narrow strip of land near Carentan joined the two American beachheads. On 15 June the 120th Infantry of the newly landed 30th Infantry Division attacked southwards to push the Germans back behind the Vire–Taute Canal. By the evening of the next day it had fought its way, hedgerow by hedgerow and farm by farm, to the hamlet of La Raye just short of the canal.
    .brief = Both sides fight for the same ground; the first to control 5 objective points wins.
scenario-montmartin-en-graignes = Montmartin-en-Graignes
    .history = On 15 June 1944 the 120th Infantry, supported by the 743rd Tank Battalion, made one of the 30th Infantry Division’s first attacks. Its goal was Montmartin-en-Graignes and the rising ground above the Vire–Taute Canal, so that the Germans could not drive a wedge between the Omaha and Utah beachheads. The village was in American hands the same day.
    .brief = The Americans must control one of the three objectives; the Germans must pin them first.
scenario-raid-across-the-canal = Raid Across the Canal
    .history = From 16 June 1944 the 30th Infantry Division held the northern bank of the Vire–Taute Canal; an attempt to cross it the next day failed. For three weeks, while the main effort went to Cherbourg, the canal was the front line here: the two armies watched each other over the water and sent out patrols. It was not crossed in strength until 7 July.
    .brief = Both sides fight for the canal and its banks; the first to control 6 objective points wins.
scenario-behind-enemy-lines = Behind Enemy Lines
    .history = In late June 1944 the front along the Vire and the Vire–Taute Canal hardly moved. Patrols felt for the German positions, and what they found helped to plan the attack of 7 July. This scenario imagines one such venture, with a sniper who has already slipped through the German line.
    .brief = The Germans hold the middle of the ground and the Americans have a sniper in their rear; the first side to control 5 objective points wins.
scenario-crossing-the-vire = Crossing the Vire
    .history = Before dawn on 7 July 1944 the 117th Infantry of the 30th Infantry Division crossed the Vire in assault boats near Saint-Fromond, covered by heavy artillery fire. While the infantry pushed west, engineers repaired the stone bridge under fire, and in the afternoon the 120th Infantry forced the Vire–Taute Canal farther north. By evening the division held a firm bridgehead.
    .brief = The Americans must control both objectives on the river; the Germans must pin the Americans.
scenario-desperate-withdrawal = Desperate Withdrawal
    .history = Once across the Vire, the 30th Infantry Division worked its way towards Saint-Lô field by field. On 11 July 1944 the Panzer Lehr Division struck back in strength, broke into the American lines in several places and was thrown back the same day. In such close country a platoon could be cut off within minutes; in this scenario, one has to fight its way out.
    .brief = The Americans must reach and control the one objective at the far end of the board; the Germans must pin them first.
scenario-la-huberderie = La Huberderie
    .history = In July 1944 the 30th Infantry Division fought its way south between the Vire and the Taute, and on the 25th it stood in the first line of Operation Cobra, the breakthrough west of Saint-Lô. On the day before and again that day bombs from its own side’s aircraft fell among its companies; it attacked anyway and widened the eastern edge of the breach. La Huberderie is one of the many small places among the hedgerows for which platoons fought in those weeks.
    .brief = Objectives lie all over the board; the first side to control 10 objective points wins.
scenario-streets-of-tessy-sur-vire = Streets of Tessy-sur-Vire
    .history = At the end of July 1944 German armoured reinforcements made Tessy-sur-Vire the pivot of the defence against the American breakout. For days the 30th Infantry Division attacked the approaches from the north. On 1 August tanks of the 2nd Armored Division came in from the west with infantry while the 120th Infantry pressed from the north, and after fighting in the streets the town fell.
    .brief = Both sides fight for the streets of the town; the first to control 7 objective points wins.
scenario-reinforcements = Reinforcements
    .history = On 6 August 1944 the 30th Infantry Division relieved the 1st Infantry Division at Mortain; a few hours later, in the early hours of 7 August, German panzer divisions attacked towards Avranches. On Hill 314 above the town the 2nd Battalion of the 120th Infantry was cut off. Relief by land did not reach it until 12 August.
    .brief = The Americans must control one of the three hills; the Germans must pin them first.
scenario-critical-intelligence = Critical Intelligence
    .history = The men surrounded on Hill 314 could see the roads around Mortain for miles, and among them were artillery observers with radios. From 7 August 1944 they directed fire on the German columns day after day. When the batteries began to run down, a working radio was worth as much as food and ammunition.
    .brief = Both sides need 5 objective points; the Americans can raise the value of the radio tile with each further Control action there.
scenario-hill-314 = Hill 314
    .history = On the night of 6–7 August 1944 the German counter-attack at Mortain flowed past both sides of Hill 314, where some 700 Americans, most of them from the 2nd Battalion of the 120th Infantry, stood fast. They refused a call to surrender and broke up one assault after another with artillery fire called in by radio. When relief came on 12 August, close to half of them had been killed or wounded or were missing.
    .brief = The Germans must control one of the three hills; the Americans must pin them first.
scenario-mortain = Mortain
    .history = Mortain fell to the German counter-attack on the morning of 7 August 1944, and for six days the 30th Infantry Division fought around it against several panzer divisions. Artillery, fighter-bombers and stubborn infantry stopped the drive on Avranches. On 12 August the Americans were back in the ruined town; soon afterwards the German forces in Normandy were caught in the Falaise pocket.
    .brief = Each side starts with 6 objective points; the first to control 10 wins.
