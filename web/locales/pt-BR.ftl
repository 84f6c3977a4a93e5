### The words of the page itself. Brazilian Portuguese.
###
### An argument that names a side, a card or a tile comes in all its forms, as in the game's own texts:
### $side_the, $side_acc and so on; they may be used wherever a title is open.

## Everywhere

web-brand = Sandtable
web-not-found = Página não encontrada
web-to-lobby = Voltar ao início
web-skip-link = Pular para a decisão
web-close = Fechar
web-loading = Montando a mesa…
web-offline = Conexão perdida. Reconectando…
web-renewal-waiting = A página foi atualizada. Ela será recarregada assim que o servidor receber sua última jogada.
web-renewal-offline = Uma parte da página não pôde ser carregada: sem resposta do servidor.
web-renewal-stuck = Uma parte da página não pôde ser carregada, e recarregar a página não ajudou. Talvez o servidor esteja sendo atualizado: tente de novo daqui a pouco.
web-renewal-again = Recarregar a página
web-not-found-help = O link pode estar errado ou desatualizado. Confira o endereço ou comece pela página inicial.
web-no-table = Esta mesa não existe.
web-settings = Configurações
web-language = Idioma
web-theme = Tema
web-theme-auto = Padrão do sistema
web-theme-light = Claro
web-theme-dark = Escuro
web-speed = Velocidade das animações
web-speed-1 = Normal
web-speed-2 = Rápida (2×)
web-speed-instant = Sem animação
web-speed-step = Passo a passo
web-letters = Atalhos de uma letra (U, E, L, R…)

## Studio: library and editor

web-studio = Estúdio
web-studio-heading = Estúdio de cenários
web-studio-lead = Desenhe uma batalha, veja na hora se ela é válida e deixe o computador jogá-la até você saber se é equilibrada.
web-studio-new = Novo cenário
web-studio-begin-scratch = Do zero
web-studio-begin-scratch-note = Uma mesa vazia e a caixa inteira.
web-studio-begin-scenario = De um cenário
web-studio-begin-scenario-note =
    { $scenarios ->
        [0] Uma cópia de um dos cenários prontos ou de um publicado.
       *[other] Uma cópia de um dos cenários prontos ({ $scenarios }) ou de um publicado.
    }
web-studio-begin-generated = De uma batalha aleatória
web-studio-begin-generated-note = Escolha o tamanho e o código; depois mude o que quiser.
web-studio-begin-import = Importar um arquivo
web-studio-begin-import-note = .toml, .sandtable ou o .record de uma partida, até 256 kB. Você também pode soltá-lo aqui.
web-studio-import-large = Arquivo grande demais. O limite é 256 kB.
web-studio-which-title = Jogo
web-studio-scenario = Cenário
web-studio-edit-copy = Editar uma cópia
web-studio-edit-battle = Editar esta batalha
web-studio-quota = Seu estúdio
web-studio-quota-drafts = Rascunhos
web-studio-quota-published = Publicados
web-studio-quota-used = Não há espaço para mais rascunhos. Exclua um ou crie uma conta para ter mais espaço.
web-studio-of = { $count } de { $most }
web-studio-drafts = Meus rascunhos
web-studio-all-drafts = Todos os rascunhos ({ $count })
web-studio-fewer-drafts = Mostrar menos
web-studio-no-drafts = Ainda não há rascunhos. Escolha como começar.
web-studio-deleted = Rascunhos excluídos ({ $count })
web-studio-restore = Restaurar
web-studio-open = Abrir
web-studio-duplicate = Duplicar
web-studio-delete = Excluir
web-studio-copy-of = Cópia de { $name }
web-studio-card-menu = Ações: { $name }
web-studio-changed = Alterado: { $time }
web-studio-not-measured = Sem medição
web-studio-unnamed = Batalha sem nome
web-studio-back = Voltar ao estúdio
web-studio-to = Ir para o estúdio
web-studio-name = Nome do cenário
web-studio-rename = Renomear
web-studio-fork-of = cópia de { $name }
web-studio-tabs = Partes do cenário
web-studio-tab-map = Mapa
web-studio-tab-sides = Exércitos
web-studio-tab-story = História
web-studio-tab-balance = Equilíbrio
web-studio-tools = Ferramentas
web-studio-rail = Propriedades e lista de verificação
web-studio-less = Menos: { $what }
web-studio-more = Mais: { $what }
web-studio-undo = Desfazer
web-studio-redo = Refazer
web-studio-play = Jogar
web-studio-play-menu = Escolher oponente
web-studio-more-commands = Mais
web-studio-opponent-here = Mesma tela
web-studio-opponent-friend = Link para um amigo
web-studio-publish = Publicar…
web-studio-saved = Salvo: { $time }
web-studio-state-saving = Salvando…
web-studio-state-device = Salvo neste dispositivo
web-studio-state-conflict = Não salvo: alterado em outro lugar
web-studio-state-gone = Não salvo: o rascunho foi excluído
web-studio-state-refused = Não salvo: o texto é longo demais
web-studio-conflict-note = Este rascunho foi alterado em outra janela ou em outro dispositivo. Nada será sobrescrito.
web-studio-conflict-other = Usar as outras mudanças
web-studio-conflict-copy = Manter as minhas como cópia
web-studio-offline = Sem conexão. As mudanças são salvas neste dispositivo.
web-studio-server-silent = O servidor não responde. As mudanças são salvas neste dispositivo.
web-studio-offline-wait = Para isso é preciso ter conexão. Tente quando ela voltar.
web-studio-not-here = O servidor não responde, e este rascunho não está neste dispositivo.
web-studio-on-device = Rascunhos neste dispositivo
web-studio-not-saved = Não foi possível salvar o rascunho, então ainda não dá para jogar. Nada se perdeu.
web-studio-gone = Este rascunho é particular ou foi excluído.
web-studio-loading = Montando o mapa…
web-studio-checking = Verificando…
web-studio-valid = Válido
web-studio-unchecked = Não verificado
web-studio-unchecked-note = A última mudança ainda não foi verificada. Isso acontece assim que o servidor responder.
web-studio-checklist = Lista de verificação
web-studio-show = Mostrar
web-studio-changes = Últimas mudanças
web-studio-no-changes = Nada mudou até agora
web-studio-history = Histórico
web-studio-step-start = O rascunho quando foi aberto
web-studio-step-elsewhere = Alterado em outro lugar
web-studio-step-renamed = Renomeado
web-studio-step-text = Editado como texto
web-studio-balance = Equilíbrio
web-studio-no-estimate = Ainda não há estimativa.
web-studio-predicted = Estimativa para jogadores rápidos do computador; erra até { $points } pontos em 19 de 20 rascunhos.
web-studio-predicted-at = Previsão das { $time }. Corrija os erros abaixo para atualizá-la.
web-studio-predicted-waits = Previsão das { $time }. Será atualizada quando o servidor responder.
web-studio-unlike = Sem estimativa: diferente demais dos cenários conhecidos.
web-studio-report = Relatório da última partida
web-studio-as-text = Editar como texto
web-studio-export-as = Exportar como { $kind }
web-studio-text = O cenário como texto
web-studio-take-text = Usar este texto
web-studio-line = Linha { $line }:
web-studio-keys = Atalhos de teclado
web-studio-key-arrows = próximo lugar
web-studio-key-enter = colocar, escolher, abrir
web-studio-key-escape = devolver, voltar um passo
web-studio-key-grab = pegar: setas movem, Enter coloca
web-studio-key-face = outra face
web-studio-key-tools = ferramentas do mapa
web-studio-key-turn = girar 90°
web-studio-key-facing = direção de um marcador
web-studio-key-rotate = girar o mapa
web-studio-key-points = pontos de objetivo
web-studio-key-remove = remover
web-studio-key-undo = desfazer, refazer
web-studio-key-mirror = espelhar na horizontal, na vertical, girar
web-studio-key-copy = copiar, recortar, colar, duplicar
web-studio-key-all = selecionar tudo deste tipo
web-studio-key-overlay = próxima camada do mapa, anterior
web-studio-key-fault = próximo erro, anterior
web-studio-key-play = jogar
web-studio-key-tabs = abas
web-studio-key-zoom = zoom, mapa inteiro
web-studio-key-help = atalhos de teclado
web-studio-faults =
    { $count ->
        [0] Sem erros
        [one] 1 erro
       *[other] { $count } erros
    }
web-studio-hints =
    { $count ->
        [one] 1 sugestão
       *[other] { $count } sugestões
    }
web-hint-nearer = Muito mais perto para um dos exércitos: { $what }
web-hint-nearer-note = Movimentos para chegar: { $moves }
web-hint-unused = Nunca usadas: { $places }
web-hint-unused-note = Nenhuma unidade esteve ali em { $games } partidas.
web-hint-fog = Muitas mãos iniciais são só Névoa da Guerra
web-hint-fog-note = { $name }: { $share } das mãos iniciais
web-hint-limit = Muitas partidas só terminam no limite
web-hint-limit-note = { $share } de { $games } partidas
web-hint-bought = Quase ninguém compra: { $what }
web-hint-bought-note = { $name }: em menos de 5% de { $games } partidas
web-hint-decided = Esta meta não decidiu nenhuma partida: { $what }
web-hint-decided-note = { $name }: { $games } partidas
web-hint-threat =
    { $squares ->
        [one] { $what } pode atirar em { $squares } casa da zona inicial inimiga
       *[other] { $what } pode atirar em { $squares } casas da zona inicial inimiga
    }
web-hint-threat-note = { $name } · { $where }, antes do primeiro movimento
web-hint-language = Sem nome em: { $languages }
web-hint-language-note = Os jogadores veem o primeiro idioma que tiver um nome.
web-studio-tag-predicted = Previsão
web-studio-tag-measured = Medido
web-studio-tag-queued = Na fila · posição { $place }
web-studio-tag-waiting = Aguardando sua outra medição
web-studio-tag-measuring = Medindo · { $games } de { $wanted }
web-studio-card-measured = Medido · { $name } { $share }
web-studio-chip-predicted = previsão ±{ $points }
web-studio-chip-measured = medido
web-studio-quota-games = Partidas medidas hoje
web-studio-tool-select = Selecionar
web-studio-tool-tiles = Peças
web-studio-tool-points = Pontos
web-studio-tool-pieces = Fichas
web-studio-tool-spawn = Proliferação
web-studio-tool-markers = Marcadores
web-studio-tool-mirror = Espelhar
web-studio-mirror-part = Espelhar as peças selecionadas
web-studio-mirror-all = Espelhar o mapa
web-studio-mirror-across = Na horizontal
web-studio-mirror-down = Na vertical
web-studio-mirror-around = Em 180°
web-studio-mirror-half = Espelhar e trocar os exércitos
web-studio-mirror-half-note = O segundo exército recebe a imagem espelhada do que o primeiro tem.
web-studio-tool-rotate = Girar
web-studio-tool-ruler = Régua
web-studio-palette = Na caixa
web-studio-box-tiles = Peças na caixa
web-studio-left =
    { $count ->
        [0] restam { $count } de { $most }
        [one] resta { $count } de { $most }
       *[other] restam { $count } de { $most }
    }
web-studio-all = Todas
web-studio-face-spoken = Peça { $tile }, { $ground }, cobertura { $cover }, { $where }
web-studio-face-laid = no mapa
web-studio-face-other = a outra face está no mapa
web-studio-face-free = na caixa
web-ground-field = campo aberto
web-ground-road = estrada
web-ground-cross = encruzilhada
web-ground-stream = riacho
web-ground-bocage = sebes
web-ground-farm = fazenda
web-ground-woods = bosque
web-ground-village = vilarejo
web-ground-church = igreja
web-ground-hill = colina
web-ground-flat = deserto aberto
web-ground-dunes = dunas
web-ground-ridge = crista
web-ground-rocks = rochas
web-ground-track = trilha
web-ground-camp = acampamento
web-ground-oasis = oásis
web-ground-fort = forte
web-ground-wadi = uádi
web-ground-airstrip = pista de pouso
web-studio-tip-tiles = Escolha uma face e depois um lugar livre. Ou arraste até lá. F mostra a outra face.
web-studio-tip-pieces = Escolha uma ficha e depois uma peça de terreno. Ou arraste até lá.
web-studio-tip-vehicles = Um veículo não pode ficar em terreno difícil. Solte um soldado no veículo para ocupar um assento.
web-studio-tip-spawn = Escolha quem entra e depois as peças. Clique de novo em uma peça para remover.
web-studio-tip-markers = Escolha um marcador e depois as peças. Clique de novo em uma peça para remover.
web-studio-tip-points = Cada clique em uma peça soma um ponto; com Alt, tira um. As teclas 0 a 9 definem o número.
web-studio-tip-ruler = Escolha duas peças para ver a distância.
web-studio-tip-select = Escolha uma peça ou uma ficha. Com Shift, escolha várias peças.
web-studio-tip-sides = Baralho: as cartas iniciais. Suprimento: as cartas que Reforçar pode trazer.
web-studio-counters = Fichas
web-studio-vehicles = Veículos
web-studio-structures = Estruturas
web-studio-defence = defesa { $defence }
web-studio-exit-note = leva para fora do mapa
web-studio-no-cards = sem cartas
web-studio-cards = { $deck } no baralho, { $supply } no suprimento
web-studio-tile = Peça { $tile }
web-studio-tiles-chosen =
    { $count ->
        [one] { $count } peça
       *[other] { $count } peças
    }
