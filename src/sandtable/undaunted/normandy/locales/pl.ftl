### Undaunted: Normandy, Polish: sides, cards, what only this title says, scenarios.
###
### A card's name and its attributes are the forms a sentence may need. Every language has the same
### attributes: .acc object, .gen possessor, .dat recipient, .ins means, .pl plural (without a squad),
### .gender (masc, fem, neut, or none), .the with the article, .the-acc the same as an object. $squad is
### A, B or C.
### Polish has no article: .the is the name. A masculine thing has the gender inan: as an object it keeps
### its name.

title = Nieustraszeni: Normandia

## Sides
## The value is the label. The attributes name the people, always in the plural, for sentences:
## .nom without and .the with the article, .acc, .gen, .dat and .ins; .adj-masc, .adj-fem and
## .adj-neut are the adjective, to agree with a noun's .gender; .adj-masc-acc goes with a person as an
## object.

side-us = Amerykanie
    .nom = Amerykanie
    .acc = Amerykanów
    .gen = Amerykanów
    .dat = Amerykanom
    .ins = Amerykanami
    .the = Amerykanie
    .gender = masc
    .adj-masc = amerykański
    .adj-masc-acc = amerykańskiego
    .adj-fem = amerykańska
    .adj-neut = amerykańskie
side-de = Niemcy
    .nom = Niemcy
    .acc = Niemców
    .gen = Niemców
    .dat = Niemcom
    .ins = Niemcami
    .the = Niemcy
    .gender = masc
    .adj-masc = niemiecki
    .adj-masc-acc = niemieckiego
    .adj-fem = niemiecka
    .adj-neut = niemieckie

## Cards

card-rifleman = Strzelec { $squad }
    .acc = Strzelca { $squad }
    .gen = Strzelca { $squad }
    .dat = Strzelcowi { $squad }
    .ins = Strzelcem { $squad }
    .pl = Strzelcy
    .gender = masc
    .the = Strzelec { $squad }
    .the-acc = Strzelca { $squad }
card-scout = Zwiadowca { $squad }
    .acc = Zwiadowcę { $squad }
    .gen = Zwiadowcy { $squad }
    .dat = Zwiadowcy { $squad }
    .ins = Zwiadowcą { $squad }
    .pl = Zwiadowcy
    .gender = masc
    .the = Zwiadowca { $squad }
    .the-acc = Zwiadowcę { $squad }
card-machine-gunner = Kaemista { $squad }
    .acc = Kaemistę { $squad }
    .gen = Kaemisty { $squad }
    .dat = Kaemiście { $squad }
    .ins = Kaemistą { $squad }
    .pl = Kaemiści
    .gender = masc
    .the = Kaemista { $squad }
    .the-acc = Kaemistę { $squad }
card-sniper = Snajper
    .acc = Snajpera
    .gen = Snajpera
    .dat = Snajperowi
    .ins = Snajperem
    .pl = Snajperzy
    .gender = masc
    .the = Snajper
    .the-acc = Snajpera
card-mortar = Moździerz
    .acc = Moździerz
    .gen = Moździerza
    .dat = Moździerzowi
    .ins = Moździerzem
    .pl = Moździerze
    .gender = inan
    .the = Moździerz
    .the-acc = Moździerz
card-platoon-sergeant = Sierżant plutonu
    .acc = Sierżanta plutonu
    .gen = Sierżanta plutonu
    .dat = Sierżantowi plutonu
    .ins = Sierżantem plutonu
    .pl = Sierżanci plutonu
    .gender = masc
    .the = Sierżant plutonu
    .the-acc = Sierżanta plutonu
card-platoon-guide = Przewodnik plutonu
    .acc = Przewodnika plutonu
    .gen = Przewodnika plutonu
    .dat = Przewodnikowi plutonu
    .ins = Przewodnikiem plutonu
    .pl = Przewodnicy plutonu
    .gender = masc
    .the = Przewodnik plutonu
    .the-acc = Przewodnika plutonu
