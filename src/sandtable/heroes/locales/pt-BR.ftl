### The words of the Heroes system. Brazilian Portuguese.
###
### An argument that names a unit, a card or a side comes in all its forms: $unit is the name, $unit_acc
### its attribute .acc, $unit_id the id. A unit that one may not know has the id "none". Places are plain
### text: c4 is a square, b5c6 what lies between two squares; a unit that waits to enter has an empty place.
### The renderer makes the first letter of an event, a prompt, a move or a reason a capital. The terms are
### those of the rulebook page.

## A unit in a sentence, known or concealed: who acts ($unit of $side), and whom it is done to ($target of
## $enemy). The attributes are the forms a sentence may need: .acc object, .gen possessor, .dat recipient.
## Portuguese: all have the article; .gen and .dat have it contracted with de and a.

who =
    { $unit_id ->
        [none] uma unidade { $side_adj_fem } oculta
       *[other] { $unit_the }
    }
    .acc =
        { $unit_id ->
            [none] uma unidade oculta
           *[other] { $unit_the_acc }
        }
    .gen =
        { $unit_id ->
            [none] de uma unidade { $side_adj_fem } oculta
           *[other] { $unit_gen }
        }
    .dat =
        { $unit_id ->
            [none] a uma unidade oculta
           *[other] { $unit_dat }
        }
whom =
    { $target_id ->
        [none] uma unidade { $enemy_adj_fem } oculta
       *[other] { $target_the }
    }
    .acc =
        { $target_id ->
            [none] uma unidade { $enemy_adj_fem } oculta
           *[other] { $target_the_acc }
        }
    .gen =
        { $target_id ->
            [none] de uma unidade { $enemy_adj_fem } oculta
           *[other] { $target_gen }
        }
    .dat =
        { $target_id ->
            [none] a uma unidade { $enemy_adj_fem } oculta
           *[other] { $target_dat }
        }

## Where a unit is: on its square, or still to come. A second unit that a card is aimed at.

where =
    { $off ->
        [yes] {" "}(ainda fora do mapa)
       *[no] {" "}({ $cell })
    }
where-second =
    { $second_off ->
        [yes] {" "}(ainda fora do mapa)
       *[no] {" "}({ $second_cell })
    }
second =
    { $second_id ->
        [none] uma unidade oculta
       *[other] { $second_the }
    }
    .acc =
        { $second_id ->
            [none] uma unidade oculta
           *[other] { $second_the_acc }
        }
and-second =
    { $targets ->
        [2] {" "}e { second.acc }{ where-second }
       *[other] {""}
    }

## Numbers of things

count-cards =
    { $count ->
        [0] { $count } cartas
        [one] { $count } carta
       *[other] { $count } cartas
    }
count-points =
    { $points ->
        [0] nenhum ponto
        [one] { $points } ponto
       *[other] { $points } pontos
    }
count-left =
    { $left ->
        [0] nenhum ponto de movimento
        [one] resta { $left } ponto de movimento
       *[other] restam { $left } pontos de movimento
    }

## What a unit does

action-nothing = Não fazer nada
action-move = Movimento
action-assault = Assalto
action-fire = Tiro
action-fire-second = Tiro da arma secundária
action-suppress = Tiro de Supressão
action-suppress-second = Tiro de Supressão da arma secundária
action-snipe = Tiro de Caçador
action-barrage = Tiro Indireto
action-grenade = Granada
action-rifle-grenade = Granada de Bocal
action-panzerfaust = Panzerfaust
action-demolish = Demolição
action-card = Carta

## Steps of a vehicle of two squares, directions, and which side of a counter is up: the front is the
## concealed or the packed side, the back the visible or the ready one

form-forward = Avançar
form-forward-left = Avançar girando à esquerda
form-forward-right = Avançar girando à direita
form-back = Recuar
form-back-left = Recuar girando à esquerda
form-back-right = Recuar girando à direita
form-pivot-left = Girar no lugar à esquerda
form-pivot-right = Girar no lugar à direita
direction-n = norte
direction-ne = nordeste
direction-e = leste
direction-se = sudeste
direction-s = sul
direction-sw = sudoeste
direction-w = oeste
direction-nw = noroeste
up-front = Lado oculto ou recolhido
up-back = Lado visível ou em posição