web-studio-pieces-chosen = { $count } itens
web-studio-things-chosen = { $count } selecionados
web-studio-free-place = Lugar livre
web-studio-on-tile = { $what }, { $tile }
web-studio-where = coluna { $column }, linha { $row }
web-studio-no-counters = sem fichas
web-studio-first-tile = Coloque a primeira peça
web-studio-place-beside = Lugar livre ao lado de { $tiles }
web-studio-map-spoken = Mapa. As setas passam de uma peça a outra.
web-studio-selection = Seleção
web-studio-deselect = Desmarcar
web-studio-nothing-selected = Nada selecionado.
web-studio-flip = Virar
web-studio-flip-to = Virar para { $tile }
web-studio-move = Mover
web-studio-remove = Remover
web-studio-copy = Copiar
web-studio-paste = Colar
web-studio-once = Há só um destes na caixa; não dá para copiar.
web-studio-none-alike = Não há outra peça com esta cobertura na caixa.
web-studio-faces-alike = Mesma cobertura, ainda na caixa
web-studio-no-room = Não há espaço para isso.
web-studio-empty-seats = Esvaziar os assentos
web-studio-no-seat = Não há assento livre.
web-studio-add-cards = Adicionar cartas de { $what } ({ $deck } no baralho, { $supply } no suprimento)?
web-studio-add-its-cards = Adicionar cartas
web-studio-add = Adicionar
web-studio-not-now = Agora não
web-studio-take-map = Usar o mapa de um cenário…
web-studio-take-lists = Usar as listas de um cenário…
web-studio-take = Usar
web-studio-to-columns = Organizar em colunas
web-studio-to-rows = Organizar em linhas
web-studio-overlay = Camada do mapa
web-studio-overlay-nothing = Nada
web-studio-overlay-cover = Cobertura
web-studio-overlay-cover-key = Cobertura de cada peça
web-studio-overlay-distance = Distância
web-studio-overlay-distance-key = Passos desde o início de cada exército
web-studio-overlay-first = Quem chega primeiro
web-studio-overlay-first-key = Movimentos da unidade mais próxima que pode controlar o objetivo
web-studio-overlay-fire = Fogo
web-studio-overlay-fire-key = Distância + cobertura, da peça selecionada
web-studio-overlay-heat = Mapa de calor
web-studio-overlay-heat-none = Meça este rascunho para ver onde as unidades ficaram e onde caíram.
web-studio-overlay-waits = Corrija os erros primeiro.
web-studio-mark-none = Nenhum
web-studio-mark-scouted = Esclarecida
web-studio-mark-controlled = Controlada
web-studio-objective-of = Pontos de objetivo: { $tile }
web-studio-points-of = de { $count } no mapa
web-studio-marker-of = Marcador: { $side }
web-studio-spawn-of = Proliferação: { $side }
web-studio-spawn-all = Todos entram aqui
web-studio-structure-points = Pontos: { $what }
web-studio-in-deck = { $side }, { $what }, no baralho
web-studio-in-supply = { $side }, { $what }, no suprimento
web-studio-deck-spoken = { $side }, { $what }, no baralho. A caixa tem { $copies }
web-studio-supply-spoken = { $side }, { $what }, no suprimento. A caixa tem { $copies }
web-studio-vehicle-facts = defesa { $defence }, blindada { $armour } · inoperante com { $critical }, destruído com { $integrity }
web-studio-seat = Assento { $seat }: { $vehicle }
web-studio-seat-free = Livre
web-studio-seat-needs = só { $role }
web-studio-the-game = Partida
web-studio-back-to-map = Voltar ao mapa
web-studio-round-limit = Limite de rodadas
web-studio-map-points = Pontos no mapa
web-studio-lists = Listas
web-studio-copy-list = Copiar lista: { $giver } → { $taker }
web-studio-swap = Trocar os exércitos
web-studio-give-initiative = Dar a iniciativa
web-studio-wins-with = Vence com
web-studio-aims = metas
web-studio-aim-of = Meta: { $side }
web-studio-aim-points = Pontos
web-studio-aim-pin = Imobilizar o inimigo
web-studio-aim-escape = Fuga
web-studio-aim-neutralise = Neutralização
web-studio-aim-number = { $side }, { $aim }: quantos
web-studio-points-to-win = Pontos para vencer: { $side }
web-studio-of-on-map = de { $count } no mapa
web-studio-of-pieces = de { $count }
web-studio-no-pieces = Coloque fichas primeiro.
web-studio-of-the-box = Usadas
web-studio-deck-and-supply = baralho e suprimento
web-studio-sum-deck = cartas no baralho
web-studio-sum-supply = no suprimento
web-studio-sum-clear = mãos sem Névoa
web-studio-sum-fog = Névoa no baralho
web-studio-at-start = Fichas no início
web-studio-by-spawn = proliferação
web-studio-add-unit = Adicionar unidade
web-studio-lay-here = Colocar uma peça aqui
web-studio-other-face = Outra face
web-studio-lay = Colocar { $tile }
web-studio-step-laid = Peça { $what } colocada
web-studio-step-moved = Peça { $what } movida
web-studio-step-flipped = Peça { $from } virada para { $to }
web-studio-step-removed = Remoção: { $what }
web-studio-step-cleared = Limpeza: { $what }
web-studio-step-across = Espelhado na horizontal
web-studio-step-down = Espelhado na vertical
web-studio-step-around = Girado em 180°
web-studio-step-half = Metade do segundo exército criada
web-studio-step-pasted = Colado em { $what }
web-studio-step-stagger = Linhas e colunas trocadas
web-studio-step-points = Objetivo { $what }: { $before } → { $after }
web-studio-step-mark = { $what }, { $side }: { $mark }
web-studio-step-placed = { $what } em { $tile }
web-studio-step-cards = Cartas de { $what } adicionadas
web-studio-step-spawn = Proliferação em { $what }, { $side }
web-studio-step-seat = { $what } no assento { $seat }, { $vehicle }
web-studio-step-seat-free = { $what }, assento { $seat } livre
web-studio-step-seats-empty = { $what }: assentos esvaziados
web-studio-step-exit = Marcador de Fuga em { $what }
web-studio-step-no-exit = Marcador de Fuga removido de { $what }
web-studio-step-deck = { $what }, baralho: { $before } → { $after }
web-studio-step-supply = { $what }, suprimento: { $before } → { $after }
web-studio-step-aim = Meta alterada, { $side }
web-studio-step-initiative = Iniciativa: { $side }
web-studio-step-rounds = Limite de rodadas: { $limit }
web-studio-step-list = Lista copiada para { $side }
web-studio-step-lists-of = Listas de { $name }
web-studio-step-map-of = Mapa de { $name }
web-studio-step-swapped = Exércitos trocados
web-studio-tiles =
    { $count ->
        [one] 1 peça
       *[other] { $count } peças
    }
web-studio-steps =
    { $steps ->
        [one] 1 passo
       *[other] { $steps } passos
    }
web-studio-vehicle-note =
    { $seats ->
        [one] 1 assento · { $defence } / { $armour }
       *[other] { $seats } assentos · { $defence } / { $armour }
    }
web-studio-ribbon = Rascunho · { $time }

## Table: the bar

web-scenario-number = cenário { $number }
web-round = Rodada { $round }
web-phase-turns = Turnos
web-score = { $side }: { $points } de { $aim } pontos
web-score-escape = { $side }: { $done } de { $needed } fugas
web-score-neutralise = { $side }: neutralizou { $done } de { $needed }
# What a side plays for whose aim is to pin the other; in the place of points
web-aim-pin = Imobilizar
web-initiative = Iniciativa: { $side }
web-open-rules = Regras
web-open-rule = Regra { $rule }
web-help = Ajuda e atalhos
web-help-short = Ajuda
web-game-menu = Menu da partida

## Table: the opponent, piles and supplies

web-computer = computador
web-state-thinking = pensando
web-state-choosing = escolhendo
web-state-waiting = esperando
web-state-away = ausente
web-state-expected = a caminho
# Under a small pile of cards: one short word each
web-pile-hand = Mão
web-pile-deck = Baralho
web-pile-discard = Descarte
web-pile-played = Baixadas
web-pile-supply = Suprimento
web-pile-removed = Fora
web-pile-unseen = Cartas ocultas
web-pile-hidden = Só o dono pode ver estas cartas.
web-pile-empty = Não há cartas aqui.
web-unseen-help = Estas cartas estão no baralho ou na mão; só o dono sabe onde está cada uma.
web-deck-odds = Chance de cada carta na próxima compra:
web-your-supply = Seu suprimento
web-supply-of = Suprimento: { $name }
web-look = Ver
web-your-platoon = Seu pelotão
web-next-draw =
    { $count ->
        [0] O baralho está vazio: na próxima compra, o descarte será embaralhado.
        [one] { $count } carta no baralho, { $fog } de Névoa da Guerra.
       *[other] { $count } cartas no baralho, { $fog } de Névoa da Guerra.
    }

## Table: the map

web-map = Mapa
web-map-tiles =
    { $tiles ->
        [one] O tabuleiro: { $tiles } peça de terreno
       *[other] O tabuleiro: { $tiles } peças de terreno
    }
web-sheet =
    { $tiles ->
        [one] Cenário { $number } · { $tiles } peça de terreno
       *[other] Cenário { $number } · { $tiles } peças de terreno
    }
web-zoom-in = Ampliar
web-zoom-out = Reduzir
web-zoom-fit = Mostrar o mapa inteiro
# Across a suppressed counter, in capitals; as short as possible
web-suppressed-banner = SUPRIMIDA
web-spoken-cover = cobertura { $cover }
web-spoken-objective =
    { $points ->
        [one] objetivo: { $points } ponto
       *[other] objetivo: { $points } pontos
    }
web-spoken-odds =
    { $dice ->
        [one] precisa de { $total }, { $dice } dado, { $percent } por cento
       *[other] precisa de { $total }, { $dice } dados, { $percent } por cento
    }

## Table: vehicles

web-vehicles = Veículos
web-vehicles-and-log = Veículos e histórico
# Across a disabled vehicle's counter, in capitals; as short as possible
web-disabled-banner = INOPERANTE
# Below a seat whose actions only one kind of soldier may use
web-seat-needs = só { $card }
web-damage-of = dano: { $damage } de { $all }
web-damage-levels = inoperante com { $critical }, destruído com { $integrity }
web-help-vehicles = Arraste um soldado para um assento, de um assento a outro ou de volta ao chão. Ou escolha a carta dele e depois um assento; as opções também aparecem no painel da decisão. No teclado, V leva aos assentos, e as setas, de um assento a outro.

## Table: what each side is after

web-victory = Vitória
# Between two aims of a side
web-goal-or = ou
web-goal-points =
    { $needed ->
        [one] { $needed } ponto de objetivo (já tem { $done })
       *[other] { $needed } pontos de objetivo (já tem { $done })
    }
web-goal-escape = escapar do tabuleiro com { $needed } destes: { $pieces } (já tem { $done })
web-goal-neutralise = neutralizar { $needed } destes: { $pieces } (já tem { $done })
web-goal-pin = imobilizar o inimigo

## Table: the sum before the roll. One short word under each number

web-sum-defence = defesa
web-sum-cover = cobertura
web-sum-range = distância
web-sum-needed = total
web-sum-hit =
    { $dice ->
        [one] de acerto, { $dice } dado
       *[other] de acerto, { $dice } dados
    }
web-sum-faces = Acerta com: { $faces }
web-roll =
    { $dice ->
        [one] Rolar { $dice } dado
       *[other] Rolar { $dice } dados
    }

## Table: what is asked

web-your-turn = Sua vez
web-confirm = Confirmar
web-go-on = Continuar
web-back = Voltar
web-taken = Até agora: { $cards }
web-not-possible = O que não é possível e por quê
web-sending = Um momento…
web-thinking = O computador está pensando…
web-thinking-waiting =
    { $count ->
        [one] O computador está ocupado: mais { $count } partida está na fila…
       *[other] O computador está ocupado: mais { $count } partidas estão na fila…
    }
web-thinking-time = Tempo de análise do computador
web-thinking-spent = { $spent } de no máximo { $limit } segundos
web-waiting = Aguardando { $side_the }.
web-waiting-friend = Aguardando o outro jogador. A partida começa assim que o link for aberto.
web-watching = Você está assistindo a esta partida.
web-end-turn = Encerrar turno
web-end-anyway =
    { $count ->
        [one] Ainda dá para baixar { $count } carta. Encerrar o turno mesmo assim?
       *[other] Ainda dá para baixar { $count } cartas. Encerrar o turno mesmo assim?
    }
web-problem-stale = A partida já avançou. Escolha de novo.
web-problem-not-your-seat = Este lugar não é seu.
web-problem-waiting = A partida ainda não começou.
web-problem-not-over = A partida ainda não acabou.
web-problem-too-large = Mensagem grande demais.
web-problem-bad-request = O servidor não entendeu o pedido. Recarregue a página.
web-problem-unknown = O servidor não reconheceu o pedido. Recarregue a página.

## Table: hand and played cards

web-hand = Sua mão
web-hand-empty = Sua mão está vazia.
web-fog-text = Sem ação. Você pode usá-la na disputa da iniciativa; só Reconhecer a remove da partida.
web-hunker-help = Devolver esta carta ao seu suprimento
web-played = Baixadas neste turno
web-played-none = nenhuma ainda
web-playable-left =
    { $count ->
        [0] Não há mais nada para baixar.
        [one] Resta { $count } carta para baixar.
       *[other] Restam { $count } cartas para baixar.
    }
