### Undaunted: North Africa, English: sides, cards, what only this title says, scenarios.
###
### A card's name and its attributes are the forms a sentence may need. Every language has the same
### attributes: .acc object, .gen possessor, .dat recipient, .ins means, .pl plural (without a squad),
### .gender (masc, fem, neut, or none), .the with the article, .the-acc the same as an object.
### Vehicles and structures are named like cards, for a target or a fugitive may be either.
### English has no cases: these forms equal the name.

title = Undaunted: North Africa

## Sides
## The value is the label. The attributes name the people, always in the plural, for sentences:
## .nom without and .the with the article, .acc, .gen, .dat and .ins; .adj-masc, .adj-fem and
## .adj-neut are the adjective, to agree with a noun's .gender; .adj-masc-acc goes with a person as an
## object. In English .gen is what comes before a possession.

side-lrdg = LRDG
    .nom = LRDG
    .acc = LRDG
    .gen = the LRDG’s
    .dat = LRDG
    .ins = LRDG
    .the = the LRDG
    .gender = none
    .adj-masc = LRDG
    .adj-masc-acc = LRDG
    .adj-fem = LRDG
    .adj-neut = LRDG
side-it = Italian
    .nom = Italians
    .acc = Italians
    .gen = the Italians’
    .dat = Italians
    .ins = Italians
    .the = the Italians
    .gender = none
    .adj-masc = Italian
    .adj-masc-acc = Italian
    .adj-fem = Italian
    .adj-neut = Italian

## Cards

card-scout = Scout
    .acc = Scout
    .gen = Scout
    .dat = Scout
    .ins = Scout
    .pl = Scouts
    .gender = none
    .the = the Scout
    .the-acc = the Scout
card-rifleman = Rifleman
    .acc = Rifleman
    .gen = Rifleman
    .dat = Rifleman
    .ins = Rifleman
    .pl = Riflemen
    .gender = none
    .the = the Rifleman
    .the-acc = the Rifleman
card-machine-gunner = Machine Gunner
    .acc = Machine Gunner
    .gen = Machine Gunner
    .dat = Machine Gunner
    .ins = Machine Gunner
    .pl = Machine Gunners
    .gender = none
    .the = the Machine Gunner
    .the-acc = the Machine Gunner
card-anti-tank = Anti-tank Gunner
    .acc = Anti-tank Gunner
    .gen = Anti-tank Gunner
    .dat = Anti-tank Gunner
    .ins = Anti-tank Gunner
    .pl = Anti-tank Gunners
    .gender = none
    .the = the Anti-tank Gunner
    .the-acc = the Anti-tank Gunner
card-engineer = Engineer
    .acc = Engineer
    .gen = Engineer
    .dat = Engineer
    .ins = Engineer
    .pl = Engineers
    .gender = none
    .the = the Engineer
    .the-acc = the Engineer
card-saboteur = Saboteur
    .acc = Saboteur
    .gen = Saboteur
    .dat = Saboteur
    .ins = Saboteur
    .pl = Saboteurs
    .gender = none
    .the = the Saboteur
    .the-acc = the Saboteur
card-sniper = Sniper
    .acc = Sniper
    .gen = Sniper
    .dat = Sniper
    .ins = Sniper
    .pl = Snipers
    .gender = none
    .the = the Sniper
    .the-acc = the Sniper
card-navigator = Navigator
    .acc = Navigator
    .gen = Navigator
    .dat = Navigator
    .ins = Navigator
    .pl = Navigators
    .gender = none
    .the = the Navigator
    .the-acc = the Navigator
card-lieutenant = Lieutenant
    .acc = Lieutenant
    .gen = Lieutenant
    .dat = Lieutenant
    .ins = Lieutenant
    .pl = Lieutenants
    .gender = none
    .the = the Lieutenant
    .the-acc = the Lieutenant
card-senior-sergeant = Senior Sergeant
    .acc = Senior Sergeant
    .gen = Senior Sergeant
    .dat = Senior Sergeant
    .ins = Senior Sergeant
    .pl = Senior Sergeants
    .gender = none
    .the = the Senior Sergeant
    .the-acc = the Senior Sergeant
