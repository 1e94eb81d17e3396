import { describe, expect, test } from 'vitest'
import { isAnotherAppointment, isMovedFar } from './changes.ts'
import { type Clocked, firstOccurring } from './occurring.ts'
import { type Pattern, seriesDates } from './series.ts'
import { type EditPlan, type ExistingDate, isRefused, planEdit, type Wanted } from './seriesEdit.ts'

const now = '2026-01-01T12:00:00.000Z'
const clocked = (start: string, hour = '10'): Clocked => ({
  start: `${start}T${hour}:00`,
  end: `${start}T23:00`,
  zone: 'Europe/Amsterdam',
})
const wanted = (start: string, pattern: Pattern | null, until = '2026-01-26', hour = '10'): Wanted => {
  const event = clocked(start, hour)
  const dates = pattern ? seriesDates({ ...event, pattern, until }, '2026-01-01').dates : []
  return { start: firstOccurring(event), dates, slots: new Set([start, ...dates.map(({ day }) => day)]) }
}
const existing = (day: string, change: Partial<ExistingDate> = {}): ExistingDate => ({
  ...firstOccurring(clocked(day)),
  id: day,
  isStart: false,
  status: 'scheduled',
  isLoose: false,
  movedFrom: null,
  enrolments: 0,
  live: 0,
  ...change,
})
const people = (count: number) => ({ enrolments: count, live: count })
const plan = (...asked: Parameters<typeof planEdit>): EditPlan => {
  const answer = planEdit(...asked)
  if (isRefused(answer)) throw new Error(JSON.stringify(answer.data?.dates))
  return answer
}
/** Each date of a plan in one line: its day, whose people it has, and what is special about it. */
const told = ({ dates }: EditPlan) =>
  dates.map((it) =>
    [
      it.day,
      it.from ?? 'new',
      ...(it.isStart ? ['start'] : []),
      ...(it.isLoose ? ['loose'] : []),
      ...(it.movedFrom === null ? [] : [`moved from ${it.movedFrom}`]),
      ...(it.status === 'cancelled' ? ['cancelled'] : []),
      ...(it.tells ? ['tells'] : []),
    ].join(' '),
  )

/** Mondays in January; people on the start, on the 12th and on the 26th. */
const mondays = [
  existing('2026-01-05', { isStart: true, ...people(3) }),
  existing('2026-01-12', people(20)),
  existing('2026-01-19'),
  existing('2026-01-26', people(1)),
]

describe('the dates that stay', () => {
  test('EV-RECUR-04 EV-RECUR-16 EV-RECUR-18 keep who they are and take the new time; those with people tell them', () => {
    const edit = plan(mondays, wanted('2026-01-05', 'weekly', '2026-01-26', '19'), {}, now)
    expect(told(edit)).toEqual([
      '2026-01-05 2026-01-05 start tells',
      '2026-01-12 2026-01-12 tells',
      '2026-01-19 2026-01-19',
      '2026-01-26 2026-01-26 tells',
    ])
    expect(edit.dates[1]?.startAt).toBe('2026-01-12T18:00:00.000Z')
    expect([edit.removed, edit.cancelled]).toEqual([[], []])
  })

  test('EV-RECUR-16 dates nobody ever had a place on go and come as the series says', () => {
    const edit = plan(mondays, wanted('2026-01-05', 'weekly', '2026-02-09'), {}, now)
    expect(told(edit)).toEqual([
      '2026-01-05 2026-01-05 start',
      '2026-01-12 2026-01-12',
      '2026-01-19 2026-01-19',
      '2026-01-26 2026-01-26',
      '2026-02-02 new',
      '2026-02-09 new',
    ])
    const [start, second, third] = mondays
    if (!start || !second || !third) throw new Error('three Mondays')
    expect(plan([start, second, third], wanted('2026-01-05', 'weekly', '2026-01-12'), {}, now).removed).toEqual([
      '2026-01-19',
    ])
  })

  test('EV-RECUR-16 an earlier or a later start keeps people on their own day', () => {
    expect(told(plan(mondays, wanted('2026-01-01', 'weekly', '2026-01-08'), keepAll, now))).toContain(
      '2026-01-05 2026-01-05 loose',
    )
    // A week earlier, the old start is an ordinary date.
    const earlier = plan(mondays, wanted('2025-12-29', 'weekly'), {}, now)
    expect(told(earlier).slice(0, 2)).toEqual(['2025-12-29 new start', '2026-01-05 2026-01-05'])
    // A week later, an ordinary date is the start, and the old start has to be asked about.
    const later = plan(mondays, wanted('2026-01-12', 'weekly'), { '2026-01-05': { way: 'keep' } }, now)
    expect(told(later).slice(0, 2)).toEqual(['2026-01-05 2026-01-05 loose', '2026-01-12 2026-01-12 start'])
  })
})

