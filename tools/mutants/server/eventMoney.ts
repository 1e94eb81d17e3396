import type { Mutant } from '../mutant.ts'

const codes = ['server/events/money/discounts.test.ts'] as const
const races = ['server/events/money/discounts.race.test.ts'] as const
const records = ['server/production/codes.test.ts'] as const
const rule = ['domain/events/discount.test.ts'] as const

const sums = ['domain/events/result.test.ts'] as const
const results = ['server/events/desk/result.test.ts'] as const

/** The money of events: discount codes and what they make of a price, and what an event comes to. */
export const eventMoney: readonly Mutant[] = [
  {
    name: 'of many who use the last use of a code at once several get it',
    file: 'server/events/money/discounts.ts',
    replace: ["return lock ? found.for('no key update') : found", 'return found'],
    noticedBy: races,
    ids: ['EV-MORE-14'],
  },
  {
    name: 'people of one group commit all get the last use of a code',
    file: 'server/events/money/discounts.ts',
    replace: [
      'if (!(answer instanceof Refusal)) uses.push({ codeId: answer.codeId, personId: ask.personId, dateId: date.id })',
      'void uses',
    ],
    noticedBy: races,
    ids: ['EV-MORE-14'],
  },
  {
    name: 'a use that was given back still counts',
    file: 'server/events/money/discounts.ts',
    replace: ["(n.status in ('enrolled', 'reserved') or n.kept_until is not null)", '(n.id is not null)'],
    noticedBy: codes,
    ids: ['EV-MORE-14'],
  },
  {
    name: 'the kept seat of who comes back counts against their code',
    file: 'server/events/money/discounts.ts',
    replace: [' && !(use.personId === personId && use.dateId === dateId)', ''],
    noticedBy: codes,
    ids: ['EV-MORE-14'],
  },
  {
    name: 'a code of another event counts',
    file: 'server/events/money/discounts.ts',
    replace: [
      '.where(and(eq(eventCodes.eventId, eventId), inArray(eventCodes.code, typed)))',
      '.where(inArray(eventCodes.code, typed))',
    ],
    noticedBy: codes,
    ids: ['EV-MORE-13'],
  },
  {
    name: 'late money takes the use that somebody else has by now',
    file: 'server/events/money/takeMoney.ts',
    replace: ['cents, isCodeGone } as const', 'cents, isCodeGone: false } as const'],
    noticedBy: codes,
    ids: ['EV-MORE-21'],
  },
  {
    name: 'late money for an offered seat passes a code that is used up',
    file: 'server/events/money/discounts.ts',
    replace: ["inArray(eventEnrollments.status, ['expired', 'offered'])", "eq(eventEnrollments.status, 'expired')"],
    noticedBy: codes,
    ids: ['EV-MORE-21'],
  },
  {
    name: 'the checkout asks the whole price in spite of the code',
    file: 'server/events/money/payments.ts',
    replace: ['amountCents: held.amountCents ?? priceNow', 'amountCents: priceNow'],
    noticedBy: codes,
    ids: ['EV-MORE-12', 'EV-MORE-15'],
  },
  {
    name: 'an open checkout is answered whatever other code is typed',
    file: 'server/events/money/holdToPay.ts',
    replace: [
      'if (typed && plainCode(typed) !== discount?.code)',
      "if (typed === ' ' && plainCode(typed) !== discount?.code)",
    ],
    noticedBy: codes,
    ids: ['EV-MORE-20'],
  },
  {
    name: 'codes can be tried without end',
    file: 'server/events/seats/rateLimit.ts',
    replace: ['const codeTries = 30', 'const codeTries = 30_000'],
    noticedBy: codes,
    ids: ['EV-MORE-17'],
  },
  {
    name: 'the checkout does not count the codes that are tried with it',
    file: 'server/events/money/checkout.ts',
    replace: ['if (discountCode?.trim()) await countCodeTry(ctx)', 'void countCodeTry'],
    noticedBy: codes,
    ids: ['EV-MORE-17'],
  },
  {
    name: 'somebody asks for codes of an event that they may not see',
    file: 'server/events/money/checkCode.ts',
    replace: [' and ${visibleTo(person)}`)', ' and (true or ${visibleTo(person)})`)'],
    noticedBy: codes,
    ids: ['EV-MORE-18'],
  },
  {
    name: 'a code stands twice at one event',
    file: 'server/production/records/codes.ts',
    replace: ['if (rows[0]?.inUse) return { code: codeFaultWords.codeInUse }', ''],
    noticedBy: records,
    ids: ['EV-MORE-11'],
  },
  {
    name: 'the discount is rounded down',
    file: 'domain/events/discount.ts',
    replace: ['(priceCents * percent + 50) / 100', '(priceCents * percent) / 100'],
    noticedBy: rule,
    ids: ['EV-MORE-12'],
  },
  {
    name: 'a rest that no provider takes is asked',
    file: 'domain/events/discount.ts',
    replace: ['left < leastPaidCents ? 0 : left', 'left'],
    noticedBy: rule,
    ids: ['EV-MORE-12'],
  },
  {
    name: 'a code may be used once more than it says',
    file: 'domain/events/discount.ts',
    replace: ['use.used >= code.mostUses', 'use.used > code.mostUses'],
    noticedBy: rule,
    ids: ['EV-MORE-14'],
  },
  {
    name: 'a code counts at the moment at which it ends',
    file: 'domain/events/discount.ts',
    replace: ['now >= toMs(code.validUntil)', 'now > toMs(code.validUntil)'],
    noticedBy: rule,
    ids: ['EV-MORE-13'],
  },
  {
    name: 'money that went back counts in the result',
    file: 'domain/events/result.ts',
    replace: ['revenueCents: paidCents - refundedCents,', 'revenueCents: paidCents,'],
    noticedBy: sums,
    ids: ['EV-MORE-88'],
  },
  {
    name: 'a cost per participant counts once',
    file: 'domain/events/result.ts',
    replace: ['const participantCostsCents = of(true) * income.participants', 'const participantCostsCents = of(true)'],
    noticedBy: sums,
    ids: ['EV-MORE-86'],
  },
  {
    name: 'a cost without btw is lessened by it',
    file: 'domain/events/result.ts',
    replace: ['taxInclusive ? vatIn(totalCents).netCents : totalCents', 'vatIn(totalCents).netCents'],
    noticedBy: sums,
    ids: ['EV-MORE-87'],
  },
  {
    name: 'the provider takes a fee of nothing',
    file: 'domain/events/result.ts',
    replace: ['cents <= 0 ? 0 :', 'cents < 0 ? 0 :'],
    noticedBy: sums,
    ids: ['EV-MORE-86'],
  },
  {
    name: 'fewer are expected than there are',
    file: 'domain/events/result.ts',
    replace: [
      'Math.max(0, (budget?.participants ?? participants) - participants)',
      '(budget?.participants ?? participants) - participants',
    ],
    noticedBy: sums,
    ids: ['EV-MORE-89'],
  },
  {
    name: 'who left counts as a participant of the result',
    file: 'server/events/desk/result.ts',
    replace: ["and n.status = 'enrolled' and n.payment_status <> 'pending'", "and n.payment_status <> 'pending'"],
    noticedBy: results,
    ids: ['EV-MORE-88'],
  },
  {
    name: 'what went back is not drawn',
    file: 'server/events/desk/result.ts',
    replace: ['select p.refunded_at, 0, p.refunded_cents - ${backInParts}', 'select p.refunded_at, 0, 0'],
    noticedBy: results,
    ids: ['EV-MORE-91'],
  },
]
