### Undaunted: North Africa, Brazilian Portuguese: sides, cards, what only this title says, scenarios.
###
### A card's name and its attributes are the forms a sentence may need. Every language has the same
### attributes: .acc object, .gen possessor, .dat recipient, .ins means, .pl plural (without a squad),
### .gender (masc, fem, neut, or none), .the with the article, .the-acc the same as an object.
### Vehicles and structures are named like cards, for a target or a fugitive may be either.
### Portuguese has no cases: .gen and .dat are the name with de and a, contracted with the article; the
### other forms equal the name.
###
### No Brazilian edition was at hand; the words that the other title lacks are ours.

title = Destemidos: Norte da África

## Sides
## The value is the label. The attributes name the people, always in the plural, for sentences:
## .nom without and .the with the article, .acc, .gen, .dat and .ins; .adj-masc, .adj-fem and
## .adj-neut are the adjective, to agree with a noun's .gender; .adj-masc-acc goes with a person as an
## object.

side-lrdg = LRDG
    .nom = homens do LRDG
    .acc = homens do LRDG
    .gen = dos homens do LRDG
    .dat = aos homens do LRDG
    .ins = homens do LRDG
    .the = os homens do LRDG
    .gender = masc
    .adj-masc = do LRDG
    .adj-masc-acc = do LRDG
    .adj-fem = do LRDG
    .adj-neut = do LRDG
side-it = Itália
    .nom = italianos
    .acc = italianos
    .gen = dos italianos
    .dat = aos italianos
    .ins = italianos
    .the = os italianos
    .gender = masc
    .adj-masc = italiano
    .adj-masc-acc = italiano
    .adj-fem = italiana
    .adj-neut = italiano

## Cards

card-scout = Esclarecedor
    .acc = Esclarecedor
    .gen = do Esclarecedor
    .dat = ao Esclarecedor
    .ins = Esclarecedor
    .pl = Esclarecedores
    .gender = masc
    .the = o Esclarecedor
    .the-acc = o Esclarecedor
card-rifleman = Fuzileiro
    .acc = Fuzileiro
    .gen = do Fuzileiro
    .dat = ao Fuzileiro
    .ins = Fuzileiro
    .pl = Fuzileiros
    .gender = masc
    .the = o Fuzileiro
    .the-acc = o Fuzileiro
card-machine-gunner = Metralhador
    .acc = Metralhador
    .gen = do Metralhador
    .dat = ao Metralhador
    .ins = Metralhador
    .pl = Metralhadores
    .gender = masc
    .the = o Metralhador
    .the-acc = o Metralhador
card-anti-tank = Atirador Antitanque
    .acc = Atirador Antitanque
    .gen = do Atirador Antitanque
    .dat = ao Atirador Antitanque
    .ins = Atirador Antitanque
    .pl = Atiradores Antitanque
    .gender = masc
    .the = o Atirador Antitanque
    .the-acc = o Atirador Antitanque
card-engineer = Engenheiro
    .acc = Engenheiro
    .gen = do Engenheiro
    .dat = ao Engenheiro
    .ins = Engenheiro
    .pl = Engenheiros
    .gender = masc
    .the = o Engenheiro
    .the-acc = o Engenheiro
card-saboteur = Sabotador
    .acc = Sabotador
    .gen = do Sabotador
    .dat = ao Sabotador
    .ins = Sabotador
    .pl = Sabotadores
    .gender = masc
    .the = o Sabotador
    .the-acc = o Sabotador
card-sniper = Caçador
    .acc = Caçador
    .gen = do Caçador
    .dat = ao Caçador
    .ins = Caçador
    .pl = Caçadores
    .gender = masc
    .the = o Caçador
    .the-acc = o Caçador
card-navigator = Navegador
    .acc = Navegador
    .gen = do Navegador
    .dat = ao Navegador
    .ins = Navegador
    .pl = Navegadores
    .gender = masc
    .the = o Navegador
    .the-acc = o Navegador
card-lieutenant = Tenente
    .acc = Tenente
    .gen = do Tenente
    .dat = ao Tenente
    .ins = Tenente
    .pl = Tenentes
    .gender = masc
    .the = o Tenente
    .the-acc = o Tenente
