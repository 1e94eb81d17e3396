import { runs } from '@bewezen/domain/base/testing/longMode.ts'
import fc from 'fast-check'
import { afterAll, expect, test, vi } from 'vitest'
import { signature } from '../payments/standin/delivery.ts'
import { webhookSecret } from '../payments/testing/provider.ts'
import { openPayingWorld, studentPlanId } from './testing/paying.ts'

const world = await openPayingWorld()
afterAll(() => world.close())
const { payments } = world.house

/** The mails that the facts asked for, each by its person. */
const mails: string[] = []
vi.spyOn(world.house.mail, 'enqueue').mockImplementation(async (_tx, _factId, drafts) => {
  mails.push(...drafts.map(({ personId }) => personId))
})

/** What the provider can tell of the life of one subscription, in its own order. */
const kinds = ['created', 'completed', 'active', 'paid', 'failed', 'deleted'] as const
type Kind = (typeof kinds)[number]
/** Where the process dies over a message: not at all, before it is looked at, before the commit, or before its answer arrives. */
const crashes = ['none', 'none', 'stored', 'beforeCommit', 'afterCommit'] as const
type Told = { kind: Kind; crash: (typeof crashes)[number] }

let count = 0
const sequence = fc
  .shuffledSubarray([...kinds], { minLength: 1 })
  .chain((once) => fc.tuple(fc.constant(once), fc.array(fc.constantFrom(...once), { maxLength: 4 })))
  .chain(([once, again]) => fc.shuffledSubarray([...once, ...again], { minLength: once.length + again.length }))
  .chain((all) =>
    fc.tuple(...all.map((kind) => fc.record({ kind: fc.constant(kind), crash: fc.constantFrom(...crashes) }))),
  )

test('X3-EDGE-38 SUB-STATE-08 SUB-LAW-07 whatever arrives in whatever order and however often, crashes included, the state is the model’s', async () => {
  await fc.assert(fc.asyncProperty(sequence, expectTheModel), { numRuns: runs(30, 5000) })
}, 3_600_000)

async function expectTheModel(told: readonly Told[]): Promise<void> {
  const { id } = await world.person({ role: 'no_subscription' })
  const life = newLife(id)
  let isDying = false
  const settles = vi.spyOn(payments.settles, 'of').mockImplementation((kind) => {
    const settle = realSettle(kind)
    return async (tx, message, now) => {
      await settle?.(tx, message, now)
      if (isDying) throw new Error('the process died before the commit')
    }
  })
  for (const { kind, crash } of told) {
    const { body, signed } = life(kind)
    isDying = crash === 'beforeCommit'
    expect(await payments.processor.receive(body, signed)).toBe(true)
    if (crash !== 'stored') payments.processor.wake()
    await payments.processor.settle()
    isDying = false
    // The answer never arrived there, so it is told once more.
    if (crash === 'afterCommit') expect(await payments.processor.receive(body, signed)).toBe(true)
  }
  settles.mockRestore()
  await payments.processor.sweep()
  await world.settled()
  expect(await stateOf(id)).toEqual(modelOf(new Set(told.map(({ kind }) => kind)), await stateOf(id)))
}

const realSettle = payments.settles.of.bind(payments.settles)

/** What must stand there; what depends on the order is taken from what stands there, within what is allowed. */
function modelOf(heard: ReadonlySet<Kind>, seen: Awaited<ReturnType<typeof stateOf>>) {
  const isKnown = ['created', 'completed', 'active', 'deleted'].some((kind) => heard.has(kind as Kind))
  const runs = heard.has('active') || heard.has('completed')
  const status = heard.has('deleted') ? 'canceled' : runs ? 'active' : heard.has('created') ? 'incomplete' : null
  const isOpen = status === 'active'
  // An end that is told first leaves nothing to begin; one bill that failed is told once, when it is known whose it is.
  const started = isOpen ? 1 : status === 'canceled' && runs ? Math.min(seen.facts.started, 1) : 0
  const bills = isKnown && heard.has('paid') ? 1 : 0
  const facts = {
    started,
    ended: status === 'canceled' ? started : 0,
    failed: heard.has('failed') && isKnown ? Math.min(seen.facts.failed, 1) : 0,
    bills,
  }
  return {
    statuses: status ? [status] : [],
    open: isOpen,
    entitlements: Math.min(seen.entitlements, 1),
    role: isOpen ? 'student' : started === 1 ? 'cancelled_subscription' : 'no_subscription',
    payments: bills,
    unprocessed: 0,
    facts,
    // One mail for each of them, and no other.
    mails: Object.values(facts).reduce((sum, told) => sum + told, 0),
  }
}

