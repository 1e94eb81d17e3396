/** What lessons of level 1 tell beside their steps, by title: `##` is a heading, `-` a line of a list. Nothing of it is medical advice. */
export const weeks5to8: Readonly<Record<string, string>> = {
  'Eten op tijd': `
Je darmen, je lever en je alvleesklier hebben elk hun eigen klok, en die luistert vooral naar eten. Wie elke dag op andere tijden eet, laat ze steeds opnieuw raden.

## Waar je op let

- Het moment van je eerste hap, en of dat op werkdagen en vrije dagen hetzelfde is.
- Het moment van je laatste hap. Een handje noten om elf uur telt mee.
- De uren ertussen. Bij veel mensen blijken dat er vijftien.

Je hoeft niets te laten staan. Schuif alleen. Eet je nu om half negen ’s avonds, probeer dan een week acht uur en de week erna half acht. Let op je nacht, en ook op je humeur om tien uur: wie hongerig naar bed gaat, slaapt er niet beter op.

Heb je diabetes, ben je zwanger, of heb je een verleden met eetproblemen? Verander dan niets aan je eettijden zonder overleg met iemand die je behandelt.`,
  'Wat staat er op je bord?': `
Een eetdagboek vullen we bijna allemaal te mooi in. Een foto liegt minder. Leg je telefoon naast je bord, maak hem voor de eerste hap en kijk er die dag niet meer naar.

## Tellen op woensdagavond

Zet de foto’s van drie dagen naast elkaar. Tel twee dingen:

- Op hoeveel borden ligt een vuist of meer groente?
- Op hoeveel borden ligt iets met eiwit: ei, vis, vlees, peulvruchten, zuivel, tofu?

De meeste mensen vinden hun zwakke plek in een minuut, en het is bijna nooit het avondeten. Kies die ene maaltijd en verander er één ding aan. Een ei bij het ontbijt. Een handvol tomaten bij de lunch. Laat de rest met rust tot je weet of het helpt tegen de trek om vier uur.`,
  'Koffie en de klok': `
Van een kop koffie is na ongeveer vijf uur nog de helft in je bloed. Bij de een gaat het sneller, bij de ander veel trager, en dat zit voor een deel in je genen. Daarom helpt een regel van een ander je weinig en een eigen proef veel.

Schrijf een week lang op hoe laat je laatste kop was en hoe lang je erna nog wakker lag. Leg de laatste kop de week daarna op twee uur. Verandert er niets, dan heb je geluk en drink je gewoon door. Let ook op thee, cola en pure chocolade: daar zit minder in, maar niet niets.

Drink je er nu vier of meer, bouw dan rustig af. Een kop per dag minder voorkomt de hoofdpijn waar veel mensen op dag twee mee stoppen.`,
  'Bewegen zonder sportschool': `
Wie drie keer per week sport en verder zit, beweegt minder dan wie de hele dag door kleine stukjes loopt. Je lichaam telt geen lidmaatschappen, het telt minuten.

## Waarom na het eten

Na een maaltijd stijgt je bloedsuiker. Spieren die werken, nemen er meteen een deel van op. Tien minuten rustig lopen is bij veel mensen genoeg om de piek lager te maken, en vaak ook de dip erna.

- Loop een vast rondje, dan hoef je niet te kiezen.
- Bel lopend. Een gesprek van een kwartier is een wandeling van een kwartier.
- Sta op als je koffie haalt en loop de lange weg terug.

Noteer om drie uur je energie. Doe dat ook op de dagen dat het wandelen niet lukt: dat zijn je vergelijkingsdagen.`,
  'Ademen als rempedaal': `
Bij elke inademing versnelt je hart een beetje, bij elke uitademing vertraagt het. Maak je de uitademing langer, dan wint de rem. Je merkt het soms al na een minuut.

## Drie minuten, stap voor stap

- Ga zitten met je voeten op de grond en je rug los van de leuning.
- Adem vier tellen in door je neus. Je buik gaat naar voren, je schouders blijven laag.
- Adem zes tellen uit, door je neus of met getuite lippen.
- Raak je de tel kwijt? Begin gewoon opnieuw bij vier.

Voel je tintelingen of word je licht in je hoofd, dan adem je te diep. Maak de teugen kleiner of stop. Bij een longziekte, hartklachten of paniekaanvallen overleg je eerst.

Meet het eens: tel je pols een halve minuut voor en na, drie avonden achter elkaar.`,
  'Slapen: wat telt': `
Je horloge geeft een cijfer met twee decimalen, maar het raadt. Hoe laat je ging liggen en opstond weet het redelijk. Diepe slaap en droomslaap schat het uit je pols en je beweging, en daar zit het geregeld een half uur naast.

## Drie getallen die je zelf weet

- Hoe lang het duurde voor je sliep, naar schatting.
- Hoe vaak je wakker werd en er last van had.
- Hoe uitgerust je was om elf uur ’s ochtends, van 1 tot 10.

Kijk pas na veertien nachten. Wie elke ochtend zijn score checkt, gaat er slechter van slapen: dat is zo vaak gezien dat het een naam heeft, orthosomnie.

Lig je al langer dan drie maanden drie nachten per week wakker, of snurk je hard en ben je overdag doodmoe? Ga ermee naar de huisarts. Er zijn goede behandelingen, en een experiment hoort daar niet voor in de plaats te komen.`,
  'Rust overdag': `
Een pauze waarin je je telefoon pakt, is voor je hoofd geen pauze. Er komt alleen ander werk binnen.

## Twintig minuten is genoeg

Kies een moment tussen één en drie uur. Ga liggen, of zit met je rug tegen iets aan en kijk naar buiten. Slapen mag en hoeft niet. Zet een wekker op twintig minuten: na een uur word je vaak suffer wakker dan je was, en ben je ’s avonds later slaperig.

- Op kantoor? Een bankje buiten werkt beter dan de kantine.
- Thuis met kinderen? Tien minuten terwijl zij eten telt.
- Lukt het niet elke dag? Drie keer per week is een begin.

Schrijf op hoe je het uur erna werkte. Wie het een week volhoudt, weet meestal of dit iets voor hem is.`,
  'Je dagstructuur in één blad': `
Je hebt nu zeven weken dingen geprobeerd. Sommige bleven vanzelf hangen, andere kostten elke dag moeite. Op dit blad komen alleen de eerste.

## Zo ziet het eruit

| Moment | Gewoonte |
| Binnen een uur na opstaan | Tien minuten buiten |
| Na de lunch | Een vast rondje lopen |
| Na het eten | Plafondlamp uit |
| Voor het slapen | Drie minuten ademen |

Vier regels is veel. Twee is ook goed. Zet er een moment bij dat er al is, zoals ‘na het tandenpoetsen’, in plaats van een tijd. Tijden schuiven, tandenpoetsen niet.

Hang het op waar je het ziet als je het nodig hebt: het rondje naast de voordeur, de lamp naast de schakelaar.`,
  'Terugkijken op level 1': `
Pak je uitgangspunt uit week 2 erbij. Vul dezelfde zeven dagen nog een keer in en leg ze ernaast. Kijk eerst naar het midden van je cijfers, dan pas naar losse dagen.

## Lees je verschil eerlijk

- Is het verschil groter dan wat er in je eerste week al tussen twee dagen zat? Dan is het de moeite waard.
- Is het kleiner? Dan kan het toeval zijn. Dat is geen mislukking, wel een reden om langer te meten.
- Was er iets anders aan de hand, zoals vakantie, een nieuwe baan of meer zon? Schrijf het erbij.

Deel één uitslag in het kanaal, ook als het een ‘nee’ is. De volgende die het wil proberen heeft aan jouw ‘nee’ net zo veel. Daarna gaat level 2 open, en wordt licht het enige onderwerp.`,
}
