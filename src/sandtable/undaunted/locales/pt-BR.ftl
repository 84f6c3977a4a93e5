### The words of the Undaunted system. Brazilian Portuguese.
###
### An argument that names a card, a side, a tile or a pile comes in all its forms: $unit is the name,
### $unit_acc its attribute .acc, $unit_id the id ("none" where there is none). $unit_counter is the unit
### with its side. A yes-or-no argument is "yes" or "no". The renderer makes the first letter of an
### event, a prompt, a move or a reason a capital.

## Tiles: $code is 16B, $number 16, $face B

tile = { $code }
    .on = na peça { $code }
    .onto = para a peça { $code }
    .off = da peça { $code }
    .acc = a peça { $code }

## Piles

pile-deck = Baralho
    .from = do baralho
pile-hand = Mão
    .from = da mão
pile-played = Área de jogo
    .from = da área de jogo
pile-discard = Descarte
    .from = do descarte
pile-supply = Suprimento
    .from = do suprimento
pile-removed = Removidas da partida
    .from = das cartas removidas da partida

## Actions, as cards print them

action-move = Mover
action-scout = Esclarecer
action-stalk = Espreitar
action-bolster = Reforçar
action-command = Comandar
action-conceal = Dissimular
action-control = Controlar
action-inspire = Inspirar
action-recon = Reconhecer
action-attack = Atacar
action-suppress = Suprimir
action-ready = Voltar à prontidão
action-hunker-down = Abrigar-se

## Numbers of things

count-cards =
    { $count ->
        [0] { $count } cartas
        [one] { $count } carta
       *[other] { $count } cartas
    }
count-points =
    { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }
count-dice =
    { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    }

## An attack before and after the choice

attack-sum = defesa { $defence } + cobertura { $cover } + distância { $range } = { $total }
attack-odds = { $percent }% de chance de acerto

## Events

event-round-began = Rodada { $round }.
event-reshuffled = { $side_the } embaralham o descarte e formam um novo baralho ({ count-cards }).
event-drew =
    { $card_id ->
        [none] { $side_the } compram uma carta.
       *[other] { $side_the } compram uma carta: { $card }.
    }
event-bid-placed =
    { $card_id ->
        [none] { $side_the } escolhem uma carta para a iniciativa.
       *[other] { $side_the } escolhem uma carta para a iniciativa: { $card }.
    }
event-bids-revealed =
    Cartas reveladas – { $side }: { $card_id ->
        [none] nenhuma carta
       *[other] { $card }
    } ({ $value }); { $enemy }: { $enemy_card_id ->
        [none] nenhuma carta
       *[other] { $enemy_card }
    } ({ $enemy_value }). { $tie ->
        [yes] Empate: a iniciativa continua com { $side_the }.
       *[no] A iniciativa é { $side_gen }.
    }
event-turn-began = Turno { $side_gen }.
event-turn-ended = Fim do turno { $side_gen }.
event-played =
    { $power ->
        [0] { $side_the } baixam { $card_the_acc }: { $action }.
       *[other] { $side_the } baixam { $card_the_acc }: { $action } { $power }.
    }
event-hunkered-down = { $side_the } se abrigam: { $card_the } volta ao suprimento.
event-readied = { $side_the } põem { $card_the_acc } em prontidão.
event-placed = { $unit_the } entra em jogo { $tile_on }.
event-moved = { $unit_the } se move { $from_off } { $to_onto }.
event-scouted =
    { $fog ->
        [yes] { $side_the } esclarecem { $tile_acc }; uma Névoa da Guerra vai para o descarte deles.
       *[no] { $side_the } esclarecem { $tile_acc }.
    }
event-bolstered = { $side_the } passam { $card_the_acc } do suprimento para o descarte.
event-inspired = { $side_the } pegam { $card_the_acc } de volta na mão.
event-concealed =
    { $fog ->
        [yes] Uma Névoa da Guerra vai para o descarte { $enemy_gen }.
       *[no] Não há mais Névoa da Guerra no suprimento { $enemy_gen }.
    }
event-fog-cleared = { $side_the } removem uma Névoa da Guerra da partida.
event-controlled =
    { $taken ->
        [yes] { $side_the } tomam { $tile_acc } do inimigo
       *[no] { $side_the } assumem o controle { $tile_off }
    }{ $points ->
        [0] .
       *[other] : +{ count-points }, { $total } no total.
    }
