import type { LongArticle } from './longArticle.ts'

/** Articles about light; every person and every measurement of members in them is invented, the sources are not. */
export const deskLight: LongArticle = {
  title: 'Het licht op je bureau, en wat er van de dag overblijft',
  excerpt:
    'Vijfhonderd lux is genoeg om te werken. Is het genoeg om wakker te zijn? Acht bureaus van leden, een week lang.',
  category: 'licht',
  by: 'teun',
  daysAgo: 17,
  figure: {
    title: 'Lux op ooghoogte om elf uur',
    bars: [
      ['Kelderkantoor', 160],
      ['Gang zonder raam', 210],
      ['Drie meter van het raam', 390],
      ['Naast het raam', 1250],
    ],
    alt: 'Staafdiagram: kelderkantoor 160 lux, gang zonder raam 210, drie meter van het raam 390, naast het raam 1.250',
  },
  text: `
De meeste leden van deze club werken binnen. Dat is geen verwijt, dat is een feit, en het betekent dat je werkplek het grootste deel van je daglicht bepaalt. Acht van hen hielden een week lang een lichtmeter naast hun toetsenbord. De uitkomst was niet wat zij hadden verwacht.

## De norm is voor je ogen

Voor kantoorwerk geldt in Europa een richtlijn, vastgelegd in de norm NEN-EN 12464-1: ongeveer vijfhonderd lux op het werkvlak. Dat is gekozen om te kunnen lezen en typen zonder vermoeide ogen. De norm kijkt naar het blad van je bureau, niet naar je gezicht. Een lamp die recht naar beneden schijnt, kan het blad netjes verlichten en je ogen nauwelijks.

Onze meters hingen daarom op ooghoogte, in de kijkrichting. Daar blijft van vijfhonderd op het blad vaak twee- tot driehonderd over.

| Werkplek | Lux om 11 uur |
| Kelderkantoor, alleen lampen | 160 |
| Balie in een gang zonder raam | 210 |
| Drie meter van een raam op het oosten | 390 |
| Naast een raam op het zuiden | 1.250 |

[figuur]

De overige vier zaten daartussen. Wie naast een raam zat, haalde op een grijze dag meer dan wie op een zonnige dag drie meter verderop zat. De eerste twee meter van het raam zijn de helft van het verhaal.

## Wat daar uitkomt als je het vergelijkt

In 2014 vergeleken Mohamed Boubekri en collega’s in het Journal of Clinical Sleep Medicine kantoormedewerkers met en zonder ramen op hun werkplek. De mensen met ramen kregen onder werktijd veel meer licht, en sliepen in werknachten gemiddeld 46 minuten langer. Dat getal wordt vaak aangehaald, en zelden met de kanttekening erbij: het waren 49 mensen, van wie 22 met ramen, en niemand had geloot om de plekken. Wie een raam heeft, heeft misschien ook een andere baan.

Toch past het bij wat we weten over de klok. Overdag veel licht maakt het verschil met de avond groter, en aan dat verschil heeft je lichaam iets.

> Je bureau hoeft geen strand te zijn. Het moet alleen duidelijk dag zijn.

## Vijf ingrepen, van gratis naar duur

1. **Draai je stoel een kwartslag.** Met het raam schuin voor je komt er meer licht in je ogen dan met het raam in je rug, en je scherm spiegelt minder.
2. **Schuif op.** Eén meter dichter bij het glas scheelde bij onze leden tussen de anderhalf en twee keer zoveel.
3. **Neem de pauze buiten.** Twintig minuten om half een op een bewolkte dag is meer licht dan de rest van de werkdag bij elkaar opgeteld.
4. **Bel lopend.** Een gesprek zonder scherm is een gesprek dat naar buiten kan.
5. **Vraag om een lamp die ook de wand verlicht.** Indirect licht komt bij je ogen aan; een spotje op je toetsenbord niet.

## Wat één van de acht ontdekte

De man uit het kelderkantoor, administrateur bij een drukkerij, kon niets aan zijn werkplek veranderen. Hij verdeelde zijn pauze in drieën: tien minuten om tien uur, twintig om half een, tien om drie uur. Hij veranderde verder niets en hield zijn energie om vier uur bij, eerst zeven werkdagen zonder en daarna veertien met.

- Voor: gemiddeld een 4,6.
- Na: gemiddeld een 5,7.
- Op dagen met regen: een 5,3.

Hij schreef er zelf bij dat hij ook méér liep, en dat zijn chef vriendelijker leek. Dat kan allebei. Hij is daarna twee weken binnen in het trappenhuis gaan lopen, even lang. Toen kwam hij op een 5,2 uit. Het lopen doet dus iets, en het licht doet er mogelijk nog iets bij. Zo’n tweede ronde kost twee weken en levert meer op dan tien meningen.

## Schermen zijn geen daglicht

Een beeldscherm op volle sterkte geeft op leesafstand meestal tussen de vijftig en tweehonderd lux. Overdag voegt dat weinig toe, in de avond is het vaak de helderste bron van de kamer. Wie overdag te weinig licht krijgt en ’s avonds voor een scherm zit, maakt het verschil tussen dag en nacht van twee kanten kleiner. Daarom hoort bij dit verhaal ook de andere helft: dim na het eten, en laat het felste licht van je dag niet het laatste zijn.

Is avondlicht dan schadelijk? Dat woord is te groot. Het maakt veel mensen wakkerder dan ze willen zijn op dat moment. Een uurtje televisie op drie meter is iets anders dan een telefoon in een donkere slaapkamer.

## Zo maak je er een proef van

- Meet drie werkdagen lang om elf uur en om drie uur op ooghoogte, en schrijf het gemiddelde op.
- Kies één ingreep uit de lijst. Eén.
- Houd twee weken een cijfer bij voor je energie om vier uur, en de tijd waarop je ’s avonds slaap kreeg.
- Noteer ook het weer. Anders geef je je bureau de eer van een zonnige week.

Thuiswerkers kunnen hetzelfde doen, met een voordeel: niemand vindt het gek als je aan de keukentafel voor het raam gaat zitten.

## Wat je niet van je bureau mag verwachten

Ben je al maanden uitgeput, dan ligt dat zelden aan een lamp. Bespreek aanhoudende vermoeidheid met je huisarts, en gebruik je lijst als bijlage: twee weken cijfers zegt een arts meer dan ‘de laatste tijd’. En heb je last van hoofdpijn of prikkende ogen achter je scherm, dan is je bedrijfsarts of arbodienst er ook voor. Een werkgever is verplicht om naar het licht op je werkplek te kijken.

## Bronnen

- NEN-EN 12464-1: licht en verlichting van werkplekken binnen.
- Boubekri en anderen, Journal of Clinical Sleep Medicine, 2014: ramen, daglicht en slaap van kantoormedewerkers.
- Brown en anderen, PLOS Biology, 2022: aanbevelingen voor licht overdag en in de avond. doi:10.1371/journal.pbio.3001571

Deze informatie vervangt geen medisch advies.`,
}