card-warrant-officer = Warrant Officer
    .acc = Warrant Officer
    .gen = Warrant Officer
    .dat = Warrant Officer
    .ins = Warrant Officer
    .pl = Warrant Officers
    .gender = none
    .the = the Warrant Officer
    .the-acc = the Warrant Officer
card-scout-a = Scout A
    .acc = Scout A
    .gen = Scout A
    .dat = Scout A
    .ins = Scout A
    .pl = Scouts
    .gender = none
    .the = Scout A
    .the-acc = Scout A
card-rifleman-a = Rifleman A
    .acc = Rifleman A
    .gen = Rifleman A
    .dat = Rifleman A
    .ins = Rifleman A
    .pl = Riflemen
    .gender = none
    .the = Rifleman A
    .the-acc = Rifleman A
card-machine-gunner-a = Machine Gunner A
    .acc = Machine Gunner A
    .gen = Machine Gunner A
    .dat = Machine Gunner A
    .ins = Machine Gunner A
    .pl = Machine Gunners
    .gender = none
    .the = Machine Gunner A
    .the-acc = Machine Gunner A
card-anti-tank-a = Anti-tank Gunner A
    .acc = Anti-tank Gunner A
    .gen = Anti-tank Gunner A
    .dat = Anti-tank Gunner A
    .ins = Anti-tank Gunner A
    .pl = Anti-tank Gunners
    .gender = none
    .the = Anti-tank Gunner A
    .the-acc = Anti-tank Gunner A
card-tank-driver = Tank Driver
    .acc = Tank Driver
    .gen = Tank Driver
    .dat = Tank Driver
    .ins = Tank Driver
    .pl = Tank Drivers
    .gender = none
    .the = the Tank Driver
    .the-acc = the Tank Driver
card-crewman = Crewman
    .acc = Crewman
    .gen = Crewman
    .dat = Crewman
    .ins = Crewman
    .pl = Crewmen
    .gender = none
    .the = the Crewman
    .the-acc = the Crewman
card-gunner = Gunner
    .acc = Gunner
    .gen = Gunner
    .dat = Gunner
    .ins = Gunner
    .pl = Gunners
    .gender = none
    .the = the Gunner
    .the-acc = the Gunner
card-platoon-sergeant = Platoon Sergeant
    .acc = Platoon Sergeant
    .gen = Platoon Sergeant
    .dat = Platoon Sergeant
    .ins = Platoon Sergeant
    .pl = Platoon Sergeants
    .gender = none
    .the = the Platoon Sergeant
    .the-acc = the Platoon Sergeant
card-squad-leader-a = Squad Leader A
    .acc = Squad Leader A
    .gen = Squad Leader A
    .dat = Squad Leader A
    .ins = Squad Leader A
    .pl = Squad Leaders
    .gender = none
    .the = Squad Leader A
    .the-acc = Squad Leader A
card-tank-commander = Tank Commander
    .acc = Tank Commander
    .gen = Tank Commander
    .dat = Tank Commander
    .ins = Tank Commander
    .pl = Tank Commanders
    .gender = none
    .the = the Tank Commander
    .the-acc = the Tank Commander
card-recon-plane = Reconnaissance Plane
    .acc = Reconnaissance Plane
    .gen = Reconnaissance Plane
    .dat = Reconnaissance Plane
    .ins = Reconnaissance Plane
    .pl = Reconnaissance Planes
    .gender = none
    .the = the Reconnaissance Plane
    .the-acc = the Reconnaissance Plane
card-fog-of-war = Fog of War
    .acc = Fog of War
    .gen = Fog of War
    .dat = Fog of War
    .ins = Fog of War
    .pl = Fog of War cards
    .gender = none
    .the = the Fog of War
    .the-acc = the Fog of War

## Vehicles

card-gun-truck = Gun Truck
    .acc = Gun Truck
    .gen = Gun Truck
    .dat = Gun Truck
    .ins = Gun Truck
    .pl = Gun Trucks
    .gender = none
    .the = the Gun Truck
    .the-acc = the Gun Truck
