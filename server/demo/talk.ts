import type { demoExperiments } from './experiments.ts'
import type { Who } from './people.ts'
import type { ChannelPath } from './places.ts'

/** One thing that was said: by whom, what, and what others did with it. `answers` counts back in the conversation. */
export type Line = [
  who: Who,
  text: string,
  more?: {
    answers?: number
    likes?: Record<string, Who[]>
    picture?: 'licht' | 'beweging'
    experiment?: keyof typeof demoExperiments
  },
]
/** A conversation on one day: so many days ago, from that hour on, a few minutes between two lines. */
export type Conversation = { in: ChannelPath; daysAgo: number; from: string; lines: Line[] }

/** Three weeks of the demo community. */
export const talk: Conversation[] = [
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
    daysAgo: 1,
    from: '20:45',
    lines: [
      [
        'jasper',
        'We zijn met steeds meer. Kijk nog eens naar je startgetal uit de eerste week en schrijf hier waar je nu staat.',
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
    in: 'experimenten/archief',
    daysAgo: 22,
    from: '11:00',
    lines: [
      ['teun', 'Hier staan de experimenten van dit voorjaar. Dit kanaal is dicht, nalezen mag altijd.'],
      ['anouk', 'Mijn lunchproef: van 9 naar 3 dagen hoofdpijn per maand.', { likes: { '👍': ['teun', 'noor'] } }],
    ],
  },
]
