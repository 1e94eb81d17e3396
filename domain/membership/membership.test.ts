import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ProviderMessage, type SubscriptionReport, subscriptionStatuses } from '../payments/messages.ts'
import { membershipFrom } from './membership.ts'
import { isAmbiguous, subscriptionFrom } from './subscription.ts'

const start = Date.UTC(2026, 9, 1)
const day = (n: number) => new Date(start + n * 86_400_000).toISOString()
let messageCount = 0
const id = () => `evt_${++messageCount}`

const report = (at: number, change: Partial<SubscriptionReport> = {}): ProviderMessage => ({
  id: id(),
  at: day(at),
  kind: 'subscription',
  asked: false,
  subscription: {
    subscriptionId: 'sub_1',
    customerId: 'cus_1',
    personId: 'lid',
    planId: 'student',
    status: 'active',
    startedAt: day(0),
    periodEnd: day(30),
    endsAt: null,
    endedAt: null,
    ...change,
  },
})
const checkout = (at: number, paid = true): ProviderMessage => ({
  id: id(),
  at: day(at),
  kind: 'checkoutCompleted',
  sessionId: 'cs_1',
  checkoutId: 'checkout',
  customerId: 'cus_1',
  personId: 'lid',
  planId: 'student',
  subscriptionId: 'sub_1',
  paid,
  amountCents: 4900,
})
const invoiceFailed = (at: number): ProviderMessage => ({
  id: id(),
  at: day(at),
  kind: 'invoiceFailed',
  subscriptionId: 'sub_1',
  invoiceId: 'in_1',
  amountCents: 4900,
})
const reversed = (at: number, coversUntil: number, why: 'refund' | 'dispute' = 'refund'): ProviderMessage => ({
  id: id(),
  at: day(at),
  kind: 'paymentReversed',
  why,
  paymentId: `pi_${coversUntil}`,
  invoiceId: `in_${coversUntil}`,
  subscriptionId: 'sub_1',
  coversUntil: day(coversUntil),
})
const won = (at: number, coversUntil: number): ProviderMessage => ({
  id: id(),
  at: day(at),
  kind: 'disputeWon',
  paymentId: `pi_${coversUntil}`,
  subscriptionId: 'sub_1',
})

const entitledOn = (messages: ProviderMessage[], at: number) => membershipFrom(messages, [], day(at)).entitled

