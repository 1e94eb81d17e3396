import { fullDateTime, longDate } from '../base/dates.ts'
import type { Moment } from '../base/moment.ts'
import { type Notice, refusalNotice } from '../base/words.ts'

/** Why somebody is blocked, in the dialog that asks for it (COM-MOD-07). */
export const blockWords = {
  title: (name: string) => `${name} blokkeren?`,
  text: 'Dit account wordt overal uitgelogd en kan niet meer inloggen. Berichten en abonnement blijven zoals ze zijn.',
  reason: 'Reden',
  reasonHint: 'Staat in de mail aan deze persoon, met een link om bezwaar te maken.',
  reasonFault: 'Geef een reden van 3 tot 500 karakters.',
  block: 'Blokkeren',
  busy: 'Bezig...',
  cancel: 'Annuleren',
} as const

/** `/auth/bezwaar`, where the link of the mail about a block leads. */
export const appealWords = {
  opening: 'Je link wordt gecontroleerd...',
  title: 'Je account is geblokkeerd',
  since: (at: Moment) => `Sinds ${longDate(at)}. Je kunt niet inloggen.`,
  reason: 'Reden',
  ask: 'Ben je het er niet mee eens? Je kunt één keer bezwaar maken. Een beheerder leest het en antwoordt per mail.',
  text: 'Je bezwaar',
  textFault: 'Schrijf 10 tot 1000 karakters.',
  send: 'Bezwaar versturen',
  sending: 'Versturen...',
  sent: 'Je bezwaar is verstuurd',
  sentText: 'Een beheerder bekijkt het. Je krijgt het antwoord per mail.',
  refused: 'Je bezwaar is afgewezen',
  answer: 'Antwoord',
  lifted: 'De blokkade is opgeheven',
  liftedText: 'Je kunt weer inloggen.',
  toSignIn: 'Naar inloggen',
  invalid: 'Deze link werkt niet',
  invalidText: 'De link is niet compleet. Open hem opnieuw vanuit de mail.',
  failed: 'Versturen mislukt',
  retry: 'Opnieuw proberen',
} as const

/** The appeals in 'Moderatie' of the admin area (COM-MOD-08). */
export const appealsWords = {
  title: 'Bezwaren',
  waiting: (count: number) => `${count} wachtend`,
  loadFailed: 'Kon gegevens niet laden',
  empty: 'Geen bezwaren',
  emptyText: 'Wie geblokkeerd is, kan één keer bezwaar maken. Dat komt hier te staan.',
  blocked: (by: string | null, at: Moment) =>
    by ? `Geblokkeerd door ${by}, ${fullDateTime(at)}` : `Geblokkeerd, ${fullDateTime(at)}`,
  appealed: (at: Moment) => `Bezwaar van ${fullDateTime(at)}`,
  reason: 'Reden van de blokkade',
  grant: 'Toewijzen',
  refuse: 'Afwijzen',
  grantTitle: (name: string) => `Bezwaar van ${name} toewijzen?`,
  refuseTitle: (name: string) => `Bezwaar van ${name} afwijzen?`,
  grantText: 'De blokkade vervalt. Je antwoord gaat per mail mee.',
  refuseText: 'De blokkade blijft. Je antwoord gaat per mail mee.',
  answer: 'Antwoord',
  answerFault: 'Geef een antwoord van 3 tot 500 karakters.',
  granted: 'Bezwaar toegewezen',
  wasRefused: 'Bezwaar afgewezen',
  failed: 'Niet gelukt',
  busy: 'Bezig...',
  cancel: 'Annuleren',
} as const

/** What refusals about blocks and appeals say. */
export const blockRefused = {
  INVALID_TOKEN: { title: appealWords.invalid, text: appealWords.invalidText },
  ALREADY_APPEALED: { title: appealWords.failed, text: 'Je hebt al bezwaar gemaakt, of de blokkade is voorbij.' },
  APPEAL_DECIDED: { title: appealsWords.failed, text: 'Over dit bezwaar is al besloten.' },
} as const satisfies Record<string, Notice>

export const blockNotice = (code: string): Notice => refusalNotice(code, blockRefused)