web-undo = Desfazer
web-undo-ask = Pedir para desfazer

## Table: what happens

web-undone = { $side_the } desfazem a última jogada.
web-undone-turn = { $side_the } desfazem a última jogada. É a vez deles de novo.
web-log = Histórico
web-log-drew =
    { $seen ->
        [yes] { $count ->
            [one] { $side } – { $count } carta comprada: { $cards }.
           *[other] { $side } – { $count } cartas compradas: { $cards }.
        }
       *[no] { $count ->
            [one] { $side } – { $count } carta comprada.
           *[other] { $side } – { $count } cartas compradas.
        }
    }
web-show-on-map = Mostrar no mapa: { $tiles }
web-next = Avançar
web-skip = Pular

## Table: between the players

web-offer-a-draw = Propor empate
web-offer-draw = { $side_the } propõem empate.
web-offer-draw-sent = Você propôs empate.
web-offer-draw-declined = O oponente recusou o empate.
web-offer-undo = { $side_the } pedem para desfazer a última jogada.
web-offer-undo-sent = Você pediu para desfazer sua última jogada.
web-offer-undo-declined = O oponente não aceitou desfazer.
web-accept = Aceitar
web-decline = Recusar
web-resign = Desistir
web-resign-sure = Sim, desisto
web-play-on = Continuar jogando
web-history = Contexto histórico
web-curtain = Passe a tela { $side_dat }.
web-curtain-help = Suas cartas ficam ocultas até o outro jogador assumir a tela.
web-curtain-open = Mostrar as cartas { $side_gen }

## Clocks

web-clock = Tempo
web-clock-none = Sem limite de tempo
web-clock-days =
    { $days ->
        [one] { $days } dia por jogada
       *[other] { $days } dias por jogada
    }
web-clock-live = { $minutes } min por jogador + { $seconds } s por turno
web-clock-out = Se o tempo de um jogador acabar
web-clock-out-lost = ele perde a partida
web-clock-out-agent = o computador ({ $name }) assume
web-clock-left-days =
    { $hours ->
        [0]
            { $days ->
                [one] { $days } dia
               *[other] { $days } dias
            }
       *[other]
            { $days ->
                [one] { $days } dia e { $hours } h
               *[other] { $days } dias e { $hours } h
            }
    }
web-clock-left-hours = { $hours } h { $minutes } min
web-clock-until = Prazo: { $when }
web-problem-out-of-time = Seu tempo acabou.
web-problem-no-opponent = Não há oponente para aceitar.
web-problem-too-long = Esta partida atingiu o tamanho máximo. Agora só é possível desistir.
web-offer-an-agent = Deixar o computador jogar por mim
web-offer-agent = { $side_the } querem que o computador continue no lugar deles.
web-offer-agent-sent = Você pediu que o computador continue no seu lugar.
web-offer-agent-declined = Seu oponente quer continuar jogando contra você.

## Report a problem

web-report-problem = Relatar um problema
web-report-problem-what = O que deu errado e o que você esperava?
web-report-problem-seen = A partida até aqui será enviada junto, só com o que seu lado viu.
web-report-problem-all = O registro da partida vai junto, até onde você pode vê-lo.
web-report-problem-send = Enviar
web-report-problem-number = Relato nº { $number } recebido. Agradecemos!

## Table: older rules

web-rules-held = As regras deste jogo mudaram depois do começo desta partida. Com as novas, tudo teria sido igual até aqui.
web-rules-held-differs = As regras deste jogo mudaram desde o começo desta partida e, com as novas, ela muda daqui em diante. Se os dois lados concordarem, vocês continuam desta posição.
web-rules-kept = Esta partida continua pelas regras com que começou. Há regras mais novas; com elas, tudo teria sido igual até aqui.
web-rules-kept-differs = Esta partida continua pelas regras com que começou. Há regras mais novas; mudar para elas faz a partida voltar ao ponto em que as regras diferem.
web-rules-over = Esta partida foi jogada com regras antigas. Ela é mostrada até o ponto em que as novas passam a dar outro resultado.
web-rules-change = Usar as novas regras
web-offer-rules = { $side_the } propõem continuar pelas novas regras.
web-offer-rules-sent = Você propôs continuar pelas novas regras.
web-offer-rules-declined = Seu oponente não quer as novas regras. Você pode perguntar de novo, propor empate ou desistir.
web-replay-older = O resto foi jogado com regras antigas e não pode ser mostrado. Está no registro.
web-problem-old-rules = Esta partida começou com regras antigas.

## Table: the end

web-won = Vitória { $side_gen }
web-you-won = Você venceu
web-you-lost = Você perdeu
web-rematch = Revanche com exércitos trocados
web-rematch-go = Ir para a revanche
web-result-goal = Meta: { $goals }
web-show-result = Resultado
web-open-replay = Replay

## Dice one can check: what is promised at the start, and what the browser finds at the end

web-dice-heading = Conferência das rolagens
web-dice-sealed = As rolagens estão lacradas. O que isso significa?
web-dice-proof = Como sei que as rolagens foram honestas?
web-dice-how = Antes da primeira carta, o servidor escolheu um número secreto e mostrou o lacre dele: uma impressão digital que só serve para esse número. O navegador de cada jogador acrescentou uma parte aleatória. Cada rolagem e cada compra é calculada a partir de tudo isso junto; ninguém, nem o servidor, pode escolher um resultado ou rolar de novo às escondidas.
web-dice-later = Quando a partida acabar, o número será mostrado, e seu navegador vai conferir sozinho cada rolagem e cada compra.
web-dice-promise = O lacre (SHA-256 do número secreto)
web-dice-nonce = Parte: { $name }
web-dice-key = O número secreto
web-dice-checking = Conferindo as rolagens…
web-dice-unfetched = Não foi possível baixar o registro desta partida; as rolagens não foram conferidas.
web-dice-insecure = Esta página veio por uma conexão sem proteção, e sem proteção o navegador não faz esse cálculo. O comando abaixo confere as rolagens.
web-dice-fair =
    { $count ->
        [one] Os dados foram honestos. Seu navegador conferiu a única rolagem ou compra desta partida: ela bate com o número lacrado.
       *[other] Os dados foram honestos. Seu navegador conferiu todas as { $count } rolagens e compras desta partida: todas batem com o número lacrado.
    }
web-dice-given =
    { $count ->
        [one] Outra { $count } vem da partida que deu origem a esta e não pode ser conferida aqui.
       *[other] Outras { $count } vêm da partida que deu origem a esta e não podem ser conferidas aqui.
    }
web-dice-witnessed = O lacre é o mesmo que este navegador registrou quando a partida começou.
web-dice-unwitnessed = Este navegador não estava presente quando a partida começou: compare o lacre com o que um jogador viu no início.
web-dice-forged = As rolagens deste registro não são confiáveis!
web-dice-forged-secret = O número mostrado no fim não é o que foi lacrado.
web-dice-forged-promise = O lacre não é o que este navegador registrou quando a partida começou.
web-dice-forged-share = Falta a parte que este navegador acrescentou.
web-dice-forged-damaged = Há linhas faltando ou danificadas; não dá para conferir nada.
web-dice-forged-edited = A linha { $line } do arquivo foi alterada.
# $said and $due are lines of the record, such as "roll 3 8"
web-dice-forged-outcome = A entrada { $number } diz “{ $said }”, mas o número lacrado dá “{ $due }”.
web-dice-verify = Quanto às cartas que estavam em cada baralho, o navegador confia no registro. Este comando confere isso também, pelas regras:
web-dice-file = Conferir um registro salvo

## Table: help

web-help-how = Escolha uma carta, depois uma de suas ações e então um alvo. Nada é definitivo até você confirmar; a soma e a chance aparecem antes da rolagem.
web-help-touch = Na tela sensível ao toque: um dedo move o mapa, dois ampliam. Toque em um alvo para ver a soma e toque de novo para confirmar. Um toque longo descreve a peça de terreno.
web-key-card = escolher uma carta
web-key-action = depois uma de suas ações
web-key-targets = passar de alvo em alvo
web-key-confirm = confirmar
web-key-back = voltar um passo
web-key-zoom = ampliar, reduzir, mapa inteiro
web-panels = Painéis
web-tab-hand = Mão
web-tab-supply = Suprimento
web-tab-log = Histórico

## Table: the guide of a first game

web-guide = Guia
web-guide-idle = Continue jogando. O guia avisa quando surgir algo novo.
web-guide-idle-hints = Dicas: nada de novo por enquanto.
web-guide-more = Explicar
web-guide-less = Fechar
web-guide-back = Lição anterior
web-guide-hints = Só dicas
web-guide-lessons = Lições completas
web-guide-off = Jogar sem o guia
web-guide-progress = Lição { $told } de { $all }
web-key-lesson = próxima lição

## Lobby: the bar

web-lobby-new = Nova partida
web-lobby-nav = Páginas
web-lobby-games = Suas partidas
web-lobby-rules = Regras
web-lobby-language = Idioma
web-lobby-theme-dark = Tema escuro
web-lobby-theme-light = Tema claro

## Lobby: everywhere

web-lobby-loading = Carregando…
web-lobby-retry = Tentar de novo
web-lobby-close = Fechar
web-lobby-copy = Copiar
web-lobby-copied = Copiado
web-lobby-error-offline = O servidor não responde. Verifique sua conexão.
web-lobby-error-unknown = Não há mais nada aqui.
web-lobby-error-taken = Outra pessoa já ocupou este lugar.
web-lobby-error-name = Outra pessoa já usa este nome. Escolha outro.
web-lobby-error-account-name = Você entra com este nome. Para mudá-lo, abra a página da sua conta.
web-lobby-error-not-over = Esta partida ainda está em andamento. Você poderá revê-la quando acabar.
web-lobby-error-busy = Muitas tentativas seguidas. Espere um minuto e tente de novo.
web-lobby-error-server = O servidor não conseguiu fazer isso. Tente de novo.
web-error-numbered = { $text } Número do erro: { $number }

## Lobby: the games there are

web-lobby-titles = Escolha um jogo

## Lobby: scenarios

web-lobby-scenarios = Cenários
web-lobby-scenario-count =
    { $scenarios ->
        [one] { $scenarios } cenário
       *[other] { $scenarios } cenários
    }
web-lobby-number = Cenário { $number }
web-lobby-column-number = Nº
web-lobby-column-place = Local
web-lobby-column-date = Data
web-lobby-map = Mapa inicial: { $map }
web-lobby-fact-map = Mapa
web-lobby-tiles =
    { $tiles ->
        [one] { $tiles } peça de terreno
       *[other] { $tiles } peças de terreno
    }
web-lobby-length = Duração
web-lobby-minutes = { $minutes } min
web-lobby-rounds =
    { $rounds ->
        [one] { $rounds } rodada
       *[other] { $rounds } rodadas
    }
web-lobby-history = História
# These follow the name of a side, as its task
web-lobby-aim-points =
    { $needed ->
        [one] alcançar { $needed } ponto de objetivo
       *[other] alcançar { $needed } pontos de objetivo
    }
web-lobby-aim-escape =
    { $needed ->
        [one] escapar do tabuleiro com { $needed } ficha
       *[other] escapar do tabuleiro com { $needed } fichas
    }
web-lobby-aim-neutralise =
    { $needed ->
        [one] neutralizar { $needed } ficha inimiga
       *[other] neutralizar { $needed } fichas inimigas
    }
web-lobby-aim-pin = imobilizar o inimigo
web-lobby-balance = Equilíbrio
web-measured-thumb = Medição: dois jogadores rápidos do computador, que não calculam jogadas à frente, { $games } partidas; de { $low } a { $high } com 95% de certeza
web-measured-part = com { $part } da busca normal
web-measured-rules = versão das regras: { $rules }
web-measured-under = Medido com a versão { $rules } das regras.
# $shares is such as "US 47%, German 53%"
web-lobby-balance-predicted = Previsão: { $shares }
web-lobby-balance-spoken =
    { $games ->
        [one] Vitórias: { $shares } ({ $games } partida)
       *[other] Vitórias: { $shares } ({ $games } partidas)
    }

## Lobby: handicaps

web-handicap = Equilibrar
web-handicap-note = Vantagens medidas para um dos exércitos. Mudam só a preparação, nunca as regras.
web-handicap-help = Ajudar { $side_the }
web-handicap-none = Sem vantagem, como no livro
web-handicap-even = Equilibrado
web-handicap-interval = de { $low } a { $high }
web-handicap-by-agent = Partidas entre dois jogadores do computador ({ $agent }, com { $part } da busca normal), com intervalo de confiança de 95%.
web-handicap-by-thumb = Partidas entre dois jogadores rápidos do computador, que não calculam jogadas à frente, com intervalo de confiança de 95%.
web-handicap-elsewhere = O equilíbrio mostrado junto ao cenário foi medido à parte, em outras partidas.
web-handicap-grade = Grau { $grade }

## Lobby: a new game

