/**
 * What members say under a lesson of the demo, by its title, in the order in which it is said; each line is somebody
 * else's who finished the lesson, and one that opens with a name of the cast answers the line before it.
 */
export const underLessons: Readonly<Record<string, readonly string[]>> = {
  'Welkom bij de universiteit': [
    'Mijn vaste moment is de trein van 7:12. Twintig minuten, en niemand die iets van me wil.',
    'Ik was bang voor huiswerk. Dit is goed te doen naast twee kinderen en een rooster.',
    'Vraagje: moet ik elke week precies bijhouden, of mag een week ook drie weken duren?',
    'teun: Dat mag. Een week is hier een onderwerp, geen deadline.',
    'Na jaren cursussen die ik niet afmaakte begin ik er nu aan één, met één les per avond.',
  ],
  'Wat wil je bewijzen?': [
    'Mijn vraag: word ik minder vaak wakker als ik na acht uur niets meer eet? Klein genoeg, hoop ik.',
    'De mijne is: heb ik na een rondje lopen minder hoofdpijn? Ik schrijf het sinds maandag op.',
    'Eerst schreef ik ‘gezonder worden’ op. Toen las ik stap twee nog eens.',
    'Kan het ook over mijn humeur gaan, of is dat te vaag om te meten?',
    'jasper: Heel goed zelfs. Geef het elke avond op hetzelfde moment een cijfer van 1 tot 10, dan is het te vergelijken.',
  ],
  'Je uitgangspunt in zeven dagen': [
    'Dag vier en ik wil nú al dingen veranderen. Het is lastiger dan gedacht om niets te doen.',
    'Bij mij zit er tussen de beste en de slechtste nacht drie uur. Dat had ik nooit geraden.',
    'Telt een dag met griep ook mee?',
    'teun: Schrijf hem op, met een kruisje erbij. Dan kun je straks kijken met en zonder die dag.',
  ],
  'Meten zonder te oordelen': [
    'Ik merkte dat ik op slechte dagen het invullen oversloeg. Sinds deze les vul ik juist die in.',
    'Ik plak er geen smileys meer bij. Scheelt de helft van de stress.',
  ],
  'Het logboek op papier': [
    'Geprint en in de keuken gehangen. Nu vult mijn man ook een kolom in, ongevraagd.',
    'Fijn dat dit ook zonder telefoon kan.',
  ],
  'De dag als klok': [
    'Mijn cirkel bleek een halve cirkel: alles zit tussen zes uur ’s avonds en middernacht.',
    'Met mijn dochter samen getekend. Die van haar begint drie uur later dan de mijne.',
    'Ik werk in ploegen. Teken ik er dan drie?',
    'teun: Ja, één per dienst. Leg ze naast elkaar en kijk wat in alle drie hetzelfde blijft.',
  ],
  'Opstaan op een vaste tijd': [
    'Het weekend is het moeilijkst. Zondag om 7:00 voelde als een grap, maandag viel mee.',
    'Na elf dagen werd ik voor de wekker wakker. Toeval of niet, ik hou het even vast.',
  ],
  Ochtendlicht: [
    'Vandaag met paraplu. Mijn telefoon gaf buiten tien keer zoveel licht aan als achter het raam.',
    'De hond vindt dit de beste les tot nu toe.',
    'Ik loop nu één halte eerder de bus uit. Tien minuten, en ik hoef niets extra’s te plannen.',
  ],
  Avondlicht: [
    'De grote lamp is uit en mijn puber vraagt of de stroom is uitgevallen.',
    'Twee schemerlampen van de kringloop. Kosten: negen euro.',
  ],
  'Koffie en de klok': [
    'Laatste koffie om twaalf uur. De eerste drie middagen waren niet gezellig, daarna merkte ik er niets meer van.',
    'Bij mij maakt het niets uit, ook niet na twee weken meten. Ook goed om te weten.',
  ],
  'Slapen: wat telt': [
    'Ik lag te rekenen hoeveel uur ik nog had. Sinds de klok omgedraaid staat doe ik dat niet meer.',
    'Ik word nog steeds om drie uur wakker, maar ik schrik er minder van.',
    'Opstaan als je wakker ligt, in plaats van wachten. Het is koud, maar het helpt me meer dan schaapjes.',
  ],
  'Terugkijken op level 1': [
    'Acht weken geleden had ik geen idee hoe laat ik at. Nu weet ik het op een kwartier na.',
    'Van mijn vier pogingen werkte er één. Die ene hou ik.',
  ],
}
