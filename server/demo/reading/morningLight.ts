import type { LongArticle } from './longArticle.ts'

/** Articles about light; every person and every measurement of members in them is invented, the sources are not. */
export const tenMinutes: LongArticle = {
  title: 'Waarom tien minuten buiten meer doet dan een lamp',
  excerpt:
    'Op een grijze ochtend was het in het park bijna dertig keer zo licht als bij het raam. We maten op vier plekken.',
  category: 'licht',
  by: 'jasper',
  daysAgo: 2,
  figure: {
    title: 'Lux op ooghoogte, grijze ochtend',
    bars: [
      ['Midden in de kamer', 110],
      ['Bij het raam', 340],
      ['Op het balkon', 2100],
      ['In het park', 9800],
    ],
    alt: 'Staafdiagram: midden in de kamer 110 lux, bij het raam 340, op het balkon 2.100 en in het park 9.800',
  },
  text: `
Ga bij het raam zitten en het voelt licht. Loop naar buiten en het voelt nauwelijks lichter. Toch zit daar op een gewone Nederlandse ochtend bijna een factor dertig tussen. Je ogen passen zich zo snel aan dat je het verschil niet merkt, en juist daarom is het de moeite waard om het een keer te meten.

## Wat we deden

Op een grijze dinsdag liepen we met een lichtmeter een rondje door Bunnik, tussen half negen en negen. Op elke plek hielden we de meter op ooghoogte, in de richting waarin je zou kijken. We namen drie metingen en schreven de middelste op. Het was droog, het wolkendek was dicht en de zon liet zich niet zien.

| Plek | Lux |
| Midden in de kamer | 110 |
| Bij het raam | 340 |
| Op het balkon | 2.100 |
| In het park | 9.800 |

[figuur]

Het balkon verraste ons. Het ligt op het noorden, met een dak erboven, en haalt toch zes keer zoveel als de plek achter het glas. In het park, met vrij zicht op de hele hemel, ging de meter naar 9.800. Een volgende keer komt daar een ander getal uit, want wolken verschillen. De volgorde blijft.

> Het is nooit donker buiten. Het is alleen donker binnen.

## Een hele werkdag met de meter

Een rondje van een half uur zegt weinig over een dag. Daarom hing ik een week later de meter om mijn nek en schreef ik elk heel uur op wat hij zag, van zeven uur ’s ochtends tot tien uur ’s avonds. Het was een doorsnee dag: ontbijt, de trein, bureau, een broodje bij het raam, bureau, trein, eten, bank.

| Waar ik was | Uren | Gewone waarde in lux |
| Keuken en bank, met lampen aan | 4 | 90 |
| Trein, plek bij het raam | 2 | 400 |
| Bureau, drie meter van het raam | 7 | 280 |
| Lunch bij het raam | 1 | 650 |
| Buiten, lopend naar station en thuis | 1 | 7.500 |

Vijftien uur wakker, waarvan één in daglicht. Dat ene uur bestond uit vier stukken van een kwartier. Ik had die dag gezworen dat ik ‘best veel buiten’ was geweest. Wat ik me herinnerde was de wandeling; wat ik vergat waren de zeven uur ertussen. Op mijn bureau, dat we allemaal licht noemen, stond de meter de hele dag op nog geen dertigste van wat het park had gegeven.

Sindsdien heb ik twee dingen veranderd. Mijn bureau staat nu haaks op het raam en een meter ervan af, en daar meet ik op een bewolkte middag rond de 900. En ik bel lopend. Drie gesprekken per dag zijn bij elkaar ruim een half uur, en niemand heeft er ooit over geklaagd behalve over de wind.

## Waarom je oog meer doet dan kijken

Tot het begin van deze eeuw dachten onderzoekers dat staafjes en kegeltjes het hele verhaal van ons oog waren. In 2002 beschreven David Berson en collega’s in Science een derde soort cel: ganglioncellen in het netvlies die zelf op licht reageren. Ze dienen niet om scherp te zien. Ze vertellen een klein gebied in de hersenen, de biologische klok, hoe licht het is. Die klok stemt daar je slaperigheid, je lichaamstemperatuur en een aantal hormonen op af.

Die cellen zijn traag en hebben veel licht nodig. Een lamp van honderd lux is genoeg om een krant te lezen, maar voor de klok lijkt het op schemering. Daarom kun je een hele dag in een goed verlicht kantoor zitten en toch, wat je klok betreft, nauwelijks dag gehad hebben.

## Wat onderzoek wel en niet zegt

Een internationale groep onder leiding van Timothy Brown publiceerde in 2022 in PLOS Biology een advies: overdag minstens 250 lux, in de drie uur voor het slapen hoogstens 10 en ’s nachts hoogstens 1. Zij rekenen in een eigen maat, melanopisch licht, die weegt hoe sterk de cellen van daarnet reageren. Voor daglicht ligt dat getal dicht bij gewone lux, voor een warme lamp aanzienlijk lager. Vergelijk je meter dus niet cijfer voor cijfer met dat advies. De strekking is helder: overdag meer, ’s avonds minder.

In 2013 lieten Kenneth Wright en zijn groep in Current Biology zien wat er gebeurt als mensen een week kamperen zonder kunstlicht. Hun klok schoof naar voren, en de avondmensen in de groep schoven het meest. Het waren er acht. Dat is genoeg om nieuwsgierig te worden en te weinig om beloftes op te bouwen.

Over die verschillen tussen mensen is meer bekend geworden. Andrew Phillips en collega’s lieten in 2019 in PNAS ruim vijftig gezonde jonge mensen op verschillende avonden in verschillend licht zitten en maten hoeveel melatonine zij nog aanmaakten, het hormoon dat de nacht aankondigt. Bij de gevoeligste was een heel zwakke lamp van zes lux genoeg om de helft weg te drukken. Bij de minst gevoelige was daar 350 lux voor nodig. Dat is een verschil van meer dan vijftig keer, bij mensen van dezelfde leeftijd en met gezonde ogen. Een advies dat voor iedereen gelijk is, kan dus hooguit een begin zijn.

En hoeveel daglicht krijgen mensen gewoonlijk? Angus Burns en anderen vroegen het in 2021 aan ruim vierhonderdduizend deelnemers van de Britse UK Biobank. De middelste zat op twee en een half uur per dag. Wie vaker buiten was, had gemiddeld een beter humeur en kwam makkelijker uit bed. Het is een vragenlijst en geen experiment: wie zich goed voelt, gaat ook vaker naar buiten. Het laat vooral zien hoe gewoon het is om een groot deel van het licht binnen te laten liggen.

Wat je uit dit alles niet mag lezen: dat tien minuten buiten een slaapprobleem oplost, of dat meer altijd beter is. Mensen verschillen, en je avond telt even hard mee als je ochtend.

## En een lamp dan?

Daglichtlampen van tienduizend lux bestaan en ze doen wat ze beloven, op de afstand die op de doos staat. Die is vaak dertig centimeter. Op een meter blijft er een fractie van over. Wie elke ochtend een half uur vlak voor zo’n lamp wil zitten, heeft er iets aan; bij een winterdepressie wordt hij gebruikt als behandeling, en dan hoort er een arts of therapeut bij. Voor wie kan lopen is buiten goedkoper, groter en beter voor je benen.

## Zo meet je het zelf

1. **Kies één vast moment.** Binnen een uur na het opstaan werkt voor de meesten.
2. **Leg vast hoe lang.** Tien minuten is een goed begin; langer mag, als het maar elke dag hetzelfde is.
3. **Verander alleen dat.** Zelfde bedtijd, zelfde eten, zelfde koffie.
4. **Schrijf zeven dagen op** hoe laat je in slaap viel en hoe je wakker werd, met een cijfer.
5. **Vergelijk met de week ervoor.** Zie je niets? Ook dat is een uitslag.

Een lichtmeter in je telefoon is niet precies. Dat hoeft ook niet: hij maakt elke dag dezelfde fout, en jij zoekt een verschil.

## Wat leden opschreven

In het kanaal Slaap en ritme deden deze herfst veertien mensen dit rondje. Negen vielen in de tweede week gemiddeld eerder in slaap, drie bleven gelijk en twee werden juist later. Eén van die twee begon in de week waarin de klok werd verzet, dus die telt eigenlijk niet mee. Opvallend was dat de mensen die elke dag op hetzelfde tijdstip gingen het grootste verschil zagen, ook als het donker weer was. Regelmaat deed bij hen meer dan een zonnige dag.

Dat is geen onderzoek. Er was geen groep die níet naar buiten ging, en iedereen wist wat hij deed. Wie hoopt beter te slapen, geeft zichzelf sneller een zeven. Daarom raden we aan om na twee weken drie dagen terug te gaan naar je oude ochtend. Zakt je cijfer mee, dan weet je meer.

## Wat we het vaakst horen

**‘Het regent.’** Regen houdt minder licht tegen dan een plafond. Op een druilerige ochtend in november maten we vorig jaar in hetzelfde park 3.200 lux, nog altijd bijna tien keer zoveel als bij het raam op een droge dag. Een goede jas is de beste daglichtlamp die je kunt kopen.

**‘Ik vertrek in het donker.’** Tussen half november en eind januari geldt dat voor veel mensen. Schuif het dan naar de eerste pauze. Een kwartier om tien uur is later dan ideaal en nog steeds heel wat anders dan geen kwartier. Wie de pauze moet verdedigen: maak er een gesprek van, dan heet het werk.

**‘Ik heb geen tien minuten.’** Bijna niemand heeft ze over, en bijna iedereen heeft er ergens tien liggen. Stap een halte eerder uit. Parkeer aan de andere kant van het dorp. Drink de eerste koffie op de stoep; het ziet er vreemd uit tot de buren ook komen.

**‘Ik werk ’s nachts.’** Dan is dit artikel niet voor jou geschreven. Licht in de ochtend, na een nachtdienst en voor het slapen, kan je klok juist de verkeerde kant op duwen. Vraag er je bedrijfsarts naar, of lees eerst hoe jouw rooster in elkaar zit.

## De winter eerlijk gemeten

Om te weten of het verhaal ook in de donkere maanden klopt, zijn we vorig jaar op drie dinsdagen naar dezelfde bank in het park gegaan, steeds om kwart voor negen, met dezelfde meter.

| Dinsdag | Weer | Park | Bij het raam thuis |
| Midden oktober | Dicht wolkendek | 9.400 | 330 |
| Midden november | Regen | 3.200 | 130 |
| Midden december | Nevel, zon net op | 1.100 | 45 |

In december was er buiten dus nog maar een negende over van oktober. Binnen zakte het net zo hard mee: achter het raam stond de meter op 45, en dat is minder dan een gezellige leeslamp geeft. De verhouding bleef al die tijd tussen de vierentwintig en de negenentwintig. Wie in de winter stopt omdat het buiten toch donker is, vergelijkt met de zomer. Vergelijk met je keuken.

Wat wél verandert is de beste tijd. In december was het op dezelfde bank om elf uur 6.400 lux. Twee uur wachten leverde bijna zes keer zoveel op. Zit er in jouw dag een keuze, kies dan van november tot februari de late ochtend.

## Drie dingen om op te letten

- Kijk nooit recht in de zon. De hele hemel geeft licht; je hoeft er alleen onder te staan.
- Een zonnebril haalt een groot deel weg. Zet hem op als je hem nodig hebt, en reken dan niet op je meting.
- Heb je een oogziekte of slik je iets dat je gevoelig maakt voor licht, overleg dan eerst met je arts.

## Bronnen

- Berson, Dunn en Takao, Science, 2002: lichtgevoelige ganglioncellen in het netvlies. doi:10.1126/science.1067262
- Wright en anderen, Current Biology, 2013: de klok na een week kamperen. doi:10.1016/j.cub.2013.06.039
- Brown en anderen, PLOS Biology, 2022: aanbevelingen voor licht overdag, in de avond en in de nacht. doi:10.1371/journal.pbio.3001571
- Phillips en anderen, PNAS, 2019: hoe sterk mensen verschillen in hun gevoeligheid voor avondlicht. doi:10.1073/pnas.1901824116
- Burns en anderen, Journal of Affective Disorders, 2021: tijd in daglicht, humeur en slaap in de UK Biobank.

Deze informatie vervangt geen medisch advies.`,
}

