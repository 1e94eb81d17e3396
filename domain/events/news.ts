import { z } from 'zod'
import { longDateTime } from '../base/dates.ts'
import type { Moment } from '../base/moment.ts'
import { amount, type Currency } from '../base/money.ts'
import { cancelWords } from './cancelWords.ts'
import { enrolButtonWords } from './words.ts'

/** What somebody is told of their place on a date, by mail and in the inbox. */
const newsKinds = [
  'made',
  'promoted',
  'offered',
  'waitlistEnded',
  'cancelled',
  'calledOff',
  'moved',
  'refunded',
  'refundFailed',
  'tooLate',
] as const
export const NewsKind = z.enum(newsKinds)
export type NewsKind = z.infer<typeof NewsKind>

/** Whether it cannot wait until somebody looks: a place came, and an offered one is gone after some hours (EV-WAIT-05). */
export const isUrgent = (news: NewsKind): boolean => news === 'promoted' || news === 'offered'

/** What the sentences need to know of the place. */
export type Told = {
  title: string
  zone: string
  offeredUntil: Moment | null
  /** What goes back, in cents. */
  backCents: number
  currency: Currency
  isPaid: boolean
  /** Why the date was called off, as the organiser wrote it; null when nothing was said. */
  reason: string | null
}

type Words = { title: string; lines: (it: Told) => string[]; action: string }

const toEvent = 'Bekijk het evenement'
const back = (it: Told) => amount(it.backCents, it.currency)
const comesBack = (it: Told) => (it.backCents > 0 ? [cancelWords.comesBack(back(it))] : [])
const bankIsSlow = 'Het kan een paar dagen duren voordat het op je rekening staat.'

/** The sentences of every news; a title of an event is text that somebody typed, and stands there as it is (EV-EDGE-24). */
export const newsWords: Record<NewsKind, Words> = {
  made: {
    title: 'Je aanmelding is bevestigd',
    lines: ({ title }) => [`Je doet mee aan ${title}. Tot dan!`],
    action: toEvent,
  },
  promoted: {
    title: 'Je hebt een plek',
    lines: ({ title }) => [
      `Er kwam een plek vrij voor ${title}, en jij stond vooraan op de wachtlijst. Je bent nu aangemeld.`,
      'Kun je toch niet? Annuleer dan bij het evenement, zodat iemand anders mee kan doen.',
    ],
    action: toEvent,
  },
  offered: {
    title: 'Er is een plek voor je vrij',
    lines: ({ title, offeredUntil, zone }) => [
      `Er kwam een plek vrij voor ${title}, en jij stond vooraan op de wachtlijst.`,
      ...(offeredUntil === null
        ? []
        : [
            `We houden de plek voor je vast tot ${longDateTime(offeredUntil, zone)}. Daarna gaat hij naar de volgende.`,
          ]),
    ],
    action: enrolButtonWords.finishPaying,
  },
  waitlistEnded: {
    title: 'De wachtlijst is gesloten',
    lines: ({ title }) => [
      `De inschrijving voor ${title} is gesloten en er kwam geen plek meer vrij. Wat je bij je aanmelding invulde, is gewist.`,
    ],
    action: toEvent,
  },
  cancelled: {
    title: cancelWords.done.title,
    lines: (it) => [`Je aanmelding voor ${it.title} is geannuleerd.`, ...comesBack(it)],
    action: toEvent,
  },
  calledOff: {
    title: 'Een evenement gaat niet door',
    lines: (it) => [
      `${it.title} gaat niet door.`,
      ...(it.reason === null ? [] : [`Reden: ${it.reason}`]),
      ...comesBack(it),
    ],
    action: toEvent,
  },
  moved: {
    title: 'Een evenement is gewijzigd',
    lines: ({ title, isPaid }) => [
      `De tijd, de plaats of de vorm van ${title} is veranderd. Hieronder staat hoe het nu is.`,
      isPaid
        ? 'Komt dat je niet uit? Tot de start kun je annuleren en krijg je al je geld terug.'
        : 'Komt dat je niet uit? Tot de start kun je annuleren.',
    ],
    action: toEvent,
  },
  refunded: {
    title: 'Je geld is teruggestort',
    lines: (it) => [
      `We hebben ${back(it)} voor ${it.title} teruggestort op je oorspronkelijke betaalmethode.`,
      bankIsSlow,
    ],
    action: toEvent,
  },
  refundFailed: {
    title: cancelWords.refunding,
    lines: (it) => [
      `Je krijgt ${back(it)} terug voor ${it.title}. Terugstorten lukte nog niet; we proberen het opnieuw. Je hoeft niets te doen.`,
    ],
    action: toEvent,
  },
  tooLate: {
    title: 'Je betaling kwam te laat',
    lines: (it) => [
      `Je betaling voor ${it.title} kwam binnen toen je plek al was vrijgegeven. We hebben ${back(it)} teruggestort op je oorspronkelijke betaalmethode.`,
      bankIsSlow,
    ],
    action: toEvent,
  },
}

/** The words around the table of a mail about an event. */
export const newsRows = {
  event: 'Evenement',
  when: 'Wanneer',
  where: 'Waar',
  paid: 'Betaald',
  free: 'Gratis annuleren tot',
  start: 'de start',
  because: (site: string) => `je een plek hebt of had op een evenement van ${site}`,
} as const