web-lobby-opponent-agent = Computador
web-lobby-opponent-friend = Amigo
web-lobby-opponent-here = Mesma tela
web-lobby-opponent-agent-note = O computador fica com o outro exército.
web-lobby-opponent-friend-note = Você recebe um link para enviar. Seu amigo não precisa de conta.
web-lobby-opponent-here-note = Duas pessoas se revezam nesta tela.
web-lobby-level = Nível
web-lobby-agent-recruit = Recruta
web-lobby-agent-recruit-note = Jogadas sensatas, sem planos longos. Bom para a primeira partida.
web-lobby-agent-corporal = Cabo
web-lobby-agent-corporal-note = Olha um pouco adiante. Um oponente à altura de quem já conhece as regras.
web-lobby-agent-sergeant = Sargento
web-lobby-agent-sergeant-note = Pesa vários planos. Pune jogadas descuidadas.
web-lobby-agent-lieutenant = Tenente
web-lobby-agent-lieutenant-note = Examina muitas jogadas. Para quem conhece bem o jogo.
web-lobby-agent-captain = Capitão
web-lobby-agent-captain-note = O mais forte. Leva cerca de um segundo em cada decisão.
web-lobby-agent-random = Aleatório
web-lobby-agent-random-note = Faz qualquer jogada válida, sem pensar.
web-lobby-side = Seu exército
web-lobby-start-agent = Jogar
web-lobby-start-friend = Criar link
web-lobby-start-here = Jogar aqui
web-lobby-start-note = Não é preciso ter conta. Você pode sair e voltar quando quiser.
web-lobby-name = Seu nome
web-lobby-name-kept = Nome salvo.

## Lobby: learning a game

web-learn = Aprenda a jogar
# $name is a scenario, $opponent an agent such as "Recruit"
web-learn-about = Uma primeira partida, passo a passo: { $name } contra o computador ({ $opponent }). Cada regra é explicada na hora em que aparece.
web-learn-start = Começar o tutorial
web-learn-on = Continuar aprendendo
web-learn-anew = Começar de novo

## Lobby: own games

web-lobby-games-none = Você ainda não tem partidas.
web-lobby-games-past = Partidas encerradas
web-lobby-games-all =
    { $games ->
        [one] Mostrar { $games } partida
       *[other] Mostrar todas ({ $games })
    }
web-lobby-game-against = contra { $name }
web-lobby-game-here = dois jogadores nesta tela
web-lobby-game-waiting = esperando um amigo
web-lobby-game-waiting-anyone = esperando alguém aceitar
web-lobby-game-round = Rodada { $round }
web-lobby-your-turn = Sua vez
web-lobby-show-link = Mostrar o link
web-lobby-result-won = Vitória
web-lobby-result-lost = Derrota
web-lobby-result-draw = Empate
web-lobby-replay = Rever esta partida

## Players among themselves: challenges, chat, notes, express mode

web-challenges = Desafios abertos
web-challenge-by = { $name } está esperando. Você joga com: { $army }
web-challenge-accept = Aceitar desafio
web-challenge-posted = Seu desafio foi publicado. Ele fica entre suas partidas até alguém aceitar.
web-challenge-posted-already = Você já publicou este desafio. Ele está entre suas partidas.
web-challenge-accepted = Alguém aceitou seu desafio.
web-lobby-opponent-anyone = Qualquer pessoa
web-lobby-opponent-anyone-note = Seu desafio fica visível para todos. Quem aceitar primeiro fica com o outro exército.
web-lobby-start-anyone = Publicar o desafio
web-lobby-cancel = Cancelar
web-talk = Chat e anotações
web-talk-unheard =
    { $count ->
        [one] Chat: { $count } mensagem nova
       *[other] Chat: { $count } mensagens novas
    }
web-talk-messages = Mensagens
web-talk-none = Nenhuma mensagem ainda. Espectadores não veem o chat.
web-talk-muted = Você silenciou seu oponente.
web-talk-say = Sua mensagem
web-talk-send = Enviar
web-talk-mute = Silenciar oponente
web-talk-too-fast = Devagar: espere um momento.
web-talk-failed = Não foi possível enviar. Tente de novo.
web-notes = Anotações particulares
web-notes-note = Só você pode vê-las.
web-notes-kept = Salvo.
web-express = Modo rápido: não confirmar o que dá para desfazer

## Campaigns: scenarios in a row with one opponent and one score (UN-10.3)

web-campaign = Campanha
web-campaign-choice = Uma partida ou uma campanha
web-campaign-one = Uma partida
web-campaign-note = Vários cenários seguidos contra o mesmo oponente, com pontuação única. Cada jogador mantém seu exército.
web-campaign-last = Último cenário
web-campaign-last-option =
    { $battles ->
        [one] { $name } ({ $battles } batalha)
       *[other] { $name } ({ $battles } batalhas)
    }
web-campaign-battle = Batalha { $battle } de { $battles }
web-campaign-fought = { $fought } de { $battles } batalhas disputadas
# On a small label: the next battle may begin
web-campaign-ready = Próxima batalha
web-campaign-open = Ir para a campanha
web-campaign-join =
    { $battles ->
        [one] É a primeira batalha de uma campanha de { $battles } cenário.
       *[other] É a primeira batalha de uma campanha de { $battles } cenários.
    }
web-campaign-range = { $first } – { $last }
web-campaign-score = Pontuação
web-campaign-victories = Vitórias
web-campaign-points = Pontos
web-campaign-rule = Pontuação = vitórias do exército menos 1 ponto a cada { $casualties } baixas. Nada mais passa de uma batalha para outra.
web-campaign-battles = Batalhas
web-campaign-ahead = ainda por vir
web-campaign-next = próxima
web-campaign-go-on = Começar a próxima batalha
web-campaign-even = Campanha empatada.
web-campaign-draw = A campanha terminou empatada.
# $grade is one of the three below
web-campaign-leading = Por enquanto, { $grade } { $side_gen }.
web-campaign-won = A campanha acabou: { $grade } { $side_gen }.
web-campaign-grade-marginal = vitória apertada
web-campaign-grade-clear = vitória clara
web-campaign-grade-decisive = vitória decisiva
web-campaign-gone = Seu oponente abandonou a campanha. Ela termina aqui.
web-campaign-unknown = Não há nenhuma campanha neste endereço.

## Lobby: a friend by link

web-lobby-invite = Convide um amigo
web-lobby-invite-note = Envie este link para uma só pessoa: quem abrir primeiro fica com o outro exército.
web-lobby-invite-link = Link para seu amigo
web-lobby-invite-waiting = Esperando seu amigo. A partida abre sozinha.
web-lobby-to-table = Ir para a mesa
web-lobby-join = Convite
web-lobby-join-invited = { $host } convidou você para uma partida. Você joga com: { $side }.
web-lobby-join-you = você
web-lobby-join-sit-down = Entrar na partida
web-lobby-join-seated = Você já está nesta mesa.
web-lobby-join-watch = Assistir à partida
web-lobby-join-no-code = Falta uma parte do link. Peça o link inteiro ao seu amigo.
web-lobby-join-wrong-code = Este link é de outra mesa. Peça um novo a quem convidou você.
web-lobby-join-unknown = Não há mesa neste endereço.

## Replay

web-replay = Replay
web-replay-events = O que aconteceu
web-replay-previous = Um passo atrás
web-replay-next = Um passo adiante
web-replay-play = Reproduzir
web-replay-pause = Pausar
web-replay-moment = Momento da partida
web-replay-speed = Velocidade
web-replay-knowledge = Ponto de vista
web-replay-both = os dois exércitos
web-replay-copy-link = Link para este momento
web-replay-download = Baixar o registro
web-replay-unknown = Não há partida encerrada neste endereço.
web-replay-has-initiative = Tem a iniciativa
web-replay-hidden-cards =
    { $cards ->
        [0] { $cards } cartas ocultas
        [one] { $cards } carta oculta
       *[other] { $cards } cartas ocultas
    }
web-replay-on = Continuar daqui contra o computador
web-replay-on-start = Continuar
web-replay-on-over = A partida acabou neste ponto. Volte para um momento anterior.
# Parts of what a screen reader says of a tile
web-replay-tile-cover = cobertura { $cover }
web-replay-tile-objective =
    { $points ->
        [one] objetivo, { $points } ponto
       *[other] objetivo, { $points } pontos
    }
web-replay-tile-controlled = controlada ({ $side })
web-replay-tile-scouted = esclarecida ({ $side })
web-replay-tile-target = marcador de Alvo { $side_gen }

## Replay: an example round of the printed rules

web-example = Uma rodada de exemplo
web-example-watch = Ver a rodada de exemplo
web-example-unknown = Esse exemplo não existe.
web-example-back = Voltar
web-example-step = Passo { $step } de { $steps }

## Rules

web-rules = Regras
web-rules-all = Todas as regras
web-rules-search = Buscar nas regras
web-rules-found =
    { $rules ->
        [0] Nenhuma regra encontrada
        [one] { $rules } regra
       *[other] { $rules } regras
    }
web-rules-contents = Índice
web-rules-own-words = As regras como são jogadas nesta mesa, com as nossas palavras.
web-rules-unknown = Não há regras para este jogo.

## Heroes: the table

web-turn = Rodada { $turn }
web-turn-track = Trilha de rodadas
web-event-both = Evento: os dois exércitos
web-event-of = Evento: { $name }
web-army-points =
    { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }
# The phases, one short word each
web-phase-orders = Ordens
web-phase-activation = Ativação
web-phase-supply = Suprimento
web-order-track = Trilha de ordens
web-order-now = { $number } · agora
web-order-none = sem ordem
web-order-hidden = ordem oculta
web-order-free = por colocar
web-tokens-left = Fichas por colocar
web-your-bluff = Seu blefe: { $unit }
# How many of the enemy's tokens lie hidden on units, and how many are still to be laid
web-enemy-tokens =
    { $left ->
        [0] { $side }: ocultas { $hidden }
       *[other] { $side }: ocultas { $hidden }, por colocar { $left }
    }
# A token that the enemy has not seen
web-token-unseen = { $token } (em segredo)
web-concealed-unit = { $name }: unidade oculta
web-unit-numbers = Valores da unidade: { $unit }
web-inspector = Unidade e decisão
web-question = Decisão
web-actions = Ações
# Under the numbers of a unit: one short word each
web-stat-move = movim.
web-stat-defence = defesa
web-stat-infantry = infant.
web-stat-light = leve
web-stat-heavy = pesado
web-map-squares = Mapa de { $columns } por { $rows } casas
web-mini-map = O mapa inteiro em miniatura: clique ou toque para ir até lá
web-go-to =
    { $steps ->
        [one] Ir para { $cell }: { $steps } passo
       *[other] Ir para { $cell }: { $steps } passos
    }
web-spoken-chance = { $percent } por cento
# On the map, where a line of fire is stopped
web-blocked = Bloqueada
# What stops it: a unit in between, a wall, a corner without passage
web-stops-infantry = Infantaria
web-stops-vehicle = Veículo
web-stops-house = Edifício
web-stops-wall = Parede
web-stops-no-passage = Sem passagem
# What a line of fire is
web-line-clear = Livre
web-line-limited = Limitada
web-target-at = { $what } em { $cell }, distância { $range }

## Heroes: the sum before a roll

web-sum-bonus = Bônus de combate: { $type }
web-sum-doubled = Dobrado pelo Tiro de Supressão
web-sum-crossed = { $terrain } em { $cell }
web-sum-near = Distância { $range } (até 7: sem penalidade)
web-sum-far = Distância { $range } (acima de 7)
web-sum-suppressed = Supressão do atacante
web-sum-die = Somado ao dado
web-sum-against = Defesa com cobertura: { $total }
web-ammo =
    { $left ->
        [0] Munição (restam { $left })
        [one] Munição (resta { $left })
       *[other] Munição (restam { $left })
    }
web-ammo-more = Mais uma ficha de Munição
web-ammo-less = Menos uma ficha de Munição
web-needs = É preciso { $face } ou mais no dado
web-needs-none = Nenhum resultado acerta
web-assault-odds = Atacante { $attacker_sum }, defensor { $defender_sum } nos dados; chance de o atacante vencer
web-assault-ties = Empate (nada muda): { $percent }
web-effect-wounds = Um acerto fere o alvo.
web-effect-destroys = Um acerto elimina o alvo.
web-effect-damages = Se acertar, role o dano.
web-effect-suppresses = O sucesso suprime o alvo.
web-effect-none = Sem chance de sucesso.
web-effect-twice = { $face } ou mais é um tiro mortal.

## Heroes: questions, army and cards

web-lay-token = { $token }: em qual unidade?
# Instead of "Pass": to go on to the roll, to let the dice count as they fell
web-window-roll = Rolar o dado
web-window-stands = Manter o resultado
web-card-first = Jogar uma carta antes
# Ends the move, the activation or the question
web-end-activation = Concluir
web-army-and-cards = Exército e cartas
web-army-own = Seu
web-army-enemy = Inimigo
web-army-orders =
    { $orders ->
        [0] { $orders } ordens
        [one] { $orders } ordem
       *[other] { $orders } ordens
    }, { $bluffs ->
        [0] { $bluffs } blefes
        [one] { $bluffs } blefe
       *[other] { $bluffs } blefes
    }
web-points-short = { $points } pts
web-units-left = unidades restantes: { $left } de { $all }
web-breaks-at =
    { $losses ->
        [one] ponto de ruptura com { $losses } baixa, vale { $points }
       *[other] ponto de ruptura com { $losses } baixas, vale { $points }
    }
web-broken = ponto de ruptura atingido
web-bonuses-held =
    { $count ->
        [0] { $count } ocultos
        [one] { $count } oculto
       *[other] { $count } ocultos
    }