const keepAll = Object.fromEntries(mondays.map(({ id }) => [id, { way: 'keep' as const }]))

describe('the dates that vanish', () => {
  const tuesdays = wanted('2026-01-06', 'weekly', '2026-01-27')

  test('EV-RECUR-17 EV-EDGE-20 with people on them stop the edit with the list, and with the days they could move to', () => {
    expect(planEdit(mondays, tuesdays, {}, now)).toEqual({
      code: 'DATES_NEED_ANSWER',
      data: {
        dates: [
          { id: '2026-01-05', day: '2026-01-05', startAt: '2026-01-05T09:00:00.000Z', live: 3 },
          { id: '2026-01-12', day: '2026-01-12', startAt: '2026-01-12T09:00:00.000Z', live: 20 },
          { id: '2026-01-26', day: '2026-01-26', startAt: '2026-01-26T09:00:00.000Z', live: 1 },
        ],
        freeDays: ['2026-01-06', '2026-01-13', '2026-01-20', '2026-01-27'],
      },
    })
  })

  test('EV-RECUR-17 are kept as loose dates, moved, or cancelled, each as answered', () => {
    const answers = {
      '2026-01-05': { way: 'move', to: '2026-01-06' },
      '2026-01-12': { way: 'keep' },
      '2026-01-26': { way: 'cancel' },
    } as const
    const edit = plan(mondays, tuesdays, answers, now)
    expect(told(edit)).toEqual([
      '2026-01-06 2026-01-05 start tells',
      '2026-01-12 2026-01-12 loose',
      '2026-01-13 new',
      '2026-01-20 new',
      '2026-01-26 2026-01-26 loose cancelled',
      '2026-01-27 new',
    ])
    expect([edit.removed, edit.cancelled]).toEqual([['2026-01-19'], ['2026-01-26']])
  })

  test('EV-RECUR-05 EV-RECUR-17 are asked about when the event is no longer a series', () => {
    const once = wanted('2026-01-05', null)
    const asked = planEdit(mondays, once, {}, now)
    expect(isRefused(asked) && asked.data?.dates.map(({ day }) => day)).toEqual(['2026-01-12', '2026-01-26'])
    expect(told(plan(mondays, once, keepAll, now))).toEqual([
      '2026-01-05 2026-01-05 start',
      '2026-01-12 2026-01-12 loose',
      '2026-01-26 2026-01-26 loose',
    ])
  })

  test.each([
    ['a day outside the series', '2026-01-07'],
    ['a day with people of its own', '2026-01-26'],
    ['no day', ''],
  ])('EV-RECUR-17 nobody is moved to %s: the question stands', (_what, to) => {
    const fortnightly = wanted('2026-01-05', 'weekly', '2026-01-26')
    const start = fortnightly.dates.filter(({ day }) => day !== '2026-01-12')
    const asked = planEdit(mondays, { ...fortnightly, dates: start }, { '2026-01-12': { way: 'move', to } }, now)
    expect(isRefused(asked) && asked.data?.dates.map(({ id }) => id)).toEqual(['2026-01-12'])
  })

  test('EV-RECUR-17 two dates never move to the same day', () => {
    const to = { way: 'move', to: '2026-01-13' } as const
    const asked = planEdit(mondays, tuesdays, { ...keepAll, '2026-01-05': to, '2026-01-12': to }, now)
    expect(isRefused(asked) && asked.data?.dates.map(({ id }) => id)).toEqual(['2026-01-12'])
  })

  test('EV-RECUR-17 people who move to an empty date of the series take its place', () => {
    const fortnight: Wanted = { ...wanted('2026-01-05', 'biweekly'), dates: wanted('2026-01-05', 'biweekly').dates }
    const edit = plan(
      mondays,
      fortnight,
      { '2026-01-12': { way: 'move', to: '2026-01-19' }, '2026-01-26': { way: 'keep' } },
      now,
    )
    expect(told(edit)).toEqual([
      '2026-01-05 2026-01-05 start',
      '2026-01-19 2026-01-12 tells',
      '2026-01-26 2026-01-26 loose',
    ])
    expect(edit.removed).toEqual(['2026-01-19'])
  })

  test('EV-RECUR-17 are not asked about again once they were kept, nor when they are over, cancelled, or only history', () => {
    const odd = [
      existing('2026-01-05', { isStart: true }),
      existing('2025-12-01', people(4)),
      existing('2026-01-07', { ...people(2), isLoose: true }),
      existing('2026-01-08', { enrolments: 5, status: 'cancelled' }),
      existing('2026-01-09', { enrolments: 2 }),
    ]
    expect(told(plan(odd, wanted('2026-01-05', null), {}, now))).toEqual([
      '2025-12-01 2025-12-01 loose',
      '2026-01-05 2026-01-05 start',
      '2026-01-07 2026-01-07 loose',
      '2026-01-08 2026-01-08 loose cancelled',
      '2026-01-09 2026-01-09 loose cancelled',
    ])
  })
})

