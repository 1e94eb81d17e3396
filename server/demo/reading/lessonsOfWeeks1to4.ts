/** What lessons of level 1 tell beside their steps, by title: `##` is a heading, `-` a line of a list. Nothing of it is medical advice. */
export const weeks1to4: Readonly<Record<string, string>> = {
  'Welkom bij de universiteit': `
Je leert hier niet uit een boek, maar uit je eigen dagen. Elke week krijgt één onderwerp en hooguit drie korte lessen. Lezen kost je tien minuten. Het werk zit in de zes dagen daarna.

## Wat N=1 betekent

In een onderzoek heet het aantal deelnemers N. Bij honderd mensen is N=100, en dan weet je wat er gemiddeld gebeurt. Jij bent geen gemiddelde. Bij N=1 ben je zelf de hele groep: je vergelijkt je eigen weken met elkaar. Dat bewijst niets over je buurman en hoeft dat ook niet.

## Hoe je een week doorkomt

- Lees de lessen op je vaste moment, bijvoorbeeld zondagavond met een kop thee.
- Kies er één ding uit. Wie alles tegelijk doet, weet achteraf niet waar het aan lag.
- Schrijf elke dag één getal op. Meer hoeft niet.
- Loop je achter? Ga verder waar je was. Een overgeslagen dag is geen mislukte week.

Rond deze les af als je weet op welk moment van de week je gaat leren. Zet dat moment meteen in je agenda.`,
  'Wat wil je bewijzen?': `
‘Ik wil me beter voelen’ is een goede wens en een slechte vraag. Je kunt er na twee weken geen ja of nee op zeggen. Een vraag die wel werkt noemt één verandering, één maat en een periode.

## Van wens naar vraag

| Wens | Vraag |
| Ik wil fitter zijn | Is mijn energie om 15:00 hoger als ik na de lunch tien minuten loop? |
| Ik wil beter slapen | Val ik sneller in slaap als mijn telefoon na 21:30 in de keuken ligt? |
| Ik wil minder stress | Is mijn hartslag voor het slapen lager na drie minuten rustig ademen? |

## Drie toetsen

- Kun je er elke dag een getal bij opschrijven, ook als dat alleen een cijfer van 1 tot 10 is?
- Kun je de verandering zelf doen, zonder dat anderen mee moeten?
- Zou een ‘nee’ je ook iets vertellen? Zo niet, dan zoek je een bevestiging en geen antwoord.

Gaat je vraag over een klacht waar je mee bij de huisarts loopt, bespreek haar dan eerst daar. Metingen zijn welkom in een spreekkamer, maar ze vervangen hem niet.`,
  'Je uitgangspunt in zeven dagen': `
De lastigste week is deze, juist omdat je niets verandert. Toch hangt alles eraan. Zonder zeven gewone dagen kun je straks niet zeggen of het beter ging of dat je alleen beter oplette.

## Wat je bijhoudt

- Hoe laat je ging liggen en hoe laat je opstond.
- Je energie om drie uur ’s middags, van 1 tot 10.
- Je stemming voor het slapen, van 1 tot 10.
- Eén woord over de dag: druk, vrij, ziek, feest.

## Het midden van je cijfers

Leg je zeven cijfers op volgorde en kijk welke in het midden staat. Bij 4, 5, 6, 6, 6, 7 en 9 is dat de 6. Een gemiddelde laat zich meeslepen door die ene feestavond, het midden niet.

Schrijf ook op hoe ver je uitersten uit elkaar liggen. Zit je tussen de 4 en de 9, dan moet een verandering straks groot zijn om op te vallen. Zit je tussen de 6 en de 7, dan zie je al een klein verschil.`,
  'Meten zonder te oordelen': `
Bijna iedereen sjoemelt in het begin. Niet expres: op een slechte dag vergeet je te meten, op een goede dag denk je eraan. Na twee weken heb je dan een mooi rijtje dat alleen je goede dagen beschrijft.

## Zo houd je het eerlijk

- Koppel het meten aan iets wat je toch al doet, zoals tandenpoetsen.
- Vul het in voordat je kijkt wat er gisteren stond.
- Laat een vergeten dag leeg. Achteraf invullen is gokken.

## Als het cijfer tegenvalt

Een 4 voor je energie zegt iets over een dinsdag. Het zegt niets over je karakter. Merk je dat je van het meten zelf onrustig wordt, meet dan om de dag, of leg de weegschaal of het horloge een week weg. Een meting die je humeur bepaalt, meet vooral je humeur.`,
  'Het logboek op papier': `
Een papieren logboek heeft drie voordelen. Er komen geen meldingen binnen, je ziet de hele week in één keer en je hebt geen scherm nodig op het moment dat je juist geen scherm wilt.

Het blad bij deze les heeft zeven kolommen en vijf regels. De onderste regel is leeg: daar zet je wat jij wilt volgen. Vul het ’s avonds in, met een pen die bij het blad blijft liggen. Neem de cijfers op zondag over in je profiel of in je experiment, dan gaat er niets verloren als het blad bij het oud papier belandt.`,
  'De dag als klok': `
In bijna elke cel van je lichaam loopt een klok van ongeveer vierentwintig uur. Ongeveer: zonder daglicht loopt hij bij de meeste mensen iets uit. Elke ochtend wordt hij gelijkgezet, vooral door licht, en verder door wanneer je eet en beweegt.

## Waarom de cirkel helpt

Een agenda laat zien wat je moet. Een cirkel laat zien wat je herhaalt. Teken hem twee keer: een keer voor een werkdag en een keer voor de zaterdag. Leg ze over elkaar.

- Schuift je opstaan meer dan een uur? Dan reis je elk weekend een tijdzone heen en weer.
- Eet je op zaterdag je laatste hap twee uur later? Je maag merkt dat op zondag nog.
- Zit je langste tijd buiten rond het middaguur of pas na zonsondergang?

Verander nog niets. Kies één punt waar de cirkels het verst uit elkaar lopen en onthoud het voor de volgende les.`,
  'Opstaan op een vaste tijd': `
Naar bed gaan kun je plannen, in slaap vallen niet. Opstaan wel. Daarom beginnen we aan de kant van de ochtend: wie een week lang op hetzelfde moment opstaat, wordt ’s avonds vanzelf op een vaster moment slaperig.

## Zo schuif je zonder pijn

Stel, je staat doordeweeks om 07:00 op en in het weekend om 09:30. Kies dan 07:45 voor alle dagen. Zaterdag wordt het 09:15, zondag 09:00, de week erna weer een halfuur vroeger. In vier weekenden ben je er.

- Zet de wekker aan de andere kant van de kamer.
- Doe meteen het gordijn open.
- Slaap je tekort, ga dan ’s avonds eerder liggen. Uitslapen verschuift het probleem naar maandag.

Werk je in ploegen, sla deze les dan niet over maar pas hem aan: kies per dienst een vaste tijd. In level 2 staat er een hele les over.`,
  Ochtendlicht: `
Binnen, aan een tafel bij het raam, meet je op een grijze ochtend vaak 200 tot 500 lux. Buiten is het op hetzelfde moment al gauw 5.000. Je ogen passen zich zo goed aan dat je het verschil nauwelijks ziet. Je klok ziet het wel.

| Plek, om 09:00 | Ongeveer |
| Aan het bureau, lamp aan | 300 lux |
| Bij het raam | 800 lux |
| Buiten, zwaar bewolkt | 5.000 lux |
| Buiten, zon | 30.000 lux |

## Zo maak je het vol te houden

- Drink je eerste kop buiten of loop een blokje voordat je inlogt.
- Is het nog donker als je opstaat? Wacht tot de zon op is. Die tijd staat boven elke pagina.
- Regen telt ook. Een capuchon houdt het water tegen, niet het licht.

Kijk nooit recht in de zon en zet je bril gerust op: gewone glazen houden niets tegen wat ertoe doet. Heb je een oogaandoening of gebruik je medicijnen die gevoelig maken voor licht, vraag dan eerst je arts.`,
  Avondlicht: `
Overdag wil je veel licht, ’s avonds weinig. Niet omdat lampen slecht zijn, maar omdat fel licht laat op de avond hetzelfde seintje geeft als de ochtend: het is nog dag.

## Loop je huis eens na

Ga vanavond om negen uur in de kamer staan waar je het langst zit. Tel de lampen die hoger hangen dan je ogen. Doe ze uit en zet er één lage, warme lamp voor in de plaats. In de badkamer helpt een nachtlampje: tandenpoetsen onder een plafondspot is voor veel mensen het felste moment van de avond.

- Zet je scherm op de warme stand en half zo helder.
- Gebruik ‘Red Light’ op deze site als je ’s avonds nog leest.
- Houd de slaapkamer donker genoeg om je hand niet te zien.

Meet wat je er zelf van merkt: noteer zeven avonden hoe laat je voor het eerst gaapte. Dat is een grove maat, en toch eerlijker dan je herinnering.`,
}
