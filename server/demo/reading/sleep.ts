import type { LongArticle } from './longArticle.ts'

/** Articles about sleep; every person and every measurement of members in them is invented, the sources are not. */
export const sleepChart: LongArticle = {
  title: 'Zo lees je een slaapgrafiek zonder te schrikken',
  excerpt: 'Eén slechte nacht zegt weinig. Veertien nachten zeggen veel. Uitleg met drie voorbeelden van leden.',
  category: 'slaap',
  by: 'teun',
  daysAgo: 10,
  figure: {
    title: 'Gemiddelde slaapduur per week, in uren',
    bars: [
      ['Week 1', 6.2],
      ['Week 2', 6.4],
      ['Week 3', 6.9],
      ['Week 4', 6.8],
    ],
    alt: 'Staafdiagram: week 1 6,2 uur, week 2 6,4 uur, week 3 6,9 uur en week 4 6,8 uur',
  },
  text: `
Een horloge meet beweging en hartslag, en rekent daar slaap uit. Dat is een schatting. Soms een goede, soms een rare, en bijna altijd een die met twee cijfers achter de komma wordt gepresenteerd alsof hij in steen is gebeiteld. Dit artikel gaat over wat je er wel uit kunt lezen.

## Wat een horloge weet

In een slaaplaboratorium plakt iemand elektroden op je hoofd. Hersengolven, oogbewegingen en spierspanning laten samen zien in welk slaapstadium je bent. Je pols heeft die informatie niet. Hij heeft een bewegingsmeter, een lampje dat je hartslag telt en een model dat op duizenden nachten van anderen is getraind.

Massimiliano de Zambotti en collega’s zetten in 2019 in Medicine & Science in Sports & Exercise op een rij hoe goed dat lukt. De grote lijn van hun overzicht, en van vergelijkingen daarna: apparaten herkennen vrij goed dát je slaapt, minder goed dat je wakker ligt, en het minst goed in welk stadium je bent. Stil wakker liggen telt vaak als slaap. Dat verklaart de ochtenden waarop jij weet dat je om vier uur het plafond bekeek en je horloge van niets weet.

| Wat je ziet | Hoe zeker |
| Hoe laat je ging liggen en opstond | Redelijk zeker |
| Hoe lang je in totaal sliep | Bruikbaar over twee weken |
| Hoe vaak je wakker was | Onzeker, vaak te laag |
| Minuten diepe slaap en droomslaap | Meer gok dan meting |

## Drie voorbeelden

**De verjaardag.** Een lid liet een grafiek zien met één diepe kuil: vier uur en tien minuten. Ernaast stond ‘wat nu?’. Het antwoord stond in haar agenda. Eén kuil met een verklaring is geen patroon, en je lichaam haalt zo’n nacht meestal in de dagen erna grotendeels in zonder dat je er iets voor hoeft te doen.

**De trap.** Een ander zag tien dagen achter elkaar een langzame daling, van zeven uur naar zes. Geen enkele nacht viel op. Toen hij zijn bedtijden eronder legde, bleek hij elke dag zes minuten later naar bed te gaan. Dat is een patroon, en een dat je alleen ziet als je twee weken naast elkaar legt.

**De zaag.** Een derde grafiek sprong elke nacht op en neer. Vijf uur, acht uur, vijf uur, acht uur. Zij werkte om de dag thuis. Haar slaap was niet slecht, haar week was dat. Ze koos één vaste opstaantijd en na drie weken was de zaag een heuvel.

> Kijk niet naar de nacht. Kijk naar de weken.

## Het midden is je vriend

Neem de veertien nachten van twee weken, leg ze op volgorde en kijk naar de middelste twee. Dat is je gewone nacht. Het gemiddelde is gevoeliger: één nacht in het ziekenhuis of één avond in het café trekt het omlaag. Wil je toch middelen, doe het dan per week.

[figuur]

Dit zijn de weken van het tweede voorbeeld, nadat hij om elf uur ging liggen. Tussen week 1 en week 2 zit twee tienden: dat kan toeval zijn. Tussen week 2 en week 3 zit een half uur, en het bleef in week 4 staan. Daar zou ik iets voorzichtigs over durven zeggen.

## Als meten zelf wakker houdt

In 2017 beschreven Kelly Baron en collega’s in het Journal of Clinical Sleep Medicine mensen die door hun slaapmeter slechter waren gaan slapen. Ze lagen langer in bed om hun score te redden en vertrouwden hun apparaat meer dan zichzelf. De onderzoekers noemden het orthosomnie: het streven naar de perfecte nacht. Het is geen officiële diagnose, en het is voor veel mensen herkenbaar.

Drie tekenen dat je beter een maand zonder kunt:

- Je voelt je prima tot je de score ziet.
- Je gaat eerder naar bed om de app tevreden te stellen.
- Je vertelt anderen je cijfer in plaats van hoe je je voelt.

Leg het apparaat dan in een la en schrijf alleen je bedtijd, je opstaantijd en een cijfer voor de ochtend op. Die drie samen zijn voor de meeste vragen genoeg.

## Je eigen cijfer is ook een meting

Dat cijfer is minder zacht dan het lijkt. Jij weet of je om drie uur ’s middags wegdommelde, of je geduld had met je kinderen, of de trap zwaar was. Schrijf het op vóór je op je scherm kijkt. Anders schrijf je over wat je apparaat vindt.

Vergelijk de twee na veertien dagen. Lopen ze samen op, dan is je horloge voor jou een bruikbare hulp. Lopen ze uiteen, vertrouw dan degene die in het bed lag.

## Hoeveel is genoeg?

Volwassenen slapen gemiddeld tussen de zeven en negen uur, en mensen boven de 65 iets korter. Dat zijn adviezen voor groepen. Er zijn mensen die met zesenhalf uur fris zijn en mensen die er achtenhalf nodig hebben. De beste vraag is niet hoeveel je slaapt, maar hoe je dag is. Dommel je weg in de auto of op je werk, dan is dat een reden om naar de huisarts te gaan, ook als je grafiek er goed uitziet. Snurk je hard en word je moe wakker, dan ook.

## Zo lees je de jouwe

1. Zet de stadia uit, als je app dat toelaat.
2. Kies de weergave van een maand in plaats van een dag.
3. Schrijf bij elke kuil op wat er was. Vaak staat het antwoord in je agenda.
4. Verander één ding en vergelijk twee weken met twee weken.
5. Verander niets op grond van één nacht.

En het mooiste van een grafiek blijft dat je hem dicht kunt doen.

## Bronnen

- De Zambotti en anderen, Medicine & Science in Sports & Exercise, 2019: draagbare slaapmeters in onderzoek en praktijk.
- Baron en anderen, Journal of Clinical Sleep Medicine, 2017: orthosomnie.
- Hirshkowitz en anderen, Sleep Health, 2015: aanbevolen slaapduur per leeftijd, van de National Sleep Foundation. doi:10.1016/j.sleh.2014.12.010

Deze informatie vervangt geen medisch advies.`,
}

