import { wholeNumber } from '../base/numbers.ts'
import type { Notice } from '../base/words.ts'
import type { MessageAudience } from './writing.ts'

const people = (count: number) => (count === 1 ? '1 persoon' : `${wholeNumber(count)} mensen`)

/** Writing to participants, on the tab Deelnemers (EV-MORE-60..68). */
export const writingWords = {
  title: 'Berichten',
  none: 'Je schreef deze deelnemers nog niet.',
  sent: (count: number) => (count === 1 ? '1 bericht verstuurd' : `${wholeNumber(count)} berichten verstuurd`),
  compose: 'Schrijf deelnemers',
  goOn: 'Verder schrijven',
  composeHint: 'Per mail, en als melding in hun inbox. Niemand ziet wie het nog meer kreeg.',
  whom: 'Aan wie',
  audiences: {
    all: 'Iedereen',
    enrolled: 'Met een plek',
    paid: 'Betaald',
    waiting: 'Wachtlijst',
  } satisfies Record<MessageAudience, string>,
  counted: (name: string, count: number) => `${name} (${wholeNumber(count)})`,
  subject: 'Onderwerp',
  text: 'Bericht',
  preview: 'Voorbeeld van de mail',
  greeting: 'Hoi [voornaam],',
  receivers: (count: number) =>
    count === 0 ? 'Er is nu niemand om aan te schrijven.' : `Dit gaat naar ${people(count)}.`,
  counting: 'Ontvangers tellen...',
  countFailed: 'De ontvangers konden niet worden geteld.',
  send: 'Verstuur',
  sendTo: (count: number) => `Verstuur aan ${people(count)}`,
  sending: 'Versturen...',
  done: 'Bericht verstuurd',
  doneText: (count: number) => `Aan ${people(count)}.`,
  history: 'Verstuurde berichten',
  historyFailed: 'De verstuurde berichten konden niet worden geladen.',
  to: (audience: string, count: number, date: string | null) =>
    [`${audience}: ${people(count)}`, date].filter(Boolean).join(' · '),
  by: (name: string, when: string) => `${name}, ${when}`,
  more: 'Oudere berichten tonen',
  letters: 'Automatische berichten',
  lettersText: 'Gaan vanzelf uit, per mail en als melding. Een lid kan ze voor zichzelf uitzetten.',
  lettersFailed: 'De automatische berichten konden niet worden geladen.',
  reminds: 'Herinnering, de dag ervoor om 10:00',
  thanks: 'Bedankje, de dag erna om 10:00',
  thanksText: 'Tekst van het bedankje',
  thanksHint: 'Zonder eigen tekst bedanken we voor het meedoen.',
  save: 'Opslaan',
  saving: 'Opslaan...',
  saved: 'Automatische berichten opgeslagen',
  retry: 'Opnieuw proberen',
  failed: 'Niet verstuurd',
  notSaved: 'Niet opgeslagen',
  failedText: 'Het is niet gelukt. Wat je schreef staat er nog; probeer het opnieuw.',
} as const

/** Why a message was not sent, or its settings not saved. */
export const writingRefused = {
  NO_RECEIVERS: { title: 'Niet verstuurd', text: 'Er is nu niemand om aan te schrijven.' },
} as const satisfies Record<string, Notice>

/** What stands in the mail around the text of an organiser. */
export const writtenMailWords = {
  action: 'Bekijk het evenement',
  when: (next: string, more: number) =>
    more === 0 ? next : `${next}, en nog ${more === 1 ? '1 datum' : `${wholeNumber(more)} datums`}`,
  because: (title: string) => `je je hebt aangemeld voor ${title}`,
} as const