card-senior-sergeant = Primeiro-Sargento
    .acc = Primeiro-Sargento
    .gen = do Primeiro-Sargento
    .dat = ao Primeiro-Sargento
    .ins = Primeiro-Sargento
    .pl = Primeiros-Sargentos
    .gender = masc
    .the = o Primeiro-Sargento
    .the-acc = o Primeiro-Sargento
card-warrant-officer = Subtenente
    .acc = Subtenente
    .gen = do Subtenente
    .dat = ao Subtenente
    .ins = Subtenente
    .pl = Subtenentes
    .gender = masc
    .the = o Subtenente
    .the-acc = o Subtenente
card-scout-a = Esclarecedor A
    .acc = Esclarecedor A
    .gen = do Esclarecedor A
    .dat = ao Esclarecedor A
    .ins = Esclarecedor A
    .pl = Esclarecedores
    .gender = masc
    .the = o Esclarecedor A
    .the-acc = o Esclarecedor A
card-rifleman-a = Fuzileiro A
    .acc = Fuzileiro A
    .gen = do Fuzileiro A
    .dat = ao Fuzileiro A
    .ins = Fuzileiro A
    .pl = Fuzileiros
    .gender = masc
    .the = o Fuzileiro A
    .the-acc = o Fuzileiro A
card-machine-gunner-a = Metralhador A
    .acc = Metralhador A
    .gen = do Metralhador A
    .dat = ao Metralhador A
    .ins = Metralhador A
    .pl = Metralhadores
    .gender = masc
    .the = o Metralhador A
    .the-acc = o Metralhador A
card-anti-tank-a = Atirador Antitanque A
    .acc = Atirador Antitanque A
    .gen = do Atirador Antitanque A
    .dat = ao Atirador Antitanque A
    .ins = Atirador Antitanque A
    .pl = Atiradores Antitanque
    .gender = masc
    .the = o Atirador Antitanque A
    .the-acc = o Atirador Antitanque A
card-tank-driver = Motorista de Tanque
    .acc = Motorista de Tanque
    .gen = do Motorista de Tanque
    .dat = ao Motorista de Tanque
    .ins = Motorista de Tanque
    .pl = Motoristas de Tanque
    .gender = masc
    .the = o Motorista de Tanque
    .the-acc = o Motorista de Tanque
card-crewman = Tripulante
    .acc = Tripulante
    .gen = do Tripulante
    .dat = ao Tripulante
    .ins = Tripulante
    .pl = Tripulantes
    .gender = masc
    .the = o Tripulante
    .the-acc = o Tripulante
card-gunner = Artilheiro
    .acc = Artilheiro
    .gen = do Artilheiro
    .dat = ao Artilheiro
    .ins = Artilheiro
    .pl = Artilheiros
    .gender = masc
    .the = o Artilheiro
    .the-acc = o Artilheiro
card-platoon-sergeant = Adjunto de Pelotão
    .acc = Adjunto de Pelotão
    .gen = do Adjunto de Pelotão
    .dat = ao Adjunto de Pelotão
    .ins = Adjunto de Pelotão
    .pl = Adjuntos de Pelotão
    .gender = masc
    .the = o Adjunto de Pelotão
    .the-acc = o Adjunto de Pelotão
card-squad-leader-a = Comandante de GC A
    .acc = Comandante de GC A
    .gen = do Comandante de GC A
    .dat = ao Comandante de GC A
    .ins = Comandante de GC A
    .pl = Comandantes de GC
    .gender = masc
    .the = o Comandante de GC A
    .the-acc = o Comandante de GC A
card-tank-commander = Comandante de Tanque
    .acc = Comandante de Tanque
    .gen = do Comandante de Tanque
    .dat = ao Comandante de Tanque
    .ins = Comandante de Tanque
    .pl = Comandantes de Tanque
    .gender = masc
    .the = o Comandante de Tanque
    .the-acc = o Comandante de Tanque
card-recon-plane = Avião de Reconhecimento
    .acc = Avião de Reconhecimento
    .gen = do Avião de Reconhecimento
    .dat = ao Avião de Reconhecimento
    .ins = Avião de Reconhecimento
    .pl = Aviões de Reconhecimento
    .gender = masc
    .the = o Avião de Reconhecimento
    .the-acc = o Avião de Reconhecimento