describe('SH-GATE-16 when somebody has access', () => {
  test.each(subscriptionStatuses.map((status) => [status, status === 'active' || status === 'trialing'] as const))(
    'SUB-STATE-06 SH-GATE-16 the status %s alone gives access: %s',
    (status, entitled) => {
      const said = report(0, { status, endedAt: status === 'canceled' ? day(0) : null })
      // past_due gives seven days, counted below.
      expect(entitledOn([said], 8)).toBe(entitled)
    },
  )

  test('SUB-STATE-06 SH-GATE-16 past_due gives access for seven days from the first failure', () => {
    const said = [report(0), invoiceFailed(30), report(30, { status: 'past_due', periodEnd: day(60) })]
    said.push(report(33, { status: 'past_due', periodEnd: day(60) }))
    expect([entitledOn(said, 36.9), entitledOn(said, 37)]).toEqual([true, false])
    expect(membershipFrom(said, [], day(31)).accessUntil).toBe(day(37))
  })

  test('a payment after all makes the next failure start counting anew', () => {
    const said = [
      report(30, { status: 'past_due' }),
      report(33, { periodEnd: day(60) }),
      report(60, { status: 'past_due', periodEnd: day(90) }),
    ]
    expect([entitledOn(said, 50), entitledOn(said, 66), entitledOn(said, 68)]).toEqual([true, true, false])
  })

  test('SUB-STATE-10 SH-GATE-16 cancelled for the end of the period keeps access until that end, message or not', () => {
    const said = [report(0), report(5, { endsAt: day(30) })]
    expect([entitledOn(said, 29.9), entitledOn(said, 30)]).toEqual([true, false])
    expect(membershipFrom(said, [], day(6)).accessUntil).toBe(day(30))
    said.push(report(30, { status: 'canceled', endsAt: day(30), endedAt: day(30) }))
    expect([entitledOn(said, 31), membershipFrom(said, [], day(31)).accessUntil]).toEqual([false, day(30)])
  })

  test('SUB-STATE-10 a full refund or a dispute ends the access at once', () => {
    for (const why of ['refund', 'dispute'] as const) {
      const said = [report(0), reversed(10, 30, why)]
      expect(entitledOn(said, 10)).toBe(false)
      expect(membershipFrom(said, [], day(11)).accessUntil).toBe(day(10))
    }
  })

  test('a dispute that is won gives the access back, a refund never does', () => {
    expect(entitledOn([report(0), reversed(10, 30, 'dispute'), won(20, 30)], 21)).toBe(true)
    expect(entitledOn([report(0), reversed(10, 30, 'refund'), won(20, 30)], 21)).toBe(false)
  })

  test('a refund of a period that is over takes nothing away', () => {
    expect(entitledOn([report(0), report(30, { periodEnd: day(60) }), reversed(40, 30)], 41)).toBe(true)
  })

  test('SUB-STATE-06 SH-GATE-16 a grant counts while valid, and one without end always', () => {
    const granted = (validUntil: string | null, at: number) =>
      membershipFrom([], [{ productTier: 'student', validUntil }], day(at))
    expect(granted(day(10), 9).entitled).toBe(true)
    expect(granted(day(10), 10).entitled).toBe(false)
    expect(granted(null, 9999)).toMatchObject({ entitled: true, accessUntil: null })
  })

  test('a grant outlasts a subscription that ended', () => {
    const said = [report(5, { status: 'canceled', endedAt: day(5) })]
    const membership = membershipFrom(said, [{ productTier: 'student', validUntil: day(50) }], day(6))
    expect(membership).toMatchObject({ entitled: true, accessUntil: day(50), subscribed: false })
  })
})

describe('SUB-STATE-08 what the messages say', () => {
  test('a paid checkout alone is enough, and an unpaid one is not', () => {
    expect(entitledOn([checkout(0)], 1)).toBe(true)
    expect(entitledOn([checkout(0, false)], 1)).toBe(false)
    expect(entitledOn([report(0, { status: 'incomplete' }), checkout(0)], 1)).toBe(true)
  })

  test('an end stays an end, whatever else is told later or earlier', () => {
    const said = [report(20), report(10, { status: 'canceled', endedAt: day(10) }), checkout(21)]
    expect(entitledOn(said, 22)).toBe(false)
  })

  test('within one second active wins from incomplete', () => {
    expect(entitledOn([report(0), report(0, { status: 'incomplete' })], 1)).toBe(true)
  })

  test('what we asked for ourselves wins from what was told in the same second', () => {
    const asked = { ...report(0, { status: 'past_due' }), asked: true } as ProviderMessage
    expect(subscriptionFrom([report(0), asked])?.status).toBe('past_due')
  })

  test('reports of one second that contradict each other are worth a question, until it is answered', () => {
    const told = [report(0, { status: 'incomplete' }), report(0)]
    expect(isAmbiguous(told)).toBe(true)
    expect(isAmbiguous([...told, { ...report(0), asked: true } as ProviderMessage])).toBe(false)
    expect(isAmbiguous([...told, report(1)])).toBe(false)
    expect(isAmbiguous([report(0), report(0)])).toBe(false)
  })

  test('X3-EDGE-41 of two that run the first one counts and the other is surplus', () => {
    const second = report(1, { subscriptionId: 'sub_2', startedAt: day(1) })
    const membership = membershipFrom([second, report(0)], [], day(2))
    expect(membership.subscription?.subscriptionId).toBe('sub_1')
    expect(membership.surplus.map((one) => one.subscriptionId)).toEqual(['sub_2'])
  })

  test('a new subscription after one that ended is the one that counts', () => {
    const old = report(5, { status: 'canceled', endedAt: day(5) })
    const fresh = report(10, { subscriptionId: 'sub_2', startedAt: day(10) })
    expect(membershipFrom([old, fresh], [], day(11))).toMatchObject({
      entitled: true,
      surplus: [],
      subscription: { subscriptionId: 'sub_2' },
    })
  })
})

