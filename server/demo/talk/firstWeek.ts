import type { Conversation } from './conversation.ts'

/** The first week of the demo community: who came, what they measure, and what they did before. */
export const firstWeek: readonly Conversation[] = [
  {
    in: 'universiteit/welkom',
    daysAgo: 22,
    from: '19:40',
    lines: [
      [
        'jasper',
        'Welkom allemaal. Vertel in één zin wat je over drie maanden wilt kunnen laten zien, met een getal erin.',
        { likes: { '👍': ['marloes', 'bram', 'fatima', 'sanne'] } },
      ],
      ['marloes', 'Ik wil van 5,1 naar 7 uur slaap, gemeten met mijn ring.'],
      [
        'bram',
        'Mijn energie om 15:00 van een 3 naar een 7. Ik houd het bij op een briefje op de koelkast.',
        { likes: { '❤️': ['lotte'] } },
      ],
      ['fatima', 'Rusthartslag onder de 65, ook in weken met nachtdiensten.'],
      [
        'teun',
        'Mooi dat jullie allemaal iets kiezen dat je zelf kunt meten. Schrijf ook je startgetal op, dat vergeet bijna iedereen.',
        { likes: { '👍': ['marloes', 'fatima', 'joost'] } },
      ],
      [
        'henk',
        'Ik ben 71 en wil weer een halfuur kunnen wandelen zonder pauze. Nu haal ik elf minuten.',
        { likes: { '❤️': ['marloes', 'fatima', 'noor', 'sanne', 'anouk'] } },
      ],
      ['noor', 'Wat fijn dat je er bent, @henk_dijkstra. Elf minuten is een prachtig begin.', { answers: 1 }],
    ],
  },
  {
    in: 'universiteit/slaap',
    daysAgo: 21,
    from: '07:25',
    lines: [
      [
        'marloes',
        'Dag 1. Tien minuten naar buiten voor achten, verder verander ik niets. Bewolkt, 4.200 lux op het terras.',
        { picture: 'licht' },
      ],
      ['bram', 'Waarmee meet je die lux?'],
      [
        'marloes',
        'Gewoon een app op mijn telefoon. Niet precies, wel elke dag dezelfde fout.',
        { answers: 1, likes: { '👍': ['teun', 'bram'] } },
      ],
      [
        'teun',
        'Elke dag dezelfde fout is precies goed genoeg. Je zoekt een verschil, geen wereldrecord.',
        { likes: { '👍': ['marloes', 'joost', 'leila'] } },
      ],
      ['pieter', 'Ik rijd om vier uur al. Telt licht uit een koplamp ook?'],
      [
        'teun',
        'Nee, maar je eerste stop wel. Stap uit, kijk tien minuten naar de lucht en zet het in je logboek.',
        { answers: 1 },
      ],
      ['pieter', 'Doe ik. Morgen Venlo, daar is de lucht ook gratis.', { likes: { '❤️': ['marloes', 'anouk'] } }],
    ],
  },
  {
    in: 'universiteit/voeding',
    daysAgo: 20,
    from: '12:05',
    lines: [
      ['mehmet', 'Ik kook de hele avond voor anderen en eet zelf om half twaalf. Hoe doen jullie dat met laat werk?'],
      [
        'noor',
        'Probeer eens je warme maaltijd om vier uur te nemen, met je team. Na je dienst alleen iets kleins. Twee weken proberen en dan kijken naar je nachten.',
        { answers: 1, likes: { '👍': ['mehmet', 'fatima'] } },
      ],
      ['fatima', 'Ik doe dat bij nachtdiensten. De eerste drie dagen is het wennen, daarna sliep ik vaster.'],
      [
        'mehmet',
        'Het team vindt het een goed idee. Vandaag staan er om vier uur acht borden op tafel.',
        { likes: { '❤️': ['noor', 'fatima', 'lotte', 'yara'] } },
      ],
      ['lotte', 'Dit wil ik in elk restaurant.'],
    ],
  },
  {
    in: 'experimenten/opzet',
    daysAgo: 20,
    from: '20:10',
    lines: [
      [
        'joost',
        'Opzet: geen koffie na 12:00. Ik meet hoe lang ik wakker lig, elke ochtend met een cijfer. Eerst zeven dagen gewoon meten, dan veertien dagen zonder.',
        { likes: { '👍': ['teun', 'leila', 'sanne'] } },
      ],
      ['teun', 'Sterke opzet. Eén ding veranderen, en een week vooraf.'],
      ['leila', 'Mag ik meedoen? Dan hebben we er twee.'],
      ['joost', 'Graag! Zelfde formulier, ieder ons eigen lijstje.', { answers: 1 }],
    ],
  },
  {
    in: 'universiteit/beweging',
    daysAgo: 19,
    from: '08:50',
    lines: [
      [
        'henk',
        'Vanochtend tot de brug en terug. Twaalf minuten, één keer gestopt om naar een reiger te kijken. Telt dat als pauze?',
        { likes: { '❤️': ['noor', 'teun', 'marloes', 'anouk'] } },
      ],
      ['teun', 'Een reiger telt nooit als pauze.', { answers: 1, likes: { '👍': ['henk', 'sanne', 'bram'] } }],
      [
        'anouk',
        'Hier in Limburg lopen we zondag met een klein groepje langs de Maas. Wie in de buurt is: welkom, half tien bij de Hoeg Brögk.',
      ],
      [
        'yara',
        'Te ver voor mij, maar ik loop hetzelfde uur in het Haagse Bos. Dan lopen we toch samen.',
        { answers: 1, likes: { '❤️': ['anouk'] } },
      ],
    ],
  },
  {
    in: 'adem/ademhaling',
    daysAgo: 18,
    from: '21:15',
    lines: [
      [
        'fatima',
        'Vier tellen in, zes uit, vijf minuten. Mijn hartslag zakte van 78 naar 69 terwijl ik gewoon op de bank zat.',
      ],
      [
        'teun',
        'Dat is wat een langere uitademing doet. Noteer ook hoe je je voelde, niet alleen het getal.',
        { answers: 1 },
      ],
      ['fatima', 'Slaperig. En een beetje verbaasd.', { likes: { '👍': ['teun', 'leila'] } }],
      ['leila', 'Ik val er altijd bij in slaap. Is dat erg?'],
      [
        'teun',
        'Om negen uur ’s avonds is dat geen fout.',
        { answers: 1, likes: { '❤️': ['leila', 'fatima', 'lotte'] } },
      ],
    ],
  },
  {
    in: 'universiteit/rood',
    daysAgo: 17,
    from: '18:30',
    lines: [
      [
        'yara',
        'Hoe ver gaan jullie van de lamp af zitten? De handleiding zegt 15 tot 60 cm, dat is nogal een verschil.',
      ],
      [
        'ilse',
        'Wij meten bij onze lampen op 30 cm. Verder weg mag ook, dan wordt het gewoon langer. Kijk nooit recht in het licht.',
        { answers: 1 },
      ],
      ['yara', 'Dank! Ik begin met tien minuten op 30 cm en schrijf op hoe mijn knie voelt.'],
      [
        'noor',
        'Een vriendelijke herinnering: we delen hier ervaringen, geen beloftes. Bij klachten eerst naar je huisarts.',
        { likes: { '👍': ['ilse', 'teun', 'fatima'] } },
      ],
    ],
  },
  {
    in: 'universiteit/slaap',
    daysAgo: 16,
    from: '07:40',
    lines: [
      [
        'marloes',
        'Dag 6. Nog niets te zien in mijn slaapduur, wel sneller wakker. Vijf keer buiten voor achten, één keer vergeten.',
      ],
      [
        'teun',
        'Zes dagen is kort. Houd vol tot dag 14, en laat die vergeten dag gewoon in je grafiek staan.',
        { answers: 1, likes: { '👍': ['marloes'] } },
      ],
      ['sanne', 'Ik ga maandag ook beginnen, @marloes_h. Mag ik jouw formulier lenen?'],
      [
        'marloes',
        'Natuurlijk. Ik stuur je de kolommen: tijd naar buiten, lux, minuten, slaapduur, cijfer.',
        { answers: 1, likes: { '❤️': ['sanne'] } },
      ],
      ['bram', 'Ik neem dezelfde kolommen, plus koffie.'],
    ],
  },
  {
    in: 'experimenten/archief',
    daysAgo: 22,
    from: '11:00',
    lines: [
      ['teun', 'Hier staan de experimenten van dit voorjaar. Dit kanaal is dicht, nalezen mag altijd.'],
      ['anouk', 'Mijn lunchproef: van 9 naar 3 dagen hoofdpijn per maand.', { likes: { '👍': ['teun', 'noor'] } }],
    ],
  },
]
