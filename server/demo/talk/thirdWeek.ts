import type { Conversation } from './conversation.ts'

/** The third week, up to last night: what came out. */
export const thirdWeek: readonly Conversation[] = [
  {
    in: 'universiteit/slaap',
    daysAgo: 7,
    from: '08:48',
    lines: [
      [
        'marloes',
        'Dag 14! Dit is mijn tweede week met licht. Van 5,1 naar 6,6 uur slaap. Ik heb niets anders veranderd: zelfde avondeten, alleen de ochtend is anders.',
        {
          experiment: 'ochtendlicht',
          likes: {
            '👍': ['teun', 'bram', 'sanne', 'fatima', 'joost', 'leila'],
            '❤️': ['noor', 'anouk', 'henk'],
            '☀️': ['jasper', 'sanne'],
          },
        },
      ],
      [
        'teun',
        'Mooi dat je maar één ding hebt veranderd, @marloes_h. Houd dit nog een week vol en ga dan drie dagen terug naar je oude ochtend. Zakt je slaap dan weer, dan heb je echt bewijs.',
        { answers: 1, likes: { '👍': ['marloes', 'sanne', 'bram', 'joost'] } },
      ],
      ['fatima', 'Anderhalf uur. Gefeliciteerd!'],
      ['bram', 'Geldt dat ook als het zo bewolkt is als vandaag? Ik meet 2.100 lux op het balkon.'],
      ['bram', 'Binnen achter het raam trouwens maar 340.', { likes: { '👍': ['teun'] } }],
      [
        'teun',
        'Juist dan, @bram_kuipers. Kijk naar die twee getallen: buiten is zes keer zoveel.',
        { answers: 2, likes: { '👍': ['bram', 'sanne', 'lotte'] } },
      ],
    ],
  },
  {
    in: 'adem/ademhaling',
    daysAgo: 6,
    from: '07:10',
    lines: [
      ['joost', 'Vraag: doen jullie de oefening voor of na het opstaan?'],
      ['fatima', 'Na de dienst, dus meestal om half acht ’s ochtends, met de gordijnen dicht.', { answers: 1 }],
      ['leila', 'Voor het slapen. Zie boven.', { answers: 2, likes: { '❤️': ['fatima', 'joost'] } }],
    ],
  },
  {
    in: 'experimenten/logboek',
    daysAgo: 5,
    from: '22:15',
    lines: [
      [
        'joost',
        'Dag 9 zonder middagkoffie: 24 minuten wakker in plaats van 41. Leila?',
        { experiment: 'middagkoffie' },
      ],
      [
        'leila',
        'Van 35 naar 29. En de hoofdpijn is weg sinds dag 4.',
        { answers: 1, likes: { '👍': ['joost', 'teun', 'noor'] } },
      ],
      [
        'teun',
        'Twee mensen, dezelfde richting. Nog geen wet, wel iets om door te zetten.',
        { likes: { '👍': ['joost', 'leila'] } },
      ],
      [
        'mehmet',
        'Ik heb de koffiemachine van het restaurant op een tijdklok gezet. Opstand in de bediening.',
        { likes: { '❤️': ['lotte', 'leila', 'fatima', 'bram'] } },
      ],
    ],
  },
  {
    in: 'universiteit/beweging',
    daysAgo: 4,
    from: '10:30',
    lines: [
      [
        'henk',
        'Negentien minuten. Zonder reiger.',
        {
          picture: 'beweging',
          likes: { '❤️': ['noor', 'teun', 'marloes', 'sanne', 'anouk', 'yara', 'fatima'], '👍': ['bram', 'jasper'] },
        },
      ],
      ['noor', 'Henk!', { answers: 1 }],
      [
        'teun',
        'Van elf naar negentien in achttien dagen. Dit is waarvoor we het doen.',
        { answers: 2, likes: { '👍': ['henk', 'jasper', 'noor'] } },
      ],
      ['henk', 'Mijn kleindochter wil nu ook een grafiek.', { likes: { '❤️': ['teun', 'marloes', 'lotte'] } }],
    ],
  },
  {
    in: 'universiteit/rood',
    daysAgo: 3,
    from: '19:20',
    lines: [
      [
        'yara',
        'Twee weken tien minuten. Mijn knie ging van een 6 naar een 4 op de pijnschaal, maar ik ben ook minder gaan hardlopen. Dus: geen bewijs.',
        { likes: { '👍': ['teun', 'noor', 'ilse'] } },
      ],
      [
        'teun',
        'Dit is het eerlijkste bericht van de week. Twee dingen veranderd is geen antwoord, wel een nieuwe vraag.',
        { answers: 1, likes: { '❤️': ['yara', 'noor'] } },
      ],
    ],
  },
  {
    in: 'universiteit/slaap',
    daysAgo: 2,
    from: '07:50',
    lines: [
      [
        'sanne',
        'Dag 7. Gemiddelde ging van een 5 naar een 6,2. Ik vertrouw het nog niet helemaal.',
        { experiment: 'nachtcijfer' },
      ],
      [
        'marloes',
        'Zo zat ik er ook bij op dag 7. Wacht maar, @sanne_de_wit.',
        { answers: 1, likes: { '❤️': ['sanne'] } },
      ],
      ['pieter', 'Vraagje voor de nachtrijders: zonnebril op de terugweg of juist niet?'],
      [
        'fatima',
        'Ik zet hem op tot ik thuis ben, en ga na het slapen meteen naar buiten. Werkt voor mij.',
        { answers: 1, likes: { '👍': ['pieter', 'teun'] } },
      ],
      ['pieter', 'Ga ik proberen. Dank je wel.'],
    ],
  },
  {
    in: 'universiteit/welkom',
    daysAgo: 2,
    from: '20:45',
    lines: [
      [
        'jasper',
        'Kijk nog eens naar je startgetal uit de eerste week en schrijf hier waar je nu staat.',
        { likes: { '👍': ['sanne', 'marloes', 'henk', 'fatima'] } },
      ],
      ['henk', 'Elf, nu twintig.', { likes: { '❤️': ['noor', 'marloes', 'sanne', 'teun', 'jasper'] } }],
      ['marloes', '5,1, nu 6,6.', { likes: { '👍': ['teun', 'henk'] } }],
      ['fatima', '74, nu 66. Bijna.'],
      ['sanne', '5, nu 6,2. En ik ben wakker voor de wekker.', { likes: { '❤️': ['marloes', 'lotte'] } }],
      ['bram', 'Van 3 naar 5. De koelkast is trots op me.', { likes: { '❤️': ['anouk', 'sanne', 'yara'] } }],
    ],
  },
  {
    in: 'universiteit/slaap',
    daysAgo: 1,
    from: '21:30',
    lines: [
      [
        'teun',
        'Tip voor morgen: zet je schoenen vanavond al bij de deur. De drempel is meestal de drempel.',
        { likes: { '👍': ['sanne', 'marloes', 'bram', 'lotte'], '❤️': ['anouk'] } },
      ],
      ['sanne', 'Staan klaar.', { answers: 1 }],
      ['bram', 'Klompen telt ook, @teun_bakker?'],
      ['teun', 'Klompen tellen dubbel.', { answers: 1, likes: { '❤️': ['bram', 'henk', 'pieter', 'sanne'] } }],
    ],
  },
  {
    in: 'universiteit/welkom',
    daysAgo: 1,
    from: '22:10',
    lines: [
      [
        'jasper',
        'Voor wie hier net binnenkomt: welkom. Je hoeft niets bij te lezen. Vertel in één zin waarom je er bent, dan weten wij wie er meeloopt.',
        { likes: { '👍': ['noor', 'teun', 'henk'], '❤️': ['sanne', 'marloes'] } },
      ],
      [
        'noor',
        'En een vraag mag ook, hoe klein ook. Er is hier altijd iemand die hem eerder had.',
        { likes: { '❤️': ['lotte', 'pieter', 'yara'] } },
      ],
      [
        'henk',
        'Ik durfde de eerste week niets te zeggen. Achteraf zonde: ze bijten niet, en ze weten waar je het logboek vindt.',
        { likes: { '❤️': ['noor', 'anouk', 'sanne', 'jasper'] } },
      ],
      ['sanne', 'Begin klein, met één getal per dag. Meer had ik in mijn eerste week ook niet.'],
      ['bram', 'Welkom, allemaal! Stel je vraag gerust twee keer, dat deed ik ook.', { likes: { '👍': ['yara'] } }],
    ],
  },
]
