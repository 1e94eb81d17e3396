import type { EventDetail } from '@bewezen/domain/events/reading.ts'
import { calendarWords } from '@bewezen/domain/events/words.ts'
import type { Meta } from '../base/document/titled.ts'
import { eventFacts } from './jsonLd.ts'

/** As much of a text as search engines show (EV-ROUTE-20). */
const shownCharacters = 155

/** What search engines and shared links get of an event; one that not everybody sees, or that is offline, is left out of them. */
export function eventMeta(event: EventDetail, site: { name: string; url: string }): Meta[] {
  const text = event.description.replace(/\s+/g, ' ').trim()
  const description = [...text].slice(0, shownCharacters).join('') || calendarWords.description
  return [
    { name: 'description', content: description },
    { property: 'og:type', content: 'article' },
    ...(event.isLive ? [] : [{ name: 'robots', content: 'noindex' }]),
    { 'script:ld+json': eventFacts(event, site) },
  ]
}
