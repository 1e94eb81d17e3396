import { membership } from '@bewezen/domain/membership/contract.ts'
import { moveClock } from '../../base/database/clock.ts'
import { hasNoJobs, until } from '../../base/testing/until.ts'
import { openWorld, type TestPerson } from '../../base/testing/world.ts'
import { type Heard, openStandIn } from '../../payments/testing/provider.ts'

export const studentPlanId = 'a60e0000-0000-7000-8000-000000000049'
export const freePlanId = 'a60e0000-0000-7000-8000-000000000000'

/** An empty house whose payment provider is a stand-in of its own, with one clock for both. */
export async function openPayingWorld(options: Parameters<typeof openWorld>[0] = {}) {
  const world = await openWorld(options)
  const standIn = await openStandIn({ receive: (heard) => tell(heard) })
  const { payments, database } = world.house
  payments.provider = standIn.provider
  let days = 0

  /** Brings a message to the site as the provider does; answers its status. */
  async function tell({ body, signature }: Heard): Promise<number> {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/webhooks/stripe',
      payload: body,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    })
    return answer.statusCode
  }

  const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await database.pool.query(text, values)).rows as Row[]

  const settled = async () => {
    await payments.processor.settle()
    await world.house.settled()
  }
  const isQuiet = async () => {
    await settled()
    return (await hasNoJobs(world.house)) && (await standIn.isQuiet())
  }

  return {
    ...world,
    standIn,
    /** Waits until something is so; fails when it is not and neither the site nor the provider is about to do anything. */
    until: (isSo: () => boolean | Promise<boolean>) => until(isSo, isQuiet),
    tell,
    query,
    close: () => standIn.close(),
    startCheckout: (person: TestPerson) =>
      person.does(membership.startCheckout, { product_id: studentPlanId, agreed_to_terms: true }),
    /** Starts a checkout and pays it on the provider's page; answers the session and the subscription there. */
    pay: async (person: TestPerson) => {
      const { url } = await person.does(membership.startCheckout, { product_id: studentPlanId, agreed_to_terms: true })
      const session = await standIn.pay(sessionIn(url))
      return { sessionId: session.id, subscriptionId: String(session.subscription) }
    },
    /** Waits until everything that arrived is processed and everything that follows from it is told. */
    settled,
    /** Moves the clocks of site and provider together. */
    pass: async (more: number) => {
      days += more
      await moveClock(database.db, Math.round(days * 86_400_000))
      world.house.snapshots.forgetAll()
      await standIn.pass(more)
    },
    roleOf: async (person: { id: string }) =>
      (await query<{ role: string }>('select role from profiles where id = $1', [person.id]))[0]?.role,
    subscriptionsOf: (person: { id: string }) =>
      query<{ status: string; access_until: Date | null; cancel_at_period_end: boolean }>(
        'select * from subscriptions where user_id = $1 order by created_at, id',
        [person.id],
      ),
    factsOf: async (person: { id: string }) =>
      (
        await query<{ kind: string }>(`select kind from facts where ids->>'personId' = $1 order by at, id`, [person.id])
      ).map((row) => row.kind),
  }
}

export const sessionIn = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? ''
