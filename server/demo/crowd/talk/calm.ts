import type { Overheard } from './overheard.ts'

/** What the crowd says in 'Ademhaling' and 'Avondrust'. */
export const calm: readonly Overheard[] = [
  {
    in: 'adem/ademhaling',
    daysAgo: 40,
    from: '07:20',
    lines: `
a: Eerste keer drie minuten gedaan. Mijn hartslag ging omhoog, van 68 naar 74. Doe ik iets fout?
teun> Nee, je deed je best en dat zie je terug. Probeer het morgen met minder moeite: zes tellen uit alsof je een raam laat beslaan.
b: Bij mij duurde het een week voor hij zakte. Daarvoor zat ik te presteren.
a: Presteren met ademen. Ja, dat ben ik.`,
  },
  {
    in: 'adem/ademhaling',
    daysAgo: 37,
    from: '21:10',
    lines: `
a: Neus dicht door verkoudheid. Sla ik de oefening over of doe ik hem door mijn mond?
b: Overslaan en drie streepjes in het logboek. Ziek is ook een meetwaarde.
c> Ik deed hem zoemend, met gesloten mond. Werkte zelfs tegen de verstopping, dacht ik.
a> Zoemen in de trein dan maar niet. Morgen thuis.`,
  },
  {
    in: 'adem/ademhaling',
    daysAgo: 34,
    from: '12:50',
    lines: `
a: Ik krijg er lichte duizelingen van, vooral staand. Moet ik me zorgen maken?
teun> Stop dan en adem gewoon door. Doe hem voortaan zittend, korter en kleiner. Blijft het, bel dan je huisarts.
a: Zittend was het meteen weg. Ik stond te hard mijn best te doen in de keuken.
b: Bij mij zat het in te diep inademen. Kleine slokjes lucht, lange uitademing.`,
  },
  {
    in: 'adem/ademhaling',
    daysAgo: 30,
    from: '06:50',
    lines: `
a: Drie weken elke ochtend: gemiddeld 72 voor en 65 na. De eerste week was het verschil twee, nu zeven.
b: Wat een mooie lijn moet dat zijn.
c: Verandert je hartslag overdag ook?
a> Dat meet ik niet. Expres niet, ik wil één getal.
teun>> Dat is discipline van een hogere orde.`,
  },
  {
    in: 'adem/ademhaling',
    daysAgo: 26,
    from: '16:30',
    parts: { a: { to: 40 } },
    lines: `
a: Voor een presentatie gedaan op de wc van kantoor. Handen trilden nog, stem niet. Ik tel het als gewonnen.
b: Ik doe hem in de lift. Vier verdiepingen is precies twee rondes.
c> In de auto voor de schooldeur. Drie minuten stilte, daarna drie kinderen.
a: Straks zien we overal mensen lang uitademen.`,
  },
  {
    in: 'adem/ademhaling',
    daysAgo: 21,
    from: '20:00',
    parts: { a: { from: 60 } },
    lines: `
a: Ik heb COPD en doe de oefening met getuite lippen, zoals de fysio me leerde. Is dat dan dezelfde?
noor> Die techniek is precies wat je fysio met je wil oefenen. Houd je aan haar tellen, niet aan die van ons, en laat haar je grafiek zien.
a: Doe ik. Zij zei ook: uitademen is de baas.
b: Dat hang ik boven mijn bureau.`,
  },
  {
    in: 'adem/ademhaling',
    daysAgo: 15,
    from: '07:40',
    lines: `
a: Samen met mijn dochter van negen. Zij noemt het een taart opblazen en dan de kaarsjes heel zachtjes uit.
b: Dit is beter dan elke uitleg die ik ooit kreeg.
c: Kaarsjes heel zachtjes uit. Vanavond gebruik ik die.
a> Ze vraagt of jullie ook taart krijgen na afloop.`,
  },
  {
    in: 'adem/ademhaling',
    daysAgo: 9,
    from: '22:00',
    lines: `
a: Helpt het bij jullie ook midden in de nacht? Ik val er soms halverwege de tweede minuut van in slaap.
b> Hier ook. Ik ben nooit verder gekomen dan veertig tellen.
c: Bij mij juist niet, van het tellen word ik wakker. Ik laat de tellen weg en adem gewoon lang uit.
a: Slim, tellen weglaten. Dat probeer ik als het eens níet lukt.`,
  },
  {
    in: 'adem/ademhaling',
    daysAgo: 4,
    from: '07:05',
    lines: `
a: Vandaag honderd dagen. Ik heb er vier gemist en ben vooral trots op dag vijf, toen ik geen zin had.
b: Honderd! Taart.
c: Wat was je startgetal ook alweer?
a> 78 in rust. Nu 69. Ik ben ook gestopt met mijn derde koffie, dus de helft van de eer gaat daarheen.
teun: En die laatste zin is waarom dit kanaal werkt.`,
  },
  {
    in: 'adem/ademhaling',
    daysAgo: 1,
    from: '12:20',
    lines: `
a: Wie doet er maandag mee met de drie weken? Ik zoek twee mensen om elkaar ’s ochtends een duim te sturen.
b: Ik, om half zeven.
c: Ik ook, maar dan wel kwart over zeven, anders is het geen rust.
a> Kwart over zeven. Dan zijn we met drie.`,
  },
  {
    in: 'adem/avond',
    daysAgo: 41,
    from: '20:45',
    lines: `
a: Ons huis heeft acht spots in het plafond. Ik wist niet dat ik daar een mening over kon hebben.
b: Wacht tot je ze een avond uit laat.
c> Twee kleine lampen laag bij de grond. Gasten vragen of we iets te vieren hebben.
a: Uitgeprobeerd. Het was alsof de avond een uur langer duurde.`,
  },
  {
    in: 'adem/avond',
    daysAgo: 38,
    from: '21:30',
    parts: { a: { from: 35, to: 55 } },
    lines: `
a: Hoe doen jullie het met pubers en schermen? Mijn zoon lacht me uit met mijn lampjes.
b: Laad de telefoons op in de keuken, ook die van jezelf. Dat laatste is het enige dat telt, zei mijn dochter.
c> Wij kregen het voor elkaar met een analoge wekker. Het argument was altijd de wekker.
a: Ook die van mezelf. Au. Maar ja.`,
  },
  {
    in: 'adem/avond',
    daysAgo: 32,
    from: '22:05',
    lines: `
a: Ik las tot half twaalf een spannend boek bij kaarslicht. Is dat nu goed of fout?
b: Goed boek, goed licht, slecht tijdstip.
c: Saai boek is de truc. Ik ben al sinds augustus bezig in een geschiedenis van de polder.
a> Welke? Ik wil hem niet, maar ik ben benieuwd.`,
  },
  {
    in: 'adem/avond',
    daysAgo: 28,
    from: '20:20',
    lines: `
a: Avonddienst tot elf uur, om half één pas in bed. Hoe kom je dan tot rust?
fatima> Douche, iets kleins te eten, licht laag, en geen televisie meer. Ik plan een uur tussen deur en bed. Eerder lukt niet, dus ik probeer het ook niet meer.
b: Ik fiets een omweg zonder muziek. De dienst blijft dan onderweg achter.
a: Een uur inplannen in plaats van ertegen vechten. Daar had ik wat aan, dank je.`,
  },
  {
    in: 'adem/avond',
    daysAgo: 23,
    from: '19:55',
    lines: `
a: Vraag aan de mensen zonder televisie: wat doe je tussen acht en tien?
b: Breien en mopperen.
c: Puzzel van duizend stukjes. We zijn met het hele gezin verslaafd aan een Zwitsers meer.
d>> Gitaar, slecht maar rustig. En veel vaker dan vroeger gewoon praten.
a: Er ligt hier nog een puzzel van een wolkenlucht. Vanavond.`,
  },
  {
    in: 'adem/avond',
    daysAgo: 19,
    from: '21:15',
    lines: `
a: Die wolkenlucht was een vergissing. Alle stukjes zijn blauw.
b: Welkom bij de club. Begin met de rand.
c: Het is wel precies de bedoeling: om half tien wilde ik alleen nog naar bed.`,
  },
  {
    in: 'adem/avond',
    daysAgo: 14,
    from: '20:30',
    lines: `
a: Mijn avond in cijfers: schermtijd na acht van 94 naar 31 minuten, drie weken. Inslapen ging van drie kwartier naar twintig minuten.
b: Wat heb je in de plaats gedaan?
a> De afwas met de hand, een bad, en met de buurvrouw gebeld. Zij slaapt nu ook beter.
noor: Onderzoek met één proefpersoon en een buurvrouw. Ik teken ervoor.`,
  },
  {
    in: 'adem/avond',
    daysAgo: 8,
    from: '22:10',
    lines: `
a: Ik merk dat ik bang ben voor de nacht. Als het licht uitgaat begint het malen. Herkenbaar?
b> Heel. Bij mij hielp opstaan en in de kamer gaan zitten tot ik weer slaap had. In bed vechten maakt het bed een boksring.
noor> Dat is ook wat behandelaars vaak adviseren. Duurt het langer dan een paar weken, vraag je huisarts dan naar slaaptherapie; die werkt bij veel mensen beter dan pillen.
c: Ik zit vaak om drie uur in die kamer. Je bent niet de enige met een lampje aan.
a: Dat idee helpt al. Dank jullie.`,
  },
  {
    in: 'adem/avond',
    daysAgo: 3,
    from: '21:20',
    parts: { a: { from: 40 } },
    lines: `
a: Vrijdag helemaal zonder stroom gedaan, voor de grap. Kaarsen, soep, om kwart voor tien lagen we erin.
b: En de volgende ochtend?
a> Om half zeven wakker zonder wekker. Mijn vrouw wil het elke vrijdag.
c: Stroomloze vrijdag. Mag ik die naam stelen?`,
  },
  {
    in: 'adem/avond',
    daysAgo: 0,
    from: '06:45',
    lines: `
a: Gisteravond om negen uur de router op een tijdklok gezet. Niet om de straling, gewoon om mezelf.
b: Eerlijkste reden tot nu toe.
c: Hoelang duurde het voor er iemand riep?
a> Elf seconden.`,
  },
]
