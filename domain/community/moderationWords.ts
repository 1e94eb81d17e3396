import { fullDateTime, shortDayTime } from '../base/dates.ts'
import type { Moment } from '../base/moment.ts'
import { wholeNumber } from '../base/numbers.ts'
import { type Notice, refusalNotice } from '../base/words.ts'
import type { Outcome, ReportReason } from './moderation.ts'

export const reasonLabels: Record<ReportReason, string> = {
  harassment: 'Intimidatie of pesten',
  hate: 'Haat of discriminatie',
  dangerousAdvice: 'Gevaarlijk gezondheidsadvies',
  privacy: 'Schending van privacy',
  spam: 'Spam of reclame',
  other: 'Iets anders',
}

export const outcomeLabels: Record<Outcome, string> = { removed: 'Verwijderd', dismissed: 'Afgewezen' }

/** The dialog of 'Melden' (COM-CHAT-17, COM-MOD-01). */
export const reportMessageWords = {
  title: 'Bericht melden',
  intro: 'Een moderator bekijkt het bericht. De schrijver hoort niet wie het meldde.',
  message: (name: string) => `Bericht van ${name}`,
  reason: 'Wat is er mis?',
  choose: 'Kies een reden',
  noReason: 'Kies een reden.',
  explanation: 'Toelichting',
  explain: 'Leg kort uit wat er mis is.',
  tooLong: 'Gebruik maximaal 500 karakters.',
  send: 'Melden',
  sending: 'Versturen...',
  sent: { title: 'Bericht gemeld', text: 'Dank je. Je hoort wat er is besloten.' } satisfies Notice,
  failed: 'Melden mislukt',
} as const

/** The queue of reported messages (ADM-PANEL-13). */
export const queueWords = {
  section: 'Moderatie',
  title: 'Gemelde berichten',
  intro: 'Beoordeel gemelde berichten. De schrijver hoort wat je besluit en waarom, maar niet wie meldde of besloot.',
  waiting: (count: number) => `${wholeNumber(count)} wachtend`,
  waitingSpoken: (count: number) => `${wholeNumber(count)} gemelde berichten wachten`,
  which: 'Welke gemelde berichten',
  open: 'Wachtend',
  decided: 'Besloten',
  loading: 'Gemelde berichten laden...',
  loadFailed: 'Kon gegevens niet laden',
  empty: 'Niets te beoordelen',
  emptyText: 'Wat leden melden, komt hier te staan.',
  noneDecided: 'Nog niets besloten',
  moreWait: (count: number) => `De ${wholeNumber(count)} die het langst wachten staan hier. De rest komt daarna.`,
  caseOf: (name: string, place: string) => `Bericht van ${name} in ${place}`,
  inPrivate: 'een privégesprek',
  inEvening: (title: string) => `Livestream / ${title}`,
  times: (count: number) => (count === 1 ? '1 melding' : `${wholeNumber(count)} meldingen`),
  reportedBy: (name: string, at: Moment) => `${name}, ${shortDayTime(at)}`,
  reports: 'Meldingen',
  context: 'Het bericht en wat eromheen staat',
  theReported: 'Gemeld bericht',
  goneSince: 'Het bericht is al verwijderd. Dit stond er toen het werd gemeld.',
  editedSince: 'Daarna bewerkt. Nu staat er:',
  deleted: 'Bericht verwijderd',
  picture: 'Afbeelding bij het bericht',
  toMessage: 'Bekijk in het kanaal',
  toLivestream: 'Bekijk livestream',
  remove: 'Bericht verwijderen',
  block: 'Gebruiker blokkeren',
  blocked: 'Geblokkeerd',
  dismiss: 'Afwijzen',
  reason: 'Reden',
  reasonHint: 'De schrijver leest dit.',
  reasonFault: 'Geef een reden van 3 tot 500 karakters.',
  removeText: (name: string) => `Het bericht verdwijnt voor iedereen. ${name} krijgt je reden te lezen.`,
  dismissText: (name: string) => `Het bericht blijft staan. ${name} krijgt je reden te lezen.`,
  wasDecided: (by: string, at: Moment) => `${by}, ${fullDateTime(at)}`,
  done: { removed: 'Bericht verwijderd', dismissed: 'Melding afgewezen' } satisfies Record<Outcome, string>,
  failed: 'Niet gelukt',
} as const

/** What decisions tell those they are about (COM-MOD-06). */
export const decisionTold = {
  author: {
    removed: 'Je bericht is verwijderd',
    dismissed: 'Je bericht blijft staan',
  } satisfies Record<Outcome, string>,
  authorText: (outcome: Outcome, at: Moment, reason: string) =>
    outcome === 'removed'
      ? `Je bericht van ${fullDateTime(at)} is gemeld en door een moderator verwijderd. Reden: ${reason}`
      : `Je bericht van ${fullDateTime(at)} is gemeld. Een moderator heeft de melding afgewezen: je bericht blijft staan. Reden: ${reason}`,
  reporter: 'Je melding is beoordeeld',
  reporterText: (outcome: Outcome) =>
    outcome === 'removed'
      ? 'Dank je. Het bericht dat je hebt gemeld, is verwijderd.'
      : 'Dank je. Een moderator heeft het bericht dat je hebt gemeld bekeken. Het blijft staan.',
} as const

/** What a refusal of this part says; `data` is of the refusal (COM-MOD-04). */
export function moderationRefused(code: string, data?: { outcome?: Outcome; by?: string | null } | null): Notice {
  if (code === 'OWN_MESSAGE') return { title: queueWords.failed, text: 'Dit bericht is van jezelf.' }
  if (code !== 'ALREADY_DECIDED') return refusalNotice(code)
  const what = data?.outcome ? ` ${outcomeLabels[data.outcome]}${data.by ? ` door ${data.by}` : ''}.` : ''
  return { title: 'Al besloten', text: `Hierover is al besloten.${what}` }
}
