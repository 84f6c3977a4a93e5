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

letter-turn-subject = Te jössz: { $scenario }
letter-turn =
    Szia, { $name }!

    Te jössz ebben a játékban: { $scenario }; az ellenfeled: { $opponent }.

    { $link }

    Körönként egy levelet kapsz, és egyet sem, amíg az asztalt nézed. Ha nem kérsz többet, töröld a címedet a fiókodból.