async function stateOf(personId: string) {
  const facts = await world.factsOf({ id: personId })
  const numberOf = (kind: string) => facts.filter((one) => one === kind).length
  const [counted] = await world.query<{ open: boolean; entitlements: number; payments: number; unprocessed: number }>(
    `select count(*)::int as entitlements,
      coalesce(bool_or(valid_until is null or valid_until > app_now()), false) as open,
      (select count(*)::int from payments where user_id = $1) as payments,
      (select count(*)::int from provider_messages where processed_at is null) as unprocessed
      from entitlements where user_id = $1`,
    [personId],
  )
  return {
    statuses: (await world.subscriptionsOf({ id: personId })).map(({ status }) => status),
    open: counted?.open ?? false,
    entitlements: counted?.entitlements ?? 0,
    role: (await world.roleOf({ id: personId })) ?? '',
    payments: counted?.payments ?? 0,
    unprocessed: counted?.unprocessed ?? 0,
    mails: mails.filter((to) => to === personId).length,
    facts: {
      started: numberOf('subscription.started'),
      ended: numberOf('subscription.ended'),
      failed: numberOf('payment.failed'),
      bills: numberOf('invoice.issued'),
    },
  }
}

/** The messages about one subscription of this person, as the provider signs them; each is the same however often. */
function newLife(personId: string) {
  count += 1
  const life = count
  const [sub, customer] = [`sub_model_${life}`, `cus_model_${life}`]
  const begun = Math.floor(Date.now() / 1000) - 20 * 86_400
  const metadata = { person_id: personId, plan_id: studentPlanId, checkout_id: 'none' }
  const subscription = (status: string, endedAt: number | null) => ({
    id: sub,
    customer,
    status,
    metadata,
    start_date: begun,
    cancel_at: null,
    cancel_at_period_end: false,
    ended_at: endedAt,
    items: { data: [{ current_period_end: begun + 30 * 86_400 }] },
  })
  const invoice = (name: string, paid: number) => ({
    id: `in_${name}_${life}`,
    amount_due: 4900,
    amount_paid: paid,
    parent: { subscription_details: { subscription: sub } },
    lines: { data: [{ period: { end: begun + 30 * 86_400 } }] },
  })
  const session = {
    id: `cs_model_${life}`,
    client_reference_id: null,
    customer,
    status: 'complete',
    payment_status: 'paid',
    amount_total: 4900,
    metadata,
    subscription: sub,
    url: null,
  }
  const objects: Record<Kind, [type: string, at: number, object: object]> = {
    created: ['customer.subscription.created', begun, subscription('incomplete', null)],
    completed: ['checkout.session.completed', begun + 1, session],
    active: ['customer.subscription.updated', begun + 1, subscription('active', null)],
    paid: ['invoice.paid', begun + 1, invoice('first', 4900)],
    failed: ['invoice.payment_failed', begun + 86_400, invoice('second', 0)],
    deleted: ['customer.subscription.deleted', begun + 2 * 86_400, subscription('canceled', begun + 2 * 86_400)],
  }
  return (kind: Kind) => {
    const [type, created, object] = objects[kind]
    const body = JSON.stringify({ id: `evt_${kind}_${life}`, object: 'event', type, created, data: { object } })
    return { body: Buffer.from(body), signed: signature(body, webhookSecret) }
  }
}
