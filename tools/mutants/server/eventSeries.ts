import type { Mutant } from '../mutant.ts'

const moves = ['server/events/dates/moveDate.test.ts'] as const
const rules = ['domain/events/dateMove.test.ts'] as const
const movable = ['domain/events/movableDate.test.ts'] as const

/** A single date of a series that is moved on its own (EV-RECUR-29..35). */
export const eventSeries: readonly Mutant[] = [
  {
    name: 'the second of two who move one date overwrites the first',
    file: 'server/events/dates/moveDate.ts',
    replace: ['startAt !== seen.startAt || endAt !== seen.endAt', "seen.startAt === ''"],
    noticedBy: moves,
    ids: ['EV-RECUR-34'],
  },
  {
    name: 'a date is moved to the day of another',
    file: 'server/events/dates/moveDate.ts',
    replace: ['existing.filter((one) => one !== date)', 'existing.filter((one) => one.isLoose)'],
    noticedBy: moves,
    ids: ['EV-RECUR-30'],
  },
  {
    name: 'the day that a date left comes back at the next edit',
    file: 'server/events/dates/moveDate.ts',
    replace: ['if (movedFrom !== null) await', 'if (movedFrom === null) await'],
    noticedBy: moves,
    ids: ['EV-RECUR-32'],
  },
  {
    name: 'nobody hears that their date was moved',
    file: 'server/events/dates/moveDate.ts',
    replace: ['dates: [moved], cancelled: []', 'dates: [], cancelled: []'],
    noticedBy: moves,
    ids: ['EV-RECUR-33'],
  },
  {
    name: 'a date that begins now is moved',
    file: 'domain/events/movableDate.ts',
    replace: ['toMs(date.startAt) > toMs(now)', 'toMs(date.startAt) >= toMs(now)'],
    noticedBy: movable,
    ids: ['EV-RECUR-29'],
  },
  {
    name: 'a cancelled date is moved',
    file: 'domain/events/movableDate.ts',
    replace: ['!event.isCancelled && !date.isCancelled &&', '!event.isCancelled &&'],
    noticedBy: movable,
    ids: ['EV-RECUR-29'],
  },
  {
    name: 'a date goes to a moment that was',
    file: 'domain/events/dateMove.ts',
    replace: ['<= toMs(now)) faults.start', '< toMs(now)) faults.start'],
    noticedBy: rules,
    ids: ['EV-RECUR-30'],
  },
  {
    name: 'a date with another end counts as back in its series',
    file: 'domain/events/dateMove.ts',
    replace: ['usual.startAt === startAt && usual.endAt === endAt', 'usual.startAt === startAt'],
    noticedBy: rules,
    ids: ['EV-RECUR-35'],
  },
  {
    name: 'a moved date stays though its day is none of the series any more',
    file: 'domain/events/seriesEdit.ts',
    replace: ['movedFrom !== null && slots.has(movedFrom)', 'movedFrom !== null'],
    noticedBy: ['domain/events/seriesEdit.test.ts'],
    ids: ['EV-RECUR-32'],
  },
  {
    name: 'the start that was moved is no start after an edit',
    file: 'domain/events/seriesEdit.ts',
    replace: ['isStart: it.movedFrom === start.day', 'isStart: it.day === start.day'],
    noticedBy: ['domain/events/seriesEdit.test.ts'],
    ids: ['EV-RECUR-31'],
  },
  {
    name: 'moved dates stay though the pattern is another',
    file: 'server/events/dates/update.ts',
    replace: ['rule && keepsDays ? slotsOf', 'rule ? slotsOf'],
    noticedBy: moves,
    ids: ['EV-RECUR-32'],
  },
]
