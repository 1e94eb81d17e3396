import { wholeNumber } from '../base/numbers.ts'
import type { Notice } from '../base/words.ts'

/** The Dutch sentences of an evening together: conversation, questions, reminder (LIVE-MORE). */
export const eveningWords = {
  talk: 'Gesprek',
  talkAfter: 'Gesprek van die avond',
  opens: (time: string) => `Het gesprek opent om ${time}.`,
  closed: (time: string) => `Gesloten om ${time}. Je kunt het teruglezen.`,
  messages: (count: number) => (count === 1 ? '1 bericht' : `${wholeNumber(count)} berichten`),
  watching: (count: number) => (count === 1 ? '1 kijkt mee' : `${wholeNumber(count)} kijken mee`),
  gone: 'Deze livestream is niet meer voor jou beschikbaar.',
  toAll: 'Naar alle livestreams',
  questions: 'Vragen',
  questionsTo: (name: string) => `Vragen aan ${name}`,
  open: (count: number) => (count === 1 ? '1 open' : `${wholeNumber(count)} open, meest gesteund eerst`),
  noQuestions: 'Nog geen vragen. Stel de eerste.',
  noneAsked: 'Er zijn geen vragen gesteld.',
  askLabel: 'Stel een vraag',
  ask: 'Stel vraag',
  raise: (count: number) => `Ook mijn vraag, ${wholeNumber(count)} keer gesteund`,
  raised: 'ook jouw vraag',
  tickOff: 'Beantwoord',
  reopen: 'Toch niet beantwoord',
  answeredAt: (time: string) => `Beantwoord om ${time}`,
  removeQuestion: 'Vraag verwijderen',
  remind: 'Herinner mij',
  reminded: 'Herinnering staat aan',
  remindedToday: (time: string) => `Je krijgt vandaag om ${time} een mail en een melding.`,
  remindedOn: (day: string, time: string) => `Je krijgt op ${day} om ${time} een mail en een melding.`,
  calendar: 'Zet in agenda (.ics)',
} as const

/** What a refusal of the evening says. */
export const eveningRefused = {
  EVENING_CLOSED: { title: 'Het gesprek is gesloten', text: 'Wat je typte staat er nog, maar kan hier niet meer bij.' },
  TOO_MANY_QUESTIONS: { title: 'Even wachten', text: 'Er wachten al 5 vragen van jou op een antwoord.' },
  REMINDER_TOO_LATE: { title: 'Te laat voor een herinnering', text: 'De livestream begint binnen tien minuten.' },
  CHANNEL_READ_ONLY: {
    title: 'Het gesprek is gesloten',
    text: 'Wat je typte staat er nog, maar kan hier niet meer bij.',
  },
} as const satisfies Record<string, Notice>
