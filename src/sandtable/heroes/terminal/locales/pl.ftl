### The words of a Heroes title that only the terminal needs. Polish.

# $turn of $limit
ui-turn = Tura { $turn }/{ $limit }
# Before the order tokens of a side: one short word
ui-track = rozkazy
ui-exit = { $side }: tędy można opuścić mapę

## Before a choice

# How many units a blast would hit
ui-under =
    { $count ->
        [one] { $count } jednostka pod wybuchem
        [few] { $count } jednostki pod wybuchem
       *[many] { $count } jednostek pod wybuchem
    }
ui-odds-tie = remis { $percent }%
ui-odds-assault = wyższa kość + { $ours } przeciw { $theirs } + ich kość
ui-threat = { $unit } ({ $cell }) może strzelić: trafienie { $percent }%, przygwożdżenie { $suppressed }%
ui-no-threat = Żaden wróg nie może strzelić do jednostki na tym polu.
ui-help-sum = Obok celu widać szansę trafienia i sumę: rzut ze wszystkimi bonusami przeciw Obronie z Osłoną.

## What a side must do to win

ui-aim-hold = kontrola na koniec tury { $number } lub później: { $places }
ui-aim-carry = wyniesienie z mapy: { $what }
ui-aim-exit =
    { $number ->
        [one] wyprowadzenie { $number } jednostki z mapy
       *[other] wyprowadzenie { $number } jednostek z mapy
    }
ui-aim-gather =
    { $number ->
        [one] dostarczenie { $number } przedmiotu i kontrola: { $places }
       *[other] dostarczenie { $number } przedmiotów i kontrola: { $places }
    }
ui-aim-kill = wyeliminowanie: { $who }
ui-aim-demolish = zniszczenie: { $what }
ui-aim-points =
    { $number ->
        [one] zdobycie { $number } punktu
       *[other] zdobycie { $number } punktów
    }
ui-aim-last-turn = niedopuszczenie do zwycięstwa wroga do końca ostatniej tury
ui-aim-most-points = przewaga punktów po ostatniej turze

## Signs on the map

ui-legend-token = Twój bloczek Rozkazu, dla wroga zakryty
ui-legend-shown = Odkryty bloczek Rozkazu
ui-legend-hidden = Zakryty bloczek Rozkazu wroga
ui-legend-facing = Kierunek, w który zwrócony jest pojazd lub działo
ui-legend-marker = Jeden znacznik Przygwożdżenia
ui-legend-walls = Budynek: ściana, okno, drzwi
ui-legend-shut = Na ukos przez tę kreskę nie można przejść
ui-legend-exit = Ta strona może tędy opuścić mapę
ui-legend-line = Linia Strzału: wolna, ograniczona, zablokowana

## Lessons of the guided game that are told differently in a terminal

ui-lesson-heroes-terrain = Mapa składa się z pól. Żywopłoty, lasy i budynki dają Osłonę: Piechotę trudniej tam trafić. Niektóre tereny blokują też widok albo kończą Ruch. Naciskaj Tab, aż kursor znajdzie się na mapie, i przesuwaj go strzałkami, aby sprawdzić, co jest na polu.
ui-lesson-heroes-units = Każda jednostka to znak i kilka liter; klawisz h objaśnia wszystkie znaki. Ustaw kursor na jednostce, a zobaczysz wszystkie jej parametry i zdolności: Ruch, Obronę oraz bonus do walki przeciw Piechocie i pojazdom. Klawisz c pokazuje obie armie.
ui-lesson-heroes-fire = Wybierz cel. Prosta linia od pola do pola nie może być zablokowana; blokuje ją też Piechota stojąca między dwiema jednostkami Piechoty. Na mapie widać, co przecina linia do wybranego celu, a obok każdego celu podana jest szansa trafienia.
ui-lesson-heroes-target = Wybierz cel z listy albo na mapie. Do 7 pól odległość nie ma znaczenia; od 8 pól −2 do wyniku. Niektóre bronie tak daleko nie sięgają.
ui-lesson-heroes-sum = Rzuć jedną kością, dodaj bonusy i odejmij kary. Trzeba uzyskać co najmniej Obronę celu razem z Osłoną. Szansę i każdy składnik sumy widzisz, zanim się zdecydujesz.
ui-lesson-heroes-window = Możesz teraz zagrać kartę: wybierz jedną albo spasuj. Zanim przydzielisz pierwszy bloczek w turze, możesz ustawić, jak często gra ma pytać.
ui-lesson-heroes-found = Akta się znalazły: miejsce wskazuje znak { "¤" } na mapie. Podnosi je Piechota, która kończy tam Ruch. Sprawdź, kto ma bliżej.
ui-lesson-heroes-turn = Z każdej jednostki zszedł jeden znacznik Przygwożdżenia, Inicjatywa przeszła na drugą stronę i rozkłada się nowe Rozkazy. Pasek na górze pokazuje turę, fazę i ostatnią turę.
ui-lesson-heroes-alone = Znasz już zasady, a partia toczy się dalej od tego miejsca. Odtąd daję tylko podpowiedzi, gdy pojawi się coś nowego.
ui-lesson-heroes-over = Od tury 2 zwycięstwo sprawdza się w każdej fazie Zaopatrzenia, a po ostatniej turze decydują punkty. Klawisz l pokazuje wszystko, co się wydarzyło.
