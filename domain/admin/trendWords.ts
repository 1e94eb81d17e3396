import { months, shortDay } from '../base/dates.ts'
import { wholeNumber } from '../base/numbers.ts'

/** '3 aug', of a day such as '2026-08-03'. */
export const weekLabel = (week: string): string => shortDay(`${week}T12:00:00Z`).slice(3)
/** 'aug', of the first day of a month. */
export const monthLabel = (month: string): string => monthName(month).slice(0, 3)
/** 'augustus' */
export const monthName = (month: string): string => months[Number(month.slice(5, 7)) - 1] ?? ''

/** How it goes, below the inbox (ADM-MORE-07..12). */
export const trendWords = {
  title: 'Hoe het loopt',
  hint: 'Alleen aantallen van iedereen samen. Elk getal opent waar het van telt.',
  loadFailed: 'Kon de cijfers niet laden',
  asTable: 'Als tabel',
  week: 'Week van',
  month: 'Maand',
  running: 'loopt nog',
  people: 'Gebruikers',
  peopleHint: (week: number, month: number) =>
    `${wholeNumber(week)} nieuw deze week, ${wholeNumber(month)} in 30 dagen`,
  peopleAt: 'Gebruikers',
  now: 'nu',
  income: 'Inkomsten',
  incomeHint: (month: string) => `in ${month} tot nu, min wat terugging`,
  otherCurrency: 'Betalingen in een andere munt dan de euro staan bij het event en tellen hier niet mee.',
  euro: 'Totaal',
  subscriptions: 'Abonnementen',
  events: 'Events',
  orders: 'Bestellingen',
  active: 'Actieve mensen per week',
  activeHint: (running: number) => `vorige week. Deze week tot nu ${wholeNumber(running)}`,
  activePeople: 'Mensen',
  thisWeek: 'deze week',
  retention: 'Wie blijft, per maand van starten',
  retentionHint: (month: string) => `van wie in ${month} begon, was er een maand later`,
  retentionNone: 'Er is nog geen hele maand om terug te kijken.',
  start: 'Start',
  started: 'Mensen',
  after: (months: number) => `${months} mnd`,
  afterLong: (months: number) => (months === 1 ? 'na 1 maand' : `na ${months} maanden`),
  retentionCaption: 'Percentage dat actief was, per maand van starten',
  percent: (share: number) => `${share}%`,
} as const
