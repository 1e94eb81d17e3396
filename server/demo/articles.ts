import sharp from 'sharp'
import type { Who } from './people.ts'

type Article = {
  title: string
  excerpt: string
  category: string
  by: Who
  daysAgo: number
  isDraft?: boolean
  /** The colours of its drawn cover, from zenith to ground, and what the drawing shows. */
  cover?: { sky: [string, string]; ground: string; sun: [x: number, y: number]; alt: string }
  content: string
}

/** The articles of the demonstration; every measurement and every person in them is invented. */
export const articles: readonly Article[] = [
  {
    title: 'Waarom tien minuten buiten meer doet dan een lamp',
    excerpt:
      'Op een bewolkte ochtend is het buiten nog altijd tien keer zo licht als bij het raam. Dit hebben we op vier plekken gemeten.',
    category: 'licht',
    by: 'jasper',
    daysAgo: 2,
    cover: {
      sky: ['#9cc3dc', '#fbd9a5'],
      ground: '#274c5e',
      sun: [150, 300],
      alt: 'Een lage zon boven het water in de ochtend',
    },
    content:
      '<p>Ga bij het raam zitten en het voelt licht. Loop naar buiten en het voelt nauwelijks lichter. Toch zit daar een factor dertig tussen. Je ogen passen zich zo snel aan dat je het verschil niet merkt.</p><h2>Je ogen liegen een beetje</h2><p>Op een grijze dinsdag liepen we met een lichtmeter een rondje door Bunnik. Op elke plek hielden we de meter op ooghoogte en namen we het midden van drie metingen.</p><table><tbody><tr><th><p>Plek</p></th><th><p>Lux</p></th></tr><tr><td><p>Midden in de kamer</p></td><td><p>110</p></td></tr><tr><td><p>Bij het raam</p></td><td><p>340</p></td></tr><tr><td><p>Op het balkon</p></td><td><p>2.100</p></td></tr><tr><td><p>In het park</p></td><td><p>9.800</p></td></tr></tbody></table><blockquote><p>Het is nooit donker buiten. Het is alleen donker binnen.</p></blockquote><h2>Zo meet je het zelf</h2><ol><li><p><strong>Kies één vast moment.</strong> Binnen een uur na het opstaan werkt voor de meesten.</p></li><li><p><strong>Verander alleen dat.</strong> Zelfde bedtijd, zelfde eten, zelfde koffie.</p></li><li><p><strong>Schrijf zeven dagen op</strong> hoe laat je in slaap viel en hoe je wakker werd.</p></li><li><p><strong>Vergelijk met de week ervoor.</strong> Zie je niets? Ook dat is een uitslag.</p></li></ol><p>Deze informatie vervangt geen medisch advies.</p>',
  },
  {
    title: 'Eten voor zonsondergang: vier weken logboek',
    excerpt: 'Zevenentwintig leden schoven hun avondeten naar voren. We lezen samen wat er met hun nachten gebeurde.',
    category: 'voeding',
    by: 'teun',
    daysAgo: 6,
    cover: {
      sky: ['#7f9bb0', '#f4a27c'],
      ground: '#3f6a3c',
      sun: [640, 270],
      alt: 'Akkers onder een oranje avondlucht',
    },
    content:
      '<p>Vier weken lang aten zevenentwintig leden hun laatste maaltijd voor zonsondergang. Verder hielden ze alles gelijk. Dit is geen onderzoek, wel een logboek dat je kunt nalezen.</p><h2>Wat er veranderde</h2><p>Zestien mensen sliepen eerder in, zeven merkten niets en vier hadden juist honger in de nacht. Wie laat sport, had het het lastigst.</p><ul><li><p>Gemiddeld schoof het eten van 19:10 naar 17:40.</p></li><li><p>De meeste mensen hielden het op werkdagen vol.</p></li></ul><h2>Wat we niet weten</h2><p>Of het aan het tijdstip ligt of aan minder tussendoortjes. Wil je het uitzoeken, verander dan één ding tegelijk.</p>',
  },
  {
    title: 'Zo lees je een slaapgrafiek zonder te schrikken',
    excerpt: 'Eén slechte nacht zegt weinig. Veertien nachten zeggen veel. Een korte uitleg met drie voorbeelden.',
    category: 'slaap',
    by: 'teun',
    daysAgo: 10,
    content:
      '<p>Een horloge meet beweging en hartslag, en rekent daar slaap uit. Dat is een schatting. Kijk daarom niet naar één nacht, maar naar het midden van twee weken.</p><h2>Drie voorbeelden</h2><p>Een diepe dip na een verjaardag is gewoon een verjaardag. Een langzame daling over tien dagen is een patroon. En een grafiek die elke nacht anders is, vertelt vooral dat je bedtijden wisselen.</p>',
  },
  {
    title: 'Blote voeten in oktober',
    excerpt: 'Koud gras, warme sokken daarna. Hoe je veilig begint en wat je kunt bijhouden.',
    category: 'grounding',
    by: 'teun',
    daysAgo: 14,
    content:
      '<p>Begin met twee minuten op droog gras. Droog je voeten af en trek meteen warme sokken aan. Heb je een wond of voel je je voeten slecht, sla dit dan over.</p><h2>Wat je kunt bijhouden</h2><p>Hoe lang, hoe koud, en hoe je je een uur later voelt op een schaal van 1 tot 10.</p>',
  },
  {
    title: 'Vier tellen in, zes tellen uit',
    excerpt: 'De langste uitademing wint. Waarom dat zo is, en een oefening van drie minuten.',
    category: 'adem',
    by: 'teun',
    daysAgo: 20,
    cover: {
      sky: ['#a7d3e0', '#e9f2e6'],
      ground: '#1f5660',
      sun: [430, 130],
      alt: 'Een hoge zon boven rustige golven',
    },
    content:
      '<p>Adem vier tellen in door je neus en zes tellen uit. Doe dat drie minuten, zittend, met je schouders laag.</p><h2>Waarom uitademen</h2><p>Bij een lange uitademing gaat je hartslag iets omlaag. Dat zie je op elke hartslagmeter terug, ook op een goedkope.</p>',
  },
  {
    title: 'Wintertijd: een uur terug, jouw klok niet',
    excerpt: 'In vier kleine stappen meeschuiven, zonder een week wakker te liggen.',
    category: 'licht',
    by: 'jasper',
    daysAgo: 31,
    content:
      '<p>Schuif vier dagen lang een kwartier op: eten, licht en bed tegelijk. Zo merkt je lichaam er minder van dan wanneer je alles op zondag doet.</p><h2>Wat helpt</h2><ul><li><p>Naar buiten binnen een uur na het opstaan.</p></li><li><p>’s Avonds na achten alleen nog een klein licht.</p></li></ul>',
  },
  {
    title: 'Kracht opbouwen met een rugzak',
    excerpt: 'Vier oefeningen, twee boeken extra per week. Een schema van acht weken.',
    category: 'beweging',
    by: 'teun',
    daysAgo: 1,
    isDraft: true,
    content: '<p>Dit artikel is nog niet af: de foto’s van de oefeningen komen zaterdag.</p>',
  },
]

/** A cover as an author would send it, as the bytes of a PNG file. */
export const coverPicture = ({ sky, ground, sun: [x, y] }: NonNullable<Article['cover']>): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 400" width="1600" height="800"><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs><rect width="800" height="281" fill="url(#s)"/><path d="M60 280A340 210 0 0 1 740 280" fill="none" stroke="#fff" stroke-width="2" stroke-dasharray="3 9"/><circle cx="${x}" cy="${y}" r="86" fill="#f5a93c" opacity=".25"/><circle cx="${x}" cy="${y}" r="56" fill="#f5a93c"/><rect y="280" width="800" height="120" fill="${ground}"/>${[0, 1, 2, 3].map((line) => `<path d="M0 ${306 + line * 24}Q100 ${296 + line * 24} 200 ${306 + line * 24}T400 ${306 + line * 24}T600 ${306 + line * 24}T800 ${306 + line * 24}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2"/>`).join('')}</svg>`,
    ),
  )
    .png()
    .toBuffer()
