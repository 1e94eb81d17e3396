import type { LongArticle } from './longArticle.ts'

/** Articles about food; every person and every measurement of members in them is invented, the sources are not. */
export const earlySupper: LongArticle = {
  title: 'Eten voor zonsondergang: vier weken logboek',
  excerpt: 'Zevenentwintig leden schoven hun avondeten naar voren. We lezen samen wat er met hun nachten gebeurde.',
  category: 'voeding',
  by: 'teun',
  daysAgo: 6,
  figure: {
    title: 'Wat 27 leden na vier weken zeiden',
    bars: [
      ['Sliep eerder in', 16],
      ['Merkte niets', 7],
      ['Had honger in de nacht', 4],
    ],
    alt: 'Staafdiagram: 16 leden sliepen eerder in, 7 merkten niets en 4 hadden honger in de nacht',
  },
  text: `
Vier weken lang aten zevenentwintig leden hun laatste maaltijd voor zonsondergang. Verder hielden ze alles gelijk. Dit is geen onderzoek, wel een logboek dat je kunt nalezen: wie meedeed wist waarvoor, niemand lootte, en niemand at vier weken lang later om het verschil te laten zien.

## Hoe het begon

In september ging de zon nog om half acht onder en was de opgave makkelijk. Tegen het eind van oktober, toen de klok terugging, moest het bord om vijf uur leeg zijn. Wij hebben de grens daarom vastgezet: wie in week één om zeven uur at, schoof in stappen van een kwartier naar voren, tot kwart voor zes. Zonsondergang was de naam, niet de stopwatch.

Gemiddeld schoof het eten van 19:10 naar 17:40. De meesten hielden dat op werkdagen vol en lieten het op zaterdag los.

## Wat er veranderde

| Uitkomst | Leden |
| Sliep naar eigen zeggen eerder in | 16 |
| Merkte niets | 7 |
| Had honger in de nacht | 4 |

[figuur]

Zestien van de zevenentwintig is een meerderheid. Tegelijk zijn er elf bij wie het niets deed of slechter ging, en die elf vergeten we in verhalen het snelst. Wie laat sport had het het lastigst: trainen om acht uur en eten om half zes betekent slapen met een lege maag.

Per week zag het er zo uit. De tijd is het gemiddelde van alle avonden die werden opgeschreven, het cijfer is wat mensen de volgende ochtend voor hun nacht gaven.

| Week | Gegeten om | Cijfer voor de nacht |
| Vooraf | 19:10 | 6,4 |
| Week 1 | 18:35 | 6,5 |
| Week 2 | 18:05 | 6,7 |
| Week 3 | 17:45 | 6,9 |
| Week 4 | 17:40 | 6,8 |

Vier tienden van een punt erbij, en in de laatste week een tiende eraf. Wie alleen het begin en het eind vergelijkt, ziet vooruitgang. Wie naar de losse nachten kijkt, ziet dat één verjaardag een heel weekcijfer kan dragen. Bij negen van de zevenentwintig schommelde hun cijfer van nacht tot nacht meer dan het in vier weken was gestegen.

Opvallend was wat er na het eten gebeurde. Bij de zestien verdween ook het meeste gesnaai van de avond. Bij de zeven die niets merkten niet: zij aten vroeg warm en om half tien alsnog brood. De vraag is dus of het aan het tijdstip lag of aan minder tussendoortjes. Dat weten we niet.

> Vroeg eten werkt alleen als het ook de laatste keer is.

## Wat onderzoek ervan weet

Je lichaam gaat in de ochtend anders met een maaltijd om dan in de avond. Elizabeth Sutton en collega’s lieten in 2018 in Cell Metabolism acht mannen met een verhoogde kans op diabetes vijf weken lang al hun maaltijden binnen zes uur eten, met de laatste voor drie uur ’s middags. Hun gevoeligheid voor insuline en hun bloeddruk verbeterden, ook zonder af te vallen. Acht mannen, en een schema dat bijna niemand volhoudt.

Nina Vujović en anderen publiceerden in 2022 in hetzelfde tijdschrift een strak experiment met zestien mensen met overgewicht. Zij aten hetzelfde eten, de ene keer vroeg en de andere keer vier uur later. Bij laat eten hadden ze meer honger en verbruikten ze iets minder energie. Marta Garaulet zag in 2013 in het International Journal of Obesity dat mensen in Spanje die laat lunchten in een afslankprogramma minder afvielen dan vroege eters. Dat laatste is een samenhang; late eters verschillen op meer punten.

Over slaap zegt dit alles weinig. Daar is het onderzoek dunner, en tegenstrijdig. Een zware maaltijd vlak voor het slapen geeft sommige mensen brandend maagzuur, en dat houdt wakker. Heb jij dat niet, dan kan het effect op je nacht klein zijn.

Een van de weinige studies die wel naar slaap keek, is die van Cibele Crispim en collega’s uit 2011 in het Journal of Clinical Sleep Medicine. Zij lieten tweeënvijftig gezonde mensen opschrijven wat ze aten en maten daarna een nacht in het slaaplaboratorium. Wie in de avond meer at, vlak voor het slapen, sliep gemiddeld iets slechter in en lag vaker wakker. Ook dit is een samenhang van één nacht: wie onrustig is, snaait misschien ook meer.

## De avonden die niet lukten

Zevenentwintig mensen, achtentwintig avonden: dat zijn er 756. Van 702 weten we hoe laat er gegeten is. Op 488 daarvan, zeven van de tien, lukte het vroege bord. Op 214 niet, en die zijn leerzamer dan de geslaagde.

- **Werk, 92 keer.** Een vergadering tot zes uur, een file, een dienst die uitliep. Twee mensen losten het op door tussen de middag warm te eten en ’s avonds brood; zij hielden het daarna bijna elke dag vol.
- **Sport, 61 keer.** Wie om half acht traint, wil daarna iets. De besten vonden een verdeling: de warme maaltijd om half zes en na de training een bak kwark. Dat telde niet als vroeg, en zij sliepen er beter op dan met een lege maag.
- **Bezoek, 61 keer.** Niemand heeft zijn schoonmoeder om vijf uur aan tafel gekregen. We hebben het ook niemand aangeraden.

Na een week of twee verdween bij de meesten het idee dat één late avond alles bedierf. Wie dat langer bleef denken, stopte eerder. Twee mensen schreven dat zij op een feest niets aten om hun reeks te redden, en dat ze daar de dag erna spijt van hadden. Een experiment dat je een bord met vrienden kost, is te duur.

## Wat er op tafel kwam

Vroeg eten vraagt vroeg koken, en daar liep het in week één het vaakst op vast. Wat in de logboeken het meest terugkwam:

1. **Een pan voor twee dagen.** Linzensoep, chili of stamppot op zondag en dinsdag, de rest opwarmen. Opwarmen duurt tien minuten en smaakt op dag twee beter.
2. **De oven die al aan kan.** Groente en aardappel op een plaat, om vier uur erin door wie thuis is. Een puber van vijftien kan dit.
3. **Warm tussen de middag.** Minder gezellig, wel het makkelijkst. Zes mensen zijn er na het experiment mee doorgegaan.
4. **Ontbijt als avondeten.** Havermout met noten en fruit om kwart voor zes. Het klinkt als opgeven en het vult tot de ochtend.

De vier met honger in de nacht hadden één ding gemeen: hun vroege bord was kleiner dan hun late. Zij aten gewoon te weinig. Drie van hen schepten in week drie een derde meer op en sliepen daarna door; de vierde ging terug naar zeven uur en is daar tevreden mee.

## Drie avonden van leden

**Mehmet, kok.** Hij eet sinds kort om vier uur met zijn hele team, en na de dienst alleen nog iets kleins. Acht borden om vier uur bleek de gezelligste maaltijd van de dag. Zijn eigen nachten werden rustiger; of dat aan het tijdstip ligt of aan het gezelschap, laat hij graag in het midden.

**Een gezin met twee kleuters.** Zij zaten al om half zes aan tafel en ontdekten dat de restjes van de kinderborden om acht uur hun eigenlijke avondmaal waren. Sinds zij gelijk opscheppen en de rest meteen wegzetten, is de keuken na zevenen dicht.

**Een student.** Hij at om half zes een salade en werd om vijf uur wakker van de honger. Met aardappelen en bonen erbij haalde hij de ochtend.

## Zo probeer je het

1. Kies een tijd die je vier van de zeven dagen haalt. Half zeven is ook vroeg als je om half negen at.
2. Eet genoeg. Een warme maaltijd met eiwit, vezels en iets van volkoren, aardappel of peulvruchten.
3. Spreek af wat er daarna nog mag: water, thee, bij echte honger een glas melk of een banaan.
4. Schrijf elke ochtend op hoe laat je in slaap viel, ongeveer, en geef je nacht een cijfer.
5. Doe eerst een week zoals altijd, dan twee weken vroeg, dan weer een week zoals altijd.

Die laatste week slaan mensen over, omdat het net lekker gaat. Toch is het de week die je iets leert: komt je oude inslaaptijd terug, dan heb je een reden om door te gaan. Blijft hij waar hij was, dan kun je rustig weer om zeven uur eten.

## Voor wie dit niet is

Gebruik je insuline of andere middelen die je bloedsuiker verlagen, verander je etenstijden dan alleen in overleg met je arts of diabetesverpleegkundige. Ben je zwanger, heb je of had je een eetstoornis, of val je ongewild af, sla dit experiment dan over. En werk je in de nacht, dan is ‘voor zonsondergang’ gewoon de verkeerde vraag: zoek liever een vaste volgorde dan een vast uur.

## Wat wij ervan vinden

Het aardigste resultaat stond niet in de cijfers. Negen mensen schreven uit zichzelf dat de avond langer leek. Niemand had haast aan tafel, de keuken was om zeven uur schoon, en er bleef iets over wat op tijd leek. Misschien is dat de helft van het effect. Misschien is het alles. Wil je het uitzoeken, verander dan één ding tegelijk.

## Bronnen

- Sutton en anderen, Cell Metabolism, 2018: vroege maaltijden bij mannen met een verhoogde kans op diabetes. doi:10.1016/j.cmet.2018.04.010
- Vujović en anderen, Cell Metabolism, 2022: laat eten, honger en energieverbruik.
- Garaulet en anderen, International Journal of Obesity, 2013: tijdstip van de lunch en gewichtsverlies. doi:10.1038/ijo.2012.229
- Crispim en anderen, Journal of Clinical Sleep Medicine, 2011: wat gezonde mensen in de avond aten en hoe zij sliepen.

Deze informatie vervangt geen medisch advies.`,
}