## Order tokens, bonus tactics, results of an attack, what a roll is for

token-1 = ordem 1
token-2 = ordem 2
token-3 = ordem 3
token-4 = ordem 4
token-5 = ordem 5
token-6 = ordem 6
token-7 = ordem 7
token-8 = ordem 8
token-9 = ordem 9
token-10 = ordem 10
token-special = ordem especial
token-bluff = blefe
bonus-more-cards = uma carta a mais por rodada
bonus-more-orders = uma ordem a mais por rodada
bonus-special-order = uma ordem especial
bonus-refill = completar a mão
bonus-keep-initiative = manter a iniciativa
result-none = sem efeito
result-suppressed = supressão
result-suppressed-twice = supressão dupla
result-hit = acerto
result-hit-and-suppressed = acerto e supressão
result-killed = tiro mortal
purpose-assault = para o assalto
purpose-damage = para o dano
purpose-anti-air = para a defesa antiaérea

## How much a player wants to be asked to play cards

ask-never = Não perguntar se quero jogar cartas
ask-own = Perguntar nas minhas rolagens, quando eu sofrer um acerto e quando jogarem cartas contra mim
ask-attacks = Perguntar quando uma carta minha puder ajudar
ask-always = Perguntar a todo momento, mesmo sem nada para jogar

## Damage of a heavy vehicle, by the number of the roll

damage =
    { $damage ->
        [1] tripulação
        [2] lagarta
        [3] blindagem
        [4] blindagem
       *[5] arma principal
    }

## How a game ends: what follows "They win:" or "The game is drawn:"

ending-objectives = meta alcançada
ending-disorganised = um dos exércitos ficou desorganizado
ending-last-turn = a última rodada terminou

## Events

event-scenario-began = A batalha começa.
event-turn-began = Rodada { $turn }: fase de Ordens.
event-activation-began = Fase de Ativação.
event-supply-began = Fase de Suprimento.
event-initiative = A iniciativa é { $side_gen }.
event-deployed = { $side_the } posicionam { who.acc } em { $cell }.
event-placed = { $side_the } colocam { who.acc } em { $cell }.
event-order-placed =
    { $token_id ->
        [none] { $side_the } dão uma ficha { who.dat }{ where }.
       *[other] { $side_the } dão uma ficha { who.dat }{ where }: { $token }.
    }
event-order-shown =
    { $number ->
        [0] Ordem especial: é a vez { who.gen }{ where }.
       *[other] Ordem { $number }: é a vez { who.gen }{ where }.
    }
event-order-moved = { $side_the } transferem uma ficha { who.dat }{ where }.
event-bluff-shown = Blefe: a ficha { who.gen }{ where } não era uma ordem.
event-activated = { who } age sem ficha de ordem.
event-moved = { who } se move para { $cell }.
event-boarded =
    { who } embarca { $transport_gender ->
        [fem] na
       *[other] no
    } { $transport }.
event-left = { who } sai do mapa.
event-flipped = A ficha { who.gen } é virada em { $cell }.
event-revealed =
    { who } é { $unit_id ->
        [none] revelada
       *[other]
            { $unit_gender ->
                [fem] revelada
               *[other] revelado
            }
    } em { $cell }.
event-concealed = { who } fica sob Camuflagem em { $cell }.
event-hedge-cut = { who } abre uma passagem na sebe em { $cell }.
event-wreck-crushed = { who } passa por cima de uma carcaça em { $cell }.
event-wreck-destroyed = A carcaça em { $cell } é retirada do mapa.
event-structure-destroyed =
    { $overlay_id ->
        [puma_wreck] { $overlay } é retirada do mapa.
        [half_track_wreck] { $overlay } é retirada do mapa.
        [panzer_wreck] { $overlay } é retirada do mapa.
       *[other] { $overlay } vira ruínas.
    }