# The phase a card names
web-card-orders = Ordens
web-card-activation = Ativação
web-card-supply = Suprimento
web-card-any = Qualquer fase
web-card-when-orders = Jogue na fase de Ordens
web-card-when-activation = Jogue na fase de Ativação, no momento indicado
web-card-when-supply = Jogue na fase de Suprimento
web-card-when-any = Não pode ser jogada agora
web-copies = Cópias no baralho
web-enemy-hand = Mão inimiga
# In which card windows the player is asked
web-asking = Perguntar sobre cartas
web-asking-never = nunca
web-asking-attacks = sempre que eu puder jogar uma carta
web-asking-always = a qualquer momento
web-asking-later = a partir da próxima fase de Ordens
web-tab-action = Ação
web-tab-cards = Cartas { $count }
web-tab-army = Exército
web-heroes-how = Na fase de Ordens, coloque fichas de ordem nas unidades que devem agir: arraste a ficha ou escolha a ficha e depois a unidade. Quando uma unidade é ativada, clique ou toque em uma casa para ir até lá ou em um inimigo para atacar. A chance aparece antes da rolagem, e nada é definitivo até você confirmar.
web-heroes-digits = escolher uma ficha ou uma carta da mão

## Heroes: the lobby and the replay

web-size = { $columns } × { $rows } casas
web-turn-limit = Limite de rodadas
web-turns =
    { $turns ->
        [one] { $turns } rodada
       *[other] { $turns } rodadas
    }
# What a side is after
web-aim-hold = controlar { $places } a partir da rodada { $number }
web-aim-carry = levar { $what } para fora do mapa
web-aim-exit =
    { $number ->
        [one] levar { $number } unidade para fora do mapa
       *[other] levar { $number } unidades para fora do mapa
    }
web-aim-gather =
    { $number ->
        [one] levar { $number } objeto até { $places } e controlar o local
       *[other] levar { $number } objetos até { $places } e controlar o local
    }
web-aim-kill = eliminar { $who }
web-aim-points =
    { $number ->
        [one] marcar { $number } ponto
       *[other] marcar { $number } pontos
    }
web-aim-last-turn = impedir a vitória inimiga até o fim da última rodada
web-aim-most-points = ter mais pontos que o inimigo no fim da última rodada
web-unit-waiting = ainda fora do mapa
web-unit-gone = perdida
web-unit-left = saiu do mapa

## Heroes: battles and the army builder

web-random = Batalha aleatória
web-random-note = O mapa, as forças e os objetivos são sorteados. Batalhas desequilibradas ficam de fora. O mesmo tamanho e o mesmo código dão sempre a mesma batalha.
web-random-size = Tamanho
web-random-size-small = Pequena
web-random-size-medium = Média
web-random-size-large = Grande
web-random-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
web-random-take = Sortear uma batalha
web-random-another = Sortear outra
web-lobby-balance-none = Sem estimativa
web-lobby-balance-coming = Estimando…
web-lobby-balance-estimate = Previsão: de { $low } a { $high }
web-battle = Batalha com exércitos próprios
web-battle-note = Tabuleiros, objetivos, bônus táticos e duração são sorteados a partir do código; o mesmo código gera a mesma batalha.
web-seed = Código da batalha
web-new-seed = Novo código
web-take-battle = Escolher esta batalha
web-army-of = Exército: { $name }
web-army-drawn = sorteado pelo código
web-build = Montar…
web-builder = Montar exército
web-builder-offers = Disponíveis
web-builder-army = Seu exército
web-builder-empty = Comece por uma placa de recrutamento.
web-army-name = Nome do exército
web-builder-note = Monte seu próprio exército para qualquer lado. Ele fica salvo neste navegador e pode ser compartilhado como arquivo.
web-points-range = O limite de pontos deve ficar entre { $least } e { $most }.
web-army-not-army = “{ $file }” não é um arquivo de exército. Seu exército não mudou.
web-army-other-side = “{ $file }” é um exército do outro lado. Seu exército não mudou.
# Why something cannot be added to an army now
web-off-no-plate = Adicione antes uma placa de recrutamento
web-off-insignia = Precisa de uma placa de recrutamento da própria divisão
web-off-no-slot = Nenhuma das suas placas tem espaço para isto
web-off-slots-full = Todos os espaços para isto estão ocupados
web-off-points =
    { $left ->
        [0] Restam só { $left } pontos
        [one] Resta só { $left } ponto
       *[other] Restam só { $left } pontos
    }
web-off-most = Não é permitido ter mais destes
web-points-limit = Limite de pontos
web-kind-plate = Placas de recrutamento
web-kind-unit = Unidades
web-kind-equipment = Equipamento
web-kind-trait = Traços
web-kind-order = Ordens
web-kind-hero = Heróis
web-slot-small = encaixe pequeno
web-slot-large = encaixe grande
web-slot-free = livre
web-colour-yellow = amarelo
web-colour-green = verde
web-colour-blue = azul
web-colour-red = vermelho
web-colour-grey = cinza
web-add = Adicionar
web-remove = Remover
web-deck-whole = O baralho inteiro.
web-deck-own = Montar meu baralho
web-deck-all = Usar o baralho inteiro
web-deck-cards =
    { $count ->
        [0] { $count } cartas (mínimo: { $least })
        [one] { $count } carta (mínimo: { $least })
       *[other] { $count } cartas (mínimo: { $least })
    }
web-armies-saved = Exércitos salvos
web-army-saved = Exército salvo neste navegador.
web-army-legal = Exército válido.
web-army-load = Abrir arquivo
web-army-download = Salvar em arquivo
web-army-save = Salvar
web-army-use = Usar na batalha

## After-action report

web-report = Relatório da batalha
web-report-open = Relatório
web-report-copy-link = Copiar link do replay
# Against the computer: the same scenario and the same side once more
web-report-again = Jogar de novo
web-report-swap = Trocar de lado
# Whether the game is over, after its last round
web-report-over = fim
# $goal is what the winner needed, $points what the other side had
web-report-needed =
    { $goal ->
        [one] Era necessário { $goal } ponto; { $side_the } tinham { $points }.
       *[other] Eram necessários { $goal } pontos; { $side_the } tinham { $points }.
    }
# Under a large number: a word or two
web-report-kpi-points = pontos
web-report-kpi-round = rodadas
web-report-kpi-turn = rodadas
web-report-kpi-cards = cartas perdidas
web-report-kpi-vehicles = baixas
web-report-kpi-units = unidades perdidas
web-report-kpi-played = de jogo
web-report-days =
    { $days ->
        [one] { $days } dia
       *[other] { $days } dias
    }
web-report-numbers = Em texto e números
web-report-all = Mostrar tudo
web-report-fewer = Ver menos
web-report-of = { $some } de { $whole }
web-report-note-round = no fim de cada rodada
web-report-note-turn = no fim de cada rodada
web-report-victory-at = Vitória com { $points }
web-report-victory-at-of = { $side }: vitória com { $points }
# $sides is such as "US 7, German 0"
web-report-points-summary-round =
    { $rounds ->
        [one] Pontos depois de { $rounds } rodada: { $sides }.
       *[other] Pontos depois de { $rounds } rodadas: { $sides }.
    }
web-report-points-summary-turn =
    { $rounds ->
        [one] Pontos depois de { $rounds } rodada: { $sides }.
       *[other] Pontos depois de { $rounds } rodadas: { $sides }.
    }
web-report-casualties = Baixas
web-report-lost-note-cards = cartas removidas da partida
web-report-lost-note-vehicles = cartas removidas e veículos destruídos
web-report-lost-note-units = unidades fora de combate
web-report-lost-summary = Baixas: { $sides }.
web-report-nobody-lost = Não houve baixas.
web-report-luck = Sorte nos dados
web-report-luck-note = acertos acima ou abaixo do esperado
# $sides and $bands are such as "US +2.1, German −1.2"
web-report-luck-summary = Acertos acima ou abaixo do esperado no fim: { $sides }. Desvio padrão: { $bands }.
web-report-band = A faixa cinza é um desvio padrão.
web-report-band-of = { $side }: faixa
web-report-fortune-none = Não houve rolagens de ataque.
web-report-fortune-even = Os dados ficaram na média.
web-report-fortune-warm = Os dados ajudaram um pouco.
web-report-fortune-hot = Os dados ajudaram muito mais que o normal.
web-report-fortune-cold = Os dados atrapalharam um pouco.
web-report-fortune-icy = Os dados atrapalharam muito mais que o normal.
web-report-how = Como foi a partida
web-report-last-games = vitórias nas últimas { $games } partidas: { $won }
# Under a number, as short as possible
web-report-attacks-hit = ataques que acertaram
web-report-expected = esperado
web-report-figure-initiatives = iniciativas ganhas
web-report-figure-fog = Névoas compradas
web-report-figure-cards = cartas jogadas
web-report-moments = Momentos decisivos
web-report-previous = Momento decisivo anterior
web-report-next = Próximo momento decisivo
web-report-to-replay = Abrir no replay
# Before a moment, as short as possible
web-report-short-round = R{ $round }
web-report-short-turn = R{ $round }
# After what an attack did; $percent is such as "30%"
web-report-odds = (chance de { $percent })
web-report-missed = { $unit_the } erra { $target_counter_acc }.

## Coach

web-coach = Treinador
web-coach-about = O treinador vê a partida do ponto de vista de um dos lados: sabe só o que esse lado podia saber.
web-coach-eyes = do ponto de vista { $side_gen }
web-coach-untaught = O treinador ainda não conhece este jogo.
web-coach-look = Analisar esta partida
web-coach-working =
    { $whole ->
        [0] O treinador está começando…
       *[other] Jogadas analisadas: { $done } de { $whole }
    }
web-coach-thinking = O treinador está pensando…
web-coach-chance = Chance de vitória
web-coach-summary = Chance de vitória do ponto de vista { $side_gen }: { $start } no começo, nunca abaixo de { $least }, nunca acima de { $most }, { $end } no fim.
web-coach-costly = Jogadas que mais custaram
web-coach-none = Nenhuma jogada custou caro. Você jogou bem!
web-coach-when-round = Rodada { $round }
web-coach-when-turn = Rodada { $round }
# In points of a hundred of the chance of winning
web-coach-cost = custou { $percent }
web-coach-show = Mostrar
web-coach-played = Jogada feita
web-coach-better = Melhor jogada
web-coach-best = A melhor
web-coach-also = Outra opção
web-coach-why = Por quê
web-coach-ask = O que você jogaria?
web-coach-ask-for = Conselho para: { $side }
web-coach-now = Chance de vitória agora: { $percent }
# After a line of choices: the chance of winning then
web-coach-after = → { $percent }
web-coach-allow = Deixar o treinador ajudar
web-coach-error-untaught = { web-coach-untaught }
web-coach-error-no-coach = Antes, os dois lados precisam concordar em consultar o treinador.
web-coach-error-not-asked = Este lado não tem nada a escolher neste momento.
web-coach-error-stale = A partida já avançou. Pergunte de novo.
web-offer-coach = { $side_the } propõem que os dois lados possam consultar o treinador.
web-offer-coach-sent = Você propôs que os dois lados possam consultar o treinador.
web-offer-coach-declined = Seu oponente prefere jogar sem o treinador.

## Coach: why one line is better than another. $better and $worse are numbers, with the one and with the other

web-coach-why-points = Pontos do seu lado: { $better } em vez de { $worse }.
web-coach-why-enemy-points = Pontos do inimigo: { $better } em vez de { $worse }.
web-coach-why-units = Suas unidades restantes: { $better } em vez de { $worse }.
web-coach-why-enemy-units = Unidades inimigas restantes: { $better } em vez de { $worse }.
web-coach-why-odds =
    { $worse ->
        [0] Chance de acerto: { $better }%.
       *[other] Chance de acerto: { $better }% em vez de { $worse }%.
    }
web-coach-why-exposure = Acertos esperados se cada inimigo atirar uma vez: { $better } em vez de { $worse }.
web-coach-why-threat = Acertos esperados se cada unidade sua atirar uma vez: { $better } em vez de { $worse }.
web-coach-why-enemy-suppressed = Inimigos suprimidos: { $better } em vez de { $worse }.
web-coach-why-suppressed = Suas unidades suprimidas: { $better } em vez de { $worse }.
web-coach-why-unused = Cartas úteis que ficaram na mão: { $better } em vez de { $worse }.
web-coach-why-steps = Passos até o objetivo mais próximo: { $better } em vez de { $worse }.
web-coach-why-draws = Cartas compradas: { $better } em vez de { $worse }.
web-coach-why-cards = Suas cartas fora do suprimento: { $better } em vez de { $worse }.
web-coach-why-fog = Névoa da Guerra entre suas cartas: { $better } em vez de { $worse }.
web-coach-why-enemy-fog = Névoa da Guerra entre as cartas do inimigo: { $better } em vez de { $worse }.
web-coach-why-scouted = Peças de terreno com seu marcador: { $better } em vez de { $worse }.
web-coach-why-items = Objetos do seu lado: { $better } em vez de { $worse }.
web-coach-why-suppression-odds =
    { $worse ->
        [0] Chance de suprimir: { $better }%.
       *[other] Chance de suprimir: { $better }% em vez de { $worse }%.
    }
