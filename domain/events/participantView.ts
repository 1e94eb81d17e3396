/** What the participants of an event can be narrowed to (EV-MORE-25). */
export const participantFilters = [
  'paid',
  'free',
  'held',
  'waiting',
  'cancelled',
  'refunded',
  'refundFailed',
  'noTerms',
  'answered',
] as const
export type ParticipantFilter = (typeof participantFilters)[number]

/** By date and group (EV-PART-03), by name, or the newest first (EV-MORE-26). */
export const participantOrders = ['standing', 'name', 'newest'] as const
export type ParticipantOrder = (typeof participantOrders)[number]

/** How many participants one reading gives (EV-MORE-26). */
export const participantsPerPage = 50

export type ParticipantView = {
  search: string
  filter: ParticipantFilter | null
  order: ParticipantOrder
}

/** Whether all are shown. */
export const isWhole = ({ search, filter }: ParticipantView): boolean => search.trim() === '' && filter === null

/** The address of what a view shows as a file for a spreadsheet (EV-MORE-27). */
export function participantsFilePath(eventId: string, dateId: string | null, view: ParticipantView): string {
  const query = new URLSearchParams({ event: eventId })
  if (dateId !== null) query.set('date', dateId)
  if (view.search.trim() !== '') query.set('search', view.search.trim())
  if (view.filter !== null) query.set('filter', view.filter)
  if (view.order !== 'standing') query.set('order', view.order)
  return `/api/events/participants.csv?${query}`
}
