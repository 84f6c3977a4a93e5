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

letter-turn-subject = Twoja kolej: { $scenario }
letter-turn =
    Witaj, { $name }!

    Teraz Twoja kolej w grze { $scenario }; przeciwnik: { $opponent }.

    { $link }

    Na każdą turę przychodzi jeden list, a gdy masz otwarty stół, żaden. Jeśli nie chcesz ich dostawać, usuń adres ze swojego konta.
