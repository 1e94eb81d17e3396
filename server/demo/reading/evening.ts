import type { LongArticle } from './longArticle.ts'

/** Articles about sleep; every person and every measurement of members in them is invented, the sources are not. */
export const lateCoffee: LongArticle = {
  title: 'Koffie: hoe laat is te laat?',
  excerpt:
    'Zes uur voor het slapen nog een kop kan een uur slaap kosten. Maar niet bij iedereen, en niet bij elke kop.',
  category: 'slaap',
  by: 'jasper',
  daysAgo: 4,
  figure: {
    title: 'Cafeïne die over is van een kop van 13:00, in procenten',
    bars: [
      ['13:00', 100],
      ['18:00', 50],
      ['23:00', 25],
    ],
    alt: 'Staafdiagram: om 13:00 100 procent, om 18:00 50 procent en om 23:00 25 procent',
  },
  text: `
In geen enkel kanaal van deze club wordt zoveel onderhandeld als over koffie. De een drinkt om negen uur ’s avonds een dubbele espresso en slaapt als een roos. De ander doet dat om twee uur ’s middags en ligt tot één uur wakker. Wie heeft gelijk? Allebei, en dat is precies waarom je het zelf moet uitzoeken.

## Wat cafeïne doet

Zolang je wakker bent, hoopt zich in je hersenen adenosine op, een stofje dat slaapdruk geeft. Cafeïne gaat op dezelfde plekken zitten en houdt die druk tijdelijk buiten de deur. De adenosine verdwijnt daardoor niet. Ze wacht. Is de cafeïne weg, dan komt de vermoeidheid alsnog binnen; dat is de dip die veel mensen twee uur na hun kop voelen.

Cafeïne maakt je dus niet uitgerust. Het verbergt dat je het niet bent.

## Hoe lang het blijft

Gemiddeld duurt het ongeveer vijf uur voordat je lichaam de helft heeft afgebroken. Van een kop om één uur ’s middags is om zes uur nog de helft over en om elf uur een kwart.

| Tijd | Over van de kop van 13:00 |
| 13:00 | 100% |
| 18:00 | 50% |
| 23:00 | 25% |

[figuur]

Die vijf uur is een gemiddelde met enorme verschillen. Bij de een is het drie uur, bij de ander acht of meer. Erfelijke aanleg speelt mee. Rokers breken cafeïne sneller af. Wie zwanger is of de pil slikt juist veel langzamer. Ook sommige medicijnen vertragen het.

## Het onderzoek met de zes uur

In 2013 gaf de groep van Christopher Drake twaalf gezonde mensen thuis een pil met 400 milligram cafeïne, ongeveer vier koppen, of een pil zonder iets. Dat gebeurde vlak voor het slapen, drie uur ervoor of zes uur ervoor. Het resultaat verscheen in het Journal of Clinical Sleep Medicine: ook zes uur voor bedtijd kostte de cafeïne meer dan een uur slaap, gemeten met een apparaat. De deelnemers zelf merkten dat verlies bij zes uur nauwelijks op.

Dat laatste is het interessantst. Je kunt slechter slapen zonder het door te hebben. De kanttekeningen horen erbij: twaalf mensen, en vier koppen in één keer is fors. Eén kopje na de lunch is een ander experiment.

> De vraag is niet of je kunt inslapen na een kop koffie. De vraag is wat de nacht daarna doet.

## Hoeveel mag er eigenlijk?

De Europese voedselveiligheidsautoriteit EFSA schreef in 2015 dat tot 400 milligram per dag, verspreid over de dag, voor gezonde volwassenen geen reden tot zorg is. Voor wie zwanger is of borstvoeding geeft, noemt zij 200 milligram. Het Voedingscentrum houdt vergelijkbare grenzen aan.

Wat zit er ongeveer in?

- Kop filterkoffie: 80 tot 100 milligram.
- Espresso: 60 tot 80 milligram.
- Mok zwarte thee: 30 tot 50 milligram.
- Blikje energiedrank van een kwart liter: 80 milligram.
- Kop decafé: een paar milligram.

Vier koppen, twee thee en een reep pure chocolade is dus al boven de lijn, zonder dat het zo voelt. Krijg je hartkloppingen, ben je gespannen of heb je hoge bloeddruk, bespreek je koffie dan gewoon eens met je huisarts.

## Wat Joost en Leïla vonden

Twee leden deden deze herfst hetzelfde experiment. Eerst zeven dagen gewoon meten, daarna twee weken geen koffie na twaalf uur. Ze maten hoeveel minuten zij ’s nachts wakker lagen. Hun logboeken staan in het kanaal Logboeken van leden.

- Joost ging in de eerste negen dagen van 41 naar 24 minuten.
- Leïla ging van 35 naar 29, en had de eerste vier dagen hoofdpijn.

Twee mensen, dezelfde richting. Dat is geen wet. De hoofdpijn van Leïla is wel bekend: wie plotseling stopt, kan een paar dagen last hebben van onttrekking. Minder een halve kop per dag en je merkt er weinig van.

Er was ook een derde, die niets vond. Zij drinkt drie koppen per dag, de laatste om vier uur, en haar nachten waren voor en na gelijk. Ze is weer begonnen, met een gerust hart. Dat is even waardevol: het scheelt haar een leven lang thee uit beleefdheid.

## Zo doe je het zelf

1. **Tel een week.** Schrijf elke kop op met de tijd. De meeste mensen zitten er twee naast.
2. **Kies een grens.** Twaalf uur is streng en duidelijk. Twee uur kan ook.
3. **Houd de ochtend gelijk.** Niet vóór de grens inhalen wat je erna laat.
4. **Meet één ding.** Minuten wakker, of een cijfer bij het opstaan.
5. **Twee weken.** De eerste vier dagen tellen niet mee als je hoofdpijn hebt.
6. **Draai het om.** Drink daarna een week weer als vroeger. Komt het oude getal terug, dan weet je het.

Let op wat je in plaats van koffie neemt. Cola en groene thee zijn ook cafeïne, en een wijntje om van de koffie af te blijven is geen vooruitgang.

## En als je koffie nodig hebt?

Wie zonder vijf koppen de middag niet haalt, heeft misschien geen koffieprobleem maar een slaapprobleem. Cafeïne houdt dat lang uit beeld. Kijk dan eerst naar je nachten en naar het licht in je ochtend, en zie de koffie als een thermometer: het aantal koppen dat je nodig denkt te hebben, zegt iets over hoe je sliep.

Ben je overdag slaperig in de auto of bij machines, vertrouw dan niet op een kop. Ga aan de kant, slaap een kwartier, en bespreek het met je arts als het vaker gebeurt.

## Bronnen

- Drake en anderen, Journal of Clinical Sleep Medicine, 2013: cafeïne nul, drie en zes uur voor het slapen. doi:10.5664/jcsm.3170
- EFSA, 2015: Scientific Opinion on the safety of caffeine.
- Voedingscentrum: cafeïne en koffie.

Deze informatie vervangt geen medisch advies.`,
}

