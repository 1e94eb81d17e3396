import type { LongArticle } from './longArticle.ts'

/** Articles about food; every person and every measurement of members in them is invented, the sources are not. */
export const vitaminD: LongArticle = {
  title: 'Vitamine D in een donker land',
  excerpt:
    'Voor wie een supplement is aangeraden, wat grote onderzoeken wel en niet vonden, en waarom meer niet beter is.',
  category: 'voeding',
  by: 'jasper',
  daysAgo: 16,
  figure: {
    title: 'Aangeraden extra vitamine D per dag, in microgram',
    bars: [
      ['Kind tot 4 jaar', 10],
      ['Zwangere', 10],
      ['Vrouw vanaf 50', 10],
      ['Vanaf 70 jaar', 20],
    ],
    alt: 'Staafdiagram: kinderen tot 4 jaar 10 microgram, zwangeren 10, vrouwen vanaf 50 jaar 10 en iedereen vanaf 70 jaar 20',
  },
  text: `
Van alle potjes in de Nederlandse keukenkast is dat met vitamine D misschien het meest logische. De zon staat hier van ongeveer oktober tot maart zo laag dat je huid er weinig van kan maken, hoeveel ochtendwandelingen je ook loopt. Toch is het ook het potje waarover de meeste beloftes de ronde doen. Tijd om die twee uit elkaar te houden.

## Wat het is

Vitamine D helpt je lichaam calcium uit de voeding op te nemen en is onmisbaar voor botten en tanden en voor de werking van je spieren. Je maakt het grootste deel zelf, in je huid, onder invloed van ultraviolet licht. Daarnaast zit het in vette vis, en in Nederland wordt het toegevoegd aan margarine, halvarine en bak- en braadproducten. Wie geen vis eet en olijfolie gebruikt, haalt uit het eten dus niet veel.

In de zomer is een kwartier tot een half uur per dag met handen en gezicht in de buitenlucht voor de meeste mensen met een lichte huid genoeg, midden op de dag. Met een donkere huid duurt het langer. Verbranden hoort er nooit bij: na dat halve uur maakt je huid nauwelijks meer aan, en de schade telt gewoon door.

## Voor wie een supplement is aangeraden

De Gezondheidsraad gaf in 2012 een advies dat nog steeds de basis is, en het Voedingscentrum vertaalt het zo:

| Groep | Extra per dag |
| Kinderen tot 4 jaar | 10 microgram |
| Wie zwanger is | 10 microgram |
| Vrouwen van 50 tot 70 jaar | 10 microgram |
| Mensen met een donkere huid, of die weinig buiten komen of de huid bedekken | 10 microgram |
| Iedereen vanaf 70 jaar | 20 microgram |

[figuur]

Ben je tussen de 4 en 50 jaar, heb je een lichte huid en kom je elke dag buiten, dan is een supplement volgens dat advies niet nodig. Dat verrast veel leden. Zij slikten het ‘voor de winter’, en de winter staat niet in de tabel.

> Het licht van de ochtend is voor je klok. Het licht van de middagzon is voor je vitamine D. Dat zijn twee verschillende dingen.

## De klok en de vitamine

In dit huis hebben we het vaak over ochtendlicht, en daar ontstaat soms verwarring. Het licht dat je biologische klok instelt, is zichtbaar licht: daarvoor werkt een grijze ochtend in november uitstekend. Voor vitamine D heb je ultraviolet B nodig, en dat bereikt ons in de winter nauwelijks. Door glas komt het er in elk seizoen bijna niet doorheen. Je wandeling om half negen is dus nuttig, maar niet hierom.

## Wat grote onderzoeken vonden

Lang werd gehoopt dat vitamine D zou beschermen tegen kanker, hartinfarcten en van alles daartussen. Mensen met lage waarden waren namelijk vaker ziek. Wie ziek is komt ook minder buiten, en dus was de vraag wat oorzaak was en wat gevolg.

Het onderzoek VITAL lootte daarom bijna 26.000 Amerikanen: de helft kreeg 50 microgram vitamine D per dag, de helft een neppil, ruim vijf jaar lang. JoAnn Manson en collega’s publiceerden de uitkomst in 2019 in The New England Journal of Medicine. Er was geen verschil in het ontstaan van kanker en evenmin in hart- en vaatziekten. In 2022 volgde in hetzelfde tijdschrift, door Meryl LeBoff en anderen, het deel over botbreuken: ook daar geen verschil bij mensen die niet om een tekort waren uitgekozen.

Dat betekent niet dat vitamine D onzin is. Deelnemers hadden meestal al genoeg. Het betekent dat extra bovenop genoeg geen extra gezondheid oplevert. Een tekort aanvullen is zinnig; een overschot stapelen niet.

## Moet je je waarde laten prikken?

Voor de meeste mensen niet. Hoor je bij een groep uit de tabel, dan is het advies om gewoon te slikken, zonder prik. Je huisarts kan bloed laten prikken als er klachten of risico’s zijn: spierzwakte, botpijn, een ziekte van darmen, nieren of lever, of medicijnen die de opname verstoren. Moe zijn alleen is meestal geen reden; vermoeidheid heeft te veel oorzaken om er één waarde uit te pikken.

Een lid liet zichzelf elk kwartaal prikken, via internet. Haar waarde ging op en neer met de seizoenen, precies zoals bij bijna iedereen. Ze is ermee gestopt en heeft van het geld laarzen gekocht.

## Meer is niet beter

Vitamine D is oplosbaar in vet en stapelt. Als veilige bovengrens voor volwassenen geldt in Europa 100 microgram per dag, alles bij elkaar. Daarboven, wekenlang, kan het calcium in je bloed te hoog worden, met misselijkheid, dorst en schade aan je nieren. Let op de eenheid: 10 microgram is 400 internationale eenheden, vaak geschreven als IE of IU. Een potje met 3.000 IE per pil bevat dus 75 microgram, meer dan zeven keer wat de meeste groepen nodig hebben.

Drie vragen voor je slikt:

- Hoor ik bij een groep uit de tabel?
- Zit er al vitamine D in mijn multivitamine?
- Slik ik iets voor mijn hart, nieren of botten? Vraag het dan even bij de apotheek na.

## Kun je het merken?

In onze kanalen schrijven mensen soms dat zij zich na twee weken vitamine D fitter voelen. Dat kan, en je kunt het moeilijk zelf nagaan: november wordt december, de feestdagen komen eraan, en wie net begonnen is, let op. Het is een slecht onderwerp voor een experiment van twee weken, omdat een tekort zich in maanden aanvult. Houd liever bij of je het slikt. Een potje naast je tandenborstel doet daarvoor meer dan een grafiek.

## Kort samengevat

Kijk of je in de tabel staat. Zo ja: slik de hoeveelheid die erbij staat, het hele jaar, en niet meer. Zo nee: ga in de zomer midden op de dag een half uur naar buiten zonder te verbranden, eet eens per week vette vis als je vis eet, en besteed je aandacht aan iets wat je wel kunt meten.

## Bronnen

- Gezondheidsraad, 2012: Evaluatie van de voedingsnormen voor vitamine D.
- Voedingscentrum: vitamine D.
- Manson en anderen, The New England Journal of Medicine, 2019: VITAL, kanker en hart- en vaatziekten. doi:10.1056/NEJMoa1809944
- LeBoff en anderen, The New England Journal of Medicine, 2022: VITAL, botbreuken. doi:10.1056/NEJMoa2202106
- EFSA, 2012: bovengrens van vitamine D.

Deze informatie vervangt geen medisch advies.`,
}

