### Undaunted: Normandy, Brazilian Portuguese: sides, cards, what only this title says, scenarios.
###
### A card's name and its attributes are the forms a sentence may need. Every language has the same
### attributes: .acc object, .gen possessor, .dat recipient, .ins means, .pl plural (without a squad),
### .gender (masc, fem, neut, or none), .the with the article, .the-acc the same as an object. $squad is
### A, B or C.
### Portuguese has no cases: .gen and .dat are the name with de and a, contracted with the article; the
### other forms equal the name.

title = Destemidos: Normandia

## Sides
## The value is the label. The attributes name the people, always in the plural, for sentences:
## .nom without and .the with the article, .acc, .gen, .dat and .ins; .adj-masc, .adj-fem and
## .adj-neut are the adjective, to agree with a noun's .gender; .adj-masc-acc goes with a person as an
## object.

side-us = EUA
    .nom = americanos
    .acc = americanos
    .gen = dos americanos
    .dat = aos americanos
    .ins = americanos
    .the = os americanos
    .gender = masc
    .adj-masc = americano
    .adj-masc-acc = americano
    .adj-fem = americana
    .adj-neut = americano
side-de = Alemanha
    .nom = alemães
    .acc = alemães
    .gen = dos alemães
    .dat = aos alemães
    .ins = alemães
    .the = os alemães
    .gender = masc
    .adj-masc = alemão
    .adj-masc-acc = alemão
    .adj-fem = alemã
    .adj-neut = alemão

## Cards

card-rifleman = Fuzileiro { $squad }
    .acc = Fuzileiro { $squad }
    .gen = do Fuzileiro { $squad }
    .dat = ao Fuzileiro { $squad }
    .ins = Fuzileiro { $squad }
    .pl = Fuzileiros
    .gender = masc
    .the = o Fuzileiro { $squad }
    .the-acc = o Fuzileiro { $squad }
card-scout = Esclarecedor { $squad }
    .acc = Esclarecedor { $squad }
    .gen = do Esclarecedor { $squad }
    .dat = ao Esclarecedor { $squad }
    .ins = Esclarecedor { $squad }
    .pl = Esclarecedores
    .gender = masc
    .the = o Esclarecedor { $squad }
    .the-acc = o Esclarecedor { $squad }
card-machine-gunner = Metralhador { $squad }
    .acc = Metralhador { $squad }
    .gen = do Metralhador { $squad }
    .dat = ao Metralhador { $squad }
    .ins = Metralhador { $squad }
    .pl = Metralhadores
    .gender = masc
    .the = o Metralhador { $squad }
    .the-acc = o Metralhador { $squad }
card-sniper = Caçador
    .acc = Caçador
    .gen = do Caçador
    .dat = ao Caçador
    .ins = Caçador
    .pl = Caçadores
    .gender = masc
    .the = o Caçador
    .the-acc = o Caçador
card-mortar = Morteiro
    .acc = Morteiro
    .gen = do Morteiro
    .dat = ao Morteiro
    .ins = Morteiro
    .pl = Morteiros
    .gender = masc
    .the = o Morteiro
    .the-acc = o Morteiro
card-platoon-sergeant = Adjunto de Pelotão
    .acc = Adjunto de Pelotão
    .gen = do Adjunto de Pelotão
    .dat = ao Adjunto de Pelotão
    .ins = Adjunto de Pelotão
    .pl = Adjuntos de Pelotão
    .gender = masc
    .the = o Adjunto de Pelotão
    .the-acc = o Adjunto de Pelotão
card-platoon-guide = Orientador de Pelotão
    .acc = Orientador de Pelotão
    .gen = do Orientador de Pelotão
    .dat = ao Orientador de Pelotão
    .ins = Orientador de Pelotão
    .pl = Orientadores de Pelotão
    .gender = masc
    .the = o Orientador de Pelotão
    .the-acc = o Orientador de Pelotão
card-squad-leader = Comandante de GC { $squad }
    .acc = Comandante de GC { $squad }
    .gen = do Comandante de GC { $squad }
    .dat = ao Comandante de GC { $squad }
    .ins = Comandante de GC { $squad }
    .pl = Comandantes de GC
    .gender = masc
    .the = o Comandante de GC { $squad }
    .the-acc = o Comandante de GC { $squad }
card-fog-of-war = Névoa da Guerra
    .acc = Névoa da Guerra
    .gen = da Névoa da Guerra
    .dat = à Névoa da Guerra
    .ins = Névoa da Guerra
    .pl = Névoas da Guerra
    .gender = fem
    .the = a Névoa da Guerra
    .the-acc = a Névoa da Guerra

## A counter: a unit with its side, to tell Rifleman A from Rifleman A; .acc as an object

counter = { $unit_the } { $side_adj_masc }
    .acc = { $unit_the_acc } { $side_adj_masc }

