## Levelek. A hivatkozás külön sorban áll.

letter-reset-subject = Sandtable: új jelszó
letter-reset =
    Szia, { $name }!

    Új jelszót kértek a fiókodhoz, feltehetően te. Ezen a linken egy órán belül, egyetlen alkalommal adhatsz meg újat:

    { $link }

    Ha nem te voltál, nincs teendőd: a régi jelszó érvényben marad.

letter-confirm-subject = Sandtable: e-mail-cím megerősítése
letter-confirm =
    Szia, { $name }!

    Ezt a címet adtad meg a Sandtable-nél. Ezen a linken egy napon belül erősítheted meg:

    { $link }

    Ha nem te voltál, nincs teendőd, nem írunk többet.

letter-moving-subject = Sandtable: új e-mail-cím a fiókodhoz
letter-moving =
    Szia, { $name }!

    A Sandtable-fiókodhoz a te jelszavaddal új e-mail-címet adtak meg. Amint megerősítik, az lép ennek a címnek a helyére.

    Ha te voltál, nincs teendőd.

    Ha nem te voltál, más is ismeri a jelszavadat. Jelentkezz be most, és adj meg újat! Ezzel a címváltás érvényét veszti, és minden más eszközről kijelentkeztetünk:

    { $link }

    Ha nem tudsz bejelentkezni, válaszd ott az „Elfelejtetted a jelszavad?” lehetőséget. Ezzel a címmel még működik.

letter-moved-subject = Sandtable: a fiókod már nem használja ezt a címet
letter-moved =
    Szia, { $name }!

    A Sandtable-fiókod e-mail-címét a te jelszavaddal megváltoztatták vagy törölték. Erre a címre többet nem írunk.

    Ha te voltál, nincs teendőd.

    Ha nem te voltál, más is ismeri a jelszavadat. Jelentkezz be most, adj meg új jelszót, és írd be újra a címedet:

    { $link }

    Ha nem tudsz bejelentkezni, kérd meg a kiszolgáló üzemeltetőjét, hogy állítson be új jelszót.

letter-password-subject = Sandtable: megváltozott a jelszavad
letter-password =
    Szia, { $name }!

    A Sandtable-fiókod jelszava megváltozott. Minden más eszközről kijelentkeztettünk.

    Ha te voltál, nincs teendőd.

    Ha nem te voltál, válaszd most az „Elfelejtetted a jelszavad?” lehetőséget, és adj meg új jelszót:

    { $link }

letter-turn-subject = Te jössz: { $scenario }
letter-turn =
    Szia, { $name }!

    Te jössz! Küldetés: { $scenario }, ellenfél: { $opponent }.

    { $link }

    Körönként egy levelet kapsz, és egyet sem, amíg nyitva van nálad az asztal. Ha nem kérsz többet, töröld a címedet a fiókodból.

## A name for a new guest: every adjective fits every noun

guest-adjectives = Higgadt, Csendes, Bátor, Óvatos, Szerencsés, Türelmes, Éles szemű, Edzett
guest-nouns = Borz, Gém, Róka, Vidra, Holló, Nyúl, Vércse, Nyest
guest-name = { $adjective } { $noun }

## What other sites show beside a link.

preview-about = Játssz az Undaunted és a Heroes of Normandie játékokkal online, a gép vagy egy barátod ellen. Ingyenes, fiók nélkül.