export const fibre: LongArticle = {
  title: 'Dertig gram vezels, zonder bonen op dag één',
  excerpt:
    'De meeste Nederlanders halen twee derde van wat wordt aangeraden. Opbouwen in drie weken, met je buik als collega.',
  category: 'voeding',
  by: 'jasper',
  daysAgo: 9,
  figure: {
    title: 'Vezels per dag bij tien leden, in grammen',
    bars: [
      ['Vooraf', 18],
      ['Week 1', 22],
      ['Week 2', 27],
      ['Week 3', 31],
    ],
    alt: 'Staafdiagram: vooraf 18 gram, week 1 22, week 2 27 en week 3 31 gram vezels per dag',
  },
  text: `
Vraag tien mensen of zij genoeg vezels eten en negen zeggen ja. Laat ze het een dag opschrijven en één heeft gelijk. Zo ging het in elk geval bij ons: tien leden telden drie gewone dagen en kwamen gemiddeld op achttien gram. De richtlijn ligt bijna twee keer zo hoog.

## Waarom dertig

Vezels zijn de delen van planten die je dunne darm niet verteert. Een deel zuigt water op en houdt de boel in beweging, een ander deel wordt gegeten door de bacteriën in je dikke darm. In de Richtlijnen goede voeding van 2015 legt de Gezondheidsraad een verband tussen meer vezels en een lagere kans op hart- en vaatziekten, diabetes type 2 en darmkanker. Het Voedingscentrum noemt 30 tot 40 gram per dag voor volwassenen, voor vrouwen aan de onderkant en voor mannen aan de bovenkant.

Andrew Reynolds en collega’s telden in 2019 in The Lancet de resultaten van 185 observatiestudies en 58 experimenten bij elkaar op. Mensen die veel vezels aten, hadden vijftien tot dertig procent minder kans om te overlijden of een hart- of vaatziekte te krijgen dan mensen die er weinig aten. De grootste winst lag tussen de 25 en 29 gram. Observatie blijft observatie: wie bruine bonen eet, leeft misschien ook anders. Maar de experimenten wezen dezelfde kant op, met lager gewicht, lagere bloeddruk en een lager cholesterol.

Uit de voedselconsumptiepeiling van het RIVM blijkt al jaren dat de meeste volwassenen rond de twintig gram blijven steken. Onze achttien was dus gewoon Nederlands.

## Waar zitten ze in?

De getallen hieronder zijn afgerond en verschillen per merk en bereiding.

| Wat | Vezels |
| Volkorenbrood, 1 snee | 2,5 gram |
| Havermout, bakje van 50 gram | 5 gram |
| Bruine bonen, opscheplepel | 4 gram |
| Linzen, gekookt, 100 gram | 8 gram |
| Appel met schil | 3 gram |
| Broccoli, 100 gram | 3 gram |
| Handje ongezouten noten | 2 gram |

Reken je dag eens uit. Vier sneden volkorenbrood, een appel, twee opscheplepels groente en een handje noten is ongeveer negentien. Wit brood erin en de schil eraf, en je zit op dertien.

## De fout van dag één

Vrijwel iedereen die van achttien naar dertig gaat, doet dat op een maandag, met een pan bonen. Dinsdag doet de buik van zich spreken en woensdag is het voorbij. Je darmbacteriën zijn levende wezens die op een ander menu moeten inwerken. Ze hebben twee tot drie weken nodig.

> Je buik is geen tegenstander. Hij is een collega die tijd wil om zich in te lezen.

## Opbouwen in drie weken

1. **Week één: vervang.** Wit wordt volkoren, cruesli wordt havermout, rijst wordt zilvervlies. Verder niets.
2. **Week twee: voeg twee keer per dag toe.** Een stuk fruit om tien uur en een handje noten om drie uur.
3. **Week drie: peulvruchten.** Eerst om de dag een opscheplepel, goed gespoeld. Daarna elke dag als het bevalt.

Drink er anderhalf tot twee liter per dag bij. Vezels zonder water doen het omgekeerde van wat je wilt.

[figuur]

De tien leden kwamen zo in drie weken van 18 naar 31 gram. Acht van hen hadden in week twee wat meer last van een volle buik, en bij zeven was dat in week drie weer weg. Eén stopte omdat haar darmen bleven protesteren. Zij heeft het prikkelbaredarmsyndroom en is met haar diëtist verdergegaan, met andere soorten vezels. Dat is precies de goede afslag.

## En wat merk je ervan?

Minder dan de folders beloven, meer dan niets. Wat onze tien opschreven:

- Zes hadden minder trek om elf uur.
- Vier zagen hun energie om drie uur stijgen, gemiddeld met een punt.
- Drie merkten alleen iets op het toilet, en dat was de bedoeling ook.
- Eén merkte niets en eet het nu omdat het lekker is.

Energie en trek zijn gevoelig voor verwachting. Wie denkt dat bonen helpen, geeft zichzelf een punt meer. Daarom is een terugweek zo leerzaam: een week eten als vroeger en kijken of de trek terugkomt.

## Kleine dingen die veel schelen

- Laat de schil zitten waar dat kan, en was hem.
- Kies brood waar volkoren op staat. Bruin of meergranen zegt niets over vezels.
- Meng linzen door gehakt; van half om half proeft bijna niemand het verschil.
- Zet een zak diepvriesgroente klaar voor de avond waarop je geen zin hebt. Diepvries is geen noodoplossing.
- Eet fruit in plaats van het te drinken. In sap is de vezel er grotendeels uit.

## Voor wie voorzichtig moet zijn

Heb je een chronische darmziekte, ben je pas aan je buik geopereerd of verandert je ontlasting zonder reden en blijft dat weken zo, ga dan eerst naar je huisarts. Bloed bij de ontlasting is altijd een reden om te bellen. Slik je medicijnen op een vast tijdstip, neem vezelsupplementen zoals psylliumzaad dan niet op hetzelfde moment in; je apotheker weet wat bij jouw middel past.

Een supplement is voor de meeste mensen ook niet nodig. In een bord eten zit meer dan in een schepje poeder: naast vezels ook eiwit, ijzer en vitaminen, en het smaakt naar iets. Wie toch poeder neemt, doet er goed aan met weinig te beginnen en er een glas water bij te drinken.

## Je eerste stap

Schrijf morgen op wat je eet. Niet om het te verbeteren, alleen om het te weten. Kom je op twaalf, dan is achttien al een mooie maand. Wie van twaalf naar achttien gaat, wint waarschijnlijk meer dan wie van dertig naar zesendertig gaat.

## Bronnen

- Gezondheidsraad, 2015: Richtlijnen goede voeding.
- Reynolds en anderen, The Lancet, 2019: koolhydraatkwaliteit en gezondheid. doi:10.1016/S0140-6736(18)31809-9
- RIVM: Voedselconsumptiepeiling.
- Voedingscentrum: vezels.

Deze informatie vervangt geen medisch advies.`,
}