event-attack-declared =
    { $action_id ->
        [suppress] { $unit_the } tenta suprimir { $target_counter_acc } { $tile_on }: { attack-sum }, { count-dice }.
        [strafe] { $unit_the } metralha { $target_counter_acc } { $tile_on }: { attack-sum }, { count-dice }.
        [demolish] { $unit_the } tenta explodir { $target_counter_acc } { $tile_on }: { attack-sum }, { count-dice }.
       *[other] { $unit_the } ataca { $target_counter_acc } { $tile_on }: { attack-sum }, { count-dice }.
    }
event-rolled =
    { $hit ->
        [yes] Rolagem: { $dice } contra a defesa { $total } – acerto.
       *[no] Rolagem: { $dice } contra a defesa { $total } – erro.
    }
event-suppressed =
    { $already ->
        [yes] { $unit_counter } já estava sob supressão.
       *[no] O fogo suprime { $unit_counter_acc }.
    }
event-casualty = { $side_the } perdem uma carta de { $unit } { $pile_from }: { $name }.
event-counter-lost = { $unit_counter } sai do tabuleiro ({ $tile }).

## Endings

ending-round-limit = a última rodada terminou; decidem os pontos e, no empate, a iniciativa
ending-both-hopeless = nenhum dos exércitos pode mais cumprir uma meta; decidem os pontos e, no empate, a iniciativa

## Prompts

prompt-bid = Escolha uma carta para a iniciativa.
prompt-turn = Baixe uma carta ou encerre o turno.
prompt-card = O que { $card_the } vai fazer?
prompt-enter = Onde { $unit_the } entra em jogo?
prompt-step =
    { $left ->
        [one] { $action }: para onde vai { $unit_the }? (resta { $left } passo)
       *[other] { $action }: para onde vai { $unit_the }? (restam { $left } passos)
    }
prompt-bolster =
    { $left ->
        [one] { action-bolster }: escolha uma carta do suprimento (falta { $left }).
       *[other] { action-bolster }: escolha uma carta do suprimento (faltam { $left }).
    }
prompt-inspire =
    { $left ->
        [one] { action-inspire }: escolha uma carta da área de jogo (falta { $left }).
       *[other] { action-inspire }: escolha uma carta da área de jogo (faltam { $left }).
    }
prompt-count = { action-command }: quantas cartas você compra? (no máximo { $most })
prompt-fire =
    { $action_id ->
        [anti_tank] { $action }: em qual veículo { $unit_the } atira? ({ count-dice })
        [demolish] { $action }: o que { $unit_the } vai explodir? ({ count-dice })
       *[other] { $action }: em quem { $unit_the } atira? ({ count-dice })
    }

## Moves

move-bid = Disputar com { $card }
move-play = Baixar { $card }
move-end = Encerrar o turno
move-do = { $action }
move-enter = Entrar { $tile_on }
move-to =
    { $action_id ->
        [drive] Dirigir { $tile_onto }
       *[other] Ir { $tile_onto }
    }
move-halt = Parar aqui
move-take = Pegar { $card }
move-enough = Concluir
move-draw = Comprar { count-cards }
move-at =
    { $action_id ->
        [suppress] Suprimir { $target_counter_acc }
        [strafe] Metralhar { $target_counter_acc }
       *[other] Atacar { $target_counter_acc }
    }

## Why a move is not possible

