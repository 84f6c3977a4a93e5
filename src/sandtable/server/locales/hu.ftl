## Levelek. A hivatkozás külön sorban áll.

letter-reset-subject = Új jelszó a Sandtable-höz
letter-reset =
    Szia, { $name }!

    Valaki, feltehetően te, elfelejtette a jelszavadat. Ezen a hivatkozáson egyszer, egy órán belül adhatsz meg újat:

    { $link }

    Ha nem te voltál, nincs teendőd: a régi jelszó érvényben marad.

letter-confirm-subject = Az e-mail-címed a Sandtable-nél
letter-confirm =
    Szia, { $name }!

    Ezt a címet adtad meg a Sandtable-nél. Ezen a hivatkozáson egy napon belül erősítheted meg:

    { $link }

    Ha nem te voltál, nincs teendőd, és többet nem írunk.

letter-moving-subject = Új e-mail-cím a Sandtable-fiókodhoz
letter-moving =
    Szia, { $name }!

    A fiókodhoz valaki új e-mail-címet adott meg, a te jelszavaddal. Amint megerősítik, az váltja fel ezt a címet.

    Ha te voltál, nincs teendőd.

    Ha nem te voltál, más is ismeri a jelszavadat. Jelentkezz be most, és adj meg újat. Ezzel a címváltás érvényét veszti, és minden más böngésző kijelentkezik:

    { $link }

    Ha nem tudsz bejelentkezni, válaszd ott az „Elfelejtetted a jelszavad?” lehetőséget. Ezzel a címmel még működik.

letter-moved-subject = A Sandtable-fiókod már nem használja ezt a címet
letter-moved =
    Szia, { $name }!

    A fiókod e-mail-címét a te jelszavaddal megváltoztatták vagy törölték. Erre a címre többet nem írunk.

    Ha te voltál, nincs teendőd.

    Ha nem te voltál, más is ismeri a jelszavadat. Jelentkezz be most, adj meg új jelszót, és írd be újra a címedet:

    { $link }

    Ha nem tudsz bejelentkezni, kérd meg a kiszolgáló üzemeltetőjét, hogy állítson be új jelszót.

letter-password-subject = Megváltozott a Sandtable-jelszavad
letter-password =
    Szia, { $name }!

    A fiókod jelszava megváltozott. Minden más böngésző kijelentkezett.

    Ha te voltál, nincs teendőd.

    Ha nem te voltál, válaszd most az „Elfelejtetted a jelszavad?” lehetőséget, és adj meg új jelszót:

    { $link }

letter-turn-subject = Te jössz: { $scenario }
letter-turn =
    Szia, { $name }!

    Te jössz ebben a játékban: { $scenario }; az ellenfeled: { $opponent }.

    { $link }

    Körönként egy levelet kapsz, és egyet sem, amíg az asztalt nézed. Ha nem kérsz többet, töröld a címedet a fiókodból.

## A name for a new guest: every adjective fits every noun

guest-adjectives = Higgadt, Csendes, Bátor, Óvatos, Szerencsés, Türelmes, Éles szemű, Edzett
guest-nouns = Borz, Gém, Róka, Vidra, Holló, Nyúl, Vércse, Nyest
guest-name = { $adjective } { $noun }

## What other sites show beside a link.

preview-about = Második világháborús társasjátékok a böngészőben, minden szabállyal: a gép ellen, egy baráttal közös képernyőn vagy távolról. Ingyenes, fiók nélkül.
