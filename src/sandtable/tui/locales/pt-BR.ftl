### The terminal client's own words. Brazilian Portuguese.
### The words of the games (cards, actions, events, reasons) are not here but with the games.

ui-language = Português

## The first screen

ui-welcome = Escolha uma batalha.
ui-start-keys = [b]Enter[/b] jogar   [b]s[/b] exército   [b]o[/b] oponente   [b]l[/b] idioma   [b]t[/b] dia ou noite   [b]q[/b] sair
ui-choose-side = Exército
ui-choose-opponent = Oponente
ui-choose-language = Idioma
ui-player-human = outra pessoa
ui-player-random = Aleatório
ui-player-recruit = Recruta
ui-player-person = jogador
ui-saved-game = Uma partida salva. Aperte Enter para retomá-la.

## The table

# $round of at most $limit
ui-round = Rodada { $round }/{ $limit }
# What a side plays for whose aim is not points but to pin the other
ui-aim-pin = (imobilizar)
ui-thinking = O oponente está pensando…
ui-over = A partida acabou. Nova partida: n
# A place in the piles is short: one short word each
ui-pile-hand = mão
ui-pile-deck = baralho
ui-pile-discard = descarte
ui-pile-removed = fora
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
ui-key-undo = desfazer
ui-key-save = salvar
ui-key-log = registro
ui-key-cards = cartas
ui-key-rules = regras
ui-key-help = ajuda
ui-key-leave = salvar e sair
ui-key-light = dia ou noite
ui-key-scroll = mover o mapa
ui-page-close = Esc: fechar
ui-help-odds = Ao lado do alvo estão a chance de acerto e a soma: defesa + cobertura + distância = o número que um dado precisa alcançar.

## Saving

ui-saved = Partida salva: { $file }
ui-save-failed = Não foi possível salvar a partida: { $reason }. Aperte q de novo para sair mesmo assim.
ui-save-broken =
    Esta partida salva não pode ser retomada. O arquivo fica como está.
    { $file }
    { $reason }

## Two players at one screen

ui-curtain = A próxima escolha é deste exército: { $side }.
ui-curtain-open = Quando ninguém mais estiver olhando, aperte Enter.
ui-curtain-undo = u: quem jogou antes desfaz a última escolha
ui-curtain-leave = q: salvar e sair

## The result

ui-result-keys = [b]n[/b] nova partida   [b]b[/b] ver o tabuleiro   [b]q[/b] sair

## What stands on a counter: one letter before the squad's, or two without a squad

ui-letters-rifleman = F
ui-letters-scout = E
ui-letters-machine-gunner = M
ui-letters-sniper = Ca
ui-letters-mortar = Mo
ui-letters-platoon-sergeant = Ad
ui-letters-platoon-guide = Or
ui-letters-squad-leader = C
ui-letters-fog-of-war = Ng

## The rules of the moment

ui-rules-bid = Os dois exércitos escolhem em segredo uma carta da mão e as revelam juntas. A maior iniciativa fica com o primeiro turno; no empate, o marcador fica onde está. Depois, as duas cartas vão para o descarte. A Névoa da Guerra também pode ser escolhida. (UN-3.4)
ui-rules-turn = Baixe suas cartas uma de cada vez. Seu turno acaba quando você quiser ou quando só restar Névoa da Guerra na mão; então a mão e as cartas baixadas vão para o seu descarte. (UN-4.1)
ui-rules-card = A carta é baixada para uma de suas ações ou para se abrigar. (UN-4.2)
ui-rules-enter = A unidade não está no tabuleiro. Ela primeiro entra em um dos seus marcadores de Proliferação e age a partir dali. (UN-4.6)
ui-rules-step = A unidade avança peça por peça. Depois do primeiro passo, pode parar a qualquer momento. (UN-5.7)
ui-rules-fire = O alvo pode ser qualquer unidade inimiga no tabuleiro. A defesa dela, a cobertura da peça e a distância somam o número que um dado precisa alcançar. Basta um dado assim; um 0 sempre acerta. (UN-7.1, UN-7.3, UN-7.4)
ui-rules-blast = Todas as unidades na peça com o seu marcador de Alvo são atacadas, uma por vez, inclusive as suas. A distância não conta, e uma colina dá apenas 1 de cobertura. (UN-7.2, UN-7.3, UN-7.7)
ui-rules-bolster = As cartas vão do seu suprimento para o seu descarte. Você pode pegar menos do que o permitido, mas pelo menos uma. (UN-6.1)
ui-rules-inspire = Cartas que você baixou neste turno voltam para a sua mão e podem ser baixadas de novo. (UN-6.5)
ui-rules-count = Diga quantas cartas compra antes de ver a primeira. (UN-6.2)
ui-rules-guide = Escolha uma das suas unidades no tabuleiro que não esteja suprimida e tenha para onde ir. (UN-5.3)
ui-rules-aim = O alvo pode ficar em qualquer peça a pelo menos três peças do morteiro. (UN-6.7)
ui-rules-do-move = A unidade avança no máximo esse número de peças, cada uma delas esclarecida ou controlada pelo seu exército. (UN-5.2)
ui-rules-do-guide = Uma das suas unidades avança no máximo esse número de peças, cada uma delas esclarecida ou controlada pelo seu exército. (UN-5.3)
ui-rules-do-scout = A unidade avança no máximo esse número de peças, para onde quiser. Deixa um marcador onde seu exército não tem nenhum e, para cada marcador, uma Névoa da Guerra vai do seu suprimento para o seu descarte. (UN-5.4)
ui-rules-do-stalk = A unidade avança no máximo esse número de peças, para onde quiser, e não deixa marcador. (UN-5.5)
ui-rules-do-bolster = No máximo esse número de cartas vai do seu suprimento para o seu descarte; com a letra de um grupo de combate, só cartas dele. (UN-6.1)
ui-rules-do-command = Você compra no máximo esse número de cartas e ainda pode baixá-las neste turno. (UN-6.2)
ui-rules-do-conceal = Uma Névoa da Guerra vai do suprimento do inimigo para o descarte dele. (UN-6.3)
ui-rules-do-control = Seu marcador na peça da unidade vira para o lado controlado, e os pontos da peça são seus. Não pode haver unidade inimiga na peça. (UN-6.4)
ui-rules-do-inspire = No máximo esse número de cartas baixadas neste turno volta para a sua mão; com a letra de um grupo de combate, só cartas dele. (UN-6.5)
ui-rules-do-recon = Uma Névoa da Guerra da sua mão sai da partida, e você compra uma carta. (UN-6.6)
ui-rules-do-target = Seu marcador de Alvo é colocado a pelo menos três peças do morteiro. (UN-6.7)
ui-rules-do-attack = Você rola esse número de dados. Um acerto custa ao alvo uma carta: da mão, senão do descarte, senão do baralho; se não houver nenhuma, a ficha sai do tabuleiro. (UN-7.4, UN-7.5)
ui-rules-do-suppress = Você rola esse número de dados. Um acerto suprime o alvo. (UN-7.6)
ui-rules-do-blast = Todas as unidades na peça com o seu marcador de Alvo são atacadas, inclusive as suas. (UN-7.2)
ui-rules-do-ready = Uma unidade suprimida volta à prontidão e não faz mais nada. (UN-4.5)
ui-rules-do-hunker_down = A carta volta para o seu suprimento. (UN-4.3)