export const longBreath: LongArticle = {
  title: 'Vier tellen in, zes tellen uit',
  excerpt: 'De langste uitademing wint. Waarom dat zo is, en een oefening van drie minuten voor de avond.',
  category: 'slaap',
  by: 'teun',
  daysAgo: 20,
  figure: {
    title: 'Hartslag voor en na drie minuten, 26 leden',
    bars: [
      ['Dag 1 voor', 73],
      ['Dag 1 na', 71],
      ['Dag 21 voor', 71],
      ['Dag 21 na', 65],
    ],
    alt: 'Staafdiagram: op dag 1 73 voor en 71 na, op dag 21 71 voor en 65 na',
  },
  text: `
Adem vier tellen in door je neus en zes tellen uit. Doe dat drie minuten, zittend, met je schouders laag. Dat is de hele oefening. De rest van dit artikel gaat over waarom zoiets eenvoudigs iets met je hartslag doet, hoe je dat zelf kunt zien, en waarom we er voorzichtig over praten.

## Je hart ademt mee

Leg twee vingers op je pols en adem langzaam. Bij de inademing gaat je hart iets sneller, bij de uitademing iets langzamer. Dat is geen afwijking maar een teken van een gezonde regeling: het heet respiratoire sinusaritmie. De nervus vagus, een zenuw die van je hersenstam naar je hart loopt, trapt tijdens de uitademing op de rem.

Maak je de uitademing langer dan de inademing, dan staat die rem een groter deel van de tijd aan. Adem je bovendien rond de zes keer per minuut, dan worden de schommelingen het grootst. Vier tellen in en zes uit is precies zes ademhalingen per minuut, als een tel een seconde duurt. Paul Lehrer en Richard Gevirtz beschreven in 2014 in Frontiers in Psychology hoe dat tempo werkt en waarom het in therapie wordt gebruikt.

## Wat onderzoek ervan zegt

Andrea Zaccaro en collega’s brachten in 2018 in Frontiers in Human Neuroscience studies naar langzaam ademen bij elkaar. Zij vonden vaker wel dan niet een ontspannend effect, in het lichaam en in hoe mensen zich voelden. Ze schreven er eerlijk bij dat de studies klein en verschillend waren.

Guy Fincham en anderen telden in 2023 in Scientific Reports de resultaten op van onderzoeken waarin was geloot tussen ademoefeningen en iets anders. Mensen die ademoefeningen deden, rapporteerden gemiddeld iets minder stress. Iets: een klein tot middelgroot effect. In hetzelfde jaar vergeleken Melis Yilmaz Balban en collega’s in Cell Reports Medicine vijf minuten ademoefening per dag met vijf minuten meditatie. Het humeur verbeterde in alle groepen, het meest bij een oefening met lange uitademing.

Dat is bemoedigend, en het is geen medicijn. Een ademoefening geneest geen angststoornis, geen hoge bloeddruk en geen slapeloosheid. Ze kan wel een rustig moment maken op een plek waar er geen was.

> Niet dieper ademen. Langer uitademen.

## Wat 26 leden maten

In het kanaal Ademhaling hielden 26 leden drie weken lang hun hartslag bij, zittend, een minuut voor en een minuut na de oefening.

| Dag | Voor | Na |
| 1 | 73 | 71 |
| 7 | 72 | 68 |
| 21 | 71 | 65 |

[figuur]

Op de eerste dag scheelt het twee slagen. Na drie weken zes. Bij vijf mensen ging de hartslag de eerste keer juist omhoog: ze deden hun best, en dat zie je terug. Bij drie van hen zakte hij na een week alsnog. Twee leden zagen in drie weken geen verschil en stopten, wat een prima uitslag is.

Een lagere hartslag direct na de oefening betekent niet dat je hart de hele dag rustiger is. Dat hebben we niet gemeten. Wie tussendoor ook gestopt is met zijn derde koffie, weet trouwens niet welke van de twee het deed.

## De oefening, stap voor stap

1. Ga zitten met je voeten op de grond en je rug tegen iets aan.
2. Adem in door je neus, vier rustige tellen, zonder je te vullen. Driekwart is genoeg.
3. Adem uit door je neus of door getuite lippen, zes tellen, alsof je een raam laat beslaan.
4. Wacht niet. Laat de volgende inademing vanzelf komen.
5. Achttien keer, dat is drie minuten. Raak je de tel kwijt, begin dan niet opnieuw.

Lukt zes niet, begin dan met drie in en vier uit. Ga pas langer als het makkelijk is. Sterren zien, tintelende vingers of een licht hoofd betekent dat je te veel lucht verplaatst: stop, adem gewoon door en maak het de volgende keer kleiner.

## In de avond, en in bed

Veel mensen doen de oefening graag vlak voor het slapen. Dat kan liggend, met een hand op je buik. Tel niet als tellen je wakker houdt; alleen lang uitademen is genoeg. Wie erbij in slaap valt, hoeft hem niet af te maken.

Verwacht in bed geen wonder bij de eerste keer. Je leert een gewoonte, en gewoontes leren langzaam. Koppel hem overdag aan iets wat je toch al doet: na het tandenpoetsen, in de auto voor je uitstapt, in de lift.

## Wie beter eerst overlegt

- Heb je COPD of astma, houd dan de techniek van je fysiotherapeut aan. Getuite lippen horen daar vaak al bij.
- Heb je hartritmestoornissen of val je weleens flauw, bespreek de oefening dan met je arts.
- Krijg je van op je adem letten juist paniek, forceer dan niets. Een wandeling doet voor sommige mensen hetzelfde, met minder aandacht voor jezelf.
- Ben je zwanger, houd dan nooit je adem in. In deze oefening hoeft dat ook niet.

## Zo houd je het bij

Schrijf één getal op: het verschil tussen voor en na. Niet je hele hartslag, niet de app, alleen het verschil. Doe dat drie weken en kijk dan naar de middelste van je eerste zeven dagen en de middelste van je laatste zeven. Is het groter geworden, dan heb je iets geleerd. Is het gelijk gebleven en vind je het prettig, dan is dat ook een reden om door te gaan. Niet alles wat de moeite waard is, hoeft een grafiek te worden.

Doe je liever mee met anderen? In het kanaal Ademhaling beginnen regelmatig groepjes tegelijk, met een duim in de ochtend als enige verplichting.

## Bronnen

- Lehrer en Gevirtz, Frontiers in Psychology, 2014: hoe en waarom langzaam ademen werkt. doi:10.3389/fpsyg.2014.00756
- Zaccaro en anderen, Frontiers in Human Neuroscience, 2018: overzicht van langzaam ademen. doi:10.3389/fnhum.2018.00353
- Fincham en anderen, Scientific Reports, 2023: ademoefeningen en stress. doi:10.1038/s41598-022-27247-y
- Balban en anderen, Cell Reports Medicine, 2023: korte dagelijkse ademoefeningen en meditatie vergeleken. doi:10.1016/j.xcrm.2022.100895

Deze informatie vervangt geen medisch advies.`,
}
