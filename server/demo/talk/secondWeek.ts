import type { Conversation } from './conversation.ts'

/** The second week: the first numbers, and questions about them. */
export const secondWeek: readonly Conversation[] = [
  {
    in: 'universiteit/nieuws',
    daysAgo: 15,
    from: '10:00',
    lines: [
      [
        'jasper',
        'Vanaf deze week staat het dagritme bovenin elke pagina: de lijn is de dag, het zonnetje is nu. Zo zie je in één oogopslag hoeveel daglicht je nog hebt.',
        { likes: { '❤️': ['sanne', 'marloes', 'anouk', 'lotte', 'yara'], '👍': ['bram', 'joost'] } },
      ],
      [
        'teun',
        'Zaterdag 24 oktober is de masterclass Ochtendlicht. Neem een jas mee, want we gaan naar buiten.',
        { likes: { '👍': ['marloes', 'sanne', 'fatima'] } },
      ],
    ],
  },
  {
    in: 'experimenten/logboek',
    daysAgo: 14,
    from: '22:05',
    lines: [
      [
        'joost',
        'Dag 7 van de voormeting. Gemiddeld 41 minuten wakker. Morgen begint het echte werk: laatste koffie om 11:59.',
      ],
      ['leila', 'Ik zit op 35 minuten. Nu al hoofdpijn van het idee.', { likes: { '👍': ['joost'] } }],
      [
        'mehmet',
        'Thee met munt, @leila_bouzidi. Mijn keuken draait erop.',
        { answers: 1, likes: { '❤️': ['leila', 'noor'] } },
      ],
    ],
  },
  {
    in: 'universiteit/welkom',
    daysAgo: 13,
    from: '20:20',
    lines: [
      [
        'lotte',
        'Hoi, ik ben Lotte uit Tilburg. Ik wil weten of mijn hoofdpijn iets met mijn scherm te maken heeft. Nu 4 dagen per week.',
      ],
      ['noor', 'Welkom Lotte! Mooi concreet. Meet eerst een week zonder iets te veranderen.', { answers: 1 }],
      [
        'anouk',
        'Hoi Lotte! Ik had hetzelfde. Bij mij bleek het de lunch achter mijn bureau te zijn, niet het scherm.',
        { answers: 2, likes: { '👍': ['lotte', 'noor'] } },
      ],
      ['lotte', 'Oei, daar noem je iets. Ik neem het mee als tweede vraag.'],
    ],
  },
  {
    in: 'universiteit/beweging',
    daysAgo: 12,
    from: '17:45',
    lines: [
      [
        'bram',
        'Vandaag voor het eerst blote voeten in het gras. Buurvrouw vroeg of het wel ging.',
        { likes: { '❤️': ['yara', 'henk', 'lotte', 'sanne'] } },
      ],
      ['henk', 'De mijne vraagt het al jaren.', { answers: 1, likes: { '👍': ['bram', 'noor'] } }],
      ['yara', 'Hoe koud was het?'],
      ['bram', 'Elf graden. Drie minuten volgehouden, daarna tintelende tenen.', { answers: 1 }],
      ['teun', 'Drie minuten is een meting. Zet er morgen een halve bij.', { likes: { '👍': ['bram'] } }],
    ],
  },
  {
    in: 'adem/avond',
    daysAgo: 11,
    from: '21:40',
    lines: [
      [
        'sanne',
        'Ik zet sinds drie dagen om negen uur het grote licht uit. Alleen nog een lampje. Mijn partner vindt het gezellig, de hond ook.',
      ],
      ['lotte', 'Doen jullie je scherm ook uit?'],
      [
        'sanne',
        'Bijna. De roodlichtstand hier helpt als ik toch nog iets wil lezen.',
        { answers: 1, likes: { '👍': ['lotte', 'yara'] } },
      ],
      [
        'yara',
        'Die stand! Ik dacht eerst dat mijn telefoon stuk was.',
        { likes: { '❤️': ['sanne', 'lotte', 'joost'] } },
      ],
    ],
  },
  {
    in: 'universiteit/voeding',
    daysAgo: 10,
    from: '09:15',
    lines: [
      ['anouk', 'Ontbijt met eieren in plaats van brood, dag 5. Ik heb om elf uur geen trek meer. Toeval of niet?'],
      [
        'noor',
        'Na vijf dagen weet je het nog niet, maar het is een mooi teken. Schrijf ook op hoe laat je gisteren at.',
        { answers: 1 },
      ],
      [
        'mehmet',
        'Doe er wat spinazie bij en een klein beetje komijn. Bewijs volgt op je bord.',
        { likes: { '❤️': ['anouk', 'leila', 'sanne'] } },
      ],
      ['anouk', 'Komijn bij het ontbijt. Waarom heeft niemand mij dit eerder verteld?', { answers: 1 }],
    ],
  },
  {
    in: 'experimenten/opzet',
    daysAgo: 9,
    from: '19:05',
    lines: [
      [
        'lotte',
        'Opzet: lunch buiten, 20 minuten, elke werkdag. Meten: hoofdpijn ja of nee, en een cijfer van 1 tot 10. Twee weken.',
      ],
      ['joost', 'Wat doe je als het regent?'],
      [
        'lotte',
        'Onder het afdak van de fietsenstalling. Ik heb al een vaste plek tussen twee bakfietsen.',
        { answers: 1, likes: { '❤️': ['joost', 'bram', 'anouk'] } },
      ],
      ['teun', 'Dat is de juiste instelling. Schrijf de regen er wel bij.', { likes: { '👍': ['lotte'] } }],
    ],
  },
  {
    in: 'universiteit/slaap',
    daysAgo: 8,
    from: '08:00',
    lines: [
      [
        'sanne',
        'Dag 1 voor mij. 07:35 naar buiten, 6.100 lux, twaalf minuten. Nachtcijfer vooraf: een 5.',
        { picture: 'licht' },
      ],
      ['marloes', 'Goed bezig! Dag 14 hier, morgen maak ik mijn grafiek.'],
      [
        'pieter',
        'Venlo, Duisburg en Zwolle gehad. De lucht boven Zwolle was het mooist.',
        { likes: { '👍': ['joost', 'sanne', 'marloes'] } },
      ],
      ['joost', 'Dat zeg ik al jaren.', { answers: 1 }],
    ],
  },
]