card-support-truck = Support Truck
    .acc = Support Truck
    .gen = Support Truck
    .dat = Support Truck
    .ins = Support Truck
    .pl = Support Trucks
    .gender = none
    .the = the Support Truck
    .the-acc = the Support Truck
card-pilot-car = Pilot Car
    .acc = Pilot Car
    .gen = Pilot Car
    .dat = Pilot Car
    .ins = Pilot Car
    .pl = Pilot Cars
    .gender = none
    .the = the Pilot Car
    .the-acc = the Pilot Car
card-scout-car = Scout Car
    .acc = Scout Car
    .gen = Scout Car
    .dat = Scout Car
    .ins = Scout Car
    .pl = Scout Cars
    .gender = none
    .the = the Scout Car
    .the-acc = the Scout Car
card-lorry = Lorry
    .acc = Lorry
    .gen = Lorry
    .dat = Lorry
    .ins = Lorry
    .pl = Lorries
    .gender = none
    .the = the Lorry
    .the-acc = the Lorry
card-medium-tank = Medium Tank
    .acc = Medium Tank
    .gen = Medium Tank
    .dat = Medium Tank
    .ins = Medium Tank
    .pl = Medium Tanks
    .gender = none
    .the = the Medium Tank
    .the-acc = the Medium Tank

## Structures

card-aircraft = Aircraft
    .acc = Aircraft
    .gen = Aircraft
    .dat = Aircraft
    .ins = Aircraft
    .pl = Aircraft
    .gender = none
    .the = the Aircraft
    .the-acc = the Aircraft
card-hangar = Hangar
    .acc = Hangar
    .gen = Hangar
    .dat = Hangar
    .ins = Hangar
    .pl = Hangars
    .gender = none
    .the = the Hangar
    .the-acc = the Hangar
card-motor-pool = Motor Pool
    .acc = Motor Pool
    .gen = Motor Pool
    .dat = Motor Pool
    .ins = Motor Pool
    .pl = Motor Pools
    .gender = none
    .the = the Motor Pool
    .the-acc = the Motor Pool
card-fuel-dump = Fuel Dump
    .acc = Fuel Dump
    .gen = Fuel Dump
    .dat = Fuel Dump
    .ins = Fuel Dump
    .pl = Fuel Dumps
    .gender = none
    .the = the Fuel Dump
    .the-acc = the Fuel Dump
card-radio-mast = Radio Mast
    .acc = Radio Mast
    .gen = Radio Mast
    .dat = Radio Mast
    .ins = Radio Mast
    .pl = Radio Masts
    .gender = none
    .the = the Radio Mast
    .the-acc = the Radio Mast
card-water-tower = Water Tower
    .acc = Water Tower
    .gen = Water Tower
    .dat = Water Tower
    .ins = Water Tower
    .pl = Water Towers
    .gender = none
    .the = the Water Tower
    .the-acc = the Water Tower

## A counter: a soldier or a vehicle with its side; .acc as an object

counter = the { $side_adj_masc } { $unit }
    .acc = the { $side_adj_masc } { $unit_acc }

## Actions

action-drive = Drive
action-navigate = Navigate
action-observe = Observe
action-repair = Repair
action-strafe = Strafe
action-anti-tank = Anti-tank
action-demolish = Demolish

## Numbers of things

count-damage =
    { $damage ->
        [0] no damage
       *[other] { $damage } damage
    }

## Events

event-boarded =
    { $captured ->
        [yes] { $unit_the } captures { $vehicle_the_acc } and takes seat { $place }.
       *[no] { $unit_the } boards { $vehicle_the_acc } and takes seat { $place }.
    }
event-alighted = { $unit_the } gets out of { $vehicle_the } { $tile_on }.
event-shifted = { $unit_the } moves to seat { $place } of { $vehicle_the }.
event-swapped = { $unit_the } and { $other_the } swap seats in { $vehicle_the }.
event-used =
    { $power ->
        [0] { $side_the } play { $card_the_acc } in { $vehicle_the }: { $action }.
       *[other] { $side_the } play { $card_the_acc } in { $vehicle_the }: { $action } { $power }.
    }