describe('X3-EDGE-38 order and repetition', () => {
  // Few moments, subscriptions and payments, so that ties and conflicts are common rather than rare.
  const moment = fc.integer({ min: 0, max: 6 }).map((n) => day(n * 15))
  const subscriptionId = fc.constantFrom('sub_1', 'sub_2')
  const said = fc.oneof(
    fc.record({
      kind: fc.constant('subscription' as const),
      asked: fc.boolean(),
      subscription: fc.record({
        subscriptionId,
        customerId: fc.constant('cus_1'),
        personId: fc.constant('lid'),
        planId: fc.constant('student'),
        status: fc.constantFrom(...subscriptionStatuses),
        startedAt: moment,
        periodEnd: fc.option(moment),
        endsAt: fc.option(moment),
        endedAt: fc.option(moment),
      }),
    }),
    fc.record({
      kind: fc.constant('checkoutCompleted' as const),
      sessionId: fc.constant('cs_1'),
      checkoutId: fc.constant('checkout'),
      customerId: fc.constant('cus_1'),
      personId: fc.constant('lid'),
      planId: fc.constant('student'),
      subscriptionId,
      paid: fc.boolean(),
      amountCents: fc.constant(4900),
    }),
    fc.record({
      kind: fc.constantFrom('invoicePaid' as const, 'invoiceFailed' as const),
      subscriptionId,
      invoiceId: fc.constant('in_1'),
      amountCents: fc.constant(4900),
    }),
    fc.record({
      kind: fc.constant('paymentReversed' as const),
      why: fc.constantFrom('refund' as const, 'dispute' as const),
      paymentId: fc.constantFrom('pi_1', 'pi_2'),
      invoiceId: fc.constant('in_1'),
      subscriptionId,
      coversUntil: fc.option(moment),
    }),
    fc.record({
      kind: fc.constant('disputeWon' as const),
      paymentId: fc.constantFrom('pi_1', 'pi_2'),
      subscriptionId,
    }),
  )
  const messages = fc
    .array(fc.tuple(moment, said), { maxLength: 12 })
    .map((all) => all.map(([at, what], n): ProviderMessage => ({ id: `evt_${n}`, at, ...what })))
  const toldAnyhow = messages.chain((all) =>
    fc.tuple(
      fc.constant(all),
      fc.array(fc.nat(), { maxLength: 12 }).chain((again) => {
        const repeated = all.length === 0 ? [] : again.map((n) => all[n % all.length] as ProviderMessage)
        return fc.shuffledSubarray([...all, ...repeated], { minLength: all.length + repeated.length })
      }),
    ),
  )

  test('X3-EDGE-38 any order and any repetition of the same messages gives the same membership', () => {
    fc.assert(
      fc.property(toldAnyhow, moment, ([once, anyhow], now) => {
        expect(membershipFrom(anyhow, [], now)).toEqual(membershipFrom(once, [], now))
      }),
      { numRuns: 2000 },
    )
  })

  test('SUB-STATE-05 access until and entitled always agree', () => {
    fc.assert(
      fc.property(messages, moment, (all, now) => {
        const { entitled, accessUntil } = membershipFrom(all, [], now)
        if (entitled) expect(accessUntil === null || accessUntil > now).toBe(true)
        else if (accessUntil !== null) expect(accessUntil <= now).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})