event-fired = { $action }: { who } em { $cell } contra { whom.acc } em { $target_cell }, distância { $range }.
event-razed =
    { $action }: { who } em { $cell } contra { $overlay_id ->
        [none] uma carcaça
       *[other] { $overlay }
    } em { $target_cell }.
event-attacked =
    { $action_id ->
        [snipe] { attack-roll } = { total-of } contra { whom.acc }: { $result }.
       *[other] { attack-roll } = { total-of } contra a defesa { $defence } { whom.gen }: { $result }.
    }
event-assaulted = { who } lança um assalto contra { whom.acc } em { $target_cell }.
event-assault-fought = Assalto: { who } faz { $total }, { whom } faz { $enemy_total }.
event-took-square = { who } toma a casa { $cell }.
event-went-back = { who } volta para { $cell }.
event-rolled = { $side_the } rolam { $purpose }: { $dice }.
event-suppressed =
    { $count ->
        [1] { who } recebe um marcador de Supressão.
        [2] { who } recebe dois marcadores de Supressão.
       *[other] { who } recebe { $count } marcadores de Supressão.
    }
event-wounded =
    { who } fica { $unit_id ->
        [none] ferida
       *[other]
            { $unit_gender ->
                [fem] ferida
               *[other] ferido
            }
    }.
event-eliminated =
    { who } é { $unit_id ->
        [none] eliminada
       *[other]
            { $unit_gender ->
                [fem] eliminada
               *[other] eliminado
            }
    }.
event-destroyed =
    { who } é { $unit_id ->
        [none] destruída
       *[other]
            { $unit_gender ->
                [fem] destruída
               *[other] destruído
            }
    }.
event-damaged = { who } sofre dano: { damage }.
event-broken = Ponto de ruptura – { $group }: { $enemy_the } ganham { count-points }.
event-ammo-spent = { who } usa Munição.
event-veteran-spent = { who } usa Veterano e rola de novo.
event-blast-aimed = { $action }: { who } em { $cell } mira em { $crossing }.
event-scattered =
    { $die ->
        [5] Dispersão { $die }: no ponto mirado, { $crossing }.
        [6] Dispersão { $die }: no ponto mirado, { $crossing }.
       *[other] Dispersão { $die }: a explosão cai em { $crossing }.
    }
event-blast-lost = Dispersão { $die }: a explosão cai fora do mapa.
event-demolition =
    Demolição ({ $overlay_id ->
        [none] uma carcaça
       *[other] { $overlay }
    }): { $dice } – { count-points }.
event-card-played =
    { $side_the } jogam { $card_the_acc }{ $aim ->
        [own] {" "}– alvo: { who }{ where }{ and-second }
        [enemy] {" "}– alvo: { whom } ({ $target_cell }){ and-second }
        [crossing] {" "}– alvo: { $crossing }
       *[other] {""}
    }.
event-card-resolved = { $card_the } é resolvida.
event-card-void = { $card_the } fica sem efeito.
event-card-cancelled = { $card_the } é cancelada.
event-card-returned = { $card_the } volta para a mão.
event-drew =
    { $card_id ->
        [none] { $side_the } compram uma carta.
       *[other] { $side_the } compram uma carta: “{ $card }”.
    }
event-discarded = { $side_the } descartam { $card_the_acc }.
event-reshuffled = { $side_the } embaralham o descarte e formam um novo baralho ({ count-cards }).
event-bonus-taken =
    { $bonus_id ->
        [none] { $side_the } pegam um bônus tático.
       *[other] { $side_the } pegam um bônus tático: { $bonus }.
    }
event-bonus-shown = { $side_the } mostram um bônus tático: { $bonus }.
event-objective-held =
    { $points ->
        [0] { $side_the } controlam { $objective_acc }.
       *[other] { $side_the } controlam { $objective_acc }: +{ count-points }.
    }
