## Listy. Odnośnik stoi w osobnym wierszu.

letter-reset-subject = Nowe hasło do Sandtable
letter-reset =
    Witaj, { $name }!

    Otrzymaliśmy prośbę o nowe hasło do Twojego konta. Ustawisz je tutaj (link działa raz, przez godzinę):

    { $link }

    Jeśli to nie Ty, zignoruj tę wiadomość – hasło się nie zmieni.

letter-confirm-subject = Twój adres e-mail w Sandtable
letter-confirm =
    Witaj, { $name }!

    Podano ten adres na koncie w Sandtable. Potwierdź go w ciągu 24 godzin:

    { $link }

    Jeśli to nie Ty, zignoruj tę wiadomość – więcej nie napiszemy.

letter-moving-subject = Nowy adres e-mail na Twoim koncie w Sandtable
letter-moving =
    Witaj, { $name }!

    Na Twoim koncie w Sandtable podano nowy adres e-mail, używając Twojego hasła. Zastąpi on ten adres po potwierdzeniu.

    Jeśli to Ty, nie musisz nic robić.

    Jeśli to nie Ty, ktoś inny zna Twoje hasło. Zaloguj się teraz i ustaw nowe. Anuluje to zmianę adresu i wyloguje wszystkie inne urządzenia:

    { $link }

    Jeśli nie możesz się zalogować, wybierz tam „Nie pamiętasz hasła?”. Ten adres wciąż działa.

letter-moved-subject = Twoje konto w Sandtable nie używa już tego adresu
letter-moved =
    Witaj, { $name }!

    Adres e-mail Twojego konta w Sandtable został zmieniony lub usunięty z użyciem Twojego hasła. Na ten adres nie będziemy już pisać.

    Jeśli to Ty, nie musisz nic robić.

    Jeśli to nie Ty, ktoś inny zna Twoje hasło. Zaloguj się teraz, ustaw nowe hasło i ponownie podaj swój adres:

    { $link }

    Jeśli nie możesz się zalogować, poproś osobę prowadzącą ten serwer o zresetowanie hasła.

letter-password-subject = Zmieniono Twoje hasło do Sandtable
letter-password =
    Witaj, { $name }!

    Hasło do Twojego konta w Sandtable zostało zmienione. Wszystkie inne urządzenia zostały wylogowane.

    Jeśli to Ty, nie musisz nic robić.

    Jeśli to nie Ty, wybierz teraz „Nie pamiętasz hasła?” i ustaw nowe hasło:

    { $link }

letter-factor-on-subject = Logowanie dwuetapowe na Twoim koncie w Sandtable jest włączone
letter-factor-on =
    Witaj, { $name }!

    Na Twoim koncie w Sandtable włączono logowanie dwuetapowe. Od teraz logowanie wymaga hasła i kodu z aplikacji uwierzytelniającej. Wszystkie inne urządzenia zostały wylogowane.

    Jeśli to Ty, nie musisz nic robić. Przechowuj kody zapasowe w bezpiecznym miejscu.

    Jeśli to nie Ty, ktoś inny zna Twoje hasło. Poproś osobę prowadzącą ten serwer o zresetowanie konta. Twoje konto jest tutaj:

    { $link }

letter-factor-off-subject = Logowanie dwuetapowe na Twoim koncie w Sandtable jest wyłączone
letter-factor-off =
    Witaj, { $name }!

    Na Twoim koncie w Sandtable wyłączono logowanie dwuetapowe. Od teraz do zalogowania wystarczy hasło.

    Jeśli to Ty, nie musisz nic robić.

    Jeśli to nie Ty, zaloguj się teraz, ustaw nowe hasło i ponownie włącz logowanie dwuetapowe:

    { $link }

letter-recovery-used-subject = Użyto kodu zapasowego do Twojego konta w Sandtable
letter-recovery-used =
    Witaj, { $name }!

    Dostęp do Twojego konta w Sandtable potwierdzono hasłem i jednym z Twoich kodów zapasowych. Pozostałe kody: { $left }.

    Jeśli to Ty, nie musisz nic robić. Nowe kody zapasowe możesz utworzyć na swoim koncie.

    Jeśli to nie Ty, zaloguj się teraz, ustaw nowe hasło i utwórz nowe kody zapasowe:

    { $link }

letter-recovery-codes-subject = Nowe kody zapasowe do Twojego konta w Sandtable
letter-recovery-codes =
    Witaj, { $name }!

    Utworzono nowe kody zapasowe do Twojego konta w Sandtable. Stare już nie działają.

    Jeśli to Ty, nie musisz nic robić.

    Jeśli to nie Ty, zaloguj się teraz, ustaw nowe hasło i utwórz nowe kody zapasowe:

    { $link }

letter-code-guessing-subject = Ktoś próbuje zalogować się na Twoje konto w Sandtable
letter-code-guessing =
    Witaj, { $name }!

    Ktoś, kto zna Twoje hasło, próbuje zalogować się na Twoje konto w Sandtable i podaje błędne kody. Nie udało mu się. Przez pewien czas nie przyjmujemy kodów z nowych przeglądarek.

    Jeśli to Ty, odczekaj chwilę, użyj przeglądarki, z której zwykle się logujesz, albo podaj kod zapasowy.

    Jeśli to nie Ty, zaloguj się teraz i ustaw nowe hasło:

    { $link }

letter-turn-subject = Twoja kolej: { $scenario }
letter-turn =
    Witaj, { $name }!

    Twoja kolej w partii „{ $scenario }” (przeciwnik: { $opponent }):

    { $link }

    Wysyłamy jedną wiadomość na turę, a gdy masz otwarty stół – żadnej. Aby ich nie dostawać, usuń adres ze swojego konta.

letter-measured-subject = Pomiar zakończony
letter-measured =
    Zmierzyliśmy balans Twojego scenariusza „{ $name }”. Rozegrane partie: { $games }, wygrane pierwszej strony: od { $low }% do { $high }%.

    { $link }

    Wysyłamy jedną wiadomość na pomiar. Aby ich nie dostawać, usuń adres ze swojego konta.

letter-unmeasured-subject = Pomiar nie powiódł się
letter-unmeasured =
    Nie udało się zmierzyć scenariusza „{ $name }”. Rozegrane dotąd partie są zapisane ({ $games }).

    { $link }

## A name for a new guest: every adjective fits every noun

guest-adjectives = Spokojny, Cichy, Śmiały, Ostrożny, Szczęśliwy, Cierpliwy, Bystry, Zahartowany
guest-nouns = Borsuk, Bocian, Lis, Bóbr, Kruk, Zając, Sokół, Ryś
guest-name = { $adjective } { $noun }

## What other sites show beside a link.

preview-about = Graj w Undaunted i Heroes of Normandie online, przeciw komputerowi albo ze znajomym. Za darmo, bez zakładania konta.
