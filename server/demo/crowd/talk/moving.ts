import type { Overheard } from './overheard.ts'

/** What the crowd says in 'Beweging en grounding' and in 'Rood licht'. */
export const moving: readonly Overheard[] = [
  {
    in: 'universiteit/beweging',
    daysAgo: 40,
    from: '08:35',
    parts: { a: { from: 60 } },
    lines: `
a: Ik begin met opstaan uit mijn stoel zonder handen. Gisteren zes keer in een halve minuut. Wat is normaal?
teun> Mooi startgetal. Er bestaan tabellen met leeftijden, maar interessanter is of jij over een maand hoger zit. Doe hem elke week op dezelfde dag, met dezelfde stoel.
b: Ik doe hem tijdens het journaal. Bij de weerman ben ik klaar.
a: Zondag dus, keukenstoel, voor de soep.`,
  },
  {
    in: 'universiteit/beweging',
    daysAgo: 37,
    from: '18:00',
    lines: `
a: Wie loopt er in {a.stad} en omgeving? Alleen wandelen houd ik precies vier dagen vol.
b: Ik woon een dorp verderop. Dinsdagochtend kan ik altijd.
a> Dinsdag, acht uur, bij het station? Ik ben te herkennen aan een oranje muts.
b>> Dan neem ik de thermos mee.
c: Dit is waarom ik lid ben geworden.`,
  },
  {
    in: 'universiteit/beweging',
    daysAgo: 35,
    from: '12:10',
    lines: `
a: Traplopen in plaats van lift, dag 12. Vijf verdiepingen. Ik hoef niet meer te doen alsof ik mijn veter strik op de derde.
b: Die veter ken ik.
c: Hoe meet je het?
a> Hartslag bovenaan en een halve minuut later. Van 142 naar 128, en hij zakt sneller.
teun: Dat zakken is het mooiste getal dat je kunt kiezen.`,
  },
  {
    in: 'universiteit/beweging',
    daysAgo: 32,
    from: '07:45',
    lines: `
a: Blote voeten in het gras terwijl het vriest: dapper of dom?
teun> Onder nul gewoon laten. Bevroren tenen bewijzen niets. Droog gras boven de vijf graden is een prima grens, en nooit met wondjes of als je je voeten slecht voelt.
b: Ik sta bij vorst op de houten vlonder. Ook buiten, ook wakker.
a: Vlonder genoteerd. Dank je.`,
  },
  {
    in: 'universiteit/beweging',
    daysAgo: 28,
    from: '20:15',
    lines: `
a: Mag ik iets vragen over motivatie? Ik weet alles, ik doe niks.
b: Schoenen bij de deur, jas eroverheen. Ik beslis niet meer, ik struikel erover.
c> Ik heb met mezelf afgesproken: alleen de deur uit en weer naar binnen mag ook. Dat is nog nooit gebeurd.
d: Met iemand afspreken. Afzeggen kost meer moeite dan gaan.
a: Alle drie dan maar. Morgen zeven uur, wie appt me wakker?
c> Ik. Zeg niet dat je niet gewaarschuwd bent.`,
  },
  {
    in: 'universiteit/beweging',
    daysAgo: 27,
    from: '07:20',
    lines: `
a: Gelopen. Twee kilometer, één eekhoorn. Dank je, {b}.
b: Graag gedaan. Morgen weer om zeven uur.
a> Morgen is het zondag!
b>> De eekhoorn weet dat niet.`,
  },
  {
    in: 'universiteit/beweging',
    daysAgo: 24,
    from: '19:30',
    parts: { a: { from: 45 } },
    lines: `
a: De fysio zei dat ik moet gaan krachttrainen voor mijn botten. Ik zie mezelf niet in zo’n zaal staan.
b: Ik ook niet, tot ik ging. Er stonden vooral mensen van onze leeftijd naar hun telefoon te kijken.
teun> Begin thuis: rugzak met boeken, opstaan uit de stoel, opdrukken tegen het aanrecht. Twee keer per week is wat de Beweegrichtlijnen voor iedereen noemen.
a: Tegen het aanrecht, dat kan ik. Hoeveel keer?
teun> Zoveel dat de laatste twee lastig zijn. Voor jou is dat vandaag misschien zes.
a: Het waren er vijf. Ik schrijf vijf op.`,
  },
  {
    in: 'universiteit/beweging',
    daysAgo: 21,
    from: '17:50',
    lines: `
a: Rusthartslag van 71 naar 66 in zes weken fietsen naar het werk. Elf kilometer, weer of geen weer. [beweging]
b: Ook bij windkracht zes?
a> Toen heb ik de trein genomen en het opgeschreven als weer.
c: Eerlijk is eerlijk.`,
  },
  {
    in: 'universiteit/beweging',
    daysAgo: 16,
    from: '09:05',
    lines: `
a: Stoeltest week vier: van zes naar negen. Zelfde stoel, zelfde soep.
b: Negen! Daar kan ik nog een puntje aan zuigen.
teun: Dit is in een maand meer dan veel mensen in een jaar. Wat deed je ervoor?
a> Elke keer dat de reclame begint drie keer opstaan. Ik kijk te veel televisie, dus het loopt op.`,
  },
  {
    in: 'universiteit/beweging',
    daysAgo: 13,
    from: '15:40',
    lines: `
a: Zit-sta-bureau, drie maanden. Ik sta inmiddels nooit meer. Iemand een idee om dat weer te laten leven?
b: Ik sta alleen bij telefoongesprekken. Die koppeling vergeet ik nooit.
c> En ik zet mijn glas water in de keuken. Acht keer per dag opstaan, gratis.
a: Telefoongesprekken. Zo simpel dat ik boos word.`,
  },
  {
    in: 'universiteit/beweging',
    daysAgo: 9,
    from: '10:20',
    lines: `
a: Gistermiddag met zijn elven door de duinen bij {a.stad}. De jongste was 24, de oudste 79 en die liep voorop.
b: Ik was die oudste niet, maar ik kwam er wel achteraan hijgen.
c: Wanneer is de volgende?
a> Zondag over een week, half elf. Ik zet hem ook bij de evenementen als er meer dan vijftien mensen willen.
d: Tel mij mee, met hond.`,
  },
  {
    in: 'universiteit/beweging',
    daysAgo: 5,
    from: '21:00',
    lines: `
a: Na een maand aanrecht-opdrukken: van vijf naar twaalf. Ik heb mijn schoonzoon uitgedaagd.
b: En?
a> Hij haalde er veertien, maar hij is dertig jaar jonger en was duizelig.
teun>> Dat is je beste grafiek van het jaar.`,
  },
  {
    in: 'universiteit/beweging',
    daysAgo: 2,
    from: '08:15',
    lines: `
a: Dinsdagclub {a.stad} telt inmiddels zes oranje mutsen. We lopen nu ook op vrijdag.
b: Van niet volhouden naar een club. Ik word er stil van.
a> Ik ook. En ik houd het al vijf weken vol.`,
  },
  {
    in: 'universiteit/rood',
    daysAgo: 39,
    from: '20:20',
    lines: `
a: Mijn lamp is binnen. Op welke afstand beginnen jullie?
b: Vijftig centimeter, tien minuten, drie keer per week. Zo stond het in de handleiding.
teun> Schrijf afstand en duur op en houd ze veertien dagen gelijk. En kijk niet recht in de lamp.
a: Bril ligt klaar. Ik meet mijn schouder, hoe hoog ik mijn arm krijg in centimeters tegen de deurpost.`,
  },
  {
    in: 'universiteit/rood',
    daysAgo: 34,
    from: '19:45',
    lines: `
a: Eerlijke vraag: is er voor rood licht en slaap echt bewijs, of vinden we het vooral gezellig?
teun> Er zijn kleine onderzoeken, met wisselende uitkomsten. Wat wel stevig is: fel, koel licht in de avond maakt wakkerder. Rood en zwak licht doet dat veel minder.
b: Dus het is vooral wat je níet aan hebt.
a> Zo kan ik het uitleggen aan mijn man. Die vindt het op een bar lijken.
c: Zet er muziek bij en hij is om.`,
  },
  {
    in: 'universiteit/rood',
    daysAgo: 30,
    from: '21:25',
    lines: `
a: Ik heb overal in huis rode ledlampjes van vier euro gehangen. Gang, badkamer, trap. Niemand valt, niemand wordt wakker.
b: Welke lampjes zijn dat? Ik zoek iets voor de gang.
a> Gewoon een kerstlampje met een rode kap, op een schakelklok van acht tot zeven.
c: Bij ons denkt de kat dat het carnaval is.`,
  },
  {
    in: 'universiteit/rood',
    daysAgo: 24,
    from: '20:10',
    lines: `
a: Schouder na veertien dagen lamp: van 141 naar 146 centimeter. Maar ik rek nu ook elke dag even bij die deurpost.
b: De deurpost als therapie.
teun> Goed gezien. Nu twee weken alleen rekken, zonder lamp. Blijft hij 146, dan was het de deur.
a: Dan had ik me driehonderd euro kunnen besparen. Ik ga het uitzoeken.`,
  },
  {
    in: 'universiteit/rood',
    daysAgo: 18,
    from: '19:00',
    lines: `
a: Gebruikt iemand rood licht met jonge kinderen in huis? De onze wordt om vijf uur wakker en doet dan alle lampen aan.
b> Een rood nachtlampje op een timer: gaat het uit, dan mag je opstaan. Werkte hier na een week.
a> Van zes tot zeven rood, en dan gewoon licht. Dat begrijpt een driejarige ook.
c: En een vijftigjarige.`,
  },
  {
    in: 'universiteit/rood',
    daysAgo: 10,
    from: '20:35',
    lines: `
a: Uitslag van de deurpost: twee weken zonder lamp, wel rekken: 147. Het was de deur.
b: Ik vind dit het beste bericht dat ik hier las.
c: Respect dat je het opschrijft, na die driehonderd euro.
teun: Hier staat meer in dan in menige folder. Bewaar hem voor de masterclass, {@a}.
a> Mag. De lamp is te koop trouwens. Grapje. Half.`,
  },
  {
    in: 'universiteit/rood',
    daysAgo: 5,
    from: '21:10',
    lines: `
a: Roodlichtstand van de site aan om acht uur, elf avonden nu. Ik leg mijn telefoon een half uur eerder weg omdat alles er saai van wordt.
b: Saai is onderschat.
c: Precies dat effect heb ik ook. Geen wonder, gewoon minder leuk.`,
  },
  {
    in: 'universiteit/rood',
    daysAgo: 1,
    from: '19:50',
    lines: `
a: Ik ga de lamp van {b} lenen voor mijn duim. Vier weken, knijpkracht met een keukenweegschaal, eerst een week niets.
b: Hij staat klaar. Neem je eigen deurpost mee.
c: Dit wordt een vervolgserie.`,
  },
]