describe('what has been', () => {
  test('EV-RECUR-17 a past date with people keeps its time, and nobody is told', () => {
    const later = '2026-01-13T12:00:00.000Z'
    const edit = plan(mondays, wanted('2026-01-05', 'weekly', '2026-01-26', '19'), {}, later)
    expect(edit.dates.map(({ startAt, tells }) => [startAt, tells])).toEqual([
      ['2026-01-05T09:00:00.000Z', false],
      ['2026-01-12T09:00:00.000Z', false],
      ['2026-01-19T18:00:00.000Z', false],
      ['2026-01-26T18:00:00.000Z', true],
    ])
  })

  test('EV-RECUR-17 nobody is moved into the past', () => {
    const asked = planEdit(
      mondays,
      wanted('2026-01-06', 'weekly', '2026-01-27'),
      { ...keepAll, '2026-01-26': { way: 'move', to: '2026-01-13' } },
      '2026-01-14T12:00:00.000Z',
    )
    expect(isRefused(asked) && [asked.data?.dates.map(({ id }) => id), asked.data?.freeDays]).toEqual([
      ['2026-01-26'],
      ['2026-01-20', '2026-01-27'],
    ])
  })
})

describe('an event with one date', () => {
  const only = existing('2026-01-05', { isStart: true, ...people(7) })

  test('EV-CANCEL-14 moves with its people, who are told', () => {
    expect(told(plan([only], wanted('2026-02-01', null), {}, now))).toEqual(['2026-02-01 2026-01-05 start tells'])
    expect(told(plan([only], wanted('2026-01-05', 'weekly', '2026-01-12'), {}, now))).toEqual([
      '2026-01-05 2026-01-05 start',
      '2026-01-12 new',
    ])
  })

  test('EV-RECUR-17 that is over leaves its people where they were when it comes again', () => {
    const later = '2026-01-10T12:00:00.000Z'
    expect(told(plan([only], wanted('2026-02-01', null), {}, later))).toEqual([
      '2026-01-05 2026-01-05 loose',
      '2026-02-01 new start',
    ])
    // A wrong day that is set right afterwards is the same event.
    expect(told(plan([only], wanted('2026-01-06', null), {}, later))).toEqual(['2026-01-06 2026-01-05 start'])
  })
})