event-drove = { $vehicle_the } drives { $from_off } { $to_onto }.
event-escaped = { $unit_counter } escapes { $tile_off }.
event-repaired =
    { $active_again ->
        [yes] { $side_the } repair { $vehicle_the_acc }: { count-damage } left. It is active again.
       *[no] { $side_the } repair { $vehicle_the_acc }: { count-damage } left.
    }
event-demolition-declared = { $unit_the } sets a charge at { $structure_the_acc } { $tile_on }: defence { $total }, { count-dice }.
event-damaged =
    { $disabled ->
        [yes] { $vehicle_the } now has { count-damage } and is disabled.
       *[no] { $vehicle_the } now has { count-damage }.
    }
event-vehicle-destroyed = { $vehicle_the } is destroyed { $tile_on }.
event-structure-destroyed =
    { $points ->
        [0] { $side_the } destroy { $structure_the_acc } { $tile_on }.
       *[other] { $side_the } destroy { $structure_the_acc } { $tile_on }: +{ count-points }, { $total } in total.
    }
event-nobody-suppressed = There is no one left to suppress in { $vehicle_the }.

## Endings

ending-objectives = objective points scored
ending-escaped = they have escaped
ending-neutralised = the other side is neutralised
ending-hopeless = the other side can no longer reach any of its goals

## Prompts

prompt-afterwards = { $unit_the } may now board, get out or change seats.
prompt-mark = { $action }: choose a tile ({ $left } more).
prompt-pick =
    { $action_id ->
        [suppress] Who in { $vehicle_the } is suppressed?
       *[other] Who in { $vehicle_the } is wounded?
    }
prompt-mend = { action-repair }: choose a vehicle for { $unit_the } to repair.

## Moves

move-use = { $action } (vehicle)
move-swap = Swap seats with { $unit_the_acc }
move-board = Board { $vehicle_the_acc }, seat { $place }
move-alight = Get out
move-shift = Move to seat { $place }
move-stay = Stay put
move-leave = Escape from the board
move-mark = Choose { $tile_acc }
move-at-vehicle =
    { $action_id ->
        [suppress] Suppress the crew of { $vehicle_the_acc }
        [strafe] Strafe { $vehicle_the_acc }
        [demolish] Blow up { $vehicle_the_acc }
       *[other] Attack { $vehicle_the_acc }
    }
move-at-structure = Blow up the structure { $tile_on }
move-mend = Repair { $vehicle_the_acc }
move-pick =
    { $action_id ->
        [suppress] Suppress { $unit_the_acc }
       *[other] Wound { $unit_the_acc }
    }

## Why a move is not possible

why-not-aboard = This soldier is not in a vehicle.
why-disabled = The vehicle is disabled. Repair it first.
why-not-a-specialist = Only a soldier with the required specialisation can use this seat.
why-not-this-seat = This soldier’s seat does not have that action.
why-in-vehicle = A soldier in a vehicle cannot move on foot. Get out first.
why-not-together = These two soldiers are not in the same vehicle.
why-changed-already = This soldier has already boarded, got out or changed seats with this card.
why-no-effect-then = The card could not do anything from there.
why-already-aboard = This soldier is already in a vehicle.
why-not-here = The vehicle is not on this soldier’s tile.
why-seat-taken = This seat is taken.
why-enemy-aboard = There is an enemy soldier in this vehicle.
why-rough-ground = Vehicles cannot enter difficult terrain.
why-no-way-to-drive = Your side has not scouted and does not control any adjacent tile that vehicles can enter.
why-guarded = The enemy controls this tile and has a soldier on it.
why-nothing-to-mark = No tile within reach still needs a marker.
why-not-connected = The first tile must be adjacent to the soldier, and each further tile adjacent to one already chosen.
why-leads-nowhere = No marker could be placed from this tile.
why-already-marked = Your side already has a marker on this tile.
why-one-marker-due = You must place at least one marker.
why-nothing-to-repair = There is no damaged vehicle here that this soldier can repair.
why-undamaged = This vehicle is not damaged.
why-other-vehicle = A soldier in a vehicle can repair only that vehicle.
why-command-not-inspired = Inspire takes combat cards only.
why-no-target = There is nothing this action can hit.
why-shielded = This soldier is in a vehicle. Attack the vehicle instead.
why-only-vehicles = This action cannot hit soldiers.
why-armoured = This vehicle is armoured. Only Anti-tank and Demolish can hit it.
why-own-vehicle = This is your own vehicle.
why-not-same-tile = Demolish works only on the soldier’s own tile.
why-no-structure = There is no structure on this tile.
why-only-demolish = Only Demolish can destroy a structure.
why-no-escape-here = There is no escape marker on this tile.
why-not-to-escape = This counter is not one of those that can escape.
why-crew-not-to-escape = Someone in the vehicle is not allowed to escape.
why-not-inside = This soldier cannot be chosen.
why-vehicle-gone = This vehicle is no longer on the board.
why-no-such-seat = The vehicle does not have that seat.