card-fog-of-war = Névoa da Guerra
    .acc = Névoa da Guerra
    .gen = da Névoa da Guerra
    .dat = à Névoa da Guerra
    .ins = Névoa da Guerra
    .pl = Névoas da Guerra
    .gender = fem
    .the = a Névoa da Guerra
    .the-acc = a Névoa da Guerra

## Vehicles

card-gun-truck = Caminhão Armado
    .acc = Caminhão Armado
    .gen = do Caminhão Armado
    .dat = ao Caminhão Armado
    .ins = Caminhão Armado
    .pl = Caminhões Armados
    .gender = masc
    .the = o Caminhão Armado
    .the-acc = o Caminhão Armado
card-support-truck = Caminhão de Apoio
    .acc = Caminhão de Apoio
    .gen = do Caminhão de Apoio
    .dat = ao Caminhão de Apoio
    .ins = Caminhão de Apoio
    .pl = Caminhões de Apoio
    .gender = masc
    .the = o Caminhão de Apoio
    .the-acc = o Caminhão de Apoio
card-pilot-car = Carro-Guia
    .acc = Carro-Guia
    .gen = do Carro-Guia
    .dat = ao Carro-Guia
    .ins = Carro-Guia
    .pl = Carros-Guia
    .gender = masc
    .the = o Carro-Guia
    .the-acc = o Carro-Guia
card-scout-car = Carro de Reconhecimento
    .acc = Carro de Reconhecimento
    .gen = do Carro de Reconhecimento
    .dat = ao Carro de Reconhecimento
    .ins = Carro de Reconhecimento
    .pl = Carros de Reconhecimento
    .gender = masc
    .the = o Carro de Reconhecimento
    .the-acc = o Carro de Reconhecimento
card-lorry = Caminhão
    .acc = Caminhão
    .gen = do Caminhão
    .dat = ao Caminhão
    .ins = Caminhão
    .pl = Caminhões
    .gender = masc
    .the = o Caminhão
    .the-acc = o Caminhão
card-medium-tank = Tanque Médio
    .acc = Tanque Médio
    .gen = do Tanque Médio
    .dat = ao Tanque Médio
    .ins = Tanque Médio
    .pl = Tanques Médios
    .gender = masc
    .the = o Tanque Médio
    .the-acc = o Tanque Médio

## Structures

card-aircraft = Avião
    .acc = Avião
    .gen = do Avião
    .dat = ao Avião
    .ins = Avião
    .pl = Aviões
    .gender = masc
    .the = o Avião
    .the-acc = o Avião
card-hangar = Hangar
    .acc = Hangar
    .gen = do Hangar
    .dat = ao Hangar
    .ins = Hangar
    .pl = Hangares
    .gender = masc
    .the = o Hangar
    .the-acc = o Hangar
card-motor-pool = Parque de Viaturas
    .acc = Parque de Viaturas
    .gen = do Parque de Viaturas
    .dat = ao Parque de Viaturas
    .ins = Parque de Viaturas
    .pl = Parques de Viaturas
    .gender = masc
    .the = o Parque de Viaturas
    .the-acc = o Parque de Viaturas
card-fuel-dump = Depósito de Combustível
    .acc = Depósito de Combustível
    .gen = do Depósito de Combustível
    .dat = ao Depósito de Combustível
    .ins = Depósito de Combustível
    .pl = Depósitos de Combustível
    .gender = masc
    .the = o Depósito de Combustível
    .the-acc = o Depósito de Combustível
card-radio-mast = Torre de Rádio
    .acc = Torre de Rádio
    .gen = da Torre de Rádio
    .dat = à Torre de Rádio
    .ins = Torre de Rádio
    .pl = Torres de Rádio
    .gender = fem
    .the = a Torre de Rádio
    .the-acc = a Torre de Rádio
card-water-tower = Caixa-d’água
    .acc = Caixa-d’água
    .gen = da Caixa-d’água
    .dat = à Caixa-d’água
    .ins = Caixa-d’água
    .pl = Caixas-d’água
    .gender = fem
    .the = a Caixa-d’água
    .the-acc = a Caixa-d’água