export const afterSupper: LongArticle = {
  title: 'Een kwartier lopen na het eten',
  excerpt:
    'De goedkoopste ingreep van dit jaar, met een meter erbij. Over spieren als spons en wat twaalf leden zagen.',
  category: 'voeding',
  by: 'teun',
  daysAgo: 12,
  figure: {
    title: 'Energie om 15:00 bij twee leden, cijfer',
    bars: [
      ['Boterhammen', 4.3],
      ['Soep, geen rondje', 4.7],
      ['Rondje, geen soep', 5.8],
      ['Soep en rondje', 6],
    ],
    alt: 'Staafdiagram: boterhammen 4,3, soep zonder rondje 4,7, rondje zonder soep 5,8 en soep met rondje 6',
  },
  text: `
Er zijn ingrepen die veel kosten en weinig doen, en er is een rondje om de kerk. Een kwartier rustig lopen na een maaltijd vraagt geen abonnement, geen speciale kleding en geen discipline van staal. Je moet alleen opstaan van tafel. Dat laatste is het moeilijkste deel.

## Spieren als spons

Na een maaltijd stijgt de suiker in je bloed. Insuline zorgt dat cellen die suiker opnemen. Spieren die werken kunnen dat ook zonder veel insuline: ze nemen suiker op omdat ze brandstof nodig hebben. Daarom daalt de piek als je beweegt terwijl hij er is, en daarom is het moment bijna net zo belangrijk als de hoeveelheid.

Loretta DiPietro en collega’s lieten in 2013 in Diabetes Care tien ouderen met licht verhoogde bloedsuiker drie keer per dag een kwartier lopen, telkens een half uur na het eten. Hun suiker over het hele etmaal verbeterde daarvan even sterk als van drie kwartier lopen in de ochtend. Na het avondeten deed het kwartier zelfs meer dan die ene lange wandeling.

Andrew Reynolds en anderen vergeleken in 2016 in Diabetologia bij 41 mensen met diabetes type 2 twee adviezen: een half uur per dag wandelen wanneer je wilt, of tien minuten na elke maaltijd. Dezelfde tijd in totaal. Na het eten was de suikerpiek ruim een tiende lager, en na het avondeten nog meer. Een overzicht van Aidan Buffey en collega’s uit 2022 in Sports Medicine vond dat zelfs een paar minuten rustig lopen tussen het zitten door beter was dan staan, en dat staan beter was dan zitten.

Dit zijn kleine onderzoeken met een opvallend gelijke uitkomst. Ze gaan over bloedsuiker. Of je er jaren later gezonder van bent, is er niet mee aangetoond; dat meer bewegen gezond is, wist je al.

> De beste tijd om te lopen is als je liever wilt blijven zitten.

## Twee leden, vier weken, één vraag

In het kanaal Voeding vroeg een lid hoe je na de lunch wakker blijft. Het werd een keurig experiment in drie rondes, met een schaal van 1 tot 10 om drie uur ’s middags.

| Wat er veranderde | Energie om 15:00 |
| Gewone lunch met boterhammen | 4,3 |
| Alleen linzensoep, geen rondje | 4,7 |
| Alleen een rondje, boterhammen | 5,8 |
| Linzensoep en een rondje | 6,0 |

[figuur]

De soep deed er bij deze twee mensen weinig toe, het lopen wel. Let op: de middelste twee rondes zijn van twee verschillende mensen, en allebei wisten ze wat ze deden. Wat dit experiment zo aardig maakt, is de volgorde. Eerst veranderden ze twee dingen tegelijk, en toen namen ze de moeite om ze uit elkaar te halen.

## Wat twaalf leden opschreven

Daarna liepen twaalf leden vier weken lang een kwartier na het avondeten. Zij hielden bij of het gelukt was en gaven hun avond en nacht een cijfer.

- Gemiddeld lukte het op vijf van de zeven dagen.
- Acht vonden hun avond prettiger, van gemiddeld een 6,1 naar een 6,9.
- Aan de nacht veranderde bij de meesten niets dat groter was dan het toeval.
- Drie zeiden dat ze ’s avonds minder snoepten, omdat de keuken al dicht was als ze terugkwamen.
- Eén stopte na een week: hij kreeg maagzuur van lopen met een volle maag. Na een half uur wachten ging het wel.

Twee van de twaalf hebben diabetes type 2 en deden mee in overleg met hun praktijkondersteuner. Hun metingen horen bij hun behandeling en staan hier daarom niet. Wat zij wel wilden delen: het is het eerste advies dat zij langer dan een maand volhouden.

## Zo maak je er een gewoonte van

1. **Schoenen bij de deur, jas eroverheen.** De drempel is letterlijk de drempel.
2. **Vertrek voor de afwas.** Erna komt de bank.
3. **Maak het kort.** Tien minuten tellen. De kans dat je eenmaal buiten omkeert is klein.
4. **Neem iemand mee**, of bel iemand. Gezelschap is een betere motor dan voornemens.
5. **Een slecht-weerplan.** Trap op en af, een winkelcentrum, of rondjes door het huis met de radio aan. Het hoeft niet mooi te zijn.

Snel hoeft ook niet. Je moet nog kunnen praten. Wie er een sporttraining van maakt, krijgt last van zijn maag en houdt het minder lang vol.

## Wie eerst overlegt

Gebruik je insuline of een middel dat je bloedsuiker sterk kan verlagen, dan kan een wandeling na het eten je suiker meer laten dalen dan je gewend bent. Bespreek het vooraf met je diabetesverpleegkundige en neem iets zoets mee. Krijg je bij inspanning druk op de borst of word je ongewoon kortademig, ga dan niet lopen maar bel je huisarts. En heb je wondjes aan je voeten of voel je je voeten slecht, kies dan goede schoenen en controleer ze na afloop.

## Wat je kunt meten zonder prik

Een sensor op je arm is in de mode en voor de meeste gezonde mensen niet nodig. Bij hen schommelt de suiker na elke maaltijd, en dat hoort zo. Wat je wel kunt bijhouden:

- Je energie twee uur na de maaltijd, met een cijfer.
- Of je na negenen nog iets at, ja of nee.
- Het aantal dagen in de week waarop je liep.

Doe eerst een gewone week, dan drie weken met een rondje, dan weer een gewone week. Noteer regen. En vergelijk jezelf alleen met jezelf: de buurman met de stappenteller doet niet mee.

## En bij de lunch?

De lunch is voor veel mensen makkelijker dan de avond. Het is licht, je kunt het combineren met een boodschap, en je middag heeft er iets aan. In de winter is het bovendien het lichtste kwartier van je dag. Begin dus gerust daar. Een gewoonte die je om half een hebt, kun je om half zeven lenen.

## Bronnen

- DiPietro en anderen, Diabetes Care, 2013: drie keer een kwartier lopen na de maaltijd. doi:10.2337/dc13-0084
- Reynolds en anderen, Diabetologia, 2016: wandelen na de maaltijd bij diabetes type 2. doi:10.1007/s00125-016-4085-2
- Buffey en anderen, Sports Medicine, 2022: zitten onderbreken met staan of rustig lopen.

Deze informatie vervangt geen medisch advies.`,
}