export const threeOclock: LongArticle = {
  title: 'Wakker om drie uur: wat helpt, en wat het erger maakt',
  excerpt:
    'Wakker worden is gewoon. Wakker blijven is het probleem. Over vechten, opstaan en een behandeling die vaak wordt vergeten.',
  category: 'slaap',
  by: 'teun',
  daysAgo: 7,
  figure: {
    title: 'Minuten wakker per nacht bij negen leden',
    bars: [
      ['Voor', 71],
      ['Week 2', 64],
      ['Week 4', 45],
      ['Week 6', 38],
    ],
    alt: 'Staafdiagram: vooraf 71 minuten, in week 2 64, in week 4 45 en in week 6 38 minuten',
  },
  text: `
Het is drie uur. Je weet dat het drie uur is, want je hebt gekeken. Over vier uur gaat de wekker, en je begint te rekenen. In die ene minuut gebeuren drie dingen die je beter kunt laten: je kijkt, je rekent en je gaat je best doen.

## Wakker worden hoort erbij

Slaap verloopt in rondes van ongeveer anderhalf uur, en tussen die rondes word je bijna wakker. Meestal draai je je om en weet je er ’s ochtends niets van. In de tweede helft van de nacht is de slaap lichter en zijn die momenten langer. Met de jaren wordt dat meer. Een keer wakker zijn is dus geen storing. Pas als het inslapen daarna niet lukt, en dat vaak, is er iets aan de hand.

Artsen spreken van een slaapprobleem dat behandeling verdient als je minstens drie nachten per week slecht slaapt, het langer dan drie maanden duurt en je er overdag last van hebt. Zo staat het ook ongeveer in de richtlijn voor huisartsen. Korter slecht slapen, rond een verhuizing, een zieke ouder of een nieuwe baan, gaat bij de meeste mensen vanzelf over.

## Waarom vechten niet werkt

Slaap is een van de weinige dingen die slechter lukken als je harder probeert. Wie gespannen in bed ligt, leert zijn lichaam dat bed en spanning bij elkaar horen. Na een paar weken is de aanblik van het kussen genoeg. Daarom slapen veel mensen met slaapproblemen op de bank in, en zijn ze klaarwakker zodra ze de trap op gaan.

> Je bed is een plek om te slapen. Niet om aan slapen te werken.

## Opstaan, hoe gek het ook klinkt

Het bekendste advies uit de slaaptherapie is ook het minst populaire: lig je naar je gevoel langer dan een kwartier wakker, ga er dan uit. Ga ergens zitten waar het warm is, houd het licht laag, doe iets saais. Ga terug als je slaperig bent, niet als je het zat bent. De eerste week voelt het als straf. Daarna leert je lichaam langzaam weer waar het bed voor is.

Negen leden deden dit zes weken en hielden hun wakkere minuten bij, geschat in de ochtend en zonder klok.

| Moment | Minuten wakker per nacht |
| Vooraf | 71 |
| Week 2 | 64 |
| Week 4 | 45 |
| Week 6 | 38 |

[figuur]

Let op week twee. Het verschil is dan nog klein en de meeste mensen zijn juist op hun vermoeidst: je ligt korter in bed en hebt nog niets terug. Twee van de elf deelnemers stopten in die week. Zij staan niet in de tabel, en dat maakt hem mooier dan hij is.

## Zes weken van dichtbij

Cijfers per week verbergen hoe zoiets voelt. Een van de negen, een docente van 52, hield behalve haar minuten ook een dagboek bij en vond het goed dat we eruit vertellen.

**Week één.** Vier keer op de bank, onder een plaid, met een boek over dijken. Ze schrijft dat ze zich een inbreker in haar eigen huis voelt. Drie nachten is ze binnen twintig minuten terug, één nacht blijft ze tot vijf uur zitten. Gemiddeld wakker: 74 minuten. Ze is overdag zo moe dat ze een les vergeet.

**Week twee.** Haar man vraagt of het niet wat minder kan. Op donderdag wil ze stoppen. Wat haar over de streep houdt, is de afspraak dat ze zes weken niets hoeft te vinden, alleen op te schrijven. 70 minuten.

**Week drie.** De eerste nacht dat ze wakker wordt, zich omdraait en ’s ochtends pas merkt dat ze niet is opgestaan. Ze vertrouwt het niet. 58 minuten.

**Week vijf.** Een ouderavond, een glas wijn, en één nacht als vanouds. Nieuw is dat ze er de volgende avond niet tegenop ziet. 44 minuten.

**Week zes.** 39 minuten, en een zin die we hier letterlijk mogen overnemen: ‘Ik slaap niet veel langer. Ik ben alleen niet meer bang voor drie uur.’

Dat laatste telt. Haar totale slaap was in zes weken maar twintig minuten langer geworden. Het verschil zat in hoe ze de wakkere tijd doorbracht, en in de avond ervoor.

## Een behandeling die vaak wordt vergeten

Dit opstaan is één onderdeel van cognitieve gedragstherapie bij slapeloosheid. Andere onderdelen zijn een vaste opstaantijd, tijdelijk korter in bed liggen, en leren om anders om te gaan met de gedachten van drie uur. De Europese richtlijn uit 2017, geschreven door Dieter Riemann en collega’s in het Journal of Sleep Research, noemt die therapie de eerste keuze bij volwassenen met langdurige slapeloosheid, vóór slaapmiddelen. Een groot overzicht van Annemieke van Straten en anderen, in 2018 in Sleep Medicine Reviews, vond duidelijke effecten op hoe snel mensen inslapen, hoe vaak ze wakker liggen en hoe ernstig zij het probleem vinden.

Je huisarts of de praktijkondersteuner kan je ernaar verwijzen; er bestaan ook begeleide vormen via internet. Korter in bed liggen doe je beter niet op eigen houtje als je epilepsie of een bipolaire stoornis hebt, of als je werk gevaarlijk wordt wanneer je slaperig bent.

## Waarom de klok zo’n slechte vriend is

Dat kijken en rekenen is onderzocht. Nicole Tang en collega’s vroegen mensen om bij het inslapen op een klok te letten, en anderen om dat niet te doen. In een tweede proef keek die andere groep naar een apparaat dat er net zo uitzag en geen tijd aangaf. De klokkijkers piekerden meer en deden er naar eigen zeggen langer over om in te slapen. Het stond in 2007 in het Journal of Behavior Therapy and Experimental Psychiatry.

De rekensom is het probleem. Zolang je niet weet hoe laat het is, is de nacht nog lang. Weet je dat het tien over vier is, dan wordt elke minuut iets wat van de ochtend af gaat. In onze groep draaiden zeven van de negen hun wekker om. De andere twee zetten hem op de gang, wat als voordeel had dat ze er ’s ochtends voor moesten opstaan.

Een horloge dat je slaap meet, is trouwens ook een klok. Doe hem in deze weken af, of bekijk de grafiek pas aan het eind. Hoe je zo’n grafiek leest zonder te schrikken, staat in een ander artikel.

## Wat het erger maakt

- **De klok.** Draai hem om. Weten hoe laat het is heeft nog nooit iemand in slaap geholpen.
- **Uitslapen om het in te halen.** Het voelt logisch en kost je de volgende nacht.
- **Een slaapmutsje.** Alcohol laat je sneller inslapen en in de tweede helft van de nacht vaker wakker worden.
- **De telefoon.** Niet alleen om het licht. Om drie uur is geen enkel bericht goed voor je.
- **Eerder naar bed.** Meer uren in bed geeft meer uren om wakker in te liggen.

## Kijk ook naar de kamer

Soms is de oorzaak verrassend plat. In onze kanalen vonden leden de afgelopen maand een verwarmingsketel die om drie uur aansloeg, een koelkast van de buren tegen het hoofdeind en een kat met een vast schema. Ga een nacht luisteren voordat je aan jezelf gaat sleutelen. Een slaapkamer van zestien tot achttien graden, donker en stil, is voor de meeste mensen prettig.

## Gedachten van drie uur

In het donker is alles groter. Wat bij veel mensen helpt, is de gedachten een plek geven vóór de nacht: een schrift aan tafel, om negen uur, met wat er morgen moet en wat je dwarszit. Niet in bed. Wie ’s nachts toch wakker ligt, kan zich voornemen om er morgen om negen uur naar te kijken. Dat klinkt te simpel, en het werkt alleen als je om negen uur ook echt gaat zitten.

Er is een klein, aardig experiment over. Michael Scullin en collega’s lieten in 2018 zevenenvijftig gezonde jonge mensen in een slaaplaboratorium vlak voor het licht uitging vijf minuten schrijven. De ene helft schreef op wat er de komende dagen nog moest gebeuren, de andere helft wat er al gedaan was. Wie een takenlijst maakte, viel gemiddeld negen minuten eerder in slaap, en hoe preciezer de lijst, hoe eerder. Eén nacht, gezonde slapers, een vreemd bed: het bewijst niets voor iemand die al maanden slecht slaapt. Het kost alleen ook niets.

## Hoe je het zes weken volhoudt

1. **Maak de bank klaar.** Plaid, klein lampje, een saai boek, warme sokken. Wie om drie uur nog moet zoeken, blijft liggen.
2. **Vertel het aan wie naast je slaapt.** Afgesproken opstaan is iets anders dan gewekt worden.
3. **Sta elke dag op dezelfde tijd op,** ook na een slechte nacht en ook op zondag. Dit is het moeilijkste deel, en waarschijnlijk het deel dat het meeste doet.
4. **Schat je minuten pas na het ontbijt.** In bed schat bijna iedereen te hoog.
5. **Kijk om de twee weken, niet elke dag.** In week twee valt het tegen, en dat hoort zo.
6. **Spreek een einde af.** Na zes weken kijk je samen met iemand naar de lijst. Is er niets veranderd, dan is het geen mislukking maar een reden om je huisarts om begeleiding te vragen.

Werk je met machines of rijd je veel, begin dan in een rustige week of in een vakantie. De eerste twee weken ben je minder scherp, en dat is geen moment om dapper te zijn.

## Wanneer je niet moet wachten

Bel je huisarts als je stopt met ademen in je slaap of dat van anderen hoort, als je benen je ’s avonds gek maken, als je somber bent, of als je al langer dan een paar weken slaapmiddelen gebruikt en ervan af wilt. Stop daar niet in één keer mee. En slaap je slecht omdat je pijn hebt, begin dan bij de pijn.

## Bronnen

- Riemann en anderen, Journal of Sleep Research, 2017: Europese richtlijn voor slapeloosheid. doi:10.1111/jsr.12594
- Van Straten en anderen, Sleep Medicine Reviews, 2018: overzicht van cognitieve gedragstherapie bij slapeloosheid.
- Tang, Schmidt en Harvey, Journal of Behavior Therapy and Experimental Psychiatry, 2007: op de klok kijken bij slapeloosheid.
- Scullin en anderen, Journal of Experimental Psychology: General, 2018: een takenlijst voor het slapen.
- Nederlands Huisartsen Genootschap: NHG-Standaard Slaapproblemen.

Deze informatie vervangt geen medisch advies.`,
}