web-coach-why-enemy-fire = Acertos esperados se cada inimigo conhecido atirar uma vez, sem o tiro indireto: { $better } em vez de { $worse }.
web-coach-why-own-fire = Acertos esperados se cada unidade sua atirar uma vez, sem o tiro indireto: { $better } em vez de { $worse }.
web-coach-why-idle = Unidades deixadas ociosas que poderiam agir: { $better } em vez de { $worse }.
web-coach-why-orders = Ordens em unidades que podem atirar ou alcançar um objetivo, um objeto ou uma saída: { $better } em vez de { $worse }.
web-coach-why-number = Ordem número { $better } em vez de { $worse }: a unidade age antes.
web-coach-why-cover = Sua infantaria em cobertura: { $better } em vez de { $worse }.
web-coach-why-hand = Cartas que ficam na sua mão: { $better } em vez de { $worse }.
web-coach-why-ways = Total de passos das suas unidades até o objetivo, objeto ou saída mais próximo: { $better } em vez de { $worse }.
web-coach-why-bid-more = Iniciativa { $better } na disputa em vez de { $worse }: aqui vale mais começar.
web-coach-why-bid-less = Iniciativa { $better } na disputa em vez de { $worse }: a carta mais forte vale mais na mão.
web-coach-why-later = Não há um número que mostre isso: a diferença aparece mais adiante.

## Conta

web-account = Sua conta
web-account-guest = Você está jogando como visitante. Suas partidas ficam salvas só neste navegador.
web-account-why = Com uma conta, suas partidas acompanham você em qualquer navegador. O que você começou como visitante vai junto.
web-account-log-in = Entrar
web-account-sign-up = Criar conta
web-account-log-in-no-mail = Esqueceu a senha? Este servidor não envia e-mails. Peça a quem o administra que redefina sua senha.
web-account-sign-up-no-mail = Anote bem sua senha: este servidor não envia e-mails. Se você a perder, só quem administra o servidor pode redefini-la.
web-account-log-out = Sair
web-account-log-out-everywhere = Sair de todos os dispositivos
web-account-name = Nome
web-account-password = Senha
web-account-password-old = Senha atual
web-account-password-new = Nova senha
web-account-password-note = Pelo menos oito caracteres. Prefira uma frase a uma palavra.
web-account-change-name = Alterar nome
web-account-change-name-note = Você entra com este nome, e os outros jogadores o veem.
web-account-change-password = Alterar senha
web-account-password-changed = Senha alterada. Sua sessão foi encerrada nos outros dispositivos.
web-account-forgotten = Esqueceu a senha?
web-account-forgotten-note = Se houver uma conta com este nome e um e-mail confirmado, enviaremos um e-mail com um link para criar uma nova senha.
web-account-forgotten-send = Enviar e-mail
web-account-forgotten-sent = Se essa conta existir, o e-mail está a caminho.
web-account-reset = Criar nova senha
web-account-reset-done = Senha alterada. Sua sessão foi encerrada em todos os dispositivos. Você já pode entrar com a nova senha.
web-account-confirm = Confirmar o e-mail
web-account-confirm-note = Depois disso, o Sandtable poderá enviar e-mails para este endereço.
web-account-confirm-done = E-mail confirmado. Sua sessão foi encerrada nos outros dispositivos.
web-account-results = Seus resultados
web-account-results-none = Suas partidas encerradas aparecerão aqui.
web-account-results-title = Por jogo
web-account-results-side = Por exército
web-account-results-opponent = Por oponente
web-account-results-games = Partidas
web-account-results-won = Vitórias
web-account-results-lost = Derrotas
web-account-results-drawn = Empates
web-account-reach = Notificações
web-account-email = E-mail
web-account-email-note = Para recuperar a senha e avisar quando for sua vez. Ninguém mais vê este e-mail. Se você trocar de endereço, o anterior recebe um aviso.
web-account-unconfirmed = Enviamos um e-mail com um link para { $address }. O endereço só passa a valer depois que você abrir o link.
web-account-webhook = Webhook
web-account-webhook-note = URL que o servidor chama quando chega sua vez (só para quem sabe usar).
web-account-keep = Salvar
web-account-kept = Salvo.
web-account-data = Seus dados
web-account-data-note = Tudo o que guardamos sobre você, em um só arquivo: seu nome, suas mesas, suas jogadas.
web-account-data-get = Baixar meus dados
web-account-delete = Excluir todos os meus dados
web-account-delete-note = Seu nome e todos os seus dados serão excluídos. As partidas em andamento serão abandonadas; as terminadas ficam, sem seu nome. Esta ação não pode ser desfeita.
web-account-delete-ask = Excluir todos os meus dados…
web-account-delete-do = Excluir definitivamente
web-account-error-name-taken = Outra pessoa já usa este nome. Escolha outro.
web-account-error-bad-name = O nome precisa ter pelo menos uma letra visível.
web-account-error-wrong-password = Nome ou senha incorretos.
web-account-error-logged-out = Sua sessão expirou. Entre de novo.
web-account-error-bad-email = E-mail inválido.
web-account-error-bad-webhook = Endereço de webhook inválido.
web-account-error-link-used = Este link já foi usado ou expirou.
web-account-error-mail-failed = Não foi possível enviar o e-mail. Tente mais tarde.
web-account-error-no-mail = Este servidor não envia e-mails.
web-security = Segurança
web-security-two-step = Verificação em duas etapas
web-security-off = Desativada. A senha basta para entrar. Com a verificação em duas etapas, você também informa um código de um aplicativo no celular.
web-security-on = Ativada. Ao entrar, você também informa um código do aplicativo autenticador. Códigos de recuperação restantes: { $left }.
web-security-set-up = Configurar a verificação em duas etapas
web-security-turn-on = Ativar
web-security-turn-off = Desativar a verificação em duas etapas
web-security-cancel = Cancelar
web-security-scan = Leia o código QR
web-security-scan-note = Abra um aplicativo autenticador no celular e leia este código. Depois digite os seis dígitos que o aplicativo mostra.
web-security-scan-picture = Código QR para o aplicativo autenticador
web-security-scan-by-hand = Ou digite esta chave no aplicativo:
web-security-code = Código
web-security-code-note = Seis dígitos do aplicativo autenticador ou um código de recuperação.
web-security-codes = Seus códigos de recuperação
web-security-codes-note = Se você perder o celular, cada um destes códigos funciona uma vez no lugar do código do aplicativo. Anote ou imprima. Eles não serão mostrados de novo.
web-security-codes-copy = Copiar
web-security-codes-copied = Copiado.
web-security-codes-saved = Já guardei os códigos
web-security-codes-new = Novos códigos de recuperação
web-security-sessions = Onde você está conectado
web-security-sessions-note = Se não reconhecer um dispositivo, encerre a sessão dele e altere sua senha.
web-security-session-here = Este navegador
web-security-session-used = Último uso: { $date }
web-security-session-unknown = Dispositivo desconhecido
web-security-session-end = Encerrar sessão
web-security-session-end-which = Encerrar sessão: { $device }
web-security-session-ended = Sessão encerrada: { $device }.
web-account-error-code-needed = Informe o código do aplicativo autenticador.
web-account-error-wrong-code = Código errado ou já usado. Espere o próximo.
web-account-error-too-many-tries = Tentativas demais. Espere um pouco ou use um navegador em que já entrou antes.
web-account-error-unknown-session = A sessão deste dispositivo já foi encerrada.
web-player-gone = Conta excluída

## Lobby: a fair first game

web-lobby-side-random = Exército aleatório
# Which side one plays in the guided game, and its chances there. $share is a percentage.
web-learn-side-favoured = Você joga com { $side_the }. Esse exército vence { $share } das partidas aqui, então dá para se recuperar de erros na primeira partida.
web-learn-side-even = Você joga com { $side_the }. Aqui os dois lados vencem com a mesma frequência.
web-learn-side-hard = Você joga com { $side_the }. Esse exército vence só { $share } das partidas aqui: uma tarefa difícil.
web-learn-side-unknown = Você joga com { $side_the }.

## Watching games, sharing links

web-share = Compartilhar
web-watch = Partidas para assistir
web-watch-all = Todas as partidas ({ $games })
web-watch-allow = Outras pessoas podem assistir a esta partida
web-watch-allowed = Outras pessoas podem assistir a esta partida.
web-watch-link = Link para espectadores
web-watch-stop = Remover da lista de partidas para assistir
web-watching-count =
    { $count ->
        [0] { $count } pessoas assistindo
        [one] { $count } pessoa assistindo
       *[other] { $count } pessoas assistindo
    }
web-install = Instalar como aplicativo

## Settings: sound, notifications, contrast

web-sound = Sons: sua vez, rolagens, mensagens, fim da partida
web-notify = Avisar quando for minha vez e esta página estiver em segundo plano
web-notify-refused = O navegador bloqueia as notificações desta página. Você pode permitir nas configurações dele.
web-notify-impossible = Este navegador não mostra notificações.
web-contrast = Alto contraste: exércitos e marcadores também diferem no brilho

# Support cards, events on the turn track, scenarios for built armies
web-support-air = Cartas aéreas a escolher: { $cards }
web-support-artillery = Cartas de artilharia a escolher: { $cards }
web-kind-air = Aérea
web-kind-artillery = Artilharia
web-copies-of =
    { $copies ->
        [one] 1 cópia
       *[other] { $copies } cópias
    }
web-aim-demolish = destruir { $overlay }
web-happens-arrival = chegada de unidades
web-happens-item = aparece no mapa: { $what }
web-happens-cards =
    { $number ->
        [one] comprar 1 carta
       *[other] comprar { $number } cartas
    }
web-happens-card = a carta “{ $card }”
web-happens-bonus = um bônus tático
web-happens-special-order = uma ordem especial
web-happens-orders =
    { $number ->
        [one] mais 1 ordem
       *[other] mais { $number } ordens
    }
web-build-scenario = Monte os exércitos: até { $points } pontos
web-build-note = Neste cenário os dois lados montam seus exércitos. Monte um, escolha um salvo ou use o exército do cenário.
web-army-given = exército do cenário
web-deck-support = As cartas aéreas e de artilharia escolhidas aqui entram no baralho; as demais são escolhidas na preparação.
web-events = Eventos
web-event-at-supply = no início da fase de Suprimento
web-event-at-end = no fim da fase de Suprimento
web-item-charge = Alvo: { $overlay }. Leve a carga para dentro: no fim da fase de Suprimento, ela é deixada lá.
web-item-detonator = No fim de uma fase de Suprimento, detona { $item_acc }, no mínimo uma rodada depois de deixada: de fora, a até { $reach } casas, sem nenhuma unidade sua lá dentro.
web-both-armies = os dois exércitos
web-build-join = Monte seu exército: até { $points } pontos
web-build-join-note = Neste cenário os dois jogadores montam seus exércitos. Monte um, escolha um exército salvo ou use o do cenário. Nenhum vê o exército do outro antes de a partida começar.
web-build-own = Neste cenário os dois jogadores montam seus exércitos. Monte o seu, escolha um exército salvo ou use o do cenário. Quem entrar faz o mesmo; nenhum vê o exército do outro antes de a partida começar.
web-lobby-error-army = Este exército não é permitido aqui. Abra-o em “Montar exército” para ver quais regras ele quebra.
web-challenge-build = Escolher exército…

### Published scenarios, the story, sheets

web-published = Publicados
web-published-scenario = Cenário
web-published-count =
    { $count ->
        [0] { $count } cenários
        [one] { $count } cenário
       *[other] { $count } cenários
    }
web-published-search = Nome, autor ou local
web-published-whose = De quem
web-published-whose-any = De todos
web-published-whose-mine = Meus cenários
web-published-filter-title = Jogo
web-published-any-title = Todos os jogos
web-published-balance = Equilíbrio medido
web-published-balance-any = Equilíbrio: qualquer
web-published-balance-even = Equilíbrio: 47–53%
web-published-balance-near = Equilíbrio: 45–55%
web-published-length-any = Duração: qualquer
web-published-length = Até { $minutes } minutos
web-published-filter-agent = Quem mediu
web-published-any-agent = Qualquer medição
web-published-agent-from = { $agent } ou mais forte
web-published-any-language = Qualquer idioma
web-published-order = Ordem
web-published-order-played = Mais jogados
web-published-order-newest = Mais recentes
web-published-order-even = Mais equilibrados
web-published-order-liked = Mais curtidos
web-published-none = Nenhum cenário corresponde aos filtros.
web-published-empty = Ainda não há nada publicado aqui.
web-published-clear = Limpar filtros
web-published-map = Mapa
web-published-measured-by = Quem mediu
web-published-plays = Partidas
web-published-games =
    { $games ->
        [0] { $games } partidas
        [one] { $games } partida
       *[other] { $games } partidas
    }
web-published-likes =
    { $count ->
        [0] { $count } curtidas
        [one] { $count } curtida
       *[other] { $count } curtidas
    }
web-published-rounds =
    { $count ->
        [one] { $count } rodada
       *[other] { $count } rodadas
    }
web-published-turns =
    { $count ->
        [one] { $count } rodada
       *[other] { $count } rodadas
    }
