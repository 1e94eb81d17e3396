/** The page of an event, opened on one of its dates (EV-ROUTE-02, EV-ROUTE-18). */
export const eventPath = (slug: string, occurrenceId: string | null = null): string =>
  `/events/${encodeURIComponent(slug)}${dateOf(occurrenceId)}`

/** The calendar file of one date, for who may see the event (EV-LINK-03, EV-LINK-08). */
export const calendarFilePath = (slug: string, occurrenceId: string | null = null): string =>
  `/events/${encodeURIComponent(slug)}/agenda.ics${dateOf(occurrenceId)}`

const dateOf = (occurrenceId: string | null): string => (occurrenceId === null ? '' : `?occurrence=${occurrenceId}`)
