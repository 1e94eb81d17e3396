/** What lessons of level 2 tell beside their steps, by title, written as those of level 1. Nothing of it is medical advice. */
export const level2: Readonly<Record<string, string>> = {
  'Licht in lux': `
Lux is de maat voor hoeveel licht er op een plek valt. Je ogen zijn er slecht in: ze passen zich zo goed aan dat een kamer met tien keer minder licht nog steeds gewoon licht lijkt.

## Wat je ongeveer vindt

| Plek | Lux op ooghoogte |
| Woonkamer in de avond | 50 tot 150 |
| Bureau, lamp aan | 300 tot 500 |
| Een meter van het raam | 500 tot 2.000 |
| Buiten, zwaar bewolkt | 2.000 tot 10.000 |
| Buiten, half bewolkt | 10.000 tot 40.000 |

## Hoe je meet

- Houd je telefoon rechtop voor je gezicht, met het scherm naar je toe.
- Wacht drie tellen tot het getal stilstaat.
- Schrijf het op zonder het mooier te maken.

Een gratis meter op je telefoon zit er al gauw een kwart naast. Dat geeft niet. Je vergelijkt plekken met elkaar, en de fout gaat overal mee. Kijk alleen nooit recht in de zon, ook niet om te meten.`,
  'Drie plekken, één meting': `
Wie op maandag bij het raam meet en op dinsdag buiten, weet niet of het aan de plek lag of aan het weer. Daarom meet je deze week op drie plekken vlak na elkaar, drie dagen lang, op hetzelfde tijdstip.

## Kies plekken waar je toch al bent

- De tafel waaraan je ontbijt.
- De plek waar je op de trein of op je koffie wacht.
- Je bureau, of de stoel waarin je ’s ochtends leest.

## Zo lees je de uitkomst

Leg per plek je drie getallen op volgorde en neem het middelste. Bij 340, 410 en 2.100 is dat 410. De 2.100 was waarschijnlijk een gat in de wolken: leuk om te zien, maar je rekent er niet op.

Deel daarna het hoogste midden door het laagste. Bij de meeste mensen scheelt het meer dan tien keer, terwijl het gevoel zegt dat het ongeveer hetzelfde is. Dat ene getal is het antwoord van deze week. Schrijf het in je logboek, met het weer erbij.`,
  'Je eerste lichtmeting': `
Nu je weet waar het licht is, ga je er staan. Drie ochtenden, binnen een uur na het opstaan, op de plek die je vorige week koos. Je meet één keer aan het begin en één keer na tien minuten.

## Maak het makkelijk

- Leg je schoenen en je jas de avond ervoor klaar.
- Neem iets mee wat je toch al doet: koffie, de hond, een telefoontje.
- Spreek met jezelf af wat je doet als het regent. Onder een afdak is ook buiten.

## Als het tegenvalt

In december is het om acht uur nog donker. Schuif de meting dan naar het eerste licht dat je kunt halen, al is dat in de pauze. Een meting van 900 lux die je elke dag kunt herhalen is meer waard dan één ochtend van 20.000 op vakantie.

Heb je een oogaandoening, gebruik je medicijnen die je huid of ogen gevoelig maken voor licht, of ken je perioden waarin je stemming heel hoog oploopt? Bespreek het dan eerst met je huisarts.`,
  'Verwerk je logboek': `
Een rij getallen zegt weinig tot je hem tekent. Daar is geen programma voor nodig: ruitjespapier, een potlood en een kwartier.

## In vier stappen

- Zet de dagen onderaan en je getal links. Begin niet per se bij nul, maar schrijf wel op waar je begint.
- Teken elke dag een punt. Een vergeten dag blijft leeg.
- Trek een lijn op de dag dat je iets veranderde.
- Teken links en rechts van die lijn het midden van je punten.

Kijk dan pas. Liggen de twee middens verder uit elkaar dan de punten aan één kant van elkaar? Dan is er iets wat het waard is om nog twee weken te volgen. Liggen ze dicht bij elkaar, dan weet je dat deze verandering voor jou weinig doet. Ook dat is een uitkomst.

Deel je tekening in het kanaal als je wilt dat iemand meekijkt. Anderen zien vaak sneller wat jij niet wilt zien.`,
  'Avond en rood licht': `
Je klok luistert de hele dag naar licht, maar in de avond luistert hij anders. Fel en koel licht zegt dan: het is nog geen nacht. Warm en laag licht zegt dat minder hard.

## Wat je deze week doet

- Kies één lamp die na negen uur aan mag. Liefst laag, liefst warm.
- Zet het plafondlicht uit, ook in de badkamer als dat veilig kan.
- Zet je scherm op de warme stand en de helderheid op een derde. Bij je instellingen staat een schakelaar ‘Rood licht’.
- Noteer hoe laat je het licht uitdeed en hoe lang het duurde tot je sliep.

## Verwacht niet te veel

Na drie avonden zie je meestal nog niets. Na zeven avonden kun je het midden vergelijken met je week ervoor. Valt het verschil binnen een kwartier, dan kan het net zo goed aan de dag gelegen hebben.

Slaap je al weken slecht, wat je ook probeert? Ga dan naar je huisarts. Een lamp is geen behandeling.`,
  'Weekend en wisseldienst': `
Een vaste tijd voor alles is een mooi plan voor wie zijn eigen rooster maakt. Voor wie nachtdiensten draait, kleine kinderen heeft of op zaterdag uitgaat, werkt één anker beter.

## Kies één anker

| Anker | Past bij |
| Licht na het opstaan | wie op wisselende tijden opstaat |
| Eerste en laatste hap | wie op vaste tijden kan eten |
| Opstaan | wie vaste werkdagen heeft |

Houd dat ene anker zeven dagen aan, ook als de rest schuift. Is je weekend twee uur later dan je week, dan is dat ongeveer hetzelfde als elke vrijdag naar een andere tijdzone vliegen en op maandag terug.

## Bij nachtdienst

- Tel de dag vanaf het moment dat je opstaat, niet vanaf middernacht.
- Draag op weg naar huis een pet of een zonnebril als dat veilig is in het verkeer.
- Eet licht in de nacht en iets stevigers voor je gaat slapen of erna.

Word je ziek van je diensten, praat dan met je bedrijfsarts. Dat is geen zwakte, dat is meten.`,
  'Je ritme in cijfers': `
Acht weken geleden schreef je je eerste getallen op. Vandaag leg je ze naast die van de afgelopen week. Meer is het niet, en toch is het voor veel mensen de leukste les van dit level.

## Leg naast elkaar

- Het midden van je licht in de ochtend: week één en week acht.
- De tijd waarop je opstond en het verschil tussen je werkdagen en je vrije dagen.
- Je energie om drie uur, van 1 tot 10.

## Drie vragen

- Wat veranderde meer dan een gewone week al van een andere week verschilt?
- Wat kostte je moeite en leverde niets op? Dat mag weg.
- Wat ging bijna vanzelf? Dat houd je.

Schrijf in één zin op wat je houdt en in één zin wat je loslaat. Zet die twee zinnen in je logboek en, als je wilt, in het kanaal. In level 3 begin je met voeding. Dit ritme neem je mee: wie op vaste tijden eet, kan straks beter zien wat er op het bord veranderde.`,
}