event-item-found =
    { $item_id ->
        [papers] { $item } aparecem em { $cell }.
       *[other] { $item } aparece em { $cell }.
    }
event-picked-up = { who } pega { $item_acc }.
event-item-dropped = Quem chegar a { $cell } pode pegar { $item_acc }.
event-support-chosen = { $side_the } escolhem “{ $card }” para o baralho.
event-charge-fired = { $side_the } detonam a carga: { $overlay } vai pelos ares.
event-event-happened =
    { $event ->
        [arrival] Evento: { $side_the } podem receber unidades.
        [cards] Evento: { $side_the } compram { count-cards }.
        [card] Evento: { $side_the } recebem a carta “{ $card }”.
        [bonus] Evento: { $side_the } recebem um bônus tático.
        [special_order] Evento: { $side_the } recebem uma ordem especial.
       *[orders] { $count ->
            [1] Evento: { $side_the } recebem mais uma ordem.
           *[other] Evento: { $side_the } recebem mais { $count } ordens.
        }
    }

## Questions

prompt-deploy = Posicione { $unit_the_acc }.
prompt-deploy-pick = Qual unidade você posiciona agora?
prompt-deploy-side = Qual lado { $unit_gen } fica para cima?
prompt-place = Onde você coloca { $unit_the_acc }?
prompt-face =
    Para que lado { $unit_the } fica { $unit_gender ->
        [fem] voltada
       *[other] voltado
    }?
prompt-orders = Coloque uma ficha de ordem: qual unidade a recebe?
prompt-token = Qual ficha você dá { $unit_dat }?
prompt-gap = A próxima é a ordem { $number }: revele-a ou aja antes dela.
prompt-between =
    { $number ->
        [11] As ordens numeradas acabaram: você quer agir?
       *[other] Antes da ordem { $number }: você quer agir?
    }
prompt-order-zero = Usar uma ordem especial como ordem 0?
prompt-special = Resolva sua ordem especial.
prompt-activate = O que { $unit_the } vai fazer?
prompt-assault-target = Assalto: quem { $unit_the } vai atacar?
prompt-move = Movimento: para onde vai { $unit_the }? ({ count-left })
prompt-assault-move = Assalto: para onde vai { $unit_the }? ({ count-left })
prompt-target =
    { $ammo ->
        [0] { $action }: em que alvo { $unit_the } mira?
       *[other] { $action }: em que alvo { $unit_the } mira? (Munição +{ $ammo })
    }
prompt-share = Quanto do +{ $left } vai para este alvo?
prompt-share-target = Qual é o próximo alvo? (ainda +{ $left })
prompt-attack = Ataque contra { $target_the_acc }: jogar uma carta?
prompt-rolled = Saiu { $die } contra { $target_the_acc }: manter?
prompt-assault = Assalto: jogar uma carta?
prompt-assault-rolled = Assalto: você rolou os dados. Manter?
prompt-retreat = Para onde recua { $unit_the }?
prompt-hit =
    { $target_the } vai ser { $target_gender ->
        [fem] atingida
       *[other] atingido
    }: jogar uma carta?
prompt-opportunity =
    { $target_id ->
        [none] Um inimigo oculto se move: reagir?
       *[other] { $target_the } se move: reagir?
    }
prompt-answer = Foi jogada { $card_the }: responder?
prompt-card-target = “{ $card }”: escolha um alvo.
prompt-discard = Quais cartas você descarta?
prompt-break = Em qual opção conta a perda { $unit_gen }?
prompt-supply = Fase de Suprimento: qual unidade se move?
prompt-supply-end = Fim da fase de Suprimento: mais alguma coisa?
prompt-support =
    { $artillery ->
        [0] Escolha uma carta aérea para o seu baralho.
       *[other] { $air ->
            [0] Escolha uma carta de artilharia para o seu baralho.
           *[other] Escolha uma carta aérea ou de artilharia para o seu baralho.
        }
    }
