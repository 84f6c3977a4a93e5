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

letter-factor-on-subject = Sandtable: bekapcsolták a kétlépcsős bejelentkezést
letter-factor-on =
    Szia, { $name }!

    A Sandtable-fiókodban bekapcsolták a kétlépcsős bejelentkezést. Mostantól a bejelentkezéshez a jelszavad és a hitelesítő alkalmazás egy kódja kell. Minden más eszközről kijelentkeztettünk.

    Ha te voltál, nincs teendőd. Tartsd biztos helyen a helyreállítási kódjaidat.

    Ha nem te voltál, más is ismeri a jelszavadat. Kérd meg a kiszolgáló üzemeltetőjét, hogy állítsa vissza a fiókodat. A fiókod itt van:

    { $link }

letter-factor-off-subject = Sandtable: kikapcsolták a kétlépcsős bejelentkezést
letter-factor-off =
    Szia, { $name }!

    A Sandtable-fiókodban kikapcsolták a kétlépcsős bejelentkezést. Mostantól a bejelentkezéshez elég a jelszavad.

    Ha te voltál, nincs teendőd.

    Ha nem te voltál, jelentkezz be most, adj meg új jelszót, és kapcsold be újra a kétlépcsős bejelentkezést:

    { $link }

letter-recovery-used-subject = Sandtable: felhasználták egy helyreállítási kódodat
letter-recovery-used =
    Szia, { $name }!

    A Sandtable-fiókodat a jelszavaddal és egy helyreállítási kódoddal igazolták. Megmaradt kódok száma: { $left }.

    Ha te voltál, nincs teendőd. Új helyreállítási kódokat a fiókodban készíthetsz.

    Ha nem te voltál, jelentkezz be most, adj meg új jelszót, és készíts új helyreállítási kódokat:

    { $link }

letter-recovery-codes-subject = Sandtable: új helyreállítási kódok
letter-recovery-codes =
    Szia, { $name }!

    A Sandtable-fiókodhoz új helyreállítási kódok készültek. A régiek már nem érvényesek.

    Ha te voltál, nincs teendőd.

    Ha nem te voltál, jelentkezz be most, adj meg új jelszót, és készíts új helyreállítási kódokat:

    { $link }

letter-code-guessing-subject = Sandtable: valaki be akar jelentkezni a fiókodba
letter-code-guessing =
    Szia, { $name }!

    Valaki, aki ismeri a jelszavadat, be akar jelentkezni a Sandtable-fiókodba, és hibás kódokat ad meg. Nem jutott be. Egy ideig nem fogadunk el kódot új böngészőkből.

    Ha te voltál, várj egy kicsit, használj olyan böngészőt, amelyben már bejelentkeztél, vagy adj meg egy helyreállítási kódot.

    Ha nem te voltál, jelentkezz be most, és adj meg új jelszót:

    { $link }

letter-turn-subject = Te jössz: { $scenario }
letter-turn =
    Szia, { $name }!

    Te jössz! Küldetés: { $scenario }, ellenfél: { $opponent }.

    { $link }

    Körönként egy e-mailt kapsz, és egyet sem, amíg nyitva van nálad az asztal. Ha nem kérsz többet, töröld a címedet a fiókodból.

letter-measured-subject = Elkészült a mérés
letter-measured =
    Elkészült a küldetésed mérése: „{ $name }”. Lejátszott játszmák: { $games }, az első oldal győzelmei: { $low }–{ $high }%.

    { $link }

    Mérésenként egy e-mailt kapsz. Ha nem kérsz többet, töröld a címedet a fiókodból.

letter-unmeasured-subject = Nem sikerült a mérés
letter-unmeasured =
    A küldetésedet nem sikerült megmérni: „{ $name }”. Az addig lejátszott játszmák megmaradnak ({ $games }).

    { $link }

## A name for a new guest: every adjective fits every noun

guest-adjectives = Higgadt, Csendes, Bátor, Óvatos, Szerencsés, Türelmes, Éles szemű, Edzett
guest-nouns = Borz, Gém, Róka, Vidra, Holló, Nyúl, Vércse, Nyest
guest-name = { $adjective } { $noun }

## What other sites show beside a link.

preview-about = Játssz az Undaunted és a Heroes of Normandie játékokkal online, a gép vagy egy barátod ellen. Ingyenes, fiók nélkül.
