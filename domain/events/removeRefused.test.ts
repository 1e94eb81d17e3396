import { expect, test } from 'vitest'
import { removeRefused } from './removeRefused.ts'

test.each([
  ['FORBIDDEN', false, 'Geen toegang', 'Je hebt geen rechten voor deze actie.'],
  ['HAS_PAID_ENROLLMENTS', false, 'Fout', 'Dit evenement heeft betaalde aanmeldingen. Annuleer het evenement eerst.'],
  ['HAS_PAID_ENROLLMENTS', true, 'Fout', 'Op deze datum was iemand aangemeld. Annuleer de datum in plaats daarvan.'],
  ['UNKNOWN', true, 'Fout', 'Verwijderen mislukt door een database fout. Probeer het opnieuw.'],
])(
  'EV-ERR-20 EV-ERR-26 EV-ADMIN-30 deleting that fails with %s (a date: %s) is told as %s, %s',
  (code, isDate, title, text) => {
    expect(removeRefused(code, isDate)).toEqual({ title, text })
  },
)
