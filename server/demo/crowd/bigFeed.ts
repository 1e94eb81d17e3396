import { namedId } from '../../base/namedId.ts'
import type { DemoPost } from '../posts.ts'
import type { LongArticle } from '../reading/longArticle.ts'
import { amendedPosts } from './amended.ts'
import { momentOf } from './momentOf.ts'

/** A post of the big demo community: a chart for a picture where there is something to count, else the drawing of its title. */
type BigPost = Omit<DemoPost, 'picture'> & { figure?: LongArticle['figure'] }

const nights: LongArticle['figure'] = {
  title: 'Veertien leden, 200 nachten',
  bars: [
    ['Viel later in slaap', 2],
    ['Bleef gelijk', 3],
    ['Viel eerder in slaap', 9],
  ],
  alt: 'Staafdiagram: twee leden vielen later in slaap, drie bleven gelijk en negen vielen eerder in slaap',
}

/** What the staff wrote in the feeds since the small community was written. */
const more: readonly BigPost[] = [
  {
    in: 'universiteit',
    by: 'teun',
    daysAgo: 10,
    title: 'Eén nacht, drie meters',
    content:
      '<p>Op de avond over horloges liet ik één nacht zien, gemeten met twee horloges en een ring tegelijk. Een paar mensen vroegen of ik hem hier wilde zetten. Bij dezen.</p><p>Ze waren het eens over hoe laat ik in bed lag. Over mijn diepe slaap verschilden ze ruim drie kwartier. Welke gelijk heeft, weet ik niet, en zij ook niet: ze rekenen met beweging en hartslag, en noemen de uitkomst slaap.</p><p>Kies er dus één, blijf daarbij, en kijk naar je eigen lijn over twee weken.</p>',
    figure: {
      title: 'Minuten diepe slaap, dezelfde nacht',
      bars: [
        ['Horloge links', 92],
        ['Horloge rechts', 61],
        ['Ring', 44],
      ],
      alt: 'Staafdiagram: horloge links 92 minuten, horloge rechts 61 en de ring 44 minuten diepe slaap',
    },
    likes: { '👍': ['marloes', 'sanne', 'bram', 'joost'], '🔥': ['fatima'] },
    comments: [['joost', 'Dus mijn 88 van vannacht is gewoon een mening.', 2, { '👍': ['teun', 'bram', 'marloes'] }]],
  },
  {
    in: 'universiteit',
    by: 'jasper',
    daysAgo: 23,
    title: 'Terugkijken: licht in de winter',
    content:
      '<p>De opname van de avond over licht staat klaar, met het hele gesprek eronder. Wie weinig tijd heeft: begin bij de vragen, daar zit de helft van de antwoorden al in.</p><ul><li>Meet overdag, op ooghoogte, elke dag op dezelfde plek.</li><li>Achter glas telt minder dan je denkt.</li><li>Kom je overdag nergens buiten, begin dan met je pauze.</li></ul><p>Slik je medicijnen waardoor je slecht tegen zon kunt, vraag dan eerst je apotheek.</p>',
    likes: { '👍': ['anouk', 'sanne', 'pieter'], '❤️': ['lotte'] },
    comments: [
      ['pieter', 'Gekeken in de cabine, met de deur open. Dat telde dus ook nog mee.', 5, { '❤️': ['teun', 'anouk'] }],
    ],
  },
  {
    in: 'experimenten',
    by: 'jasper',
    daysAgo: 29,
    title: 'Niets gevonden is ook gevonden',
    content:
      '<p>In dit kanaal staan steeds meer uitkomsten. Mijn favorieten zijn die waar níets gebeurde. Ze zijn even veel werk, en de schrijver moet de grafiek toch plaatsen.</p><p>Daarom een verzoek: heb je iets gemeten en bleef de lijn vlak, zet hem er dan ook bij. Anders lijkt het of alles werkt, en dan hebben we niets meer aan elkaar.</p>',
    likes: { '👍': ['teun', 'joost', 'leila', 'sanne'], '❤️': ['noor', 'yara'] },
  },
  {
    in: 'adem',
    by: 'noor',
    daysAgo: 34,
    title: 'Wanneer je beter even niet oefent',
    content:
      '<p>Ademen kan iedereen, en toch is niet elke oefening voor iedereen. Word je er duizelig of benauwd van, stop dan en adem gewoon door. Ben je zwanger, heb je epilepsie, of klachten aan hart of longen, vraag dan eerst je arts of verloskundige.</p><p>Twijfel je tijdens een oefening? Dan heb je je antwoord al: maak hem kleiner, of kijk een keer alleen maar mee.</p>',
    likes: { '❤️': ['anouk', 'leila'], '👍': ['teun'] },
    comments: [['leila', 'Fijn dat dit er zo rustig staat.', 7]],
  },
]

/** The posts of the big demo community, each at the hour at which people post and with an id that gives it its drawing (COM-START-50). */
export function bigPosts(now: Date): (BigPost & { id: string; at: Date })[] {
  const written: BigPost[] = amendedPosts(now).map(({ picture: _sky, ...post }) =>
    post.title.startsWith('Wat de eerste 200 nachten') ? { ...post, figure: nights } : post,
  )
  const posts = [...written, ...more].sort((a, b) => a.daysAgo - b.daysAgo)
  return posts.map((post, index) => ({
    ...post,
    id: namedId(`post ${post.title}`),
    // One that is pinned or new is from the morning of its day.
    at: momentOf(now, post.daysAgo, index % 2 === 0 ? '09:20' : '16:45'),
  }))
}
