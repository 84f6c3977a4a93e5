### The words of the table itself, whatever game lies on it. Brazilian Portuguese.

## Events

event-game-over =
    { $side_id ->
        [none] Empate: { $ending }.
       *[other] { $side_the } vencem: { $ending }.
    }
event-handed-over = O comando { $side_gen } passa para { $player }.

## Endings: what follows "They win:" or "The game is drawn:", said of the winner to whoever reads it

ending-resigned = o outro exército desistiu
ending-timed-out = o tempo do outro exército acabou
ending-draw-agreed = por acordo entre os jogadores

## Why a choice cannot be taken back

why-undo-chance = O que os dados ou o baralho decidiram não pode ser desfeito.
why-undo-other = Alguém já agiu depois da sua última escolha.
why-undo-seen = Algo que estava oculto já foi revelado.
why-undo-start = Não há nada a desfazer.
why-undo-over = A partida acabou; nada mais pode ser desfeito.

## Errors

error-illegal-move = Isso não é possível agora.
error-unknown-title = Não existe o jogo “{ $name }”.
error-unknown-scenario = Não existe o cenário “{ $name }”.
error-unknown-side = Não existe o exército “{ $name }”.
error-unknown-move = Não existe a jogada “{ $name }”.
error-unknown-agent = Não existe o nível “{ $name }”.
error-unknown-language = Não existe o idioma “{ $name }”.
error-bad-outcome = Esse resultado não é possível aqui.
error-bad-record = O registro não bate com as regras: linha { $line }.
error-bad-content =
    { $count ->
        [one] Há { $count } erro nos arquivos de conteúdo.
       *[other] Há { $count } erros nos arquivos de conteúdo.
    }
