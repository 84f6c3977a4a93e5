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

letter-turn-subject = Sua vez: { $scenario }
letter-turn =
    Olá, { $name },

    é a sua vez em { $scenario } contra { $opponent }:

    { $link }

    Você recebe uma mensagem por turno, e nenhuma enquanto estiver olhando a mesa. Para não receber mais, tire o endereço da sua conta.
