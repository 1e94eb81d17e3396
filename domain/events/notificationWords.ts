import { z } from 'zod'
import { amount } from '../base/money.ts'
import { sentenceEnd } from '../base/sentenceEnd.ts'
import { untilLong } from '../base/untilWords.ts'
import { cancelWords } from './cancelWords.ts'
import { currencies } from './eventForm.ts'
import type { NotificationKind, PlaceDetails } from './notifications.ts'
import { enrolButtonWords } from './words.ts'

type Words = { title: string; lines: (it: PlaceDetails) => string[]; action: string }

const toEvent = 'Bekijk het evenement'
const back = (it: PlaceDetails) => amount(it.backCents, it.currency)
const comesBack = (it: PlaceDetails) => (it.backCents > 0 ? [cancelWords.comesBack(back(it))] : [])
const bankIsSlow = 'Het kan een paar dagen duren voordat het op je rekening staat.'

/** The sentences of every kind; a title of an event is text that somebody typed, and stands there as it is (EV-EDGE-24). */
export const notificationWords: Record<NotificationKind, Words> = {
  made: {
    title: 'Je aanmelding is bevestigd',
    lines: ({ title }) => [`Je doet mee aan ${sentenceEnd(title)} Tot dan!`],
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
        : [`We houden de plek voor je vast ${untilLong(offeredUntil, zone)}. Daarna gaat hij naar de volgende.`]),
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
  refundedPart: {
    title: 'Een deel van je geld is teruggestort',
    lines: (it) => [
      `We hebben ${back(it)} van wat je voor ${it.title} betaalde teruggestort op je oorspronkelijke betaalmethode.`,
      it.hasPlace ? 'Je houdt je plek.' : 'Je hebt geen plek meer op dit evenement.',
      bankIsSlow,
    ],
    action: toEvent,
  },
  refundFailed: {
    title: cancelWords.refunding,
    lines: (it) => [
      `Je krijgt ${back(it)} terug voor ${sentenceEnd(it.title)} Terugstorten lukte nog niet; we proberen het opnieuw. Je hoeft niets te doen.`,
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
  differed: {
    title: 'Je betaling klopte niet',
    lines: ({ title }) => [
      `Voor ${title} kwam een ander bedrag binnen dan we vroegen. Daarom is je plek niet bevestigd. We hebben alles teruggestort op je oorspronkelijke betaalmethode; je kunt je opnieuw aanmelden.`,
      bankIsSlow,
    ],
    action: toEvent,
  },
  soon: {
    title: 'Morgen is het zover',
    lines: ({ title }) => [`Je hebt een plek op ${sentenceEnd(title)} Tot morgen!`],
    action: toEvent,
  },
  over: {
    title: 'Bedankt voor het meedoen',
    lines: ({ title, thanksText }) => [`Gisteren was ${sentenceEnd(title)}`, thanksText || 'Fijn dat je erbij was.'],
    action: toEvent,
  },
  transferAsked: {
    title: 'Iemand wil je een plek geven',
    lines: ({ title }) => [
      `Een deelnemer wil jou de eigen plek geven op ${sentenceEnd(title)} Bekijk het evenement en kies of je de plek aanneemt.`,
      'Zeg je ja, dan moet de organisatie nog akkoord geven.',
    ],
    action: toEvent,
  },
  transferDeclined: {
    title: 'Je plek is niet aangenomen',
    lines: ({ title }) => [`Wie je vroeg, neemt je plek op ${title} niet over. De plek blijft van jou.`],
    action: toEvent,
  },
  transferRefused: {
    title: 'Een plek is niet doorgegeven',
    lines: ({ title }) => [
      `De organisatie van ${title} gaf geen akkoord om de plek door te geven. Alles blijft zoals het was.`,
    ],
    action: toEvent,
  },
  transferMoved: {
    title: 'Een plek is niet doorgegeven',
    lines: ({ title }) => [
      `${title} is verzet of veranderd. Daarom is de vraag om de plek door te geven vervallen. Wie de plek heeft, houdt die en kan het opnieuw vragen.`,
    ],
    action: toEvent,
  },
  transferred: {
    title: 'Je plek is doorgegeven',
    lines: ({ title }) => [`Je plek op ${title} is nu van een ander. Je bent niet meer aangemeld.`],
    action: toEvent,
  },
}

/** A sum as a provider told it, in whatever currency that is: JPY 2500. */
export type Sum = { cents: number; currency: string }
const currency = z.enum(currencies)
const sumOf = (it: Sum): string => {
  const known = currency.safeParse(it.currency)
  return known.success ? amount(it.cents, known.data) : `${it.currency} ${it.cents}`
}

/** What those who manage the site read of a payment of another amount than was asked (EV-PAY-24). */
export const differedWords = {
  title: 'Een betaling wijkt af',
  text: (title: string, received: Sum, asked: Sum): string =>
    `Voor ${title} kwam ${sumOf(received)} binnen in plaats van ${sumOf(asked)}. De plek is niet bevestigd en het geld gaat terug.`,
} as const

/** The words around the table of a mail about an event. */
export const notificationRows = {
  event: 'Evenement',
  when: 'Wanneer',
  where: 'Waar',
  bring: 'Neem mee',
  travel: 'Zo kom je er',
  paid: 'Betaald',
  discount: (code: string) => `Korting met ${code}`,
  free: 'Gratis annuleren',
  start: 'tot de start',
  stop: 'Geen herinneringen en bedankjes meer? Zet ze uit bij',
  settings: 'je instellingen',
} as const

/** Why its reader gets a mail about a place, as the end of 'Je krijgt deze e-mail omdat …' (EV-MORE-96). */
export function becauseOf(kind: NotificationKind, site: string): string {
  const event = `een evenement van ${site}`
  if (kind === 'offered' || kind === 'waitlistEnded') return `je op de wachtlijst staat of stond van ${event}`
  if (paidFor.includes(kind)) return `je betaalde voor een plek op ${event}`
  if (kind === 'transferAsked') return `een deelnemer jou een plek wil geven op ${event}`
  if (kind === 'transferRefused' || kind === 'transferMoved') return `je een plek op ${event} zou geven of krijgen`
  return `je een plek hebt of had op ${event}`
}

/** Whoever paid is told of these, with or without a place. */
const paidFor: readonly NotificationKind[] = ['refunded', 'refundedPart', 'refundFailed', 'tooLate', 'differed']
