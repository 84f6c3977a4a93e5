### @NAME@: what the title says of its own. Attributes are the forms of a name; normandy/locales explains them.

title = @NAME@

side-us = Amerikaiak
    .nom = amerikaiak
    .acc = amerikaiakat
    .gen = amerikaiak
    .dat = amerikaiaknak
    .ins = amerikaiakkal
    .the = az amerikaiak
    .gender = none
    .adj-masc = amerikai
    .adj-masc-acc = amerikai
    .adj-fem = amerikai
    .adj-neut = amerikai
side-de = Németek
    .nom = németek
    .acc = németeket
    .gen = németek
    .dat = németeknek
    .ins = németekkel
    .the = a németek
    .gender = none
    .adj-masc = német
    .adj-masc-acc = német
    .adj-fem = német
    .adj-neut = német
card-rifleman = Lövész { $squad }
    .acc = Lövész { $squad }-t
    .gen = Lövész { $squad }
    .dat =
        Lövész { $squad ->
            [A] A-nak
           *[other] { $squad }-nek
        }
    .ins =
        Lövész { $squad ->
            [A] A-val
           *[other] { $squad }-vel
        }
    .pl = Lövészek
    .gender = none
    .the = a Lövész { $squad }
    .the-acc = a Lövész { $squad }-t
card-scout = Felderítő { $squad }
    .acc = Felderítő { $squad }-t
    .gen = Felderítő { $squad }
    .dat =
        Felderítő { $squad ->
            [A] A-nak
           *[other] { $squad }-nek
        }
    .ins =
        Felderítő { $squad ->
            [A] A-val
           *[other] { $squad }-vel
        }
    .pl = Felderítők
    .gender = none
    .the = a Felderítő { $squad }
    .the-acc = a Felderítő { $squad }-t
card-platoon-sergeant = Őrmester
    .acc = Őrmestert
    .gen = Őrmester
    .dat = Őrmesternek
    .ins = Őrmesterrel
    .pl = Őrmesterek
    .gender = none
    .the = az Őrmester
    .the-acc = az Őrmestert
card-squad-leader = Rajparancsnok { $squad }
    .acc = Rajparancsnok { $squad }-t
    .gen = Rajparancsnok { $squad }
    .dat =
        Rajparancsnok { $squad ->
            [A] A-nak
           *[other] { $squad }-nek
        }
    .ins =
        Rajparancsnok { $squad ->
            [A] A-val
           *[other] { $squad }-vel
        }
    .pl = Rajparancsnokok
    .gender = none
    .the = a Rajparancsnok { $squad }
    .the-acc = a Rajparancsnok { $squad }-t
card-fog-of-war = Harci köd
    .acc = Harci ködöt
    .gen = Harci köd
    .dat = Harci ködnek
    .ins = Harci köddel
    .pl = Harci köd kártyák
    .gender = none
    .the = a Harci köd
    .the-acc = a Harci ködöt
counter =
    { $side_id ->
        [us] az { $side_adj_masc } { $unit }
       *[de] a { $side_adj_masc } { $unit }
    }
    .acc =
        { $side_id ->
            [us] az { $side_adj_masc } { $unit_acc }
           *[de] a { $side_adj_masc } { $unit_acc }
        }
ending-objectives = megszerezték a célpontokat
ending-hopeless = a másik oldal már nem szerezhet elég célpontot
scenario-first-battle = @NAME@
    .history = Egy új játék első csatája.
    .brief = Az az oldal győz, amelyik elsőként szerez célpontokból 2 pontot.