## Actions

action-guide = Orientar
action-target = Mirar
action-blast = Explodir

## Events

event-target-placed = { $side_the } colocam seu marcador de Alvo { $tile_on }.
event-target-removed = O marcador de Alvo { $side_gen } sai do tabuleiro.
event-radio-raised = O rádio { $tile_on } agora vale { count-points }; { $side_the } têm { $total } no total.

## Endings

ending-objectives = objetivos capturados
ending-pinned = o outro exército está imobilizado
ending-hopeless = o outro exército não pode mais capturar objetivos suficientes
ending-both-pinned = os dois exércitos imobilizados; decidem os pontos e, no empate, a iniciativa

## Prompts

prompt-guide = { action-guide }: qual unidade se move?
prompt-aim = { action-target }: em qual peça de terreno { $unit_the } mira?
prompt-blast = { action-blast }: qual é a próxima unidade? ({ count-dice })

## Moves

move-guide = Orientar { $unit }
move-aim = Mirar { $tile_on }

## Why a move is not possible

why-nobody-to-guide = Nenhuma das suas unidades pode ser orientada.
why-guide-suppressed = Uma unidade suprimida não pode ser orientada.
why-guide-off-board = Esta unidade não está no tabuleiro.
why-guide-no-way = Não há peça de terreno adjacente esclarecida ou controlada.
why-no-tile-in-range = Nenhuma peça de terreno está longe o bastante do Morteiro.
why-too-near = O alvo precisa estar a três ou mais peças de terreno do Morteiro.
why-already-aimed = O marcador de Alvo já está nesta peça de terreno.
why-no-target-marker = Seu marcador de Alvo não está no tabuleiro.
why-nobody-on-target = Não há unidade na peça de terreno com o marcador de Alvo.
why-not-on-target = A explosão não atinge esta unidade, ou já a atingiu.

## Terms

term-target-marker = Marcador de Alvo
term-radio = Rádio
term-pin = Imobilizar o inimigo
term-pinned = Imobilizado

## Scenarios: name, .history, .brief (the task of each side)

scenario-la-raye = La Rayé
    .history = Em meados de junho de 1944, só uma estreita faixa de terra perto de Carentan unia as duas cabeças de praia americanas. Em 15 de junho, o 120º Regimento de Infantaria da recém-desembarcada 30ª Divisão de Infantaria atacou para o sul, a fim de empurrar os alemães para trás do canal Vire–Taute. No fim do dia seguinte, lutando de sebe em sebe e de fazenda em fazenda, chegou ao povoado de La Raye, pouco antes do canal.
    .brief = Os dois exércitos disputam o mesmo terreno; vence o primeiro que controlar 5 pontos de objetivo.
scenario-montmartin-en-graignes = Montmartin-en-Graignes
    .history = Em 15 de junho de 1944, o 120º Regimento de Infantaria, apoiado pelo 743º Batalhão de Tanques, fez um dos primeiros ataques da 30ª Divisão de Infantaria. Devia tomar Montmartin-en-Graignes e as elevações junto ao canal Vire–Taute, para que os alemães não pudessem cravar uma cunha entre as cabeças de praia de Omaha e Utah. No mesmo dia, o vilarejo estava em mãos americanas.
    .brief = Os americanos precisam controlar um dos três objetivos; os alemães precisam imobilizá-los antes disso.
scenario-raid-across-the-canal = Incursão Além do Canal
    .history = A partir de 16 de junho de 1944, a 30ª Divisão de Infantaria ocupou a margem norte do canal Vire–Taute; uma tentativa de travessia no dia seguinte fracassou. Durante três semanas, enquanto o esforço principal se voltava para Cherbourg, o canal foi ali a linha de frente: os dois exércitos se vigiavam por cima da água e enviavam patrulhas. Só em 7 de julho ele foi transposto em grande escala.
    .brief = Os dois exércitos disputam o canal e suas margens; vence o primeiro que controlar 6 pontos de objetivo.
scenario-behind-enemy-lines = Atrás das Linhas Inimigas
    .history = No fim de junho de 1944, a frente ao longo do rio Vire e do canal Vire–Taute quase não se movia. Patrulhas procuravam as posições alemãs, e o que descobriram ajudou a planejar o ataque de 7 de julho. Este cenário imagina uma ação desse tipo, com um caçador que já se infiltrou pela linha alemã.
    .brief = Os alemães ocupam o centro do terreno e os americanos têm um caçador na retaguarda deles; vence o primeiro exército que controlar 5 pontos de objetivo.