prompt-go = Qual unidade se move?
prompt-dice-rolled = Rolagem: { $dice }. Manter?
prompt-blast-order = Qual alvo da explosão é o próximo?
prompt-demolish =
    Rolar para a demolição? (alvo: { $overlay_id ->
        [none] uma carcaça
       *[other] { $overlay }
    })
prompt-damage-die = Qual dado de dano vale contra { $unit_the_acc }?
prompt-window = Jogar uma carta agora?

## Moves

move-do = { $action }
move-die = Ficar com o { $count }
move-step = Para { $cell }
move-drive = { $form }
move-flip = Virar a ficha
move-halt = Encerrar o movimento
move-board =
    Embarcar { $unit_gender ->
        [fem] na
       *[other] no
    } { $unit }
move-leave = Sair do mapa
move-ammo = Usar Munição: +1
move-target = Alvo em { $cell }
move-share = +{ $count }
move-blast = Mirar em { $crossing }
move-on = Em { $cell }
move-face = Para o { $direction }
move-up =
    { $flip_id ->
        [ambush]
            { $up_id ->
                [front] Lado oculto
               *[other] Lado visível
            }
        [tripod]
            { $up_id ->
                [front] Lado recolhido
               *[other] Lado em posição
            }
       *[other] { $up }
    }
move-order = Ordem para { $unit_the }
move-token = { $token }
move-reveal = Revelar a ordem
move-resolve = Ordem especial: { $unit }
move-activate = { $unit }
# While cards are chosen for the deck (HN-12.8), $artillery is how many are left to choose.
move-card =
    { $artillery ->
        [one] Escolher “{ $card }”
        [other] Escolher “{ $card }”
       *[none] Jogar “{ $card }”
    }
move-pick = { $unit }
move-reroll = Veterano: rolar de novo
move-reroll-die = Veterano: rolar de novo cada { $count }
move-charge = Em { $group }
move-show = Mostrar um bônus tático: { $bonus }
move-conceal = Esconder sob um marcador de Camuflagem
move-discard = Descartar “{ $card }”
move-ask = { $ask }
move-keep = Ficar com a carta
move-pass = Passar

## Why a move is not possible

why-game-over = A partida acabou.
why-chance-first = Primeiro vem a rolagem ou a compra de cartas.
why-not-your-turn = Esta decisão não é sua.
why-finish-first = Antes, termine o que começou.
why-not-asked = Isso não é possível agora.
why-no-such-step = Esta casa não é adjacente.
why-no-points = A unidade não tem mais pontos de movimento.
why-closed = A unidade não pode entrar neste terreno.
why-occupied = Há outra unidade no caminho.
why-zone = Uma zona de controle inimiga proíbe este passo.
why-no-passage = Não há passagem nesta diagonal.
why-wall = Há uma parede no caminho.
why-cannot-stop = A unidade não pode parar sobre outra.
why-out-of-reach = A unidade não alcança o alvo.
why-stopped = A unidade não pode ir além.
why-no-flip = A ficha não pode ser virada agora.
why-seen-there = O inimigo veria a unidade ali na mesma hora.
why-no-seat = Não há lugar a bordo.
why-not-beside = A unidade não está adjacente.
why-no-exit = Não se pode sair do mapa por aqui.
why-no-target = Não há nada a escolher aqui.
why-no-line = Não há linha de tiro.
why-too-far = O alvo está longe demais.
why-out-of-arc = O alvo está fora do arco de tiro.
why-no-attack = A unidade não pode atacar este tipo.
why-concealed-target = Uma unidade oculta não pode ser alvo.
why-not-able = A unidade não pode fazer isso.
why-suppressed = A unidade está suprimida.
why-no-kit = Não há ficha nem marcador para isso.
why-no-support = Esta carta exige a opção Ataque Aéreo ou Artilharia.
why-no-copies = Não há mais cópias desta carta.
why-heavy-aboard = Isso não pode ser feito a bordo.
why-no-demolition = Esta arma não demole estruturas.
why-too-far-apart = Os alvos estão a mais de 2 casas um do outro.
why-other-type = Os alvos são de tipos diferentes.
why-no-share = Cada alvo precisa de pelo menos +1, e o bônus inteiro tem de ser usado.
why-not-in-zone = Esta casa fica fora da zona.
why-next-to-objective = Esta casa fica ao lado de um objetivo ou de um bônus tático.
why-has-order = A unidade já tem uma ficha.
why-no-token = Você não tem mais fichas dessas.
why-kept-for-personal = A ficha é necessária para uma Ordem Pessoal.
why-no-bluff = Uma unidade com Ordem Pessoal não pode receber um blefe.
why-no-special = Você não tem ordem especial aqui.
why-not-autonomous = A unidade não é autônoma.
why-has-acted = A unidade já agiu.
why-not-in-hand = Esta carta não está na sua mão.
why-not-now = Isso não pode ser jogado agora.
why-no-use = Agora não teria nenhum efeito.
why-no-bonus-held = Você não tem esse bônus tático.
why-must-step = Depois do Tiro em Movimento, a unidade tem de continuar o movimento.
why-no-fire-in-supply = Não há Tiro nem assalto na fase de Suprimento.
why-too-many = O limite já foi atingido.
why-inside-house = Este tiro não entra em edifícios nem sai deles.
why-not-an-enemy = Não há unidade inimiga aqui.
why-must-discard = Você tem de descartar até o limite da sua mão.
why-declared = O assalto foi declarado e tem de ser levado até o fim.

