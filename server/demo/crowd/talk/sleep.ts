import type { Overheard } from './overheard.ts'

/** What the crowd says in 'Slaap en ritme'. */
export const sleep: readonly Overheard[] = [
  {
    in: 'universiteit/slaap',
    daysAgo: 41,
    from: '07:50',
    parts: { a: { from: 40 } },
    lines: `
a: Al jaren word ik om kwart over drie wakker. Niet half vier, niet drie uur: kwart over drie. Herkent iemand dat?
b> Bij mij is het tien over vier. Ik ben gestopt met op de klok kijken en dat scheelt het halve gepieker.
c: De wekker omdraaien was mijn eerste echte verbetering.
a>> Omgedraaid. Vannacht wel wakker, maar ik weet niet hoe laat. Vreemd rustig.
teun> Mooi. Houd nu alleen bij of je wakker was, ja of nee. Hoe laat doet er even niet toe.
d: En kijk ook eens naar de temperatuur. Mijn ketel slaat om drie uur aan, dat hoorde ik pas toen ik het wist.
a> De ketel! Ik ga vanavond luisteren.`,
  },
  {
    in: 'universiteit/slaap',
    daysAgo: 40,
    from: '21:15',
    lines: `
a: Vraag van een beginner: telt een dutje van twintig minuten mee als slaap?
b> Ik schrijf het apart op. Anders lijkt het alsof mijn nachten beter worden terwijl ik gewoon op de bank lig.
noor> Apart is precies goed. Noteer ook hoe laat, want na vier uur ’s middags betaal je er ’s avonds vaak voor.
a: Halfvijf is mijn vaste tijd. Dat verklaart een en ander.`,
  },
  {
    in: 'universiteit/slaap',
    daysAgo: 38,
    from: '08:10',
    lines: `
a: Nieuw matras van elfhonderd euro. Slaap precies even slecht. Ik had eerst moeten meten.
b: Pijnlijk. Mocht je hem terugsturen?
a> Honderd nachten proef. Dus nu meet ik honderd nachten.
c: Dan heb je straks de langste grafiek van de universiteit.
d>> Zet er ook bij op welke dag je het raam open had. Bij mij deed dat meer dan elk bed.`,
  },
  {
    in: 'universiteit/slaap',
    daysAgo: 36,
    from: '22:20',
    lines: `
a: Mijn partner snurkt en ik lig ernaast cijfers te bedenken. Aparte kamers voelt als opgeven.
b> Wij slapen doordeweeks apart en in het weekend samen. Beste wat we ooit deden, ook voor ons huwelijk.
c: Snurken is ook iets om eens aan de huisarts te vragen, zeker als iemand overdag wegdommelt.
a> Dat doet hij. In de auto nog wel, op de bijrijdersstoel gelukkig. Ik maak een afspraak voor hem.
b>> Goed. Laat je weten hoe het ging?
a: Dat beloof ik.`,
  },
  {
    in: 'universiteit/slaap',
    daysAgo: 33,
    from: '06:55',
    lines: `
a: Zeven uur achter elkaar. Zeven! Ik heb niets bijzonders gedaan, alleen om tien uur alles uit.
b: Gefeliciteerd. En nu niet meteen drie dingen erbij doen.
a> Ik had net een verduisteringsgordijn in mijn mandje liggen. Terug in de winkel ermee.
teun: Eén goede nacht is een nacht. Bewaar het gordijn voor experiment twee.`,
  },
  {
    in: 'universiteit/slaap',
    daysAgo: 30,
    from: '12:30',
    parts: { a: { kind: 'woman', from: 46, to: 58 } },
    lines: `
a: Zijn er meer vrouwen hier bij wie de nacht in tweeën is gevallen sinds de overgang? Ik zoek ervaringen, geen pillen.
b> Hier ook. Wol in plaats van dons hielp mij, en een tweede hemd op het nachtkastje.
c: Ik houd de opvliegers bij met streepjes. Na een glas wijn zijn het er drie meer. Jammer, maar helder.
noor> Mooie manier van kijken, {c}. En bespreek het ook met je huisarts als het je dagen kost, {@a}. Je hoeft niet alles zelf uit te zoeken.
a: Dank jullie wel. Ik begin met de streepjes.
d: Ik doe met je mee, dan vergelijken we over twee weken.`,
  },
  {
    in: 'universiteit/slaap',
    daysAgo: 27,
    from: '20:50',
    lines: `
a: Wie heeft er ervaring met een lichtwekker? Ik word nu wakker van een brandweersirene.
b: Ik, vier jaar. Op donkere dagen fijn, in mei heb je hem niet nodig.
c> Bij mij deed hij niets. Ik slaap op mijn buik.
a> Op je buik! Daar had ik niet aan gedacht. Ik ook.
d: Leen er eerst een. In {d.stad} heeft de bibliotheek van dingen er twee staan.`,
  },
  {
    in: 'universiteit/slaap',
    daysAgo: 25,
    from: '07:30',
    lines: `
a: Het was de ketel niet, maar wel de koelkast van de buren. Die staat tegen mijn hoofdeind. Bed verplaatst, drie nachten doorgeslapen.
b: Dit is detectivewerk.
c: Goed dat je het hebt uitgezocht in plaats van oordoppen te kopen.
a> Die had ik ook al.`,
  },
  {
    in: 'universiteit/slaap',
    daysAgo: 22,
    from: '23:05',
    lines: `
a: Ik weet dat ik dit niet om elf uur op een scherm moet typen, maar: hoe krijg je een hoofd uit dat vergaderingen afspeelt?
b: Schrift naast het bed. Alles wat ik morgen moet, gaat erin. Daarna is het van het schrift.
c> Dat schrift doe ik om negen uur al, aan tafel. Dan neem ik het niet mee naar boven.
a> Dat is slim. Morgen om negen uur dus. Welterusten.
teun: En het scherm? Goed zo.`,
  },
  {
    in: 'universiteit/slaap',
    daysAgo: 19,
    from: '09:20',
    parts: { a: { from: 66 } },
    lines: `
a: Op mijn {a.leeftijd}e slaap ik zes uur en voel me prima. Mijn zoon vindt dat te weinig. Wie heeft er gelijk?
noor> Als jij je overdag goed voelt en niet wegdommelt, heb jij gelijk. De Hersenstichting noemt voor 65-plussers zeven tot acht uur als gemiddelde, met flink wat ruimte eromheen.
b: Mijn moeder sliep vijf uur en werd vierennegentig. Al bewijst dat niets, weet ik nu.
a: Ik stuur dit door naar mijn zoon, met de groeten.`,
  },
  {
    in: 'universiteit/slaap',
    daysAgo: 17,
    from: '21:30',
    lines: `
a: Mijn horloge zegt dat ik 22 minuten diepe slaap had. Ik voel me kiplekker. Wat moet ik daarmee?
b: Niks. Echt niks.
c> Ik heb die pagina uit mijn app verwijderd. Alleen bedtijd en opstaan staan er nog.
teun: Een horloge raadt die fases uit je pols. Jouw eigen ochtendcijfer weet meer over jou.
a: Dan geef ik vandaag een acht.`,
  },
  {
    in: 'universiteit/slaap',
    daysAgo: 14,
    from: '08:05',
    lines: `
a: Uitslag van mijn raam-experiment: veertien nachten dicht gemiddeld een 5,9, veertien nachten open een 6,8. Slaapkamer ging van 19 naar 16 graden. [slaap]
b: Bijna een punt! En je stookkosten?
a> Die kamer stond toch al uit. De rest van het huis merkt niets.
c: Had je ook minder benauwde ochtenden? Ik denk zelf dat het de lucht is en niet de kou.
a> Dat weet ik dus niet. Open raam verandert twee dingen tegelijk, zie ik nu.
teun>> Precies die zin wilde ik lezen. Volgende ronde: raam dicht, verwarming laag.`,
  },
  {
    in: 'universiteit/slaap',
    daysAgo: 12,
    from: '22:00',
    lines: `
a: Update over mijn snurkende man: hij heeft een slaaponderzoek gehad en het bleek apneu. Hij krijgt nu een masker.
b: Wat goed dat je bent gegaan.
c: Mijn broer heeft er ook een. Eerste week vreselijk, daarna een ander mens.
a> Dat hoop ik. Hij noemt zichzelf alvast straaljagerpiloot.`,
  },
  {
    in: 'universiteit/slaap',
    daysAgo: 10,
    from: '07:15',
    lines: `
a: Sinds de klok terugging ben ik om half zes klaarwakker. Hoe lang duurt dat bij jullie?
b> Vorig jaar negen dagen. Dit jaar schoof ik van tevoren een kwartier per dag en waren het er drie.
c: Bij de kinderen twee weken, bij de kat is het nooit overgegaan.
a: Ik ga vanavond gewoon een uur later het licht dimmen. Kijken of dat helpt.`,
  },
  {
    in: 'universiteit/slaap',
    daysAgo: 6,
    from: '20:40',
    parts: { a: { to: 34 } },
    lines: `
a: Tentamens en een buurman met een drumstel. Tips die geen verhuizing zijn?
b: Praat met hem over tijden. De mijne wist echt niet dat ik alles hoorde.
c: Ik heb een ventilator aan tegen geluid. Meetbaar beter: van vier keer wakker naar één keer.
a>> Aangebeld. Hij speelt voortaan tot acht uur en bood me een biertje aan.
b: De beste interventie van deze maand.`,
  },
  {
    in: 'universiteit/slaap',
    daysAgo: 3,
    from: '07:40',
    lines: `
a: Dag 10 met mijn schrift om negen uur. Ik lig nog maar een kwartier wakker in plaats van een uur.
b: Was jij niet die van de vergaderingen in je hoofd?
a> Dat was ik. Ze vergaderen nu in het schrift.
c: Ik begin vanavond ook. Lijntjes of blanco?
a> Ruitjes. Ik ben nu eenmaal zo.`,
  },
  {
    in: 'universiteit/slaap',
    daysAgo: 0,
    from: '07:20',
    lines: `
a: Mist in {a.stad}. Toch twaalf minuten buiten gestaan, 3.100 lux. Gisteren met zon 14.000.
b: Hier hangt hij ook. Je ziet er niks van, maar je oog telt gewoon door.
c: Vraag: gaan jullie in zulke weken langer, of gewoon even lang?
b> Even lang. Anders weet ik straks niet of het aan de tijd of aan het licht lag.`,
  },
]
