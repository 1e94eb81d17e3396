import { cardOrder } from '@bewezen/domain/events/cardOrder.ts'
import { firstWindow } from '@bewezen/domain/events/month.ts'
import type { EventDetail, EventViewer } from '@bewezen/domain/events/reading.ts'
import { calendarWords } from '@bewezen/domain/events/words.ts'
import { notFound } from '@tanstack/react-router'
import type { Ask } from '../base/api/operations.ts'
import { refusalOf } from '../base/api/refusal.ts'
import type { RouterContext } from '../base/routerContext.ts'
import { eventMeta } from './head.ts'
import { shownDates } from './shown.ts'

/** How many descriptions come with the page: those of the first cards. */
const described = 12

/** What the calendar page comes with: the first window, the years to choose from, the moment it is and the texts of the first cards (EV-CAL-28). */
export async function loadCalendar({ ask }: { ask: Ask }) {
  const window = firstWindow(Date.now())
  const [calendar, span] = await Promise.all([ask('events.calendar', window), ask('events.span', {})])
  const cards = shownDates([calendar.events]).map(({ event, date }) => ({ ...date, eventId: event.id }))
  const ids = [...new Set(cardOrder(cards, span.now).coming.map(({ eventId }) => eventId))].slice(0, described)
  return { window, calendar, span, descriptions: ids.length > 0 ? await ask('events.descriptions', { ids }) : [] }
}
export type LoadedCalendar = Awaited<ReturnType<typeof loadCalendar>>

export type LoadedEvent = {
  /** Nothing when it could not be read: the calendar then says so. */
  look: { now: string; viewer: EventViewer | null; event: EventDetail } | null
  title: string
  meta: ReturnType<typeof eventMeta>
}
type Asked = {
  context: Pick<RouterContext, 'ask' | 'site'>
  params: { eventSlug: string }
  deps: { occurrence?: string }
}

/** One event with what its head says; one that is not there, or not for this viewer, is not found (EV-ROUTE-17, EV-ROUTE-20). */
export async function loadEvent({ context: { ask, site }, params, deps }: Asked): Promise<LoadedEvent> {
  try {
    const look = await ask('events.event', { slug: params.eventSlug, occurrence: deps.occurrence })
    return { look, title: calendarWords.pageTitle(look.event.title), meta: eventMeta(look.event, site) }
  } catch (error) {
    if (['EVENT_NOT_FOUND', 'INVALID_INPUT'].includes(refusalOf(error)?.code ?? '')) throw notFound()
    return { look: null, title: calendarWords.title, meta: [{ name: 'robots', content: 'noindex' }] }
  }
}