export const winterDip: LongArticle = {
  title: 'Winterdip: wat licht kan doen en wat niet',
  excerpt:
    'Somberder in november is gewoon, en soms is het meer dan dat. Hoe je het verschil ziet, en wat je zelf kunt bijhouden.',
  category: 'licht',
  by: 'jasper',
  daysAgo: 24,
  figure: {
    title: 'Uren daglicht in De Bilt, half de maand',
    bars: [
      ['September', 12.7],
      ['Oktober', 10.7],
      ['November', 8.8],
      ['December', 7.8],
    ],
    alt: 'Staafdiagram: september 12,7 uur, oktober 10,7 uur, november 8,8 uur en december 7,8 uur daglicht',
  },
  text: `
Tussen half september en half december verliest Nederland bijna vijf uur daglicht. Dat gaat zo geleidelijk dat je het niet ziet gebeuren, en op een dag fiets je twee keer in het donker. Veel mensen eten dan wat meer, slapen wat langer en zeggen wat vaker af. Bij de meesten hoort dat bij het jaar. Bij een kleine groep is het een depressie die elk jaar terugkomt.

| Half | Uren tussen zon op en zon onder |
| September | 12,7 |
| Oktober | 10,7 |
| November | 8,8 |
| December | 7,8 |

[figuur]

## Twee woorden die vaak door elkaar lopen

Een winterdip is lusteloosheid die in het donkere seizoen komt en weer gaat. Je functioneert, het kost alleen meer moeite. Een winterdepressie is een depressie: je bent bijna elke dag somber of hebt nergens plezier in, wekenlang, zo erg dat werk, huis of contacten eronder lijden. De psychiater Norman Rosenthal en zijn collega’s beschreven die vorm in 1984 voor het eerst uitgebreid en gaven hem een naam: seasonal affective disorder.

Het onderscheid maak je niet met een lichtmeter. Herken je jezelf in het tweede, dan is je huisarts de eerste stap en dit artikel niet. Denk je aan de dood, bel dan meteen je huisarts of 113 Zelfmoordpreventie, dag en nacht bereikbaar op 113 of gratis via 0800-0113.

> Een dip kun je bijhouden. Een depressie hoef je niet alleen te meten.

## Wat lichttherapie is

Bij lichttherapie zit je elke ochtend, meestal een half uur, dicht bij een lamp van tienduizend lux. Een overzicht van Robert Golden en anderen uit 2005, in The American Journal of Psychiatry, vond dat felle lampen bij winterdepressie beter werkten dan zwakke. In 2006 vergeleken Raymond Lam en collega’s in hetzelfde tijdschrift licht met een antidepressivum; beide hielpen ongeveer even goed. Het zijn vrij kleine onderzoeken, maar ze wijzen dezelfde kant op, en lichttherapie is bij winterdepressie een gewone behandeling geworden.

Of zo’n lamp ook een dip kan vóórkomen is onzekerder. De Cochrane-groep die dat in 2019 uitzocht, vond te weinig goed onderzoek om het te zeggen. Dat is geen nee. Het is een eerlijk ‘dat weten we niet’.

## Wat je kunt doen zonder recept

1. **Ga elke ochtend naar buiten**, ook als het grijs is. Een bewolkte decemberochtend haalt in het park nog altijd duizenden lux, en een kamer een paar honderd.
2. **Leg één afspraak vast die doorgaat**, wat je humeur ook is: een wandeling met iemand, een koor, een vaste boodschap.
3. **Houd je opstaantijd gelijk**, ook in het weekend. Uitslapen voelt als een beloning en maakt de maandag langer.
4. **Beweeg overdag.** De Gezondheidsraad raadt volwassenen sinds 2017 minstens tweeënhalf uur matig intensieve inspanning per week aan, verspreid over de dagen. Stevig doorwandelen telt.
5. **Vertel het iemand.** In het donker lijkt iedereen druk.

Niets hiervan is een behandeling. Het zijn gewoontes die weinig kosten en die je kunt meten.

## Een logboek dat niet zwaarder maakt

Elke avond je stemming een cijfer geven kan averechts werken: je gaat op zoek naar wat er mis is. Drie leden die dit al een paar winters doen, kwamen tot een lichtere vorm.

- Eén keer per week, op zondag, een cijfer voor de hele week.
- Daarnaast alleen feiten: hoe vaak buiten voor tien uur, hoe vaak iemand gesproken, hoeveel avonden voor elven in bed.
- Geen streep eronder, geen gemiddelde tot het voorjaar.

Een van hen zag zo dat haar dip niet in december kwam maar in de tweede helft van januari, als de feestdagen voorbij zijn en de agenda leeg is. Het licht kwam toen al terug. Sindsdien plant ze daar iets, een cursus of een weekend weg. Of dat helpt weet ze niet zeker; wel dat ze er nu naartoe leeft in plaats van ertegen op te zien.

## Een lamp kopen, of niet

Wil je een daglichtlamp proberen zonder dat je depressief bent, let dan op drie dingen. Kijk bij welke afstand de tienduizend lux geldt; bij goedkope lampen is dat soms vijftien centimeter. Zet hem schuin voor je en kijk er niet recht in. En gebruik hem in de ochtend, want ’s avonds houdt hij je wakker.

Heb je een oogziekte, een bipolaire stoornis of slik je medicijnen die je gevoelig maken voor licht, overleg dan eerst met je arts. Bij mensen met een bipolaire stoornis kan fel licht een manie uitlokken. Dit is de plek waar zelf proberen ophoudt.

## En vitamine D?

Het wordt vaak in één adem genoemd. Vitamine D maakt je huid met zonlicht, en in de winter staat de zon in Nederland te laag om er veel van te maken. Voor de botten is dat belangrijk, en voor een aantal groepen is een supplement aangeraden. Dat het somberheid verhelpt, is in grote onderzoeken niet gebleken. Het is dus een ander verhaal, dat we in een eigen artikel vertellen.

## Wat je van jezelf kunt leren

Zet vandaag drie regels in je logboek: hoe gaat het, hoe vaak was ik buiten, met wie sprak ik. Doe dat elke zondag tot en met maart. Leg dan je twaalf of zestien zondagen naast elkaar. Misschien zie je een dal, misschien een rechte lijn. Allebei is kennis die je volgend jaar in oktober van pas komt, als de bladeren vallen en je niet meer weet hoe het de vorige keer was.

## Bronnen

- Rosenthal en anderen, Archives of General Psychiatry, 1984: de eerste beschrijving van seasonal affective disorder.
- Golden en anderen, The American Journal of Psychiatry, 2005: overzicht van lichttherapie. doi:10.1176/appi.ajp.162.4.656
- Lam en anderen, The American Journal of Psychiatry, 2006: licht en een antidepressivum vergeleken. doi:10.1176/appi.ajp.163.5.805
- Nussbaumer-Streit en anderen, Cochrane, 2019: lichttherapie om winterdepressie te voorkomen.
- Gezondheidsraad, 2017: Beweegrichtlijnen.

Deze informatie vervangt geen medisch advies.`,
}