## An attack before and after the roll. $sum is what is added to the die, $total the defence with cover.
## After it: $bonus is the combat bonus (doubled in Suppressive Fire unless it is negative), $limit what
## reducing terrain takes off, $other what range and suppression take off.

attack-sum =
    dado{ $sum_sign ->
        [minus] {" "}− { $sum_size }
       *[other] {" "}+ { $sum }
    } contra a defesa { $total }
attack-odds = { $percent }% de chance de acerto
attack-roll =
    { $die }{ $bonus_sign ->
        [zero] { $action_id ->
            [snipe] {""}
           *[other] {" "}+ 0
        }
        [minus] {" "}− { $bonus_size }
       *[other] { $action_id ->
            [suppress] {" "}+ 2 × { $bonus }
            [suppress_second] {" "}+ 2 × { $bonus }
           *[other] {" "}+ { $bonus }
        }
    }{ $limit ->
        [0] {""}
       *[other] {" "}− { $limit }
    }{ $other ->
        [0] {""}
       *[other] {" "}− { $other }
    }
total-of =
    { $total_sign ->
        [minus] −{ $total_size }
       *[other] { $total }
    }

## Why an army is refused

army-no-such-card = Essa carta não existe.
army-no-such-option = Essa placa de recrutamento ou opção não existe.
army-other-army = Isso pertence ao outro exército.
army-not-in-a-slot = Cada opção fica abaixo da sua placa de recrutamento; heróis ficam à parte.
army-no-plate = O exército precisa de uma placa de recrutamento; o comando de campanha não basta.
army-too-many-points = O exército custa pontos demais.
army-command-too-early = O comando de campanha exige um limite de pelo menos 200 pontos.
army-one-command = Um exército pode ter no máximo um comando de campanha.
army-no-slot = As opções não cabem todas nos encaixes desta placa de recrutamento.
army-other-insignia = A opção pertence a outra divisão.
army-order-needs-command = Uma opção de ordem exige um comando de campanha.
army-no-traits-in-command = O comando de campanha não aceita traços.
army-hero-needs-plate = O herói exige uma placa de recrutamento da mesma divisão.
army-too-many-copies = Não há tantas cópias desta carta.
army-no-air-strike = As cartas aéreas exigem a opção Ataque Aéreo.
army-no-artillery = As cartas de artilharia exigem a opção Artilharia.
army-too-few-cards = O baralho precisa de pelo menos 40 cartas.

## Phases

phase-deployment = Posicionamento
phase-orders = Fase de Ordens
phase-activation = Fase de Ativação
phase-supply = Fase de Suprimento

