import { wholeNumber } from '../base/numbers.ts'
import { type Notice, refusalNotice } from '../base/words.ts'
import { composerWords } from './words.ts'

/** The conversations of members with 'Beheer', for those who work the queue (COM-MOD-10..13). */
export const deskWords = {
  tab: 'Gesprekken',
  you: 'Jij',
  title: 'Gesprekken met Beheer',
  intro: 'Je antwoordt als Beheer. Het lid ziet niet wie van jullie schreef.',
  loading: 'Gesprekken laden...',
  loadFailed: 'Kon gesprekken niet laden.',
  empty: 'Geen gesprekken',
  emptyText: 'Wat leden Beheer terugschrijven, komt hier te staan.',
  waits: 'Wacht op antwoord',
  ours: (text: string) => `Beheer: ${text}`,
  talkOf: (name: string) => `Gesprek met ${name}`,
  back: 'Alle gesprekken',
  older: 'Eerdere berichten',
  by: (name: string) => `Beheer (${name})`,
  answer: 'Antwoord als Beheer',
  send: 'Verstuur',
  sending: 'Versturen...',
  settle: 'Geen antwoord nodig',
  sent: 'Antwoord verstuurd',
  settled: 'Afgehandeld',
  waiting: (count: number) =>
    `${wholeNumber(count)} ${count === 1 ? 'gesprek wacht' : 'gesprekken wachten'} op antwoord`,
} as const

/** What those who work the queue are told when a conversation begins to wait (COM-MOD-12). */
export const deskTold = {
  title: 'Bericht aan Beheer',
  text: "Een lid schreef aan Beheer. Je vindt het onder 'Gesprekken' in 'Moderatie'.",
} as const

/** What a refusal of this part says (COM-MOD-13). */
export const deskRefused = {
  TALK_MOVED_ON: { title: 'Niet verzonden', text: 'Er is intussen iets bijgekomen. Lees het eerst.' },
  TOO_MANY_REQUESTS: { title: 'Niet verzonden', text: 'Je verstuurt te veel berichten. Wacht even.' },
  NOT_FOUND: { title: 'Niet verzonden', text: 'Dit gesprek is er niet meer.' },
} as const satisfies Record<string, Notice>
export const deskNotice = (code: string): Notice => refusalNotice(code, deskRefused)

/** Why an answer does not go, before it is sent. */
export const deskFaults = { empty: composerWords.empty, tooLong: composerWords.tooLong } as const

/** Where the conversation could not be opened from a notification. */
export const answerFailed: Notice = { title: 'Gesprek niet geopend', text: 'Probeer het opnieuw.' }
