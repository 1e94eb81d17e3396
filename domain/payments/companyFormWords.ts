import type { Notice } from '../base/words.ts'

/** An invoice to a company, where one enrols and afterwards (EV-MORE-22, EV-MORE-92). */
export const companyFormWords = {
  wants: 'Factuur op bedrijfsnaam',
  name: 'Bedrijfsnaam',
  address: 'Factuuradres',
  addressHint: 'Straat en huisnummer, dan postcode en plaats op de volgende regel.',
  vatNumber: 'Btw-id',
  vatHint: 'Met de letters van het land ervoor, zoals NL.',
  ask: 'Factuur aanvragen',
  asking: 'Aanvragen...',
  asked: 'Je factuur is gemaakt',
  askedText: (number: string) => `Factuur ${number} staat klaar. Je krijgt hem ook per e-mail.`,
  download: (number: string) => `Factuur ${number} (pdf)`,
  fixed: 'Een factuur die gemaakt is, verandert niet meer. Controleer de gegevens goed.',
  path: (number: string) => `/api/payments/invoice/${number}.pdf`,
  list: 'Facturen op bedrijfsnaam',
  company: 'Bedrijf',
  notYet: 'nog niet betaald',
  none: 'Niemand vroeg een factuur op bedrijfsnaam.',
  loadFailed: 'De facturen konden niet worden geladen.',
} as const

/** Why an invoice was not issued (EV-MORE-92). */
export function invoiceRefused(code: string): Notice {
  const title = 'Geen factuur'
  if (code === 'INVOICE_SENT')
    return { title, text: 'Je factuur is al gemaakt. Klopt hij niet? Neem dan contact met ons op.' }
  if (code === 'NOTHING_PAID') return { title, text: 'Voor deze plek is niets betaald, of niet in euro.' }
  if (code === 'FAULTY_FIELDS') return { title, text: 'Controleer de gegevens van het bedrijf.' }
  return { title, text: 'Het is niet gelukt. Probeer het opnieuw.' }
}