## Types and frames of units, their abilities and those of their weapons, their damage

type-infantry = Infantaria
type-light = Veículo leve
type-heavy = Veículo pesado
frame-plain = Unidade
frame-officer = Oficial
frame-hero = Herói
frame-heavy-weapon = Arma pesada
ability-ambush = Emboscada
ability-arc = Arco de Tiro
ability-assault = Assalto
ability-autonomous = Autônoma
ability-concealed = Oculta
ability-destruction = Demolição
ability-frightening = Tiro Aterrador
ability-good-vibrations = Boas Vibrações
ability-gun = Canhão
ability-howitzer = Obuseiro
ability-indirect = Tiro Indireto
ability-last-hit = Último acerto
ability-limited-range = Alcance Limitado
ability-machine-gun = Metralhadora
ability-no-turning = Não gira
ability-on-the-move = Tiro em Movimento
ability-opportunity = Tiro de Oportunidade
ability-orders = Ordens
ability-personal = Ordem Pessoal
ability-piercing = Perfurante
ability-scout = Esclarecedor
ability-sniper = Caçador
ability-suppression = Tiro de Supressão
ability-transport = Transporte
ability-tripod = Tripé
damage-crew = Tripulação
damage-track = Lagarta
damage-armour = Blindagem
damage-main-gun = Arma principal

## Equipment and traits

kit-ammo = Munição
kit-culin = Cortador de Sebes Culin
kit-grenade = Granada
kit-panzerfaust = Panzerfaust
kit-rifle-grenade = Granada de Bocal
kit-veteran = Veterano

## Terrain

terrain-open = Terreno aberto
terrain-road = Estrada
terrain-hedgerow = Sebe
terrain-woods = Bosque
terrain-deep-woods = Bosque denso
terrain-wheat = Trigal
terrain-bushes = Arbustos
terrain-water = Água
terrain-position = Posição defensiva
terrain-house = Edifício
terrain-ruin = Ruínas
terrain-light-wreck = Carcaça
terrain-heavy-wreck = Carcaça de tanque

## Terms

term-scenario = Cenário
term-side = Exército
term-player = Jogador
term-opponent = Oponente
term-enemy = Inimigo
term-army = Exército
term-unit = Unidade
term-board = Mapa
term-square = Casa
term-intersection = Interseção
term-overlay = Sobreposição
term-structure = Estrutura
term-deployment-zone = Zona inicial
term-objective = Objetivo
term-bonus-tactic = Bônus tático
term-item = Objeto
term-points = Pontos de vitória
term-army-points = Pontos de exército
term-critical-point = Ponto de ruptura
term-recruitment-tile = Placa de recrutamento
term-option = Opção
term-slot = Encaixe
term-equipment = Equipamento
term-trait = Traço
term-hero = Herói
term-initiative = Iniciativa
term-turn = Rodada
term-last-turn = Última rodada
term-event = Evento
term-order = Ordem
term-token = Ficha de ordem
term-special-order = Ordem especial
term-bluff = Blefe
term-star = Estrela de ordem
term-activated = Ativada
term-suppressed = Suprimida
term-concealed = Oculta
term-revealed = Revelada
term-wounded = Ferida
term-damage = Dano
term-aboard = A bordo
term-wreck = Carcaça
term-card = Carta
term-hand = Mão
term-deck = Baralho
term-discard = Descarte
term-movement = Movimento
term-defence = Defesa
term-front = Frente
term-flank = Lateral
term-rear = Traseira
term-cover = Cobertura
term-combat-bonus = Bônus de combate
term-main-weapon = Arma principal
term-secondary-weapon = Arma secundária
term-range = Distância
term-long-range = Longa distância
term-line-of-sight = Linha de tiro
term-reducing = Terreno limitador
term-blocking = Terreno bloqueador
term-difficult = Terreno difícil
term-impassable = Intransponível
term-zone-of-control = Zona de controle
term-blast = Gabarito de explosão
term-dispersion = Dispersão
term-destruction = Demolição
term-anti-air = Defesa antiaérea
term-dice = Dados
term-roll = Rolagem
term-hit = Acerto
term-double-hit = Tiro mortal
term-miss = Erro
term-victory = Vitória
term-draw = Empate