## Terms

term-vehicle = Vehicle
term-vehicle-card = Vehicle card
term-vehicle-action = Vehicle action
term-seat = Seat
term-seat-free = Free
term-crew = Crew
term-specialisation = Specialisation
term-defence = Defence
term-armoured-defence = Armoured defence
term-structure-defence = Structure defence
term-damage = Damage
term-critical-level = Critical level
term-integrity = Integrity
term-active = Active
term-disabled = Disabled
term-destroyed = Destroyed
term-wound = Wound
term-structure = Structure
term-structures = Structures
term-escape-marker = Escape marker
term-rough-ground = Difficult terrain
term-escape = Escape
term-escaped = Escaped
term-neutralise = Neutralise
term-neutralised = Neutralised

## Scenarios: name, .history, .brief (the task of each side)

scenario-landing-ground-no-7 = Landing Ground No. 7
    .history = In September 1940 the first patrols of what was then called the Long Range Patrol crossed the sand sea on the Egyptian border, which the Italians thought no army could pass. On the route between Jalo and Kufra they came out far behind the front, wrecked landing grounds and their stores of fuel, and stopped lorries on their way south. The damage was small, but from then on no post in the Libyan desert could feel safe. This scenario imagines one such night.
    .brief = Both sides must reach 3 points, the LRDG mostly by destroying structures, the Italians mostly by controlling them.
scenario-murzuk = Murzuk
    .history = On 11 January 1941 two patrols of the LRDG, one of New Zealanders and one of Guardsmen, drove up to the oasis of Murzuk together with a handful of Free French from Chad. They had come right across southern Libya, and the garrison took them for friends until the shooting began. While some kept the fort under fire, others burnt the hangar on the airfield and the aircraft in it. Two of the raiders were killed, among them the French commander, Lieutenant-Colonel d’Ornano.
    .brief = Three structures stand on the airfield. The LRDG must destroy structures worth 2 points; the Italians must control structures worth 3 points, that is, all of them.
scenario-jebel-sherif = Jebel Sherif
    .history = On 31 January 1941 a New Zealand patrol of the LRDG, scouting ahead of the Free French on the way to Kufra, was caught by one of the Italians’ motorised Saharan companies in a valley of the Jebel Sherif. Under fire from the ground and from aircraft several trucks burnt out, and the commander, Major Clayton, was captured; the other trucks broke out. Four men who had been left behind walked south with hardly any water until French search parties found them some ten days later; three survived.
    .brief = The LRDG must get 4 of its soldiers and vehicles off the board at the escape markers; the Italians must neutralise 5 of them first.
scenario-el-tag = El Tag
    .history = In February 1941 Colonel Leclerc led a column of Free French from Chad against the oasis of Kufra. He drove off the Italian desert company that was to protect it and shut the garrison up in the fort of El Tag above the palms. On 1 March the fort surrendered, and Kufra soon became the base of the LRDG. Most of the LRDG had by then gone home to refit; this scenario imagines that it took part in the siege.
    .brief = Objectives lie in and around the fort. The LRDG must hold 4 objective points; the Italians must neutralise 4 soldiers of the LRDG first.