why-game-over = A partida acabou.
why-not-your-turn = Não é sua vez.
why-chance-first = Primeiro vem a rolagem ou a compra de cartas.
why-bid-first = Antes, escolha uma carta para a iniciativa.
why-card-first = Antes, baixe uma carta.
why-finish-first = Antes, termine a ação que começou.
why-not-in-hand = Esta carta não está na sua mão.
why-fog-stays = A Névoa da Guerra não pode ser baixada.
why-not-printed = Esta carta não tem essa ação.
why-suppressed = A unidade está suprimida: antes, ela precisa voltar à prontidão.
why-not-suppressed = A unidade não está suprimida.
why-no-spawn = A unidade não tem marcador de Proliferação por onde entrar.
why-not-from-spawn = Esta ação não é possível a partir do marcador de Proliferação.
why-not-a-spawn = A unidade não pode entrar em jogo nesta peça de terreno.
why-no-scouted-neighbour = Nenhuma peça de terreno adjacente foi esclarecida ou é controlada pelo seu exército.
why-no-neighbour = Não há peça de terreno adjacente para onde ir.
why-not-adjacent = Esta peça de terreno não é adjacente.
why-not-scouted = Esta peça de terreno não foi esclarecida nem é controlada pelo seu exército.
why-first-step-due = Mova-se pelo menos uma peça.
why-nothing-to-bolster = Não há no suprimento nenhuma carta que esta ação possa pegar.
why-nothing-to-draw = O baralho e o descarte estão vazios.
why-no-own-marker = Seu exército não tem marcador de Controle nesta peça de terreno: esclareça-a antes.
why-already-controlled = Seu exército já controla esta peça de terreno.
why-enemy-on-tile = Há uma unidade inimiga nesta peça de terreno.
why-nothing-to-inspire = Não há na área de jogo nenhuma carta que esta ação possa pegar.
why-no-fog-in-hand = Você não tem Névoa da Guerra na mão.
why-no-enemy-on-board = Não há nenhuma unidade inimiga no tabuleiro.
why-not-on-board = Esta unidade não está no tabuleiro.
why-not-the-enemy = Esta unidade não é inimiga.
why-not-in-supply = Esta carta não está no suprimento.
why-not-of-squad = Esta carta não é desse grupo de combate.
why-not-in-play-area = Esta carta não está na área de jogo.
why-not-itself = Uma carta não pode pegar a si mesma.
why-fog-not-bolstered = Reforçar não pode pegar Névoa da Guerra.
why-one-card-due = É preciso pegar pelo menos uma carta.
why-too-many = A ação não permite tantas cartas.
why-already-bid = Sua carta para a iniciativa já foi escolhida.

## Terms

term-scenario = Cenário
term-side = Exército
term-player = Jogador
term-opponent = Oponente
term-enemy = Inimigo
term-platoon = Pelotão
term-squad = Grupo de combate
term-unit = Unidade
term-board = Tabuleiro
term-tile = Peça de terreno
term-cover = Cobertura
term-hill = Colina
term-counter = Ficha de Combate
term-control-marker = Marcador de Controle
term-spawn-marker = Marcador de Proliferação
term-objective = Objetivo
term-objective-points = Pontos de objetivo
term-points = Pontos
term-initiative = Iniciativa
term-bid = Disputa da iniciativa
term-card = Carta
term-combat-card = Carta de Combate
term-command-card = Carta de Comando
term-fog-of-war = Névoa da Guerra
term-actions = Ações
term-soldier = Soldado
term-deck = { pile-deck }
term-hand = { pile-hand }
term-play-area = { pile-played }
term-discard = { pile-discard }
term-supply = { pile-supply }
term-removed = { pile-removed }
term-round = Rodada
term-turn = Turno
term-scouted = Esclarecida
term-controlled = Controlada
term-ready = Em prontidão
term-suppressed = Suprimida
term-dice = Dados
term-roll = Rolagem
term-base-defence = Defesa básica
term-total-defence = Total de defesa
term-range = Distância
term-hit = Acerto
term-miss = Erro
term-casualties = Baixas
term-victory = Vitória
term-draw = Empate

scenario-made = Cenário próprio
    .history = Este cenário foi criado por um jogador.
    .brief = O quadro de cada exército diz o que ele precisa fazer para vencer.
scenario-random = Batalha aleatória
    .history = Uma batalha fictícia: o mapa, as forças e os objetivos foram sorteados.
    .brief = O quadro de cada exército diz o que ele precisa fazer para vencer; as forças são mais ou menos equilibradas.

## What is wrong with a scenario that a player made