## What is wrong with a scenario that a player made

fault-no-boards = O mapa não tem tabuleiros
fault-unknown-board = Não existe o tabuleiro { $name }
fault-bad-turn = “{ $name }” só pode ser girado em 90, 180 ou 270 graus
fault-board-twice = O tabuleiro { $name } foi usado duas vezes ou com as duas faces
fault-board-grid = Os tabuleiros ficam em 1 a { $rows } fileiras do mesmo tamanho, de 1 a { $columns } em cada uma
fault-not-a-place = { $value } não é um lugar neste mapa
fault-unknown-overlay = Não existe a sobreposição “{ $name }”
fault-overlay-off-map = “{ $name }” não fica no mapa
fault-overlays-overlap = “{ $name }” está em cima de outra sobreposição
fault-too-many-overlays = Mais de { $most } sobreposições
fault-overlay-copies = { $overlay }: são { $count }, mas a caixa tem { $copies }
fault-same-name = Duas coisas se chamam “{ $name }”
fault-unknown-unit = Este exército não tem a ficha “{ $name }”
fault-unit-copies = { $unit }: são { $count }, mas a caixa tem { $copies }
fault-too-many-units = Mais de { $most } unidades ou { $groups } grupos
fault-broken-army = { $problem } ({ $rule })
fault-unknown-card-named = Não existe a carta “{ $name }”
fault-small-deck = Cartas no baralho: { $count }. Um exército precisa de pelo menos { $least } para começar
fault-too-many-bonuses = Só há seis bônus táticos
fault-too-many-aims = Um exército tem no máximo quatro metas
fault-too-many-things = { $count } itens; o máximo é { $most }
fault-unknown-objective = Não existe o objetivo “{ $name }”
fault-orders-at-start = As ordens são dadas no início da rodada
fault-not-a-house = “{ $name }” não é um edifício. Nenhuma unidade pode ficar dentro
fault-not-a-charge = “{ $name }” não é um objeto que exploda algo
fault-no-place = “{ $name }” não tem lugar no mapa
fault-bad-area = { $value } não é uma área. Escreva como c4 ou a1:g3
fault-taken = Outra unidade já está ali

## Small edits

edit-add-option = { $side_the } recebem: { $group }
edit-drop-option = { $side_the } ficam sem: { $group }
edit-swap-option = { $side_the } têm: { $instead } (em vez de: { $group })
edit-aim-points =
    { $count ->
        [one] { $side_the } precisam de { $count } ponto
       *[other] { $side_the } precisam de { $count } pontos
    }
edit-aim-exit =
    { $count ->
        [one] { $side_the } precisam levar { $count } unidade para fora do mapa
       *[other] { $side_the } precisam levar { $count } unidades para fora do mapa
    }
edit-aim-gather =
    { $count ->
        [one] { $side_the } precisam levar { $count } objeto
       *[other] { $side_the } precisam levar { $count } objetos
    }
edit-aim-hold = { $side_the } podem vencer controlando o objetivo a partir da rodada { $count }
edit-objective-worth =
    { $count ->
        [0] { $objective }: { $count } pontos
        [one] { $objective }: { $count } ponto
       *[other] { $objective }: { $count } pontos
    }
edit-last-turn = Última rodada: { $count }
edit-initiative = A primeira iniciativa é { $side_gen }
edit-initiative-random = A primeira iniciativa é sorteada
edit-zone-larger = { $side_the } podem se posicionar uma coluna mais à frente
edit-zone-smaller = { $side_the } se posicionam uma coluna mais atrás
edit-arrive = { $unit } ({ $side }): chegada na rodada { $count }
edit-arrive-all = { $side_the } chegam na rodada { $count }
