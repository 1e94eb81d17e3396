import { isFree } from '@bewezen/domain/events/enrolling.ts'
import type { EventDetail } from '@bewezen/domain/events/reading.ts'

const schema = (word: string): string => `https://schema.org/${word}`

/** The opened date of an event for machines, as schema.org has it; never with the meeting address (EV-DETAIL-25). */
export function eventFacts(event: EventDetail, site: { name: string; url: string }): Record<string, unknown> {
  const date = event.dates.find(({ id }) => id === event.opened)
  const url = `${site.url}/events/${event.slug}`
  const isOnline = event.type === 'digitaal'
  const isOff = event.isCancelled || date?.isCancelled
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    ...(event.description ? { description: event.description } : {}),
    ...(event.imageUrl ? { image: [new URL(event.imageUrl, site.url).href] } : {}),
    startDate: date?.startAt,
    endDate: date?.endAt,
    eventStatus: schema(isOff ? 'EventCancelled' : 'EventScheduled'),
    eventAttendanceMode: schema(isOnline ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode'),
    location: isOnline
      ? { '@type': 'VirtualLocation', url }
      : { '@type': 'Place', name: event.venueName ?? '', address: event.venueAddress ?? '' },
    offers: {
      '@type': 'Offer',
      url,
      price: ((isFree(event) ? 0 : (event.priceCents ?? 0)) / 100).toFixed(2),
      priceCurrency: event.currency,
      availability: schema(date?.spotsLeft === 0 ? 'SoldOut' : 'InStock'),
    },
    organizer: { '@type': 'Organization', name: site.name, url: site.url },
    inLanguage: 'nl',
  }
}