scenario-bir-hadid = Bir Hadid
    .history = In the spring of 1941 Rommel’s advance turned the war in Libya around, but the deep desert in the south stayed open to the LRDG. Its patrols watched tracks and wells, and what they could not take away they destroyed. You will not find Bir Hadid on a map: this scenario imagines a well with an airstrip and stores around it, and a patrol that has come to do damage and be gone.
    .brief = The LRDG must destroy structures worth 5 points; the Italians must control structures worth 4 points.
scenario-undefended-camp = Undefended Camp
    .history = From the spring of 1941 the LRDG had its base at Kufra, hundreds of kilometres from any front. Its patrols went north as far as the tracks around Bir Tengeder, south of the green hills of Cyrenaica, where Italian columns passed as well. This scenario imagines a camp that has been left without a guard, and two sides that hear of it at the same time.
    .brief = Both sides race for the empty camp. The LRDG needs 3 points and can also score by destroying the fuel dump; the Italians need 4 and can also score by holding it.
scenario-hon-road = The Hon Road
    .history = The oasis of Hon was the seat of the Italian command for the Libyan Sahara, and the road to it from the coast was the lifeline of the garrisons in the Fezzan. LRDG patrols crossed this country to see who travelled there, and at times to stop them. There is no account of this particular ambush: the scenario imagines a small convoy on its way in October 1941, and a patrol waiting for it.
    .brief = The Italians must get 3 of the convoy’s soldiers and vehicles off the board at the escape marker; the LRDG must neutralise 3 of them first.
scenario-bir-bu-hasci = Bir bu Hasci
    .history = In December 1941, after the British offensive that freed Tobruk, the Axis army fell back through Cyrenaica. The LRDG roamed along its open flank from Jalo, carried the raiders of the SAS to the airfields and shot up traffic on the roads. Tanks were what its unarmoured trucks feared most, next to aircraft. This scenario imagines a patrol that has to deal with one anyway.
    .brief = The LRDG must destroy the Medium Tank; the Italians must hold 3 objective points or neutralise 3 soldiers of the LRDG first.
scenario-road-watch = The Road Watch
    .history = From March to July 1942 the LRDG kept watch on the coast road near the Marble Arch, the monument on the border between Cyrenaica and Tripolitania, hundreds of kilometres behind the Axis front. Two men at a time lay a few hundred metres from the road, with little but the ground to hide them, and wrote down every tank, gun and lorry; the rest of the patrol hid some way off and sent the figures to Cairo by radio. The watch was kept day and night, and few reports meant more to the British command.
    .brief = The LRDG must hold 3 objective points; the Italians must neutralise 3 of its soldiers and vehicles first.
scenario-sidi-haneish = Sidi Haneish
    .history = On the night of 26 July 1942 eighteen jeeps of the SAS under Major Stirling drove in formation over the airfield of Sidi Haneish, in the rear of the front at El Alamein, and fired with all their machine guns at the aircraft on both sides. Several dozen were destroyed or damaged, many of them transports the Axis could ill spare. The SAS had learnt its desert craft from the LRDG, which had carried it to its first airfields. In this scenario the LRDG makes the raid itself, and Italians hold the airfield.
    .brief = The LRDG must reach 5 points, mostly by destroying structures, or neutralise all 4 Italian soldiers; the Italians must reach 5 points, mostly by controlling structures, or neutralise 5 soldiers of the LRDG.
scenario-barce = Barce
    .history = In September 1942 two patrols of the LRDG under Major Easonsmith drove more than 1,800 kilometres from Egypt, through the sand seas, to raid Barce in the far rear. On the night of the 13th one of them drove along the rows of aircraft on the airfield and set one after another on fire, while the other attacked the barracks. No raider was killed. On the way home the next day aircraft found them and destroyed nearly all their vehicles; most of the men got back, some of them on foot.
    .brief = The LRDG needs 5 points, mostly from destroying structures; the Italians need 3, mostly from controlling them.
