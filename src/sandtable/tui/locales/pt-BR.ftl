### The terminal client's own words. Brazilian Portuguese.
### The words of the games (cards, actions, events, reasons) are not here but with the games.

ui-language = Português

## The first screen

ui-welcome = Escolha uma batalha.
ui-start-keys = [b]Enter[/b] jogar   [b]s[/b] exército   [b]o[/b] oponente   [b]l[/b] idioma   [b]g[/b] primeira partida guiada   [b]t[/b] tema   [b]q[/b] sair
ui-choose-side = Exército
ui-choose-opponent = Oponente
ui-choose-language = Idioma
ui-player-human = outro jogador
ui-player-random = Aleatório
ui-player-recruit = Recruta
ui-player-corporal = Cabo
ui-player-sergeant = Sargento
ui-player-lieutenant = Tenente
ui-player-captain = Capitão
ui-player-person = jogador
ui-saved-game = Há uma partida salva. Aperte Enter para continuar.

## The table

# $round of at most $limit
ui-round = Rodada { $round }/{ $limit }
# What a side plays for whose aim is not points but to pin the other
ui-aim-pin = (imobilizar)
# The other aims, before how far a side has come with them
ui-aim-escape = fuga
ui-aim-neutralise = neutralizar
ui-thinking = O oponente está pensando…
# $spent seconds of at most $limit; it must fit into one narrow line
ui-thinking-seconds = O oponente está pensando: { $spent }/{ $limit } s
ui-over = A partida acabou. Nova partida: n
# The lines of the piles are narrow: one short word each
ui-pile-hand = mão
ui-pile-deck = baralho
ui-pile-discard = descarte
ui-pile-removed = remov.
ui-pile-supply = suprimento
ui-pile-played = Baixadas
ui-pile-unseen = Ocultas: no baralho ou na mão
ui-hand-empty = Sua mão está vazia.
ui-odds-sum =
    { $dice ->
        [one] { $defence }+{ $cover }+{ $range } = { $total }, { $dice } dado
       *[other] { $defence }+{ $cover }+{ $range } = { $total }, { $dice } dados
    }

## Keys

ui-key-choose = escolher
ui-key-walk = mapa, mão
ui-key-next = avançar
ui-key-back = voltar
ui-key-undo = desfazer
ui-key-save = salvar
ui-key-log = histórico
ui-key-cards = cartas
ui-key-vehicles = veículos
ui-key-rules = regras
ui-key-help = ajuda
ui-key-leave = salvar e sair
ui-key-light = tema claro/escuro
ui-key-scroll = mover o mapa
ui-page-close = Esc: fechar
ui-help-digits = com mais de dez opções, digite o número; Enter escolhe a opção selecionada
ui-help-cursor = das opções para a mão, o mapa e de volta; no mapa, as setas movem o cursor, Enter escolhe ou explica por que não dá, Esc volta às opções
ui-nothing-here = Não há nada para escolher aqui.
ui-too-small = Este terminal é pequeno demais. Aumente-o para pelo menos { $width } × { $height } caracteres.
ui-help-odds = Ao lado de cada alvo aparecem a chance de acerto e a soma: defesa + cobertura + distância = o número que um dado precisa alcançar.

## The guided game

ui-lesson-keys = { $rule }   n: avançar   b: voltar
# Lessons of Undaunted that are told differently in a terminal
ui-lesson-undaunted-tiles = O tabuleiro é feito de peças de terreno. O número com um sinal de mais no alto é a cobertura: quem está ali é mais difícil de acertar. A estrela é um objetivo, com os pontos que ele vale.
ui-lesson-undaunted-counters = Cada ficha é um sinal e duas letras; a tecla h explica todos os sinais. Uma ficha não faz nada sozinha: ela age quando você baixa uma das cartas dela.
ui-lesson-undaunted-turn = Agora baixe suas cartas, uma de cada vez, na ordem que quiser: aperte o número de uma carta. A tecla u desfaz tudo o que não foi seguido de uma rolagem ou de uma compra.
ui-lesson-undaunted-card = Baixe uma carta para usar uma das ações dela. O número ao lado da ação diz até onde, quanto ou quantos dados. Abaixo da lista está o que não é possível agora, e o motivo.
ui-lesson-undaunted-step = Escolha a próxima peça de terreno na lista, ou aperte Tab e escolha no tabuleiro. Você pode parar depois de qualquer passo.
ui-lesson-undaunted-alone = Você já conhece as regras. Daqui em diante, é com você: só dou dicas quando surgir algo novo.
ui-lesson-undaunted-over = A partida acaba no exato momento em que um lado cumpre sua meta. A tecla l mostra tudo o que aconteceu.

## Saving

ui-saved = Partida salva: { $file }
ui-save-failed = Não foi possível salvar a partida: { $reason }. Aperte q de novo para sair mesmo assim.
ui-save-elsewhere = Esta partida foi continuada em outra janela. Aqui ela não é mais salva.
ui-save-broken =
    Não foi possível retomar esta partida salva. O arquivo não foi alterado.
    { $file }
    { $reason }

## Two players at one screen

ui-curtain = Próximo a jogar: { $side }.
ui-curtain-open = Quando ninguém mais estiver olhando, aperte Enter.
ui-curtain-undo = u: quem jogou antes desfaz a última jogada
ui-curtain-leave = q: salvar e sair

## The result

ui-result-keys = [b]n[/b] nova partida   [b]b[/b] ver o tabuleiro   [b]q[/b] sair

## What a tile shows

ui-ground-airstrip = Pista de pouso
ui-ground-camp = Acampamento
ui-ground-dunes = Dunas
ui-ground-flat = Deserto plano
ui-ground-fort = Forte
ui-ground-oasis = Oásis
ui-ground-ridge = Crista
ui-ground-rocks = Rochas
ui-ground-track = Estrada de terra
ui-ground-village = Vilarejo
ui-ground-wadi = Uádi

## What stands on a counter: two letters, of which the first goes before a squad's

ui-letters-rifleman = Fu
ui-letters-scout = Es
ui-letters-machine-gunner = Me
ui-letters-sniper = Ca
ui-letters-mortar = Mo
ui-letters-anti-tank = At
ui-letters-engineer = En
ui-letters-saboteur = Sa
ui-letters-navigator = Na
ui-letters-tank-driver = Mt
ui-letters-crewman = Tr
ui-letters-gunner = Al
ui-letters-platoon-sergeant = Ad
ui-letters-platoon-guide = Or
ui-letters-squad-leader = Co
ui-letters-lieutenant = Te
ui-letters-senior-sergeant = PS
ui-letters-warrant-officer = Su
ui-letters-tank-commander = CT
ui-letters-recon-plane = Rc
ui-letters-fog-of-war = Ng

## Vehicles and structures

ui-letters-gun-truck = AR
ui-letters-support-truck = AP
ui-letters-pilot-car = CG
ui-letters-scout-car = RE
ui-letters-lorry = CM
ui-letters-medium-tank = TM
ui-letters-aircraft = Av
ui-letters-hangar = Ha
ui-letters-motor-pool = Pv
ui-letters-fuel-dump = Dc
ui-letters-radio-mast = Rá
ui-letters-water-tower = Ág