web-published-legend = A barra mostra a parcela de partidas vencidas pelo primeiro exército; a marca de latão, o intervalo de confiança de 95%; o traço, 50%.
web-published-by = por { $name }
web-published-former = conta excluída
web-published-fork = Copiar e editar
web-published-sheet = Folha
web-published-copy = Copiar link
web-published-export = Exportar
web-published-measured = Medição: { $agent } contra si mesmo, { $games } partidas; de { $low } a { $high } com 95% de certeza
web-published-not-measured = Sem medição.
web-published-notes = Notas do autor
web-published-new = Novidades
web-published-versions = Versões
web-published-all = pública
web-published-link = só com o link
web-published-unpublished = retirada
web-published-withdrawn = Esta versão não está mais publicada. As partidas, os registros e as cópias continuam.
web-published-withdrawn-own = Esta versão não está mais publicada. Só você vê esta página.
web-published-removed = O administrador do servidor removeu este cenário. Não é possível publicá-lo aqui de novo.
web-published-link-only = Só quem tem este link encontra esta versão.
web-published-hidden = Várias pessoas denunciaram esta versão. Ela fica fora das listas até o administrador decidir.
web-published-unknown = Este cenário não existe, ou o link está incompleto.
web-published-needs-account = Para isso é preciso ter uma conta.
web-published-withdraw = Retirar
web-published-withdraw-sure = Tirar esta versão de todas as listas? O link dirá que ela foi retirada.
web-published-cancel = Cancelar
web-published-back = Reativar o link
web-published-list = Publicar para todos
web-published-report = Denunciar
web-published-report-help = O administrador do servidor lê as denúncias e decide.
web-published-reason-offensive = Texto ofensivo
web-published-reason-copied = Texto ou mapa copiado de outro autor
web-published-reason-broken = Não funciona
web-published-reason-other = Outra coisa
web-published-report-note = O que há de errado?
web-published-report-send = Enviar denúncia
web-published-reported = Denúncia recebida. O administrador vai verificar.
web-replay-file = de um arquivo
web-published-bad-record = Este arquivo não é um registro ou foi alterado.
web-published-bad-file = Não é possível abrir este arquivo, linha { $line }: { $why }
web-story-place = Local
web-story-date = Data
web-story-name = Nome
web-story-own-name = Nome neste idioma, se for outro
web-story-brief = Em uma frase
web-story-history = Contexto histórico
web-story-notes = Notas do autor
web-story-new = O que há de novo nesta versão
web-story-letters = { $count } de { $most }
web-story-missing = { $language }: falta o nome ou a frase
web-story-plain = Só texto simples. Se faltar texto em um idioma, os jogadores veem o primeiro idioma que tiver.
web-story-preview = Como os jogadores veem
web-story-step = Texto alterado: { $what }
web-story-step-place = Local alterado
web-story-step-date = Data alterada
web-publish-version = Publicar a versão { $number }
web-publish-since = Mudanças desde a versão
web-publish-maps = Mapas
web-publish-both-maps = Lado a lado
web-publish-slider = Mover a divisa entre a versão { $before } e a versão { $after }
web-publish-one-map = Um mapa
web-publish-no-changes = Nada mudou.
web-publish-group-map = Mapa
web-publish-group-sides = Exércitos
web-publish-group-text = Texto
web-publish-group-changes =
    { $count ->
        [one] { $what } · { $count } alteração
       *[other] { $what } · { $count } alterações
    }
web-publish-words =
    { $count ->
        [0] { $count } palavras
        [one] { $count } palavra
       *[other] { $count } palavras
    }
web-publish-ready = Pronto para publicar?
web-publish-met = cumprido
web-publish-unmet = ainda não cumprido
web-publish-gate-valid = Válido
web-publish-gate-measured = Medido
web-publish-gate-both-win = Os dois exércitos podem vencer
web-publish-gate-ends = As partidas terminam
web-publish-gate-named = Tem nome e descrição
web-publish-valid = Sem erros
web-publish-faults =
    { $count ->
        [one] { $count } erro
       *[other] { $count } erros
    }
web-publish-measured = { $agent }, { $games } partidas exatamente com este conteúdo (no mínimo 400)
web-publish-not-measured = É preciso medir 400 partidas no nível Cabo ou superior
web-publish-both = { $a } { $share }, { $b } { $rest } (cada um com pelo menos 5%)
web-publish-both-unknown = Só depois da medição (cada um com pelo menos 5%)
web-publish-ends = { $share } das partidas chegam ao limite de rodadas (no máximo 25%)
web-publish-ends-unknown = Só depois da medição (no máximo 25% no limite de rodadas)
web-publish-not-named = Faltam um nome e uma frase em um dos idiomas
web-publish-not-described = Falta uma frase que o descreva em um dos idiomas
web-publish-named-missing = { $named }. Faltam: { $missing }; os jogadores veem o texto em { $shown }.
web-publish-who = Quem vê
web-publish-all = Todos
web-publish-link = Quem tem o link
web-publish-fork = Pode ser copiado
web-publish-fork-yes = Sim, com meu nome
web-publish-fork-no = Não
web-publish-address = Endereço
web-publish-address-help = letras minúsculas, números e hifens
web-publish-never-changes = Uma versão nunca muda. Você pode retirá-la; as partidas em andamento e seus registros continuam.
web-publish-done = A versão { $number } foi publicada
web-publish-name-taken = Este endereço já está em uso. Escolha outro.
web-publish-same = Nada mudou desde a versão { $number }.
web-publish-quota = Você atingiu o limite de cenários publicados.
web-publish-gate = Ainda falta cumprir alguma condição para publicar.
web-change-none = nenhum
web-change-moved = movido
web-change-tiles = Peça
web-change-at = posição
web-change-turn = girado em { $degrees }°
web-change-objectives = Objetivo
web-change-cards = Cartas
web-change-counters = Fichas
web-change-scouted = Esclarecidas
web-change-controlled = Controladas
web-change-spawn = Proliferação
web-change-aim = Meta
web-change-aims = Metas
web-change-points = pontos
web-change-round-limit = Limite de rodadas
web-change-last-turn = Última rodada
web-change-initiative = Iniciativa
web-change-overlays = Sobreposição
web-change-boards = Tabuleiros
web-change-bonuses = Bônus táticos
web-change-zone = Zona inicial
web-change-army = Exército
web-change-stagger = Linhas ou colunas
web-change-vehicles = Veículos
web-change-structures = Estruturas
web-change-place = Local
web-change-date = Data
web-sheet-scenario = Folha do cenário
web-sheet-two-pages = duas páginas
web-sheet-map = Mapa
web-sheet-colour = Colorido
web-sheet-ink = Economizar tinta
web-sheet-paper = Papel
web-sheet-print = Imprimir
web-sheet-faults = Um rascunho com erros não pode ser impresso. Corrija os erros primeiro.
web-sheet-draft = rascunho
web-sheet-aim = Meta
web-sheet-card = Carta
web-sheet-set-up = Preparação
web-sheet-spawn = proliferação: { $units }
web-sheet-scouted = Esclarecidas: { $tiles }
web-sheet-controlled = Controladas: { $tiles }
web-sheet-handicap = { $who }: { $what } ({ $name } { $share })
web-sheet-tiles = Peças
web-sheet-boards = Tabuleiros
web-sheet-objectives = Objetivos
web-sheet-events = Eventos
web-sheet-points =
    { $tiles }: { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }
web-sheet-objective =
    { $name } ({ $where }): { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }
web-sheet-objective-at = { $name } ({ $where })
web-sheet-exits = Fuga: { $tiles }
web-sheet-items = Objetos
web-sheet-units = Unidades
web-sheet-zone = Zona inicial
web-sheet-entry = Entrada
web-sheet-exit = Saída
web-sheet-rounds = Rodadas
web-sheet-turns = Rodadas
web-sheet-measured = Medição: { $agent } contra si mesmo, { $games } partidas, { $side } { $share }, intervalo de confiança de 95%: de { $low } a { $high }.
web-sheet-own-art = Os desenhos são do Sandtable; os números são os das peças da caixa.
web-sheet-play = Jogue: { $address }
web-studio-h-palette = O que pode ser colocado
web-studio-h-selection = Seleção
web-studio-h-deselect = Desmarcar
web-studio-h-nothing-selected = Clique em algo no mapa para ver e alterar.
web-studio-h-stage = Mapa de { $columns } por { $rows } casas. As setas movem o cursor.
web-studio-h-select = Selecionar
web-studio-h-boards = Tabuleiros
web-studio-h-overlays = Sobreposições
web-studio-h-tool-overlays = Elementos
web-studio-h-zones = Zonas
web-studio-h-aims = Metas
web-studio-h-units = Unidades
web-studio-h-ruler = Régua
web-studio-h-tip-ruler = Arraste de uma casa a outra ou escolha as duas. O número é a distância fora de edifícios; acima de 7, o tiro tem −2.
web-studio-h-rotate = Girar
web-studio-h-turn = Girar
web-studio-h-flip = Outra face
web-studio-h-move = Mover
web-studio-h-remove = Remover
web-studio-h-fire = Tiro daqui
web-studio-h-paint = Pintar
web-studio-h-tap = Toque no mapa para colocar.
web-studio-h-board = Tabuleiro { $name }
web-studio-h-grid = Tabuleiros por fileira × fileiras
web-studio-h-laid = { $count } no mapa
web-studio-h-left =
    { $left ->
        [0] restam { $left } de { $copies }
        [one] resta { $left } de { $copies }
       *[other] restam { $left } de { $copies }
    }
web-studio-h-on-map = no mapa
web-studio-h-in-box = na caixa
web-studio-h-set-up = o jogador posiciona
web-studio-h-on-the-map = No mapa
web-studio-h-cover = cobertura +{ $cover }
web-studio-h-structure = estrutura { $points }
web-studio-h-none-left = Não há mais na caixa.
web-studio-h-overlaps = Já há outra sobreposição ali.
web-studio-h-most = No máximo { $most }.
web-studio-h-faulty = com erro
web-studio-h-side = Exército
web-studio-h-both = Ambos
web-studio-h-no = Não
web-studio-h-primary = Primário
web-studio-h-secondary = Secundário
web-studio-h-zone-zone = Inicial
web-studio-h-zone-entry = Entrada
web-studio-h-zone-exit = Saída
web-studio-h-brush = Pincel
web-studio-h-brush-1 = 1 casa
web-studio-h-brush-3 = 3 × 3
web-studio-h-rectangle = Retângulo
web-studio-h-erase = Apagar (ou segure Alt)
web-studio-h-squares-label = Casas
web-studio-h-no-room = falta lugar, unidades: { $units }
web-studio-h-points-of = { $points } de { $limit } pontos
web-studio-h-armies-and-aims = Exércitos e metas
web-studio-h-arrivals = Chegam depois
web-studio-h-add-arrival = Adicionar chegada posterior…
web-studio-h-everyone = Todos
web-studio-h-arrives = Chega na rodada
web-studio-h-name = Nome
web-studio-h-called = Nome
web-studio-h-each-turn = A cada rodada
web-studio-h-to-holder = pontos para quem controla
web-studio-h-who-scores = Quem ganha os pontos
web-studio-h-who-carries = Quem pode levar
web-studio-h-appears = Surge na rodada
web-studio-h-spots = Lugares
web-studio-h-spots-how = Alt+clique adiciona ou remove
web-studio-h-faces = Direção
web-studio-h-ground = Terreno
web-studio-h-from-to = de { $first } a { $last }
web-studio-h-about-objective = em uma interseção ou dentro de um edifício
web-studio-h-about-bonus = em uma interseção
web-studio-h-about-item = pode ser levado; em uma casa
web-studio-h-without-plate = Sem placa de recrutamento
web-studio-h-of-army = Do exército, em casa fixa
web-studio-h-tip-select = Arraste para mover. A lista e o mapa mostram a mesma seleção.
web-studio-h-tip-boards = Escolha uma face e depois um lugar no mapa. O que está no tabuleiro vai junto.
web-studio-h-tip-overlays = Arraste para o mapa, ou escolha e clique.
web-studio-h-tip-turn = gira 90°.
web-studio-h-tip-zones = Pinte as casas no mapa.
web-studio-h-tip-aims = Defina em Exércitos como cada um vence.
web-studio-h-step-laid = Colocação: { $what }
web-studio-h-step-moved = Movimento: { $what }
web-studio-h-step-turned = Giro: { $what }
web-studio-h-step-removed = Remoção: { $what }
web-studio-h-step-changed = Alteração: { $what }
web-studio-h-step-painted = Pintura: { $what }
web-studio-h-step-grid = Mapa com { $grid } tabuleiros
web-studio-h-step-rotated = Mapa girado
web-studio-h-show = Mostrar
web-studio-h-show-nothing-name = Nada
web-studio-h-show-cover-name = Cobertura
web-studio-h-show-distance-name = Distância
web-studio-h-show-first-name = Quem chega antes
web-studio-h-show-fire-name = Tiro
web-studio-h-show-heat-name = Mapa de calor
web-studio-h-show-cover = O que o terreno soma à defesa; × é difícil ou intransponível para algumas unidades.
web-studio-h-show-distance = { $who }: pontos de movimento da infantaria desde a posição inicial
web-studio-h-show-first = Movimentos da unidade mais próxima de cada exército; o anel é de quem chega primeiro.
web-studio-h-show-fire = Selecione uma casa ou unidade para ver os tiros dali.
web-studio-h-show-fire-from = Tiro de { $where } – casas: { $squares }, onde o inimigo começa: { $under }
web-studio-h-show-valid = Corrija os erros primeiro.
web-studio-h-game = Partida
web-studio-h-armies = Exércitos
web-studio-h-given = Definidos
web-studio-h-built = Montados por jogadores
web-studio-h-limit = Pontos por exército
web-studio-h-chance = Sorteio
web-studio-h-scouts = Esclarecedores
web-studio-h-scouts-note = são posicionados à frente da zona
web-studio-h-track = Trilha de rodadas: clique em uma rodada para adicionar, mudar ou remover o evento
web-studio-h-event-kind = Tipo de evento
web-studio-h-event-arrival = Chegam unidades
web-studio-h-event-cards = Compra de cartas
web-studio-h-event-bonus = Bônus tático
web-studio-h-event-special-order = Ordem especial
web-studio-h-event-orders = Mais ordens
web-studio-h-event-card = Uma carta específica
web-studio-h-banned = Cartas proibidas
web-studio-h-support = Cartas de apoio permitidas
web-studio-h-edit-army = Editar exército…
web-studio-h-draw-army = Sortear
web-studio-h-wins-by = Vence com qualquer uma destas metas
web-studio-h-add-aim = Adicionar meta…
web-studio-h-from-turn = a partir da rodada
web-studio-h-aim-hold = Controlar objetivos
web-studio-h-aim-points = Alcançar pontos
web-studio-h-aim-exit = Tirar unidades do mapa
web-studio-h-aim-carry = Levar para fora do mapa
web-studio-h-aim-gather = Levar objetos e controlar
web-studio-h-aim-kill = Eliminar
web-studio-h-aim-demolish = Destruir
web-studio-h-aim-last-turn = Resistir até o fim da última rodada
web-studio-h-squares =
    { $count ->
        [0] { $count } casas
        [one] { $count } casa
       *[other] { $count } casas
    }

