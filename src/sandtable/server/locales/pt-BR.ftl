## Cartas. O link fica em uma linha própria.

letter-reset-subject = Uma nova senha para o Sandtable
letter-reset =
    Olá, { $name },

    alguém, provavelmente você, esqueceu a sua senha. Com este link você escolhe uma nova, uma única vez e dentro de uma hora:

    { $link }

    Se não foi você, não faça nada: a senha antiga continua valendo.

letter-confirm-subject = Seu e-mail no Sandtable
letter-confirm =
    Olá, { $name },

    este endereço foi informado no Sandtable. Com este link você o confirma, dentro de um dia:

    { $link }

    Se não foi você, não faça nada, e não escreveremos mais.

letter-moving-subject = Um novo e-mail para a sua conta no Sandtable
letter-moving =
    Olá, { $name },

    um novo e-mail foi informado na sua conta, com a sua senha. Ele substituirá este endereço assim que for confirmado.

    Se foi você, não precisa fazer nada.

    Se não foi você, outra pessoa sabe a sua senha. Entre agora e escolha uma nova. Isso cancela a mudança e encerra a sessão em todos os outros navegadores:

    { $link }

    Se você não conseguir entrar, use ali “Esqueceu a senha?”. Com este endereço ainda funciona.

letter-moved-subject = A sua conta no Sandtable não usa mais este endereço
letter-moved =
    Olá, { $name },

    o e-mail da sua conta foi mudado ou removido, com a sua senha. Não escreveremos mais para este endereço.

    Se foi você, não precisa fazer nada.

    Se não foi você, outra pessoa sabe a sua senha. Entre agora, escolha uma nova senha e informe de novo o seu endereço:

    { $link }

    Se você não conseguir entrar, peça a quem administra este servidor que redefina a sua senha.

letter-password-subject = A sua senha do Sandtable foi mudada
letter-password =
    Olá, { $name },

    a senha da sua conta foi mudada. A sessão foi encerrada em todos os outros navegadores.

    Se foi você, não precisa fazer nada.

    Se não foi você, use agora “Esqueceu a senha?” para escolher uma nova senha:

    { $link }

letter-turn-subject = Sua vez: { $scenario }
letter-turn =
    Olá, { $name },

    é a sua vez em { $scenario } contra { $opponent }:

    { $link }

    Você recebe uma mensagem por turno, e nenhuma enquanto estiver olhando a mesa. Para não receber mais, tire o endereço da sua conta.

## A name for a new guest: every adjective fits every noun

guest-adjectives = Firme, Discreto, Ousado, Cauteloso, Sortudo, Paciente, Astuto, Calejado
guest-nouns = Tatu, Tucano, Lobo, Gavião, Corvo, Tamanduá, Falcão, Quati
guest-name = { $noun } { $adjective }

## What other sites show beside a link.

preview-about = Jogos de tabuleiro da Segunda Guerra Mundial no navegador, com todas as regras: contra o computador, com um amigo na mesma tela ou à distância. Grátis, sem criar conta.