card-squad-leader = Dowódca drużyny { $squad }
    .acc = Dowódcę drużyny { $squad }
    .gen = Dowódcy drużyny { $squad }
    .dat = Dowódcy drużyny { $squad }
    .ins = Dowódcą drużyny { $squad }
    .pl = Dowódcy drużyn
    .gender = masc
    .the = Dowódca drużyny { $squad }
    .the-acc = Dowódcę drużyny { $squad }
card-fog-of-war = Mgła wojny
    .acc = Mgłę wojny
    .gen = Mgły wojny
    .dat = Mgle wojny
    .ins = Mgłą wojny
    .pl = Mgły wojny
    .gender = fem
    .the = Mgła wojny
    .the-acc = Mgłę wojny

## A counter: a unit with its side, to tell Rifleman A from Rifleman A; .acc as an object
## A thing (inan) keeps the adjective as it is: „niemiecki Moździerz”, but „niemieckiego Strzelca A”.

counter = { $side_adj_masc } { $unit }
    .acc =
        { $unit_gender ->
            [inan] { $side_adj_masc } { $unit_acc }
           *[masc] { $side_adj_masc_acc } { $unit_acc }
        }

## Actions

action-guide = Manewr
action-target = Celowanie
action-blast = Ostrzał

## Events

event-target-placed = { $side_the } umieszczają znacznik celowania { $tile_on }.
event-target-removed = Znacznik celowania { $side_gen } schodzi z planszy.
event-radio-raised = Radiostacja { $tile_on } jest teraz warta { count-points }; { $side_the } mają razem { $total }.

## Endings

ending-objectives = zdobyto wymagane punkty celu
ending-pinned = druga strona zatrzymana
ending-hopeless = druga strona nie może już zdobyć wymaganych punktów celu
ending-both-pinned = obie strony zatrzymane; decydują punkty, a przy remisie inicjatywa

## Prompts

prompt-guide = { action-guide }: która jednostka rusza?
prompt-aim = { action-target }: w który obszar celuje { $unit_the }?
prompt-blast = { action-blast }: która jednostka jest następna? ({ count-dice })

## Moves

move-guide = { action-guide }: { $unit }
move-aim = Celuj w { $tile_acc }

## Why a move is not possible

why-nobody-to-guide = Żadna z twoich jednostek nie może wykonać manewru.
why-guide-suppressed = Przygwożdżona jednostka nie może wykonać manewru.
why-guide-off-board = Tej jednostki nie ma na planszy.
why-guide-no-way = Obok tej jednostki nie ma rozpoznanego ani kontrolowanego obszaru.
why-no-tile-in-range = Żaden obszar nie leży dość daleko od moździerza.
why-too-near = Cel musi leżeć co najmniej trzy obszary od moździerza.
why-already-aimed = Znacznik celowania już leży na tym obszarze.
why-no-target-marker = Twojego znacznika celowania nie ma na planszy.
why-nobody-on-target = Na obszarze ze znacznikiem celowania nie ma żadnej jednostki.
why-not-on-target = Tej jednostki Ostrzał nie obejmuje albo już ją rozpatrzono.

## Terms

term-target-marker = Znacznik celowania
term-radio = Radiostacja
term-pin = Zatrzymanie wroga
term-pinned = Zatrzymany

## Scenarios: name, .history, .brief (the task of each side)

scenario-la-raye = La Raye
    .history = W połowie czerwca 1944 roku dwa amerykańskie przyczółki łączył tylko wąski pas lądu koło Carentan. 15 czerwca 120. Pułk Piechoty z 30. Dywizji Piechoty, która dopiero co zeszła na ląd, ruszył na południe, by odrzucić Niemców za kanał Vire–Taute. Do wieczora następnego dnia, walcząc o każdy żywopłot i każdą zagrodę, dotarł do osady La Raye tuż przed kanałem.
    .brief = Obie strony walczą o ten sam teren; wygrywa ta, która pierwsza zdobędzie 5 punktów celu.
