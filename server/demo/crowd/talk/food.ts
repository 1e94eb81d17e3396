import type { Overheard } from './overheard.ts'

/** What the crowd says in 'Voeding'. */
export const food: readonly Overheard[] = [
  {
    in: 'universiteit/voeding',
    daysAgo: 41,
    from: '12:40',
    lines: `
a: Wat eten jullie als lunch die je om drie uur nog wakker houdt? Mijn boterhammen doen het niet.
b: Restjes van de avond ervoor, opgewarmd. Saai, wel wakker.
c> Linzensoep in een thermosfles. Mijn collega’s zijn jaloers en zeggen van niet.
noor> Let eens op eiwit en vezels: een ei, peulvruchten, noten. En tien minuten lopen erna, dat merken veel mensen eerder dan het eten zelf.
a: Soep plus rondje. Ik test twee weken en kom terug.`,
  },
  {
    in: 'universiteit/voeding',
    daysAgo: 39,
    from: '18:20',
    lines: `
a: Hoeveel vezels halen jullie per dag? Ik kwam op 17 gram en ik dacht dat ik gezond at.
b: 24, maar alleen met twee sneden roggebrood.
c: Ik tel niet meer. Elke dag peulvruchten, dan zit het goed.
noor> De Gezondheidsraad noemt 30 tot 40 gram als richtlijn, voor vrouwen meer richting de dertig. Bouw langzaam op en drink erbij, anders protesteert je buik.
a>> Te laat. Die protesteerde gisteren al.
d: Bruine bonen op dag één, hè. Ik ken dat.`,
  },
  {
    in: 'universiteit/voeding',
    daysAgo: 37,
    from: '19:10',
    parts: { a: { from: 30, to: 50 } },
    lines: `
a: Met twee kleuters eten we om half zes. Zijn wij per ongeluk het hele experiment voor?
b: Jullie zijn de toekomst.
c> Wel opletten met wat er om negen uur nog bijkomt. Bij mij was dat meer dan het hele avondeten.
a> Betrapt. De restjes van hun bord tellen zeker ook?
b: Alles telt, behalve wat je staand eet. Zei mijn moeder.`,
  },
  {
    in: 'universiteit/voeding',
    daysAgo: 34,
    from: '08:30',
    lines: `
a: Drie weken havermout met yoghurt. Ik heb geen honger om tien uur, wel om kwart over elf. Is dat winst?
b: Vijf kwartier winst. Noteer het.
c> Doe er eens een handje walnoten door. Ik haalde er half een mee.
a: Vandaag geprobeerd: 12.25. Dit werkt verslavend, dat meten.`,
  },
  {
    in: 'universiteit/voeding',
    daysAgo: 31,
    from: '17:05',
    lines: `
a: Moet ik stoppen met zuivel? Iedereen om me heen doet het.
noor> Heb je er klachten van? Zo niet, dan zou ik er geen reden voor weten. Yoghurt en kaas horen gewoon in de Schijf van Vijf.
a: Geen klachten. Alleen collega’s.
b> Dat zijn ook klachten.
c: Ik heb het twee weken gelaten en weer twee weken genomen. Geen verschil, op mijn humeur na.`,
  },
  {
    in: 'universiteit/voeding',
    daysAgo: 29,
    from: '20:00',
    lines: `
a: Eerste oogst van de wintermoestuin: zes bladen palmkool en een slak.
b: De slak is eiwit.
c: Palmkool met knoflook en citroen, drie minuten in de pan. Meer hoeft niet.
a> Net gedaan. Mijn dochter van elf at het op zonder te onderhandelen, dus dit is een doorbraak.`,
  },
  {
    in: 'universiteit/voeding',
    daysAgo: 26,
    from: '13:00',
    lines: `
a: Terug met mijn lunchuitslag: energie om drie uur van een 4,3 naar een 6. Soep plus rondje, veertien werkdagen.
b: Netjes! En nu weet je niet welke van de twee het was.
a> Ik hoorde het jullie al denken. Vanaf maandag alleen het rondje, met boterhammen.
noor: Hier word ik blij van. Twee vragen uit één uitslag.
c: Ik doe de andere helft: soep zonder rondje. Dan zijn we samen één onderzoek.
a> Afgesproken, {c}. Zelfde uur, zelfde schaal.`,
  },
  {
    in: 'universiteit/voeding',
    daysAgo: 23,
    from: '21:10',
    lines: `
a: Wat drinken jullie ’s avonds als het geen wijn is? Thee ben ik zat.
b: Water met komkommer en een takje munt. In een wijnglas, anders is het huilen.
c: Gemberwater, warm. Met een klein beetje honing.
d>> Alcoholvrij bier van de speciaalzaak. Duur, maar je drinkt er maar één van.
a: Dat wijnglas is de truc, denk ik. Het gaat me om het glas.`,
  },
  {
    in: 'universiteit/voeding',
    daysAgo: 20,
    from: '11:50',
    parts: { a: { from: 55 } },
    lines: `
a: Bij mij is vorige maand diabetes type 2 vastgesteld. Mag ik hier meedoen met meten of is dat gevaarlijk?
noor> Welkom, {@a}. Meedoen mag, met één afspraak: wat je aan je eten of medicijnen verandert, bespreek je eerst met je praktijkondersteuner of diëtist. Vertel haar ook dat je meet, dat helpt haar juist.
a> Dat stelt me gerust. Ik zie haar donderdag.
b: Ik heb het al zes jaar. Wandelen na het avondeten zag ik zelf terug in mijn waarden. Maar wat zij zegt: samen met de praktijk.
a: Hoe lang loop jij dan?
b> Een kwartier, rondje om de kerk.`,
  },
  {
    in: 'universiteit/voeding',
    daysAgo: 18,
    from: '18:45',
    lines: `
a: Deelproject met {b}: soep zonder rondje, tien werkdagen, energie van 4,4 naar 4,7. Rondje zonder soep bij mij: van 4,3 naar 5,8.
b: Dus het was het lopen. Ik vind het jammer voor de soep.
c: De soep blijft lekker, dat is ook een uitslag.
noor: Twee mensen is weinig, maar wat is dit netjes gedaan. Mag ik het als voorbeeld gebruiken in de les?
a> Graag. Met naam, ik ben er trots op.`,
  },
  {
    in: 'universiteit/voeding',
    daysAgo: 15,
    from: '09:00',
    lines: `
a: Is diepvriesgroente minder goed dan vers?
noor> Nauwelijks. Het wordt vlak na de oogst ingevroren; verse boontjes die vijf dagen onderweg zijn verliezen soms meer.
b: En het snijdt zichzelf.
c: Mijn vriezer is sinds dit weekend een moestuin.`,
  },
  {
    in: 'universiteit/voeding',
    daysAgo: 13,
    from: '16:20',
    parts: { a: { to: 30 } },
    lines: `
a: Student, veertig euro per week, magnetron. Wat zijn jullie beste goedkope maaltijden?
b: Rode linzen, blik tomaten, ui, komijn. Anderhalve euro en drie dagen eten.
c: Eieren. Altijd eieren.
d: Witte kool in alle vormen. In {d.stad} kost een hele kool op de markt een euro.
mehmet> Bulgur met kikkererwten en citroen. Kan in een waterkoker, ik heb het gezien.
a>>>> Linzen gaan vanavond op. Dank jullie, mijn huisgenoten ook.`,
  },
  {
    in: 'universiteit/voeding',
    daysAgo: 11,
    from: '19:40',
    lines: `
a: Een week zonder tussendoortjes na acht uur. Ik slaap niet beter. Ik ben wel elke ochtend om zes uur hongerig wakker.
b: Misschien at je te vroeg of te weinig om zes uur?
a> Om half zes, een salade. Nu ik het typ, hoor ik het.
c: Warm en met iets van aardappel of bonen, dat hield mij de nacht door.`,
  },
  {
    in: 'universiteit/voeding',
    daysAgo: 7,
    from: '12:15',
    lines: `
a: Donderdag bij de praktijkondersteuner geweest. Ze vond mijn lijstje geweldig en wil dat ik doorga.
b: Wat heerlijk om te lezen.
c: Mooi. Wat ga je veranderen?
a> Alleen het wandelen, een kwartier na het avondeten. De rest blijft zoals het was.
noor: Sterk plan. Eén ding tegelijk, en iemand die meekijkt.`,
  },
  {
    in: 'universiteit/voeding',
    daysAgo: 4,
    from: '17:30',
    lines: `
a: Zuurkool zelf gemaakt, na drie weken opengemaakt. De keuken ruikt naar 1954.
b: Mijn opa zou huilen van geluk.
c: Hoeveel zout gebruik je? De mijne werd slap.
a> Twee procent van het gewicht, en stevig aanstampen. Slap was bij mij te warm weggezet.`,
  },
  {
    in: 'universiteit/voeding',
    daysAgo: 1,
    from: '18:05',
    lines: `
a: Vanavond om half zes aan tafel met het hele gezin, voor de derde dag. De oudste vroeg of we failliet waren.
b: Hier dachten ze dat er bezoek kwam.
c: En, verschil in de nacht?
a> Te vroeg om te zeggen. Wel verschil in het gesprek: niemand had haast.`,
  },
]