## A counter: a soldier or a vehicle with its side; .acc as an object

counter =
    { $unit_the } { $unit_gender ->
        [fem] { $side_adj_fem }
       *[masc] { $side_adj_masc }
    }
    .acc =
        { $unit_the_acc } { $unit_gender ->
            [fem] { $side_adj_fem }
           *[masc] { $side_adj_masc }
        }

## Actions

action-drive = Dirigir
action-navigate = Navegar
action-observe = Observar
action-repair = Reparar
action-strafe = Metralhar
action-anti-tank = Antitanque
action-demolish = Demolir

## Numbers of things

count-damage =
    { $damage ->
        [0] nenhum dano
        [one] { $damage } de dano
       *[other] { $damage } de dano
    }

## Events

event-boarded =
    { $captured ->
        [yes] { $unit_the } captura { $vehicle_the_acc } e ocupa o assento { $place }.
       *[no] { $unit_the } embarca e ocupa o assento { $place } { $vehicle_gen }.
    }
event-alighted = { $unit_the } desembarca { $vehicle_gen } { $tile_on }.
event-shifted = { $unit_the } passa para o assento { $place } { $vehicle_gen }.
event-swapped = { $unit_the } e { $other_the } trocam de assento dentro { $vehicle_gen }.
event-used =
    { $power ->
        [0] { $side_the } baixam { $card_the_acc } e usam uma ação { $vehicle_gen }: { $action }.
       *[other] { $side_the } baixam { $card_the_acc } e usam uma ação { $vehicle_gen }: { $action } { $power }.
    }
event-drove = { $vehicle_the } segue { $from_off } { $to_onto }.
event-escaped = { $unit_counter } escapa do tabuleiro ({ $tile }).
event-repaired =
    { $side_the } reparam { $vehicle_the_acc }: { $damage ->
        [0] não resta { count-damage }
        [one] resta { count-damage }
       *[other] restam { count-damage }
    }{ $active_again ->
        [yes] , e o veículo volta a ficar ativo.
       *[no] .
    }
event-demolition-declared = { $unit_the } tenta explodir { $structure_the_acc } { $tile_on }: defesa { $total }, { count-dice }.
event-damaged =
    { $disabled ->
        [yes] { $vehicle_the } agora tem { count-damage }: está inoperante.
       *[no] { $vehicle_the } agora tem { count-damage }.
    }
event-vehicle-destroyed =
    { $vehicle_the } { $vehicle_gender ->
        [fem] é destruída
       *[masc] é destruído
    } { $tile_on }.
event-structure-destroyed =
    { $points ->
        [0] { $side_the } destroem { $structure_the_acc } { $tile_on }.
       *[other] { $side_the } destroem { $structure_the_acc } { $tile_on }: +{ count-points }, { $total } no total.
    }
event-nobody-suppressed = Não há mais ninguém para suprimir dentro { $vehicle_gen }.

## Endings

ending-objectives = pontos suficientes obtidos
ending-escaped = fuga bem-sucedida
ending-neutralised = o outro exército está neutralizado
ending-hopeless = o outro exército não pode mais cumprir nenhuma meta

## Prompts

prompt-afterwards = { $unit_the } vai embarcar, desembarcar ou mudar de assento agora?
prompt-mark =
    { $left ->
        [one] { $action }: escolha uma peça de terreno (falta { $left }).
       *[other] { $action }: escolha uma peça de terreno (faltam { $left }).
    }
prompt-pick =
    { $action_id ->
        [suppress] Quem fica suprimido dentro { $vehicle_gen }?
       *[other] Quem fica ferido dentro { $vehicle_gen }?
    }
prompt-mend = { action-repair }: qual veículo { $unit_the } repara?

## Moves

move-use = { $action } (veículo)
move-swap = Trocar de assento com { $unit_the_acc }
move-board = Embarcar no assento { $place } { $vehicle_gen }
move-alight = Desembarcar
move-shift = Passar para o assento { $place }
move-stay = Não mudar
move-leave = Escapar do tabuleiro
move-mark = Escolher { $tile_acc }
move-at-vehicle =
    { $action_id ->
        [suppress] Suprimir a tripulação { $vehicle_gen }
        [strafe] Metralhar { $vehicle_the_acc }
        [demolish] Explodir { $vehicle_the_acc }
       *[other] Atacar { $vehicle_the_acc }
    }
