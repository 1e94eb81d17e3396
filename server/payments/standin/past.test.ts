import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { subscriptionOf } from '@bewezen/domain/payments/messages.ts'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../../base/settings.ts'
import { stripeProvider } from '../stripe.ts'
import { openStandIn } from '../testing/provider.ts'
import { livePast, type PastAct } from './past.ts'

const plan = { id: 'plan-1', name: 'Student', priceCents: 4900 }
const provider = stripeProvider({ secretKey: 'sk_test_past', webhookSecret: 'whsec_past' })
const [early, late] = ['early', 'late'].map((id) => ({ id, email: `${id}@bewezen.example` })) as [
  PastAct['person'],
  PastAct['person'],
]
const now = new Date('2026-06-20T12:00:00Z')

async function lived(more: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'bewezen-past-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const settings = readSettings({ NODE_ENV: 'development', DATA_DIR: folder, ...more })
  const acts: PastAct[] = [
    { at: new Date('2026-06-16T00:00:00Z'), person: late, act: 'cardRefused' },
    { at: new Date('2026-04-18T08:00:00Z'), person: late, act: 'start' },
    { at: new Date('2026-03-05T08:00:00Z'), person: early, act: 'start' },
    { at: new Date('2026-06-10T08:00:00Z'), person: early, act: 'cancel' },
  ]
  return { past: await livePast({ settings, provider }, { plan, acts, now }), folder: join(folder, 'payments') }
}

test('COM-START-60 every month is charged at its own moment, in whatever order it is told what people did', async () => {
  const { past } = await lived()
  const paid = (past?.messages ?? []).flatMap((one) =>
    one.kind === 'invoicePaid' ? `${one.at} ${one.amountCents}` : [],
  )
  expect(paid).toEqual(
    ['2026-03-05', '2026-04-05', '2026-04-18', '2026-05-05', '2026-05-18', '2026-06-05'].map(
      (day) => `${day}T08:00:00.000Z 4900`,
    ),
  )
  const failed = past?.messages.filter(({ kind }) => kind === 'invoiceFailed')
  expect(failed?.map(({ at }) => at)).toEqual(['2026-06-18T08:00:00.000Z'])
})

test('COM-START-60 the stand-in of the site goes on from there: its portal, the end of a period and a return', async () => {
  const { past, folder } = await lived()
  const standIn = await openStandIn({ folder, startAt: now.toISOString() })
  onTestFinished(() => standIn.close())
  const ids = new Map(
    past?.messages.flatMap((one) =>
      one.kind === 'subscription' ? [[one.subscription.personId, subscriptionOf(one) ?? ''] as const] : [],
    ),
  )
  const statusOf = async (person: string) =>
    (await standIn.provider.readSubscription(ids.get(person) ?? ''))?.subscription
  expect(await statusOf('early')).toMatchObject({
    status: 'active',
    endsAt: '2026-07-05T08:00:00.000Z',
    planId: plan.id,
  })
  expect(await statusOf('late')).toMatchObject({ status: 'past_due', personId: 'late' })
  const customerId = past?.customers.get('early') ?? ''
  expect(await standIn.provider.openPortal({ customerId, returnUrl: 'http://localhost/' })).toContain('/portal/')
  expect(standIn.heard).toEqual([])
  await standIn.provider.cancelAndRefund(ids.get('early') ?? '', 'withdrawn')
  expect(await statusOf('early')).toMatchObject({ status: 'canceled' })
  // The next checkout finds the price of the plan.
  expect(await standIn.provider.ensurePrice(plan)).toMatch(/^price_/)
})

test('COM-START-60 where another provider is set nothing is written, since it knows nobody', async () => {
  const { past } = await lived({ STRIPE_SECRET_KEY: 'sk_test_own', STRIPE_WEBHOOK_SECRET: 'whsec_own' })
  expect(past).toBeNull()
})
