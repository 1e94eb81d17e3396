import { wholeNumber } from '../base/numbers.ts'

/** The landing page of the admin area (ADM-PANEL-02). */
export const overviewWords = {
  people: 'Gebruikers',
  newPeople: (count: number) => `${wholeNumber(count)} nieuw in 30 dagen`,
  subscriptions: 'Actieve abonnementen',
  subscriptionsHint: 'lopend, ook als de betaling te laat is',
  reports: 'Open meldingen',
  reportsHint: 'nieuw of in behandeling',
  perRole: 'Gebruikers per rol',
} as const