move-at-structure = Explodir a estrutura { $tile_on }
move-mend = Reparar { $vehicle_the_acc }
move-pick =
    { $action_id ->
        [suppress] Suprimir { $unit_the_acc }
       *[other] Ferir { $unit_the_acc }
    }

## Why a move is not possible

why-not-aboard = Este soldado não está em um veículo.
why-disabled = O veículo está inoperante: antes, é preciso repará-lo.
why-not-a-specialist = Só quem tem a especialização exigida pode usar as ações deste assento.
why-not-this-seat = O assento deste soldado não tem essa ação.
why-in-vehicle = Um soldado em um veículo não pode andar a pé: antes, ele precisa desembarcar.
why-not-together = Estes dois não estão no mesmo veículo.
why-changed-already = Com esta carta, o soldado já embarcou, desembarcou ou mudou de assento.
why-no-effect-then = Dali, a carta não poderia fazer nada.
why-already-aboard = Este soldado já está em um veículo.
why-not-here = O veículo não está na peça de terreno deste soldado.
why-seat-taken = Este assento está ocupado.
why-enemy-aboard = Há um soldado inimigo neste veículo.
why-rough-ground = Veículos não podem entrar em terreno difícil.
why-no-way-to-drive = Nenhuma peça de terreno adjacente aberta a veículos foi esclarecida ou é controlada pelo seu exército.
why-guarded = O inimigo controla esta peça de terreno e tem um soldado nela.
why-nothing-to-mark = Não há ao alcance nenhuma peça de terreno que ainda precise de um marcador.
why-not-connected = A primeira peça de terreno precisa ser adjacente à do soldado, e cada uma das seguintes, a uma já escolhida.
why-leads-nowhere = Desta peça de terreno não seria mais possível colocar um marcador.
why-already-marked = Seu exército já tem um marcador nesta peça de terreno.
why-one-marker-due = É preciso colocar pelo menos um marcador.
why-nothing-to-repair = Não há aqui nenhum veículo danificado que este soldado possa reparar.
why-undamaged = Este veículo não está danificado.
why-other-vehicle = Um soldado em um veículo só pode reparar esse mesmo veículo.
why-command-not-inspired = Inspirar só pega cartas de Combate.
why-no-target = Não há nada que esta ação possa atingir.
why-shielded = Este soldado está em um veículo: é preciso atacar o veículo.
why-only-vehicles = Esta ação não pode atingir soldados.
why-armoured = Este veículo é blindado contra armas leves: só Antitanque e Demolir podem atingi-lo.
why-own-vehicle = Não é possível atacar seu próprio veículo.
why-not-same-tile = Demolir só funciona na peça de terreno do próprio soldado.
why-no-structure = Não há nenhuma estrutura nesta peça de terreno.
why-only-demolish = Só Demolir pode destruir uma estrutura.
why-no-escape-here = Não há marcador de Fuga nesta peça de terreno.
why-not-to-escape = Esta ficha não é uma das que podem escapar.
why-crew-not-to-escape = Alguém no veículo não é um dos que podem escapar.
why-not-inside = Este soldado não pode ser escolhido.
why-vehicle-gone = Este veículo não está mais no tabuleiro.
why-no-such-seat = O veículo não tem esse assento.

## Terms

term-vehicle = Veículo
term-vehicle-card = Carta de Veículo
term-vehicle-action = Ação do veículo
term-seat = Assento
term-seat-free = Livre
term-crew = Tripulação
term-specialisation = Especialização
term-defence = Defesa
term-armoured-defence = Defesa blindada
term-structure-defence = Defesa da estrutura
term-damage = Dano
term-critical-level = Nível crítico
term-integrity = Integridade
term-active = Ativo
term-disabled = Inoperante
term-destroyed = Destruído
term-wound = Ferimento
term-structure = Estrutura
term-structures = Estruturas
term-escape-marker = Marcador de Fuga
term-rough-ground = Terreno difícil
term-escape = Fuga
term-escaped = Escapou
term-neutralise = Neutralizar
term-neutralised = Neutralizado

