import type { Mutant } from '../mutant.ts'

/** The calendar: who sees what, the deadlines of seats, and money that comes and goes back. */
export const events: readonly Mutant[] = [
  {
    name: 'cancelling past the announced refund',
    file: 'server/events/seats/cancel.ts',
    replace: ['refuseIf(quoteRefusal(quotedCents, back))', ''],
    noticedBy: ['server/events/money/refund.test.ts'],
    ids: ['EV-CANCEL-05'],
  },
  {
    name: 'the place of somebody else can be cancelled',
    file: 'server/events/seats/changeOwn.ts',
    replace: ["if (own?.userId !== person.id) return refuse('NOT_FOUND')", "if (!own) return refuse('NOT_FOUND')"],
    noticedBy: ['server/events/seats/enrol.test.ts'],
    ids: ['EV-CANCEL-11'],
  },
  {
    name: 'who leaves gets nothing back',
    file: 'server/events/seats/cancel.ts',
    replace: [
      "return { kind: 'leave', id, refundCents: back.refundCents }",
      "return { kind: 'leave', id, refundCents: 0 }",
    ],
    noticedBy: ['server/events/money/refund.test.ts'],
    ids: ['EV-CANCEL-04'],
  },
  {
    name: 'a refund that follows from a change of seats is skipped',
    file: 'server/events/money/followMoney.ts',
    replace: [
      "for (const effect of effects) if (effect.kind === 'refund') await owe(house, tx, effect.paymentId)",
      'void [effects, owe]',
    ],
    noticedBy: ['server/events/money/refund.test.ts'],
    ids: ['EV-CANCEL-04'],
  },
  {
    name: 'polling of undecided checkouts is switched off',
    file: 'server/events/money/closeCheckout.ts',
    replace: [
      'for (const { sessionId } of open) await ask(sessionId).catch((problem: unknown) => failures.push(problem))',
      'void ask',
    ],
    noticedBy: ['server/events/money/settle.test.ts'],
    ids: ['EV-PAY-23'],
  },
  {
    name: 'an event that is called off stands in calendars as taking place',
    file: 'server/events/calendar/calendarText.ts',
    replace: ['date.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED', 'ICalEventStatus.CONFIRMED'],
    noticedBy: ['server/events/calendar/calendarText.test.ts'],
  },
  {
    name: 'a title breaks the lines of a calendar file',
    file: 'server/events/calendar/calendarText.ts',
    replace: [".replace(/[\\\\;,]/g, '\\\\$&')", ''],
    noticedBy: ['server/events/calendar/calendarText.test.ts'],
  },
]
