## Listy. Odnośnik stoi w osobnym wierszu.

letter-reset-subject = Nowe hasło do Sandtable
letter-reset =
    Witaj, { $name }!

    Ktoś, zapewne Ty, zgłosił, że nie pamięta hasła. Pod tym adresem ustawisz nowe – raz i w ciągu godziny:

    { $link }

    Jeśli to nie Ty, nie rób nic: stare hasło pozostaje w mocy.

letter-confirm-subject = Twój adres e-mail w Sandtable
letter-confirm =
    Witaj, { $name }!

    Ten adres podano w Sandtable. Potwierdzisz go tutaj w ciągu doby:

    { $link }

    Jeśli to nie Ty, nie rób nic, a więcej nie napiszemy.

letter-moving-subject = Nowy adres e-mail Twojego konta w Sandtable
letter-moving =
    Witaj, { $name }!

    Na Twoim koncie podano nowy adres e-mail, używając Twojego hasła. Zastąpi ten adres, gdy zostanie potwierdzony.

    Jeśli to Ty, nie musisz nic robić.

    Jeśli to nie Ty, ktoś zna Twoje hasło. Zaloguj się teraz i ustaw nowe. To anuluje zmianę adresu i wyloguje wszystkie inne przeglądarki:

    { $link }

    Jeśli nie możesz się zalogować, wybierz tam „Nie pamiętasz hasła?”. Ten adres wciąż działa.

letter-moved-subject = Twoje konto w Sandtable nie używa już tego adresu
letter-moved =
    Witaj, { $name }!

    Adres e-mail Twojego konta został zmieniony lub usunięty, z użyciem Twojego hasła. Na ten adres nie będziemy już pisać.

    Jeśli to Ty, nie musisz nic robić.

    Jeśli to nie Ty, ktoś zna Twoje hasło. Zaloguj się teraz, ustaw nowe hasło i ponownie podaj swój adres:

    { $link }

    Jeśli nie możesz się zalogować, poproś osobę prowadzącą ten serwer o zresetowanie hasła.

letter-password-subject = Zmieniono Twoje hasło do Sandtable
letter-password =
    Witaj, { $name }!

    Hasło do Twojego konta zostało zmienione. Wszystkie inne przeglądarki zostały wylogowane.

    Jeśli to Ty, nie musisz nic robić.

    Jeśli to nie Ty, wybierz teraz „Nie pamiętasz hasła?” i ustaw nowe hasło:

    { $link }

letter-turn-subject = Twoja kolej: { $scenario }
letter-turn =
    Witaj, { $name }!

    Teraz Twoja kolej w grze { $scenario }; przeciwnik: { $opponent }.

    { $link }

    Na każdą turę przychodzi jeden list, a gdy masz otwarty stół, żaden. Jeśli nie chcesz ich dostawać, usuń adres ze swojego konta.

## A name for a new guest: every adjective fits every noun

guest-adjectives = Spokojny, Cichy, Śmiały, Ostrożny, Szczęśliwy, Cierpliwy, Bystry, Zahartowany
guest-nouns = Borsuk, Bocian, Lis, Bóbr, Kruk, Zając, Sokół, Ryś
guest-name = { $adjective } { $noun }

## What other sites show beside a link.

preview-about = Gry planszowe o II wojnie światowej w przeglądarce, z pilnowaniem wszystkich zasad: przeciw komputerowi, ze znajomym przy jednym ekranie albo na odległość. Za darmo, bez zakładania konta.