## Scenarios: name, .history, .brief (the task of each side)

scenario-landing-ground-no-7 = Campo de Pouso nº 7
    .history = Em setembro de 1940, as primeiras patrulhas do que então se chamava Long Range Patrol atravessaram o mar de areia na fronteira do Egito, que os italianos julgavam intransponível para qualquer exército. Na rota entre Jalo e Kufra, surgiram muito atrás da frente, destruíram campos de pouso e seus estoques de combustível e detiveram caminhões a caminho do sul. O estrago foi pequeno, mas dali em diante nenhum posto do deserto da Líbia pôde se sentir seguro. Este cenário faz de uma dessas noites um combate.
    .brief = Os dois lados precisam chegar a 3 pontos: o LRDG sobretudo destruindo estruturas, os italianos sobretudo controlando-as.
scenario-murzuk = Murzuk
    .history = Em 11 de janeiro de 1941, duas patrulhas do LRDG, uma de neozelandeses e outra de homens da Guarda britânica, chegaram ao oásis de Murzuk com um punhado de franceses livres vindos do Chade. Tinham cruzado todo o sul da Líbia, e a guarnição os tomou por amigos até começar o tiroteio. Enquanto uns mantinham o forte sob fogo, outros incendiaram o hangar do aeródromo com os aviões que estavam dentro dele. Dois dos atacantes morreram, entre eles o comandante francês, o tenente-coronel d’Ornano.
    .brief = Há três estruturas no aeródromo. O LRDG precisa destruir estruturas que somem 2 pontos; os italianos precisam controlar estruturas que somem 3 pontos, ou seja, todas.
scenario-jebel-sherif = Jebel Sherif
    .history = Em 31 de janeiro de 1941, uma patrulha neozelandesa do LRDG, que seguia à frente dos franceses livres a caminho de Kufra, foi surpreendida por uma das companhias saarianas motorizadas dos italianos em um vale do Jebel Sherif. Sob fogo vindo do solo e do ar, vários caminhões foram consumidos pelas chamas, e o comandante, o major Clayton, foi capturado; os outros caminhões conseguiram romper o cerco. Quatro homens deixados para trás caminharam para o sul quase sem água até que, uns dez dias depois, equipes de busca francesas os encontraram; três sobreviveram.
    .brief = O LRDG precisa tirar do tabuleiro, pelos marcadores de Fuga, 4 dos seus soldados e veículos; os italianos precisam neutralizar 5 deles antes disso.
scenario-el-tag = El Tag
    .history = Em fevereiro de 1941, o coronel Leclerc conduziu uma coluna de franceses livres do Chade contra o oásis de Kufra. Pôs em fuga a companhia italiana do deserto que devia protegê-lo e encurralou a guarnição no forte de El Tag, acima das palmeiras. Em 1º de março, o forte se rendeu, e Kufra logo se tornou a base do LRDG. A maior parte do LRDG já tinha voltado para se reequipar; este cenário imagina que ele participou do cerco.
    .brief = Há objetivos no forte e ao redor dele. O LRDG precisa obter 4 pontos de objetivo; os italianos precisam neutralizar 4 soldados do LRDG antes disso.
scenario-bir-hadid = Bir Hadid
    .history = Na primavera de 1941, o avanço de Rommel virou a guerra na Líbia, mas o deserto profundo do sul continuou aberto ao LRDG. Suas patrulhas vigiavam trilhas e poços, e o que não podiam levar, destruíam. Bir Hadid não está em nenhum mapa: este cenário imagina um poço cercado por uma pista de pouso e depósitos, e uma patrulha que veio causar estragos e desaparecer.
    .brief = O LRDG precisa destruir estruturas que somem 5 pontos; os italianos precisam controlar estruturas que somem 4 pontos.
scenario-undefended-camp = Acampamento sem Defesa
    .history = A partir da primavera de 1941, o LRDG teve sua base em Kufra, a centenas de quilômetros de qualquer frente. Suas patrulhas iam para o norte até as trilhas em torno de Bir Tengeder, ao sul das colinas verdes da Cirenaica, por onde também passavam colunas italianas. Este cenário imagina um acampamento deixado sem guarda e dois lados que ficam sabendo dele ao mesmo tempo.
    .brief = Os dois exércitos correm para o acampamento vazio. O LRDG precisa chegar a 3 pontos e, para isso, também pode destruir o depósito de combustível; os italianos precisam chegar a 4 e, para isso, também podem controlá-lo.
