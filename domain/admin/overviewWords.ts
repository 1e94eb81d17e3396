import { wholeNumber } from '../base/numbers.ts'

/** The landing page of the admin area (ADM-PANEL-02, ADM-PANEL-18). */
export const overviewWords = {
  people: 'Gebruikers',
  newPeople: (count: number) => `${wholeNumber(count)} nieuw in 30 dagen`,
  subscriptions: 'Actieve abonnementen',
  subscriptionsHint: 'lopend, ook als de betaling te laat is',
  reports: 'Open meldingen',
  reportsHint: 'nieuw of in behandeling',
  failedExternal: 'Mislukte externe berichten',
  failedExternalHint: 'antwoorden die niet aankwamen',
  perRole: 'Gebruikers per rol',
  partnersAt: 'Partners beheer je bij de evenementen, ook die van producten.',
  toPartners: 'Naar het evenementenbeheer',
} as const
