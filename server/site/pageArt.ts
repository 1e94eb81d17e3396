import type { Motif } from '@bewezen/domain/pictures/drawings.ts'
import { drawnAs } from '@bewezen/domain/pictures/drawn.ts'
import type { Hour, Hue } from '@bewezen/domain/pictures/look.ts'
import type { PublicPath } from '@bewezen/domain/site/pageTitleWords.ts'
import type { Card } from '../base/publicPages.ts'

const art: Record<PublicPath, readonly [Motif, Hue, Hour]> = {
  '/': ['sit', 'licht', 'dawn'],
  '/how-it-works': ['measure', 'adem', 'morning'],
  '/contact': ['table', 'grounding', 'morning'],
  '/blogs': ['book', 'licht', 'morning'],
  '/events': ['walk', 'voeding', 'morning'],
  '/livestream': ['fire', 'grounding', 'evening'],
  '/podcasts': ['microphone', 'koud', 'morning'],
  '/products': ['parcel', 'licht', 'morning'],
  '/subscription': ['window', 'licht', 'dawn'],
  '/privacy': ['jetty', 'adem', 'morning'],
  '/terms': ['polder', 'grounding', 'morning'],
  '/cookies': ['orange', 'voeding', 'noon'],
  '/auth': ['cabin', 'slaap', 'evening'],
}

/** The card of a page with an address of its own: each has its own drawing (MKT-MORE-33). */
export function pageCard(path: PublicPath): Card {
  const [motif, hue, hour] = art[path]
  return { drawn: drawnAs({ motif, hue, hour, cast: 0, isMirrored: false }), facts: [] }
}