describe('another appointment', () => {
  const before = { startAt: '2026-01-05T09:00:00Z', type: 'fysiek', venueName: 'De Hoeve', venueAddress: null }
  test.each([
    ['nothing', {}, false],
    ['30 minutes later', { startAt: '2026-01-05T09:30:00Z' }, false],
    ['30 minutes and a second later', { startAt: '2026-01-05T09:30:01Z' }, true],
    ['31 minutes earlier', { startAt: '2026-01-05T08:29:00Z' }, true],
    ['another place', { venueName: 'De Molen' }, true],
    ['another address', { venueAddress: 'Dorpsstraat 1' }, true],
    ['another type', { type: 'digitaal', venueName: null }, true],
  ])('EV-CANCEL-14 EV-RECUR-18 %s changed: %o is %s', (_what, change, is) => {
    expect(isAnotherAppointment(before, { ...before, ...change })).toBe(is)
  })

  test('EV-RECUR-18 more than 30 minutes is far', () => {
    expect([isMovedFar(0, 30 * 60_000), isMovedFar(0, 30 * 60_000 + 1)]).toEqual([false, true])
  })
})

describe('a date that was moved on its own', () => {
  /** The 12th, without anybody, takes place on Wednesday the 14th. */
  const midweek = [
    existing('2026-01-05', { isStart: true, ...people(3) }),
    existing('2026-01-14', { id: '2026-01-12', movedFrom: '2026-01-12' }),
    existing('2026-01-19', people(1)),
  ]

  test('EV-RECUR-32 stays when and where it is at an edit of the series, without people too, and its old day gets no other date', () => {
    const edit = plan(midweek, wanted('2026-01-05', 'weekly', '2026-01-19', '19'), {}, now)
    expect(told(edit)).toEqual([
      '2026-01-05 2026-01-05 start tells',
      '2026-01-14 2026-01-12 moved from 2026-01-12',
      '2026-01-19 2026-01-19 tells',
    ])
    expect(edit.dates[1]?.startAt).toBe('2026-01-14T09:00:00.000Z')
  })

  test('EV-RECUR-32 is a date like any other when its old day is none of the series any more, or the pattern is another', () => {
    const shorter = wanted('2026-01-05', 'weekly', '2026-01-06')
    const keep = { '2026-01-19': { way: 'keep' } } as const
    expect(plan(midweek, shorter, keep, now).removed).toEqual(['2026-01-12'])
    const another = { ...wanted('2026-01-05', 'weekly', '2026-01-19'), slots: new Set<string>() }
    expect(told(plan(midweek, another, {}, now))).toEqual([
      '2026-01-05 2026-01-05 start',
      '2026-01-12 new',
      '2026-01-19 2026-01-19',
    ])
    const crowded = midweek.map((date) => ({ ...date, ...people(2) }))
    const asked = planEdit(crowded, another, {}, now)
    expect(isRefused(asked) && asked.data?.dates.map(({ day }) => day)).toEqual(['2026-01-14'])
  })

  const away = existing('2026-01-06', { id: '2026-01-05', isStart: true, movedFrom: '2026-01-05', ...people(2) })

  test('EV-RECUR-31 EV-RECUR-32 the start stays the start while the series begins on the day that it left', () => {
    const series = [away, existing('2026-01-12')]
    expect(told(plan(series, wanted('2026-01-05', 'weekly', '2026-01-12', '19'), {}, now))).toEqual([
      '2026-01-06 2026-01-05 start moved from 2026-01-05',
      '2026-01-12 2026-01-12',
    ])
    // A week later another date begins it, and who was on the old start is asked.
    expect(isRefused(planEdit(series, wanted('2026-01-12', 'weekly', '2026-01-19'), {}, now))).toBe(true)
    // The only date of a series is kept so too.
    expect(told(plan([away], wanted('2026-01-05', 'weekly', '2026-01-05'), {}, now))).toEqual([
      '2026-01-06 2026-01-05 start moved from 2026-01-05',
    ])
  })

  test('EV-RECUR-32 one that stands on the day on which the series begins from now on is its start', () => {
    expect(told(plan(midweek, wanted('2026-01-14', 'weekly', '2026-01-21'), keepAll, now))).toContain(
      '2026-01-14 2026-01-12 start',
    )
  })
})