scenario-hon-road = A Estrada de Hon
    .history = O oásis de Hon era a sede do comando italiano do Saara líbio, e a estrada que vinha da costa até ele era vital para as guarnições do Fezzan. Patrulhas do LRDG cruzavam essa região para ver quem viajava por ali e, às vezes, para detê-lo. Não existe relato desta emboscada em particular: o cenário imagina um pequeno comboio a caminho em outubro de 1941 e uma patrulha à sua espera.
    .brief = Os italianos precisam tirar do tabuleiro, pelo marcador de Fuga, 3 dos soldados e veículos do comboio; o LRDG precisa neutralizar 3 deles antes disso.
scenario-bir-bu-hasci = Bir bu Hasci
    .history = Em dezembro de 1941, depois da ofensiva britânica que libertou Tobruk, o exército do Eixo recuou pela Cirenaica. A partir de Jalo, o LRDG percorria o flanco aberto dele, levava os comandos do SAS até os aeródromos e metralhava o tráfego nas estradas. Tanques eram o que seus caminhões sem blindagem mais temiam, depois dos aviões. Este cenário imagina uma patrulha que, mesmo assim, precisa dar conta de um.
    .brief = O LRDG precisa destruir o Tanque Médio; os italianos precisam obter 3 pontos de objetivo ou neutralizar 3 soldados do LRDG antes disso.
scenario-road-watch = A Vigília da Estrada
    .history = De março a julho de 1942, o LRDG vigiou a estrada costeira perto do Arco de Mármore, o monumento na divisa entre a Cirenaica e a Tripolitânia, centenas de quilômetros atrás da frente do Eixo. Dois homens de cada vez ficavam deitados a poucas centenas de metros da estrada, com pouco mais que o chão para escondê-los, e anotavam cada tanque, canhão e caminhão; o resto da patrulha se escondia mais longe e enviava os números ao Cairo pelo rádio. Dia e noite havia alguém de vigia, e poucos informes valiam mais para o comando britânico.
    .brief = O LRDG precisa obter 3 pontos de objetivo; os italianos precisam neutralizar 3 dos soldados e veículos do LRDG antes disso.
scenario-sidi-haneish = Sidi Haneish
    .history = Na noite de 26 de julho de 1942, dezoito jipes do SAS, sob o major Stirling, avançaram em formação pelo aeródromo de Sidi Haneish, na retaguarda da frente de El Alamein, e dispararam com todas as suas metralhadoras contra os aviões dos dois lados. Várias dezenas foram destruídas ou danificadas, muitas delas aviões de transporte que faziam falta ao Eixo. O SAS tinha aprendido a arte do deserto com o LRDG, que o levara até seus primeiros aeródromos. Neste cenário, é o próprio LRDG que ataca, e italianos defendem o campo.
    .brief = O LRDG precisa chegar a 5 pontos, sobretudo destruindo estruturas, ou neutralizar todos os 4 soldados italianos; os italianos precisam chegar a 5 pontos, sobretudo controlando estruturas, ou neutralizar 5 soldados do LRDG.
scenario-barce = Barce
    .history = Em setembro de 1942, duas patrulhas do LRDG, sob o major Easonsmith, percorreram mais de 1.800 quilômetros desde o Egito, através dos mares de areia, para atacar Barce, bem no fundo da retaguarda inimiga. Na noite do dia 13, uma delas passou ao longo das fileiras de aviões do aeródromo e incendiou um após outro, enquanto a outra atacava o quartel. Nenhum dos atacantes morreu. Na volta, no dia seguinte, aviões os encontraram e destruíram quase todos os seus veículos; a maioria dos homens conseguiu retornar, alguns deles a pé.
    .brief = O LRDG precisa chegar a 5 pontos, sobretudo destruindo estruturas; os italianos precisam chegar a 3 pontos, sobretudo controlando estruturas.