export const clockBack: LongArticle = {
  title: 'Wintertijd: een uur terug, jouw klok niet',
  excerpt: 'In vier kleine stappen meeschuiven, zonder een week wakker te liggen. Met wat 31 leden opschreven.',
  category: 'licht',
  by: 'jasper',
  daysAgo: 31,
  figure: {
    title: 'Dagen tot het oude ritme terug was',
    bars: [
      ['Niets gedaan', 6.4],
      ['Alleen later naar bed', 5.1],
      ['Licht, eten en bed geschoven', 2.9],
    ],
    alt: 'Staafdiagram: niets gedaan 6,4 dagen, alleen later naar bed 5,1 dagen, alles geschoven 2,9 dagen',
  },
  text: `
Op de laatste zondag van oktober gaat om drie uur de klok een uur terug. De keukenklok heeft daar geen moeite mee. Jij wordt de maandag erna om kwart voor zes wakker, hebt om elf uur honger en gaapt om negen uur in de vergadering van de sportclub. Er is niets mis met je. Je lichaam heeft alleen geen bericht gekregen.

## Wat er eigenlijk verschuift

Bijna elke cel in je lichaam houdt een ritme van ongeveer een etmaal bij. Dat ritme loopt bij de meeste mensen iets langer dan vierentwintig uur en wordt elke dag bijgesteld, vooral door licht. Eten, beweging en vaste tijden helpen mee. Een uur op de klok verandert geen van die dingen vanzelf: de zon komt op zondag op hetzelfde moment op als op zaterdag. Alleen het getal dat we erbij noemen is anders.

Daarom is de overgang in oktober voor veel mensen milder dan die in maart. Je krijgt een uur cadeau en hoeft niet eerder op. Toch merken ouders van jonge kinderen, mensen met een vroege wekker en mensen die al slecht sliepen er dagenlang iets van.

## Wat de wetenschap erover weet

Till Roenneberg en collega’s volgden in 2007 in Current Biology hoe het slapen van mensen met de seizoenen meebeweegt. Na het verzetten van de klok in het voorjaar duurde het bij avondmensen weken voordat hun activiteit weer klopte; in het najaar ging het aanpassen een stuk vlotter.

Het RIVM zette in 2019 op een rij wat er bekend is over zomertijd, wintertijd en gezondheid. De conclusie was voorzichtig en duidelijk tegelijk: moest er één tijd blijven, dan ligt de wintertijd dichter bij onze biologische klok, vooral omdat de ochtend dan lichter is. Dat gaat over het hele jaar, niet over één zondag.

Wat niet is aangetoond: dat een uur terug je ziek maakt. Wat wel vaststaat, is dat een verschoven ritme slaap kost, en dat slaap kosten bijna altijd ergens anders weer opduiken: in je humeur, in het verkeer, in de koekjestrommel.

## In vier stappen meeschuiven

Het plan is saai en daarom werkt het bij veel mensen. Je schuift vier dagen lang een kwartier, en je schuift alles tegelijk.

1. **Donderdag.** Eet een kwartier later en ga een kwartier later naar bed. Houd het licht in huis ook een kwartier langer aan.
2. **Vrijdag.** Weer een kwartier. Blijf ’s ochtends net zo veel langer in het halfdonker.
3. **Zaterdag.** Nog een kwartier. Drink je laatste koffie niet later dan anders, ook al schuift de rest.
4. **Zondag.** De klok springt, jij bent al driekwart onderweg. Ga die ochtend een half uur naar buiten.

Wie een vroege wekker heeft, merkt vooral de avond: je bent eerder moe dan het getal aangeeft. Verzet je er niet te lang tegen, maar ga ook niet om acht uur liggen. Een uur lezen bij een kleine lamp overbrugt het verschil.

## Wat leden opschreven

Vorig jaar hielden 31 leden bij hoeveel dagen het duurde tot zij weer op hun gewone tijd wakker werden. We verdeelden ze achteraf naar wat ze hadden gedaan.

| Aanpak | Leden | Dagen tot het oude ritme |
| Niets gedaan | 12 | 6,4 |
| Alleen later naar bed | 9 | 5,1 |
| Licht, eten en bed geschoven | 10 | 2,9 |

[figuur]

Dat ziet er mooi uit, en toch past er een waarschuwing bij. Niemand lootte wie wat deed. Mensen die de moeite nemen om vier dagen te schuiven, slapen misschien toch al regelmatiger. En wie het halverwege vergat, belandde bij ‘niets gedaan’. Zie het als een reden om het zelf te proberen en niet als bewijs.

> Je kunt de klok in een seconde verzetten. Jezelf een kwartier per dag.

## Met jonge kinderen

Kinderen kijken niet op de klok en zijn daarin eerlijker dan wij. Vier ouders in de groep schoven de hele avond: eten, bad, verhaal, licht uit. Bij drie van hen was het op woensdag voorbij. De vierde had een peuter die om vijf uur wakker bleef worden, tot het rolgordijn werd vervangen door een dat echt donker was. Het ochtendlicht van vijf uur bleek de wekker te zijn.

Een nachtlampje is prima, mits het zwak is en rood of amber. Gaat het uit als opstaan mag, dan begrijpt een driejarige het ook.

## Met wisselende diensten

Werk je in ploegen, dan is de wintertijd de minste van je zorgen. Houd in die week vast aan wat voor jou het anker is: dezelfde maaltijd na de dienst, dezelfde volgorde voor het slapen. Schuif niet ook nog met de klok mee als je die week al van dienst wisselt.

## Wat je beter laat

- Drie dingen tegelijk veranderen. Een nieuwe matras, een nieuwe wekker en de wintertijd leveren samen geen antwoord op.
- Extra lang uitslapen op zondag. Een half uur mag, twee uur haalt je klok de andere kant op.
- Een slaapmiddel voor een week die vanzelf overgaat. Slik je er al een, verander dat dan alleen met je arts.

## Meet je mee?

Schrijf van donderdag tot de woensdag erna drie dingen op: hoe laat je wakker werd, hoe laat je de eerste keer gaapte en een cijfer voor je ochtend. Zeven regels. In het voorjaar, als het uur weer wordt ingeleverd, doe je hetzelfde. Dan heb je twee overgangen van jezelf om te vergelijken, en dat is meer dan de meeste mensen van zichzelf weten.

Zet je lijst in Logboeken van leden. We leggen ze in april naast elkaar, met de weekends en de zieke dagen eruit.

## Bronnen

- Kantermann, Juda, Merrow en Roenneberg, Current Biology, 2007: de klok van de mens en de zomertijd. doi:10.1016/j.cub.2007.10.025
- RIVM, 2019: gezondheidseffecten van zomertijd en wintertijd.

Deze informatie vervangt geen medisch advies.`,
}
