## Cartas. O link fica em uma linha própria.

letter-reset-subject = Redefinir sua senha no Sandtable
letter-reset =
    Olá, { $name },

    Recebemos um pedido de nova senha para sua conta. Use este link para criar a nova senha (vale uma vez só, por uma hora):

    { $link }

    Se não foi você, ignore este e-mail: a senha atual continua valendo.

letter-confirm-subject = Confirme seu e-mail no Sandtable
letter-confirm =
    Olá, { $name },

    Este endereço foi informado no Sandtable. Confirme pelo link abaixo em até 24 horas:

    { $link }

    Se não foi você, ignore este e-mail; não enviaremos outros.

letter-moving-subject = Novo e-mail na sua conta do Sandtable
letter-moving =
    Olá, { $name },

    Alguém que sabe sua senha informou um novo e-mail na sua conta do Sandtable. Ele substitui este endereço assim que for confirmado.

    Se foi você, não precisa fazer nada.

    Se não foi você, outra pessoa sabe sua senha. Entre agora e escolha uma nova. Isso cancela a mudança e encerra a sessão em todos os outros dispositivos:

    { $link }

    Se você não conseguir entrar, use ali “Esqueceu a senha?”. Ainda funciona com este endereço.

letter-moved-subject = Sua conta no Sandtable não usa mais este endereço
letter-moved =
    Olá, { $name },

    Alguém que sabe sua senha alterou ou removeu o e-mail da sua conta do Sandtable. Não escreveremos mais para este endereço.

    Se foi você, não precisa fazer nada.

    Se não foi você, outra pessoa sabe sua senha. Entre agora, escolha uma nova senha e informe seu endereço de novo:

    { $link }

    Se você não conseguir entrar, peça a quem administra este servidor que redefina sua senha.

letter-password-subject = Sua senha do Sandtable foi alterada
letter-password =
    Olá, { $name },

    A senha da sua conta do Sandtable foi alterada. A sessão foi encerrada em todos os outros dispositivos.

    Se foi você, não precisa fazer nada.

    Se não foi você, use agora “Esqueceu a senha?” para escolher uma nova senha:

    { $link }

letter-factor-on-subject = Verificação em duas etapas ativada na sua conta do Sandtable
letter-factor-on =
    Olá, { $name },

    A verificação em duas etapas foi ativada na sua conta do Sandtable. A partir de agora, para entrar você precisa da senha e de um código do aplicativo autenticador. A sessão foi encerrada em todos os outros dispositivos.

    Se foi você, não precisa fazer nada. Guarde seus códigos de recuperação em um lugar seguro.

    Se não foi você, outra pessoa sabe sua senha. Peça a quem administra este servidor que redefina sua conta. Sua conta está aqui:

    { $link }

letter-factor-off-subject = Verificação em duas etapas desativada na sua conta do Sandtable
letter-factor-off =
    Olá, { $name },

    A verificação em duas etapas foi desativada na sua conta do Sandtable. A partir de agora, a senha basta para entrar.

    Se foi você, não precisa fazer nada.

    Se não foi você, entre agora, escolha uma nova senha e ative a verificação em duas etapas de novo:

    { $link }

letter-recovery-used-subject = Um código de recuperação da sua conta do Sandtable foi usado
letter-recovery-used =
    Olá, { $name },

    Alguém confirmou sua conta do Sandtable com sua senha e um dos seus códigos de recuperação. Códigos restantes: { $left }.

    Se foi você, não precisa fazer nada. Você pode gerar novos códigos de recuperação na sua conta.

    Se não foi você, entre agora, escolha uma nova senha e gere novos códigos de recuperação:

    { $link }

letter-recovery-codes-subject = Novos códigos de recuperação da sua conta do Sandtable
letter-recovery-codes =
    Olá, { $name },

    Novos códigos de recuperação foram gerados para sua conta do Sandtable. Os antigos não funcionam mais.

    Se foi você, não precisa fazer nada.

    Se não foi você, entre agora, escolha uma nova senha e gere novos códigos de recuperação:

    { $link }

letter-code-guessing-subject = Alguém está tentando entrar na sua conta do Sandtable
letter-code-guessing =
    Olá, { $name },

    Alguém que sabe sua senha está tentando entrar na sua conta do Sandtable e informa códigos errados. Não conseguiu entrar. Por algum tempo não aceitamos códigos de navegadores novos.

    Se foi você, espere um pouco, use um navegador em que já entrou antes ou informe um código de recuperação.

    Se não foi você, entre agora e escolha uma nova senha:

    { $link }

letter-turn-subject = Sua vez: { $scenario }
letter-turn =
    Olá, { $name },

    É sua vez em { $scenario } contra { $opponent }:

    { $link }

    Enviamos um aviso por turno, e nenhum enquanto você estiver com a mesa aberta. Para não receber mais, remova o e-mail da sua conta.

letter-measured-subject = Medição concluída
letter-measured =
    Seu cenário { $name } foi medido. Em { $games } partidas, o primeiro exército venceu entre { $low }% e { $high }% das vezes:

    { $link }

    Enviamos um e-mail por medição. Para não receber mais, remova o e-mail da sua conta.

letter-unmeasured-subject = A medição falhou
letter-unmeasured =
    Não foi possível medir o cenário { $name }. As partidas já jogadas estão salvas ({ $games }):

    { $link }

## A name for a new guest: every adjective fits every noun

guest-adjectives = Firme, Discreto, Ousado, Cauteloso, Sortudo, Paciente, Astuto, Calejado
guest-nouns = Tatu, Tucano, Lobo, Gavião, Corvo, Tamanduá, Falcão, Quati
guest-name = { $noun } { $adjective }

## What other sites show beside a link.

preview-about = Jogue Undaunted e Heroes of Normandie online, contra o computador ou com um amigo. Grátis, sem criar conta.
