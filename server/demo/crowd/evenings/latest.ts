import type { Evening } from './evening.ts'

/** The last two evenings that were; all of it is invented. */
export const latest: readonly Evening[] = [
  {
    title: 'Vraag het de docent: niveau 1',
    description:
      'Elke tweede dinsdag beantwoordt een docent jouw vragen. Deze keer over licht, ritme en je eerste veertien dagen meten.',
    by: 'teun',
    fromTuesday: -14,
    at: '20:00',
    minutes: 55,
    isForStudents: true,
    video: '_cMxraX_5RE',
    parts: {
      e5: { from: 42, to: 62 },
      e7: { to: 64 },
      e9: { from: 66 },
      e15: { from: 30, kind: 'woman' },
      e18: { from: 71 },
    },
    talk: `
-5 e1: Vorige keer keek ik in de trein, nu gewoon thuis. Wat een luxe.
-2 teun: Welkom bij niveau 1. Je mag alles vragen, ook wat je eigenlijk al zou moeten weten.
0 e2: Dan heb ik er twaalf.
1 e3> Doe jij er zes, dan doe ik de rest.
4 e4: Ik ben vier dagen bezig en heb er al twee gemist. Opnieuw beginnen?
5 teun> Nee, doorgaan. De gaten vertellen ook iets.
8 e5: Mijn dochter zegt dat ik ’s ochtends voor zonnepaneel speel.
9 e6> Die onthoud ik!
12 e7: Ik sta om half zes op, dan is het nog nacht. Hoe tel ik mijn eerste uur?
13 teun> Vanaf het moment dat het licht wordt. Houd het binnen tot dan rustig met lampen.
16 e8: Is er ook een versie voor mensen die niet kunnen wandelen? Ik zit in een rolstoel.
17 e9> Ik loop slecht en zit met een deken op het balkon. Het gaat om buiten zijn, niet om stappen.
18 e8: Een balkon heb ik. Top, {e9}.
21 e10: Wat gaat een half uur snel als het over je eigen vraag gaat.
24 e11: Een weekend weg gooit bij mij alles door de war.
25 e12> Ik schrijf ‘weg’ en verder niets. Maandag pak ik de draad weer op.
28 e13: 120 lux in de woonkamer, met álles aan.
29 teun: Nooit recht in de zon kijken, en met een oogziekte eerst naar je oogarts. Verder: zonder zonnebril als het prettig is, met als het moet.
30 e14: Ik heb de les over avondlicht drie keer bekeken en nu pas gedaan.
31 teun> Drie keer kijken en één keer doen. Er zijn slechtere verhoudingen.
34 e15: Mijn man zet om tien uur doodleuk de grote lamp aan. Wat nu?
35 e16> Petje op. Echt, dat werkt.
36 e17>> Wij hebben onderhandeld: hij de keuken, ik de kamer.
40 e18: Ik dacht dat ik hier met mijn {e18.leeftijd} de oudste zou zijn. Niet dus, zie ik.
42 e19: Kan het formulier van de nulmeting ook op papier?
43 teun> Bij de les ‘Het logboek op papier’ hangt een blad om te printen.
46 e20: Morgen dag 1. Nu heb ik het opgeschreven, dus nu moet het.
47 e21> Ik vraag er volgende week naar!
50 e22: Mijn vraag is beantwoord, daar lig ik niet meer wakker van.
53 e23: Ik was bang dat het zweverig zou zijn. Viel reuze mee.
54 e2: Elf van de twaalf gehad. Tot over twee weken.`,
    questions: `
3 e4 13 6: Hoeveel gemiste dagen zijn te veel?
10 e7 12 14: Ik sta op als het nog donker is. Wanneer begint mijn eerste uur?
15 e8 9 19: Kan ik het ook vanuit een rolstoel doen?
22 e24 8 29: Moet je zonder zonnebril naar buiten, ook als je fel licht slecht verdraagt?
27 e15 18 37: Wat doe je met huisgenoten die niet meedoen?
33 e25 7 41: Waarom een nulmeting van zeven dagen en niet van drie?
44 e26 11 51: Blijft het effect als je na niveau 1 stopt?
49 e27 5 -: Wanneer is de volgende meetweek met zijn allen?`,
  },
  {
    title: 'Samen ademen bij zonsondergang',
    description: 'Vier tellen in, zes uit, tot het donker is. Zet je stoel bij het raam.',
    by: 'teun',
    fromTuesday: -9,
    at: { beforeSunset: 45 },
    minutes: 58,
    video: 'eRsGyueVLvQ',
    parts: { f12: { from: 28, to: 56 }, f21: { from: 25 } },
    talk: `
-7 f1: Stoel staat bij het raam, kop thee ernaast.
-5 f2: Vanuit {f2.stad}: bewolkt, maar er zit een streepje oranje in.
-2 f3: Hier alles grijs. Ik geloof jullie op je woord.
0 teun: Fijn dat jullie er zijn. Voeten plat, tel je hartslag en onthoud het getal.
2 lotte: Ga rechtop zitten, dat scheelt meteen een tel.
4 f4: 76.
4 f5: 68, maar ik zat al.
5 f6: 81. Kom net van de fiets.
11 marloes: Hartslag van 71 naar 62 in tien minuten!
12 bram: Ik val steeds terug naar vier uit.
13 teun> @bram_kuipers zet de zes eerst op vijf. De rest komt vanzelf.
15 f7: Mijn kat ademt mee. Die is er beter in.
17 f8: Ik word een beetje licht in mijn hoofd.
18 teun> Maak het kleiner, {f8}, of sla een ronde over. Je hoeft niets te halen.
20 f8: Het is al weg.
22 sanne: Ik doe mee aan de keukentafel, tussen twee schetsen door.
24 f9: Wat stil. Alleen de koelkast doet mee.
27 f10: Vanmiddag had ik nog ruzie met de printer. Die is nu ver weg.
31 fatima: Vier tellen in, zes uit. Dit tempo past me goed.
33 f11: Raam open. Kou op mijn gezicht, best lekker.
36 f12: Wij zitten hier met drie generaties. Mijn moeder telt hardop.
37 f13> Doe haar de groeten uit {f13.stad}.
39 teun: Met astma of een andere longziekte: overleg met je arts of longverpleegkundige, en houd vast aan wat zij zeggen.
40 f14: Die laatste streep boven het dak van de buren zag ik nog net.
44 f15: Nu is hij weg bij mij.
45 f16> In {f16.stad} nog een heel klein randje.
46 joost: Hier in Zwolle is hij net onder.
48 f3: En toen brak de lucht open, precies op tijd!
50 f6: 81 werd 66.
51 f4: 76 werd 70, en mijn schouders zakten mee.
52 f17: Ik heb niet gemeten, ik ben gewoon gebleven. Mag dat?
53 teun> Dat mag altijd.
55 f18: Zullen we dit vaker doen? Zondag is precies de goede dag.
56 f19: Eens met {f18}.
57 fatima: Ik blijf nog even zitten. Dank je, Teun.
58 f20: De lamp blijft hier nog een kwartier uit.`,
    questions: `
13 fatima 10 22: Adem je in door je neus of door je mond?
17 marloes 14 36: Helpt het meer vlak voor het slapen, of juist eerder op de avond?
23 joost 5 -: Telt een horloge dat meetrilt ook als ritme?
26 f21 6 39: Kan ik dit doen met astma?
30 f22 12 49: Hoe vaak moet je het doen om het in je rusthartslag terug te zien?`,
  },
]