scenario-montmartin-en-graignes = Montmartin-en-Graignes
    .history = 15 czerwca 1944 roku 120. Pułk Piechoty, wspierany przez 743. Batalion Czołgów, przeprowadził jedno z pierwszych natarć 30. Dywizji Piechoty. Miał zdobyć Montmartin-en-Graignes i wzniesienia nad kanałem Vire–Taute, aby Niemcy nie zdołali wbić klina między przyczółki Omaha i Utah. Jeszcze tego samego dnia miejscowość znalazła się w rękach Amerykanów.
    .brief = Amerykanie muszą przejąć kontrolę nad jednym z trzech celów; Niemcy muszą ich przedtem zatrzymać.
scenario-raid-across-the-canal = Wypad za kanał
    .history = Od 16 czerwca 1944 roku 30. Dywizja Piechoty trzymała północny brzeg kanału Vire–Taute; podjęta nazajutrz próba przeprawy nie powiodła się. Przez trzy tygodnie, gdy główny wysiłek skierowano na Cherbourg, front biegł tu wzdłuż kanału: obie armie śledziły się z przeciwległych brzegów i wysyłały patrole. Większymi siłami sforsowano go dopiero 7 lipca.
    .brief = Obie strony walczą o kanał i jego brzegi; wygrywa ta, która pierwsza zdobędzie 6 punktów celu.
scenario-behind-enemy-lines = Za liniami wroga
    .history = Pod koniec czerwca 1944 roku front nad rzeką Vire i kanałem Vire–Taute prawie się nie przesuwał. Patrole szukały niemieckich stanowisk, a to, co ustaliły, pomogło zaplanować natarcie z 7 lipca. Ten scenariusz przedstawia podobną akcję, ze snajperem, który już przeniknął przez niemiecką linię.
    .brief = Niemcy trzymają środek terenu, a Amerykanie mają na ich tyłach snajpera; wygrywa strona, która pierwsza zdobędzie 5 punktów celu.
scenario-crossing-the-vire = Przeprawa przez Vire
    .history = 7 lipca 1944 roku przed świtem 117. Pułk Piechoty z 30. Dywizji Piechoty, osłaniany silnym ogniem artylerii, przeprawił się w łodziach szturmowych przez Vire koło Saint-Fromond. Gdy piechota parła na zachód, saperzy naprawiali pod ostrzałem kamienny most, a po południu dalej na północy 120. Pułk Piechoty sforsował kanał Vire–Taute. Wieczorem dywizja miała już mocny przyczółek.
    .brief = Amerykanie muszą przejąć kontrolę nad oboma celami na rzece; Niemcy muszą zatrzymać Amerykanów.
scenario-desperate-withdrawal = Rozpaczliwy odwrót
    .history = Po przekroczeniu rzeki Vire 30. Dywizja Piechoty pole po polu posuwała się w stronę Saint-Lô. 11 lipca 1944 roku Dywizja Pancerna „Lehr” uderzyła znacznymi siłami, w kilku miejscach wdarła się w amerykańskie linie i jeszcze tego samego dnia została odparta. Wśród żywopłotów pluton mógł zostać odcięty w ciągu kilku minut; ten scenariusz opowiada o takim, który musi przebić się do swoich.
    .brief = Amerykanie muszą dotrzeć do jedynego celu na drugim krańcu planszy i przejąć nad nim kontrolę; Niemcy muszą ich przedtem zatrzymać.