fault-no-map = O mapa não tem peças
fault-too-many-tiles = { $count } peças, mas a caixa só tem { $copies }
fault-tile-misaligned = A peça “{ $name }” começa na coluna { $column }. As peças começam nas colunas 0, { $width }, { $double } e assim por diante
fault-tile-twice = A peça “{ $name }” aparece duas vezes
fault-tiles-overlap = A peça “{ $name }” se sobrepõe à peça “{ $other_name }”
fault-unknown-tile = Não existe a peça “{ $name }”
fault-both-faces = As duas faces da peça { $name } foram usadas
fault-not-connected = As peças não estão todas ligadas
fault-not-on-map = A peça “{ $name }” não está no mapa
fault-too-many-kinds = Mais de { $most } tipos de ficha
fault-too-many-units = Mais de { $most } fichas em um exército
fault-unknown-card = Essa carta não existe
fault-too-many-copies = { $count } cópias, mas a caixa tem { $copies }
fault-other-sides-card = Esta carta é do outro exército
fault-small-deck = Cartas no baralho: { $count }. Um exército precisa de pelo menos { $least } para começar
fault-marked-twice = A peça “{ $name }” está marcada duas vezes
fault-both-control = Os dois exércitos controlam a mesma peça
fault-unknown-counter = Não existe a ficha “{ $name }”
fault-placed-twice = Posicionada duas vezes: { $unit }
fault-no-cards = { $unit } não tem cartas neste cenário
fault-bad-spawn = { $value } não é possível aqui. Escolha “all”, um grupo de combate ou uma unidade
fault-too-many-points =
    { $points ->
        [one] { $points } ponto é mais do que há no mapa
       *[other] { $points } pontos são mais do que há no mapa
    }
fault-points-or-pin = Um exército vence ou por pontos ou imobilizando o inimigo
fault-unknown-vehicle = Esse veículo não existe
fault-other-sides-vehicle = Este veículo é do outro exército
fault-rough-ground = Um veículo não pode ficar em terreno difícil
fault-too-few-seats =
    { $count ->
        [0] Há apenas { $count } assentos
        [one] Há apenas { $count } assento
       *[other] Há apenas { $count } assentos
    }
fault-not-placed = { $unit } tem cartas, mas não tem lugar
fault-no-aim = O exército precisa de uma meta: pontos, fuga ou neutralização
fault-no-pieces = Escolha pelo menos uma ficha para esta meta
fault-no-exit = Não há marcador de fuga no mapa
fault-not-their-soldier = { $unit } não é um soldado desse exército
fault-unknown-piece = Não existe o soldado ou veículo “{ $name }”
fault-too-many-exits = { $count } marcadores de fuga, mas a caixa tem { $copies }
fault-too-many-structures = { $count } marcadores de estrutura, mas a caixa tem { $copies }

## Small edits

edit-unmark = { $side_the } não esclareceram { $tile_acc }
edit-scout = { $side_the } esclareceram { $tile_acc }
edit-control = { $side_the } controlam { $tile_acc }
edit-to-deck = { $side_the } têm mais uma carta no baralho: { $card }
edit-to-supply = { $side_the } têm uma carta a menos no baralho: { $card }
edit-more-supply = { $side_the } têm mais uma carta no suprimento: { $card }
edit-less-supply = { $side_the } têm uma carta a menos no suprimento: { $card }
edit-needs =
    { $count ->
        [one] { $side_the } precisam de { $count } ponto
       *[other] { $side_the } precisam de { $count } pontos
    }
edit-worth =
    { $count ->
        [0] O objetivo { $tile } vale { $count } pontos
        [one] O objetivo { $tile } vale { $count } ponto
       *[other] O objetivo { $tile } vale { $count } pontos
    }
edit-last-round = Última rodada: { $count }
edit-initiative = A primeira iniciativa é { $side_gen }
edit-start = { $side_the } começam { $to_on } em vez de { $from }
edit-face = A peça { $from } fica com a outra face para cima: { $to }
edit-must-escape =
    { $count ->
        [one] { $side_the } precisam escapar do tabuleiro com { $count } ficha
       *[other] { $side_the } precisam escapar do tabuleiro com { $count } fichas
    }
edit-must-neutralise =
    { $count ->
        [one] { $side_the } precisam neutralizar { $count } ficha
       *[other] { $side_the } precisam neutralizar { $count } fichas
    }
edit-structure-worth =
    { $count ->
        [0] A estrutura { $tile_on } vale { $count } pontos
        [one] A estrutura { $tile_on } vale { $count } ponto
       *[other] A estrutura { $tile_on } vale { $count } pontos
    }