scenario-crossing-the-vire = A Travessia do Vire
    .history = Antes do amanhecer de 7 de julho de 1944, o 117º Regimento de Infantaria da 30ª Divisão de Infantaria atravessou o Vire em botes de assalto perto de Saint-Fromond, coberto por pesado fogo de artilharia. Enquanto a infantaria avançava para oeste, a engenharia consertava sob fogo a ponte de pedra e, à tarde, mais ao norte, o 120º Regimento forçou a passagem do canal Vire–Taute. Ao anoitecer, a divisão tinha uma cabeça de ponte firme.
    .brief = Os americanos precisam controlar os dois objetivos no rio; os alemães precisam imobilizar os americanos.
scenario-desperate-withdrawal = Retirada Desesperada
    .history = Depois de cruzar o Vire, a 30ª Divisão de Infantaria avançou campo a campo na direção de Saint-Lô. Em 11 de julho de 1944, a Divisão Panzer Lehr contra-atacou com força, penetrou em vários pontos das linhas americanas e foi repelida no mesmo dia. Naquele terreno fechado, um pelotão podia ficar isolado em poucos minutos; este cenário conta a história de um que precisa abrir caminho de volta.
    .brief = Os americanos precisam alcançar e controlar o único objetivo, na outra ponta do tabuleiro; os alemães precisam imobilizá-los antes disso.
scenario-la-huberderie = La Huberderie
    .history = Em julho de 1944, a 30ª Divisão de Infantaria abriu caminho para o sul entre os rios Vire e Taute e, no dia 25, estava na primeira linha da Operação Cobra, a ruptura a oeste de Saint-Lô. Na véspera e de novo naquele dia, bombas da própria aviação caíram sobre suas companhias; ainda assim, ela atacou e alargou a borda leste da brecha. La Huberderie é um dos muitos lugarejos entre as sebes pelos quais pelotões lutaram naquelas semanas.
    .brief = Há objetivos por todo o tabuleiro; vence o primeiro exército que controlar 10 pontos de objetivo.
scenario-streets-of-tessy-sur-vire = Ruas de Tessy-sur-Vire
    .history = No fim de julho de 1944, reforços blindados alemães fizeram de Tessy-sur-Vire o pivô da defesa contra a ruptura americana. Durante dias, a 30ª Divisão de Infantaria atacou pelo norte os acessos à cidade. Em 1º de agosto, carros de combate da 2ª Divisão Blindada entraram pelo oeste com infantaria, enquanto o 120º Regimento pressionava pelo norte, e Tessy caiu após combates de rua.
    .brief = Os dois exércitos disputam as ruas da cidade; vence o primeiro que controlar 7 pontos de objetivo.
scenario-reinforcements = Reforços
    .history = Em 6 de agosto de 1944, a 30ª Divisão de Infantaria substituiu a 1ª Divisão de Infantaria em Mortain; poucas horas depois, na madrugada do dia 7, divisões panzer alemãs atacaram na direção de Avranches. Na Colina 314, acima da cidade, o 2º Batalhão do 120º Regimento de Infantaria ficou cercado. O socorro por terra só chegou até ele em 12 de agosto.
    .brief = Os americanos precisam controlar uma das três colinas; os alemães precisam imobilizá-los antes disso.
scenario-critical-intelligence = Informações Essenciais
    .history = Da Colina 314, os homens cercados avistavam por quilômetros as estradas em torno de Mortain, e entre eles havia observadores de artilharia com rádios. A partir de 7 de agosto de 1944, dia após dia, eles dirigiram o fogo sobre as colunas alemãs. Quando as baterias começaram a se esgotar, um rádio que funcionasse valia tanto quanto comida e munição.
    .brief = Os dois exércitos buscam 5 pontos de objetivo; os americanos podem aumentar o valor da peça de terreno com o rádio a cada nova ação Controlar nela.
scenario-hill-314 = Colina 314
    .history = Na madrugada de 7 de agosto de 1944, o contra-ataque alemão em Mortain passou pelos dois lados da Colina 314, onde cerca de 700 americanos, na maioria do 2º Batalhão do 120º Regimento de Infantaria, não cederam. Recusaram uma intimação para se render e detiveram um assalto após outro com o fogo de artilharia que pediam pelo rádio. Quando o socorro chegou, em 12 de agosto, quase metade deles estava morta, ferida ou desaparecida.
    .brief = Os alemães precisam controlar uma das três colinas; os americanos precisam imobilizá-los antes disso.
scenario-mortain = Mortain
    .history = Mortain caiu no contra-ataque alemão na manhã de 7 de agosto de 1944, e durante seis dias a 30ª Divisão de Infantaria lutou ao redor da cidade contra várias divisões panzer. A artilharia, os caças-bombardeiros e uma infantaria obstinada detiveram o avanço sobre Avranches. Em 12 de agosto, os americanos estavam de volta à cidade em ruínas; pouco depois, as forças alemãs na Normandia ficaram presas no bolsão de Falaise.
    .brief = Cada exército começa com 6 pontos de objetivo; vence o primeiro que controlar 10.
