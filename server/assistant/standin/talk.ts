type Answer = { about: RegExp; says: string }

/** What the stand-in knows: enough to believe in, and always the same answer to the same question. */
const answers: readonly Answer[] = [
  {
    about: /\b(op de borst|in mijn borst|borstpijn|benauwd|bewusteloos|beroerte|hartaanval)/,
    says: 'Daar kan ik je niet mee helpen, en wachten is hier niet goed. Laat iemand bij je blijven tot er hulp is.',
  },
  {
    about: /\b(zelfmoord|zelfdoding|niet meer leven|wil dood)/,
    says: 'Wat goed dat je het opschrijft. Vertel het vandaag ook aan iemand die je vertrouwt.',
  },
  {
    about: /\b(opzeg|abonnement|factuur|betaling)/,
    says: 'Bij Abonnement vind je Abonnement beheren. Daar zeg je op, zie je je facturen en verander je hoe je betaalt. Je houdt toegang tot het einde van de periode die je betaald hebt. Binnen veertien dagen na het begin kun je ook herroepen.',
  },
  {
    about: /\b(pijn|medicijn|medicatie|klacht|ziek|dokter|huisarts|bloeddruk|diagnose)/,
    says: 'Daar kan ik je geen medisch advies over geven. Leg je klacht voor aan je huisarts, die kent je geschiedenis. Wat je intussen kunt opschrijven: wanneer het begon, wanneer het erger wordt en wat je al probeerde. Dat maakt het gesprek met je huisarts een stuk makkelijker.',
  },
  {
    about: /\b(raam|ramen|glas)\b/,
    says: 'Achter het raam houd je vaak minder dan een vijfde over, en het ultraviolet blijft bijna helemaal achter. Even naar buiten gaan werkt beter, ook als het maar vijf minuten is. Kun je niet weg, ga dan zo dicht mogelijk bij het raam zitten en zet het open.',
  },
  {
    about: /\b(licht|zon(?!netje)|bewolkt|wolken|lux|ochtend)/,
    says: 'Ook onder wolken is het buiten vaak 2.000 lux of meer, tegen zo’n 300 in een goed verlichte kamer. Ga binnen een uur na het opstaan naar buiten. Bij zon zijn tien minuten genoeg; is het bewolkt, reken dan op twintig tot dertig.',
  },
  {
    about: /\b(slaap|slapen|wakker|nacht|avond|scherm)/,
    says: 'Begin bij het ritme: elke dag op dezelfde tijd op, ook in het weekend, en meteen daglicht. Dim ’s avonds twee uur voor het slapen de lampen en leg schermen weg. Houd een week bij hoe laat je in slaap valt; dan zie je of het helpt.',
  },
  {
    about: /\b(bewegen|beweging|wandel|lopen|sport|trainen|spier)/,
    says: 'Wandel elke dag een half uur, liefst in de ochtend, en onderbreek zitten elk half uur. Twee keer per week iets zwaars tillen of dragen is genoeg om spieren te houden. Begin klein: tien minuten die je elke dag doet, zijn meer waard dan een uur dat je overslaat.',
  },
  {
    about: /\b(eten|ontbijt|voeding|eiwit|koffie|suiker|recept)/,
    says: 'Een ontbijt met eiwit houdt je langer vol: denk aan eieren, kwark of vis, zo’n twintig tot dertig gram eiwit. Eet overdag en laat de laatste drie uur voor het slapen niets meer komen. Verander één ding tegelijk, dan weet je wat het doet.',
  },
  {
    about: /\b(adem|ademhaling|stress|rust|ontspan|gespannen|spanning)/,
    says: 'Probeer dit: adem vier tellen in door je neus en zes tot acht tellen uit. Doe dat vijf minuten, rechtop en met losse schouders. Een langere uitademing brengt je hartslag omlaag. Op een vast moment van de dag houd je het het makkelijkst vol.',
  },
  {
    about: /\b(koud|kou|douche|zwemmen|ijsbad)/,
    says: 'Begin met de laatste dertig seconden van je douche koud, een week lang, en maak er dan een minuut van. Adem rustig door. Ga niet alleen koud zwemmen, en overleg met je huisarts als je hartklachten hebt.',
  },
  {
    about: /\b(zonnetje|punten|taak|taken|community|kanaal|inbox|lidmaatschap)/,
    says: 'Zonnetjes verdien je door je dagelijkse taken af te ronden; je ziet ze bij je profiel. In Community praat je mee in de kanalen, en in je inbox staat wie op je reageerde. Bij Instellingen kies je wat je wilt horen en wanneer.',
  },
  {
    about: /^(hoi|hallo|hey|goede(morgen|middag|navond)|dag)\b/,
    says: 'Hallo! Waar ben je benieuwd naar? Je kunt me iets vragen over licht, slaap, voeding, beweging of ademhaling, of over hoe iets hier werkt.',
  },
]

const otherwise =
  'Goede vraag. Probeer het eerst klein: kies één ding, doe het een week elke dag op hetzelfde moment en schrijf op wat je merkt. Vergelijk dat met de week ervoor. Zo weet je of het bij jou werkt, en dat is precies waar het hier om gaat.'

/** What the stand-in answers to a question, always in the same words. */
export const answerTo = (question: string): string =>
  answers.find(({ about }) => about.test(question.toLowerCase()))?.says ?? otherwise

/** An answer in the pieces in which it is sent: a word each, with its space. */
export const piecesOf = (answer: string): string[] => answer.match(/\S+\s*/g) ?? []