scenario-la-huberderie = La Huberderie
    .history = W lipcu 1944 roku 30. Dywizja Piechoty przebijała się na południe między rzekami Vire i Taute, a 25 lipca stanęła w pierwszej linii operacji „Cobra”, czyli przełamania na zachód od Saint-Lô. Dzień wcześniej, a potem znów w dniu ataku, na jej kompanie spadły bomby własnego lotnictwa; mimo to dywizja ruszyła do natarcia i poszerzyła wschodni skraj wyłomu. La Huberderie to jedna z wielu małych osad wśród żywopłotów, o które w tamtych tygodniach walczyły plutony.
    .brief = Cele leżą na całej planszy; wygrywa strona, która pierwsza zdobędzie 10 punktów celu.
scenario-streets-of-tessy-sur-vire = Ulice Tessy-sur-Vire
    .history = Pod koniec lipca 1944 roku niemieckie odwody pancerne uczyniły z Tessy-sur-Vire ostoję obrony przed amerykańskim przełamaniem. Przez kilka dni 30. Dywizja Piechoty atakowała podejścia do miasteczka od północy. 1 sierpnia od zachodu wkroczyły do niego czołgi 2. Dywizji Pancernej z piechotą, od północy napierał 120. Pułk Piechoty i po walkach na ulicach Tessy padło.
    .brief = Obie strony walczą o ulice miasteczka; wygrywa ta, która pierwsza zdobędzie 7 punktów celu.
scenario-reinforcements = Posiłki
    .history = 6 sierpnia 1944 roku 30. Dywizja Piechoty zluzowała pod Mortain 1. Dywizję Piechoty; kilka godzin później, w nocy na 7 sierpnia, niemieckie dywizje pancerne uderzyły w kierunku Avranches. Na Wzgórzu 314 nad miasteczkiem został odcięty 2. batalion 120. Pułku Piechoty. Odsiecz drogą lądową dotarła do niego dopiero 12 sierpnia.
    .brief = Amerykanie muszą przejąć kontrolę nad jednym z trzech wzgórz; Niemcy muszą ich przedtem zatrzymać.
scenario-critical-intelligence = Kluczowy rekonesans
    .history = Żołnierze okrążeni na Wzgórzu 314 widzieli drogi wokół Mortain na wiele kilometrów, a wśród nich byli obserwatorzy artylerii z radiostacjami. Od 7 sierpnia 1944 roku dzień po dniu kierowali ogniem na niemieckie kolumny. Gdy zaczęły się wyczerpywać baterie, sprawna radiostacja była warta tyle co żywność i amunicja.
    .brief = Obie strony walczą o 5 punktów celu; każda kolejna akcja Kontrola wykonana przez Amerykanów na obszarze z radiostacją podnosi jego wartość.
scenario-hill-314 = Wzgórze 314
    .history = W nocy na 7 sierpnia 1944 roku niemieckie przeciwnatarcie pod Mortain ominęło z obu stron Wzgórze 314, na którym trwało około 700 Amerykanów, głównie z 2. batalionu 120. Pułku Piechoty. Odrzucili wezwanie do kapitulacji i odpierali szturm za szturmem ogniem artylerii wzywanym przez radio. Gdy 12 sierpnia nadeszła odsiecz, blisko połowa obrońców poległa, odniosła rany lub zaginęła.
    .brief = Niemcy muszą przejąć kontrolę nad jednym z trzech wzgórz; Amerykanie muszą ich przedtem zatrzymać.
scenario-mortain = Mortain
    .history = Mortain padło podczas niemieckiego przeciwnatarcia rankiem 7 sierpnia 1944 roku, a 30. Dywizja Piechoty przez sześć dni walczyła wokół niego z kilkoma dywizjami pancernymi. Artyleria, samoloty myśliwsko-bombowe i nieustępliwa piechota powstrzymały marsz na Avranches. 12 sierpnia Amerykanie wrócili do zrujnowanego miasteczka; wkrótce potem wojska niemieckie w Normandii znalazły się w kotle pod Falaise.
    .brief = Każda strona zaczyna z 6 punktami celu; wygrywa ta, która pierwsza zdobędzie 10.
