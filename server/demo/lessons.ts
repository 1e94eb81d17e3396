import { articleHtml } from './reading/longArticle.ts'

/** A lesson of the demonstration: its title, why it is there, what to do, and whether it may be left out. */
type Lesson = [title: string, why: string, steps: readonly string[], optional?: 'optional']

/** The university of the demonstration by level and week. Nothing in it is medical advice. */
export const university: Readonly<Record<number, Readonly<Record<number, readonly Lesson[]>>>> = {
  1: {
    1: [
      [
        'Welkom bij de universiteit',
        'Vijf levels, elk acht weken. Je bepaalt zelf het tempo.',
        [
          'Lees wat N=1 betekent: jij bent je eigen vergelijking.',
          'Kies een vast moment op de dag om te leren.',
          'Stel je voor in het kanaal Welkom.',
        ],
      ],
      [
        'Wat wil je bewijzen?',
        'Een goede vraag is klein genoeg om in twee weken te beantwoorden.',
        [
          'Schrijf op wat je vaker of minder vaak wilt voelen.',
          'Maak er een vraag van die je met ja of nee kunt beantwoorden.',
          'Bewaar hem in je logboek: in level 5 kom je erop terug.',
        ],
      ],
    ],
    2: [
      [
        'Je uitgangspunt in zeven dagen',
        'Zonder begin weet je straks niet wat er veranderde.',
        [
          'Houd een week lang je slaap, energie en stemming bij.',
          'Verander in die week nog niets.',
          'Neem aan het eind het midden van je cijfers.',
        ],
      ],
      [
        'Meten zonder te oordelen',
        'Een cijfer is een waarneming, geen rapport.',
        [
          'Meet op hetzelfde moment van de dag.',
          'Schrijf op wat je ziet, niet wat je hoopte.',
          'Sla een dag over als het niet lukt.',
        ],
      ],
      [
        'Het logboek op papier',
        'Sommige mensen schrijven liever.',
        ['Print het logboek bij deze les.', 'Leg het naast je bed.', 'Vul het in voordat je je telefoon pakt.'],
        'optional',
      ],
    ],
    3: [
      [
        'De dag als klok',
        'Je lichaam loopt op licht, eten en beweging.',
        [
          'Teken een cirkel met je 24 uur.',
          'Zet erin wanneer je opstaat, eet, beweegt en slaapt.',
          'Kijk waar weekend en werkweek verschillen.',
        ],
      ],
      [
        'Opstaan op een vaste tijd',
        'De ochtend zet de rest van de dag vast.',
        [
          'Kies een tijd die je ook op zondag haalt.',
          'Schuif hooguit een kwartier per dag op.',
          'Noteer hoe laat je vanzelf wakker wordt.',
        ],
      ],
    ],
    4: [
      [
        'Ochtendlicht',
        'Op een bewolkte ochtend is het buiten nog altijd tien keer zo licht als binnen.',
        [
          'Ga binnen een uur na het opstaan naar buiten.',
          'Blijf tien minuten, ook als het regent.',
          'Laat je zonnebril af, kijk nooit recht in de zon.',
        ],
      ],
      [
        'Avondlicht',
        'Je avond begint eerder dan je bed.',
        [
          'Doe na het eten de plafondlamp uit.',
          'Zet een kleine, warme lamp laag neer.',
          'Schrijf op hoe laat je slaperig werd.',
        ],
      ],
    ],
    5: [
      [
        'Eten op tijd',
        'Wanneer je eet, vertelt je lichaam hoe laat het is.',
        [
          'Kies een vast ontbijt of sla het vast over.',
          'Eet je laatste maaltijd drie uur voor het slapen.',
          'Houd een week bij hoe je nacht was.',
        ],
      ],
      [
        'Wat staat er op je bord?',
        'Een foto is sneller dan een lijst.',
        [
          'Maak drie dagen een foto van elke maaltijd.',
          'Tel alleen groente en eiwit.',
          'Kies één maaltijd om te verbeteren.',
        ],
      ],
      [
        'Koffie en de klok',
        'Cafeïne blijft uren in je lijf.',
        ['Drink je laatste koffie voor twee uur ’s middags.', 'Doe dat zeven dagen.', 'Vergelijk met de week ervoor.'],
        'optional',
      ],
    ],
    6: [
      [
        'Bewegen zonder sportschool',
        'Wandelen telt. Een trap ook.',
        ['Loop elke dag tien minuten na een maaltijd.', 'Sta elk uur een keer op.', 'Noteer je energie om drie uur.'],
      ],
      [
        'Ademen als rempedaal',
        'Een lange uitademing maakt je hartslag rustiger.',
        ['Adem vier tellen in en zes tellen uit.', 'Doe dat drie minuten, zittend.', 'Stop als je duizelig wordt.'],
      ],
    ],
    7: [
      [
        'Slapen: wat telt',
        'Eén slechte nacht zegt weinig. Veertien nachten zeggen veel.',
        ['Ga op hetzelfde moment naar bed.', 'Houd je kamer koel en donker.', 'Kijk pas na een week naar je cijfers.'],
      ],
      [
        'Rust overdag',
        'Herstel is ook werk.',
        [
          'Plan één pauze zonder scherm.',
          'Ga even liggen of kijk uit het raam.',
          'Schrijf op hoe je erna verder ging.',
        ],
      ],
    ],
    8: [
      [
        'Je dagstructuur in één blad',
        'Wat je kunt opschrijven, kun je volhouden.',
        [
          'Kies uit de afgelopen weken vier gewoontes.',
          'Geef elk een vaste plek op de dag.',
          'Hang het blad waar je het ziet.',
        ],
      ],
      [
        'Terugkijken op level 1',
        'Je begon met een uitgangspunt. Nu kun je vergelijken.',
        [
          'Leg je eerste week naast deze week.',
          'Schrijf één ding op dat beter gaat.',
          'Schrijf één ding op dat niet werkte. Ook dat is een uitslag.',
        ],
      ],
    ],
  },
  2: {
    1: [
      [
        'Licht in lux',
        'Je ogen liegen een beetje. Een meter niet.',
        [
          'Zet een gratis lichtmeter op je telefoon.',
          'Meet op ooghoogte, in de richting waarin je kijkt.',
          'Vergelijk je bureau, het raam en buiten.',
        ],
      ],
      [
        'Drie plekken, één meting',
        'Verschillen zie je pas als de rest gelijk blijft.',
        [
          'Kies drie plekken van je ochtend.',
          'Meet drie dagen op hetzelfde moment.',
          'Neem het midden van je metingen.',
        ],
      ],
    ],
    2: [
      [
        'Je eerste lichtmeting',
        'Je zoekt geen record. Je zoekt een plek waar je morgen weer staat.',
        [
          'Meet drie ochtenden, binnen een uur na het opstaan.',
          'Schrijf het op, ook als het tegenvalt.',
          'Kies je vaste plek.',
        ],
      ],
      [
        'Verwerk je logboek',
        'Cijfers gaan pas spreken als je ze naast elkaar legt.',
        ['Zet je metingen in een rij.', 'Trek een lijn door het midden.', 'Deel je grafiek als je wilt.'],
        'optional',
      ],
    ],
    3: [
      [
        'Avond en rood licht',
        'Warm en laag licht vraagt minder van je klok.',
        ['Kies één lamp voor na negen uur.', 'Zet je scherm op de warme stand.', 'Noteer een week je inslaaptijd.'],
      ],
    ],
    5: [
      [
        'Weekend en wisseldienst',
        'Een vast ritme is niet voor iedereen haalbaar.',
        ['Kies één anker: licht, eten of opstaan.', 'Houd dat anker ook op vrije dagen.', 'Schuif de rest mee.'],
      ],
    ],
    8: [
      [
        'Je ritme in cijfers',
        'Acht weken licht, in één beeld.',
        ['Leg je eerste en laatste week naast elkaar.', 'Schrijf op wat je houdt.', 'Schrijf op wat je loslaat.'],
      ],
    ],
  },
  3: {
    1: [
      [
        'Wat eten met je middag doet',
        'De dip van drie uur begint bij de lunch.',
        ['Eet twee weken dezelfde lunch.', 'Geef elke dag om drie uur een cijfer.', 'Verander dan één ding.'],
      ],
    ],
    2: [
      [
        'Proeven met één verandering',
        'Twee dingen tegelijk veranderen zegt niets.',
        ['Kies één voedingsmiddel.', 'Laat het zeven dagen weg.', 'Eet het daarna drie dagen weer.'],
      ],
    ],
    4: [
      [
        'Lezen van een etiket',
        'De eerste drie woorden zeggen het meest.',
        ['Pak vijf producten uit je kast.', 'Lees de eerste drie ingrediënten.', 'Kies er één om te vervangen.'],
      ],
    ],
  },
  4: {
    1: [
      [
        'Je hartslag in rust',
        'Een rustige ochtend laat zich tellen.',
        ['Tel een minuut je hartslag voor het opstaan.', 'Doe dat veertien dagen.', 'Kijk naar het midden.'],
      ],
    ],
    3: [
      [
        'Vier tellen in, zes tellen uit',
        'De langste uitademing wint.',
        ['Oefen vijf minuten op een vast moment.', 'Meet je hartslag ervoor en erna.', 'Stop als je duizelig wordt.'],
      ],
    ],
  },
  5: {
    1: [
      [
        'Je eigen experiment ontwerpen',
        'Eén vraag, één verandering, één maat.',
        [
          'Haal je vraag uit week 1 tevoorschijn.',
          'Schrijf op wat je verandert en wat gelijk blijft.',
          'Bepaal vooraf wanneer het gelukt is.',
        ],
      ],
    ],
    4: [
      [
        'Toeval of verschil?',
        'Soms wint het weer, niet je nieuwe gewoonte.',
        ['Vergelijk twee weken met twee weken.', 'Let op vakantie, ziekte en drukte.', 'Herhaal het als je twijfelt.'],
      ],
    ],
  },
}

/** A lesson as its teacher would write it, with what there is to read about it. */
export const lessonText = ([, why, steps]: Lesson, reading = ''): string =>
  `<p>${why}</p>${reading && articleHtml(reading, '')}<h2>Zo pak je het aan</h2><ol>${steps.map((step) => `<li><p>${step}</p></li>`).join('')}</ol><p>Niets gemerkt? Ook dat is een uitslag. Stel je vraag hieronder als je vastloopt.</p>`