## O estúdio: medição

web-balance-measure = Medir
web-balance-even = Equilibrar
web-balance-handicaps = Vantagens
web-even-now = Previsão: { $side } { $share }
web-even-look = Procurar pequenas mudanças
web-even-lead = Procure pequenas mudanças para ver na hora o que pode ajudar: esses números são estimativas. Depois teste-as em partidas para ter certeza.
web-even-looking = Procurando…
web-even-faults = Corrija os erros primeiro. Só é possível procurar mudanças em um rascunho válido.
web-even-found = Pequenas mudanças testadas: { $predicted }. São mostradas as melhores, no máximo { $shown }.
web-even-none = Pela previsão, nenhuma pequena mudança chega mais perto que { $share }. Aplique uma e procure de novo.
web-even-effect =
    { $count_sign ->
        [minus] −{ $count_size }
       *[plus] +{ $count_size }
    } p.p. ({ $name }), previsão
web-even-apply = Aplicar
web-even-measure = Testar e medir
web-even-trying = Testando com as mesmas rolagens
web-even-measuring = Medindo as melhores com novas rolagens
web-even-tried = Pequenas mudanças previstas: { $predicted }. Testadas em partidas: { $tried }.
web-even-measured-now = Agora: { $side } { $share } (de { $low } a { $high }, partidas: { $games }).
web-even-none-measured = Nessas partidas, nenhuma mudança chega mais perto que { $share }. Aplique uma e procure de novo, ou deixe mudar mais coisas.
web-even-measured = Mudanças medidas
web-even-measured-share = { $name }: de { $low } a { $high } · partidas com novas rolagens: { $games } · { $agent }
web-even-measured-effect =
    { $count_sign ->
        [minus] −{ $count_size }
       *[plus] +{ $count_size }
    } p.p. ({ $name }), de { $low } a { $high }, com as mesmas rolagens
web-even-already = Nada a fazer: já está equilibrado ({ $low } a { $high }).
web-even-already-predicted = Pela previsão, já está equilibrado. Meça para ter certeza.
web-even-even = Equilibrado
web-even-preview = Prévia
web-even-previewed = No mapa
web-even-preview-of = Prévia: { $name }
web-even-before = Antes
web-even-after = Depois
web-even-preview-note = Em latão: o que muda. Aplicar é um passo só, que pode ser desfeito.
web-even-more = Mostrar mais
web-even-change = O que pode mudar
web-even-how = Como funciona
web-even-how-predict = Cada pequena mudança é testada no começo de algumas partidas rápidas, com as mesmas rolagens.
web-even-how-try = As mudanças mais promissoras são jogadas com as mesmas rolagens do rascunho, para que a sorte se anule. Quando uma não basta, até três vão juntas.
web-even-how-measure = As três melhores são medidas com novas rolagens. A mudança pode ser desfeita em um passo.
web-even-looks-even = Parece equilibrado
web-even-nearly-even = Quase equilibrado
web-even-not-enough = Não basta sozinha
web-even-group-markers = Marcadores iniciais
web-even-group-decks = Baralhos
web-even-group-supplies = Suprimentos
web-even-group-armies = Exércitos
web-even-group-aims = Metas e limite de rodadas
web-even-group-initiative = Iniciativa
web-even-group-start = Posições iniciais
web-even-group-tiles = Peças do mapa
web-measure-agent = Nível
web-measure-games = Partidas
web-measure-own-number = Outro número…
web-measure-of-games =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
web-measure-progress = Andamento
web-measure-done = { $games } de { $wanted } partidas
web-measure-queued = Na fila: posição { $place }
web-measure-queued-starts = Na fila: posição { $place }, começa em { $time }
web-measure-waiting = Só uma medição por vez. Agora: “{ $name }”.
web-measure-measuring = Medição em andamento
web-measure-left =
    { $minutes ->
        [one] falta cerca de um minuto
       *[other] faltam cerca de { $minutes } minutos
    }
web-measure-left-hours = faltam cerca de { $hours } horas
web-measure-minutes =
    { $minutes ->
        [one] cerca de um minuto
       *[other] cerca de { $minutes } minutos
    }
web-measure-hours = cerca de { $hours } horas
web-measure-paused = Em pausa
web-measure-finished = Concluída
web-measure-stopped =
    { $games ->
        [0] Interrompida após { $games } partidas
        [one] Interrompida após { $games } partida
       *[other] Interrompida após { $games } partidas
    }
web-measure-failed-failed = A medição falhou. As partidas jogadas estão salvas.
web-measure-failed-never-ends = A medição falhou: uma partida não terminou.
web-measure-failed-rules-changed = Medição interrompida: as regras mudaram.
web-measure-pause = Pausar
web-measure-continue = Continuar
web-measure-stop = Parar e salvar
web-measure-next = Medir este em seguida
web-measure-with = Medir: { $agent }
web-measure-more = Medir mais
web-measure-again = Medir de novo
web-measure-instead = Medir o estado atual
web-measure-others = Medição do estado das { $time } em andamento.
web-measure-old = Medido com as regras { $rules }, que mudaram desde então.
web-measure-leave = Você pode fechar esta página. O servidor continua e salva o resultado.
web-measure-faults = Corrija os erros primeiro.
web-measure-spent = As { $games } partidas de hoje acabaram. Mais a partir da meia-noite (UTC).
web-measure-busy = O servidor está ocupado. Outras medições na fila: { $count }. A sua levaria { $time }.
web-measure-fewer = Medir { $games } partidas, { $time }
web-remind-me = Lembrar-me
web-remind-email = Você recebe um e-mail quando terminar.
web-remind-webhook = Seu webhook é chamado quando terminar.
web-remind-set = Este navegador avisa você enquanto houver uma página do Sandtable aberta.
web-remind-measured = Medição concluída: { $name }
web-remind-failed = Não foi possível medir: { $name }
web-remind-quota = Você já pode medir de novo
web-measure-closed = Este servidor não faz medições. Exporte o cenário e use
web-measure-none = Ainda não medido
web-measure-none-note = O computador joga com os dois exércitos, centenas de vezes. Com { $games } partidas, o resultado tem margem de cerca de cinco pontos. Para publicar para todos, é preciso jogar esse número.
web-measure-error-failed-before = Há pouco tempo não foi possível jogar as partidas deste cenário. Mude o cenário ou tente mais tarde: a primeira espera é de dez minutos e dobra a cada falha.
web-measure-error-games-spent = São mais partidas do que restam hoje. Escolha menos ou continue depois da meia-noite (UTC).
web-measure-error-no-edits = Não há pequena mudança desse tipo. Deixe mudar mais coisas.
web-measure-error-too-many-measurements = Você já tem uma medição em andamento e três na fila. Pare uma delas primeiro.
web-measure-error-measuring-busy = O servidor está ocupado: há medições demais na fila. Tente mais tarde.
web-measure-error-no-measuring = Este servidor não faz medições.
web-measure-error-changed-elsewhere = O rascunho foi alterado em outro lugar. Abra-o de novo.
web-measure-error-not-valid = O rascunho tem erros. Corrija-os primeiro.
web-measure-error-server = Erro no servidor. Nada se perdeu. Tente de novo.
web-measure-who-wins = Quem vence
web-measure-live = Ao vivo
web-measure-by = medição: { $agent }
web-measure-between = Entre { $low } e { $high }, com 95% de certeza.
web-measure-favoured = Em vantagem: { $side }.
web-measure-verdict-even = Equilibrado.
web-measure-verdict-unknown = Ainda não se sabe se é equilibrado.
web-measure-spoken = Medição: { $agent }, { $games } partidas. { $side }: { $share }, entre { $low } e { $high }.
web-measure-band = Parcela de partidas vencidas pelo primeiro exército ({ $side }), com o intervalo de confiança. Claro: partidas que faltam. Latão: equilibrado.
web-measure-from = De
web-measure-to = Até
web-measure-range = { $low } a { $high }
web-measure-begins = Quem começa
web-measure-side-begins = Começa: { $side }
web-measure-not-yet = ainda sem partidas
web-measure-worth = Começar vale { $points } pontos percentuais para o primeiro exército ({ $side }), com margem de { $error }.
web-measure-nothing = Ainda pode ser acaso.
web-measure-begins-fixed = Neste cenário, quem começa é: { $side }. Partidas em que o outro exército começou: { $games }.
web-measure-begins-chance = Quem começa é decidido por sorteio.
web-measure-where-stood = Onde as fichas ficaram
web-measure-where-fell = Onde houve baixas
web-measure-stood = Posições
web-measure-fell = Baixas
web-measure-heat = Mostrar
web-measure-whose = Fichas de quem
web-measure-both = Ambos
web-measure-rounds = Rodadas
web-measure-turns = Rodadas
web-measure-place = Lugar
web-measure-heat-none = Nada a mostrar nessas rodadas.
web-measure-heat-stood = As fichas ficaram mais vezes em { $where }.
web-measure-heat-fell = A maioria das baixas foi em { $where }.
web-measure-heat-cap-stood = Número: porcentagem das fichas do exército no fim de todas as rodadas.
web-measure-heat-cap-fell = Número: porcentagem de todas as baixas. Quanto mais escuro, mais.
web-measure-endings = Como as partidas terminam
web-measure-ending = Final
web-measure-draw = Empate
web-measure-endings-summary = Mais comum: { $what } ({ $share } das partidas).
web-measure-length = Duração
web-measure-median-round = mediana de { $count } rodadas, cerca de { $minutes } minutos
web-measure-median-turn = mediana de { $count } rodadas, cerca de { $minutes } minutos
web-measure-half-round = Metade das partidas durou de { $low } a { $high } rodadas.
web-measure-half-turn = Metade das partidas durou de { $low } a { $high } rodadas.
web-measure-points-round = Pontos ao longo das rodadas
web-measure-points-turn = Pontos ao longo das rodadas
web-measure-points-summary = Média de pontos no fim: { $a } { $one }, { $b } { $two }.
web-measure-lost = Média de todas as partidas. Baixas por partida: { $a } { $one }, { $b } { $two }.
web-measure-doubt = O resultado é incerto?
web-measure-comebacks = vencidas por quem perdia na metade
web-measure-changes = trocas de liderança por partida

## The studio: handicaps

web-handicap-nothing = Não foi encontrada nenhuma vantagem para este exército.
web-graded-find = Encontrar vantagens
web-graded-measuring = Medindo cada grau com novas rolagens
web-graded-tried = Pequenas mudanças previstas: { $predicted }. Preparações testadas: { $tried }.
web-graded-none = Nessas partidas, nenhuma preparação ajudou nenhum dos exércitos.
web-graded-as-drawn = Sem vantagem, como no rascunho
web-graded-as-published = Sem vantagem, como publicado
web-graded-lead = Uma vantagem ajuda um dos exércitos com uma pequena mudança na preparação. Cada exército tem até três graus. Os jogadores escolhem antes da partida e veem quanto ela ajudou nas medições.
web-graded-by-hand = Escolher por conta própria
web-graded-by-hand-note = Cada grau soma uma pequena mudança ao anterior. Os números são previsões.
web-graded-look = Listar pequenas mudanças
web-graded-predicted =
    { $count_sign ->
        [minus] −{ $count_size }
       *[plus] +{ $count_size }
    } p.p.
web-graded-measure-chosen = Medir estas
web-graded-how-grades = Para o exército mais fraco, o terceiro grau deve deixar a batalha equilibrada. Para o outro, cada grau vale cerca de cinco pontos, para jogar com iniciantes.
web-graded-how-measure = Algumas sequências de mudanças são testadas com as mesmas rolagens. A melhor de cada exército é medida com novas rolagens. Um grau que não ajuda fica de fora.
web-graded-how-publish = As vantagens pertencem ao rascunho como está agora. Ao publicar, elas vão com a versão.
web-account-results-handicap = { $name } (com vantagem)
web-published-compared = Mudanças da versão { $before } para a versão { $after }
web-published-compare = Comparar
web-published-compare-with = Comparar com a versão { $number }
web-published-interval = (de { $low } a { $high })
web-published-plays-with = { $handicap }: { $games }
web-published-with = Com { $handicap }: { $side } { $share }, entre jogadores do computador de mesma força
web-published-even-with = Equilibrado com { $handicap }
web-published-balance-handicap = Equilibrado com vantagem
web-studio-try-one = Experimente um
web-even-further = Medir mais
web-even-further-of = Medição continuada: { $games } de { $wanted } partidas.
