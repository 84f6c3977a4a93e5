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
why-undo-other = Alguém já agiu depois da sua última jogada.
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

## What is wrong with a scenario that a player made

fault-not-toml = Isto não é TOML válido: { $reason }
fault-too-long = O texto é longo demais: { $count } bytes, no máximo { $most }
fault-too-deep = As tabelas e listas estão aninhadas demais
fault-broken-file = O arquivo está danificado ou não é um cenário
fault-no-scenario = O arquivo não tem { $name } ou tem mais de um
fault-too-many-files = O arquivo contém arquivos demais: { $count } (no máximo { $most })
fault-missing-key =
    Falta “{ $name }”. Esperado: { $expected ->
        [text] um texto
        [number] um número inteiro
        [flag] true ou false
        [texts] uma lista de textos
        [numbers-2] dois números inteiros
        [numbers-3] três números inteiros
        [table] uma tabela
       *[tables] uma lista de tabelas
    }
fault-unknown-key = Chave desconhecida
fault-wrong-kind =
    Encontrado: { $value }. Esperado: { $expected ->
        [text] um texto
        [number] um número inteiro
        [flag] true ou false
        [texts] uma lista de textos
        [numbers-2] dois números inteiros
        [numbers-3] três números inteiros
        [table] uma tabela
       *[tables] uma lista de tabelas
    }
fault-not-among = { $value } não é possível aqui. Escolha entre: { $known }
fault-out-of-range = { $value } está fora do intervalo (de { $low } a { $high })
fault-not-plain = Use uma linha de texto simples com no máximo { $most } caracteres
fault-more-faults = Há mais erros. Corrija estes primeiro
fault-too-slow = A verificação demorou demais e foi interrompida
fault-never-ends = Uma partida de teste não chegou ao fim
fault-too-many-options = Uma partida de teste levou a uma decisão com mais de { $most } opções
fault-trial-failed = Não foi possível jogar uma partida de teste
