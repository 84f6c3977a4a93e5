### The words of a Heroes title that only the terminal needs. Brazilian Portuguese.

# $turn of $limit
ui-turn = Rodada { $turn }/{ $limit }
# Before the order tokens of a side: one short word
ui-track = ordens
ui-exit = { $side }: dá para sair do mapa por aqui

## Before a choice

# How many units a blast would hit
ui-under =
    { $count ->
        [0] { $count } unidades sob a explosão
        [one] { $count } unidade sob a explosão
       *[other] { $count } unidades sob a explosão
    }
ui-odds-tie = empate { $percent }%
ui-odds-assault = dado mais alto + { $ours } contra { $theirs } + o deles
ui-threat = { $unit } ({ $cell }) pode atirar: acerto { $percent }%, supressão { $suppressed }%
ui-no-threat = Nenhum inimigo pode atirar na unidade ali.
ui-help-sum = Cada alvo mostra a chance de acerto e a soma: o dado com todos os bônus contra a defesa com a cobertura.

## What a side must do to win

ui-aim-hold = controlar { $places } no fim da rodada { $number } ou depois
ui-aim-carry = levar { $what } para fora do mapa
ui-aim-exit =
    { $number ->
        [one] levar { $number } unidade para fora do mapa
       *[other] levar { $number } unidades para fora do mapa
    }
ui-aim-gather =
    { $number ->
        [one] levar { $number } objeto até { $places } e controlar o local
       *[other] levar { $number } objetos até { $places } e controlar o local
    }
ui-aim-kill = eliminar { $who }
ui-aim-demolish = destruir { $what }
ui-aim-points =
    { $number ->
        [one] marcar { $number } ponto
       *[other] marcar { $number } pontos
    }
ui-aim-last-turn = impedir a vitória inimiga até o fim da última rodada
ui-aim-most-points = ter mais pontos que o inimigo no fim da última rodada

## Signs on the map

ui-legend-token = Sua ficha de ordem, virada para baixo
ui-legend-shown = Ficha de ordem revelada
ui-legend-hidden = Ficha de ordem do inimigo, virada para baixo
ui-legend-facing = Para onde está virado um veículo ou um canhão
ui-legend-marker = Um marcador de Supressão
ui-legend-walls = Edifício: parede, janela, porta
ui-legend-shut = Não dá para cruzar esta barra na diagonal
ui-legend-exit = Este lado pode sair do mapa por aqui
ui-legend-line = Linha de tiro: livre, reduzida, bloqueada

## Lessons of the guided game that are told differently in a terminal

ui-lesson-heroes-terrain = O mapa é feito de casas. Sebes, bosques e construções dão cobertura: a infantaria ali é mais difícil de acertar. Alguns terrenos também bloqueiam a visão ou encerram o movimento. Aperte Tab até o cursor chegar ao mapa e mova-o com as setas para ver o que há em uma casa.
ui-lesson-heroes-units = Cada ficha é um sinal e algumas letras; a tecla h explica todos os sinais. Leve o cursor até uma unidade para ver todos os valores e capacidades dela: movimento, defesa e bônus de combate contra infantaria e veículos. A tecla c lista os dois exércitos.
ui-lesson-heroes-fire = Escolha um alvo. A linha reta de casa a casa não pode estar bloqueada; infantaria entre duas unidades de infantaria também bloqueia. O mapa marca o que a linha até o alvo escolhido atravessa, e cada alvo mostra a chance de acerto.
ui-lesson-heroes-target = Escolha um alvo na lista ou no mapa. Até 7 casas a distância não importa; a partir de 8, subtraia 2. Algumas armas não chegam tão longe.
ui-lesson-heroes-sum = Role um dado, some os bônus e subtraia as penalidades. O resultado precisa ser igual ou maior que a defesa do alvo com a cobertura. Você vê a chance e cada parte da soma antes de decidir.
ui-lesson-heroes-window = Agora você pode jogar uma carta: escolha uma ou passe. Antes de colocar a primeira ficha da rodada, você pode definir quando o jogo deve perguntar.
ui-lesson-heroes-found = Os documentos apareceram; o sinal { "¤" } no mapa mostra onde. A infantaria os pega ao terminar ali um movimento. Veja quem está mais perto.
ui-lesson-heroes-turn = Saiu um marcador de Supressão de cada unidade, a iniciativa muda de lado e novas ordens são distribuídas. A barra no alto mostra a rodada, a fase e a última rodada.
ui-lesson-heroes-alone = Você já conhece as regras. Daqui em diante, é com você: só dou dicas quando surgir algo novo.
ui-lesson-heroes-over = A vitória é verificada em toda fase de Suprimento a partir da rodada 2, e depois da última rodada decidem os pontos. A tecla l mostra tudo o que aconteceu.
