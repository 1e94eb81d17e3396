import type { DeskOrder } from '@bewezen/domain/shop/orders/deskContract.ts'
import { QueryClient, QueryClientContext } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { OrderPanel } from './OrderPanel.tsx'
import { OrdersTable } from './OrdersTable.tsx'
import { anOrder } from './testing/anOrder.ts'
import { rowOf } from './view.ts'

/** The words of a part in order, and its markup. */
async function drawn(part: () => React.ReactNode) {
  const router = createRouter({
    routeTree: createRootRoute({ component: part }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  const html = renderToStaticMarkup(
    <QueryClientContext value={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientContext>,
  )
  const text = html
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
  return { html, text }
}
const panel = (change: Partial<DeskOrder> = {}) =>
  drawn(() => <OrderPanel order={anOrder(change)} onClose={() => {}} />)
const refund = (change: Partial<DeskOrder['refunds'][number]>) => ({
  id: '019a0000-0000-7000-8000-000000000041',
  amountCents: 1_250,
  state: 'refunded' as const,
  at: '2026-10-21T08:00:00.000Z',
  reason: '',
  why: 'admin' as const,
  ...change,
})

describe('an opened order', () => {
  test('SHOP-ORDER-34 one that is to be sent asks for carrier and code, and says who is mailed', async () => {
    const { html, text } = await panel()
    for (const words of [
      'Kerkstraat 102 A',
      'PostNL DHL DPD Anders',
      'Volgcode of link',
      'Pakbon',
      'Terugbetalen',
      'Is het verzonden, dan krijgt Marloes een mail met de link.',
      '2 Avondbril amber € 118,00',
      'waarvan btw 9%',
      'Totaal € 136,29',
    ])
      expect(text).toContain(words)
    expect(html).toContain('href="/api/payments/invoice/2026-00412.pdf"')
  })

  test('SHOP-ORDER-28 SHOP-ORDER-34 one that was sent can be with the buyer, once', async () => {
    const sent = { state: 'shipped', carrier: 'PostNL', shippedAt: '2026-10-21T08:00:00.000Z', track: '3S1' } as const
    const { text } = await panel(sent)
    expect(text).toContain('Verzonden met PostNL op 21 okt 2026')
    expect((await panel({ ...sent, carrier: 'other' })).text).toContain('Verzonden op 21 okt 2026')
    expect(text).toContain('(3S1)')
    expect(text).toContain('Ontvangen')
    expect(text).not.toContain('Volgcode of link')
    const { html } = await panel({ ...sent, trackUrl: 'https://post.example/3S1' })
    expect(html).toContain('href="https://post.example/3S1"')
    const come = await panel({ ...sent, receivedAt: '2026-10-23T08:00:00.000Z' })
    expect(come.text).toContain('Ontvangen op 23 okt 2026')
    expect(come.html).not.toMatch(/>Ontvangen</)
  })

  test('SHOP-ORDER-29 SHOP-ORDER-34 one that comes back says until when it is paid, and can be taken back', async () => {
    const { text } = await panel({
      state: 'returning',
      withdrawnAt: '2026-10-25T08:00:00.000Z',
      refundBy: '2026-11-08T08:00:00.000Z',
    })
    expect(text).toContain('Herroepen op 25 okt 2026')
    expect(text).toContain('Terugbetalen uiterlijk 08 nov 2026')
    expect(text).toContain('Teruggekomen')
  })

  test('SHOP-ORDER-31 what went back says how it stands and why; only what failed can be tried again', async () => {
    const done = await panel({ refunds: [refund({ reason: 'Kwam stuk aan' })] })
    expect(done.text).toMatch(/€ 12,50 Teruggestort .* Kwam stuk aan/)
    expect(done.text).not.toContain('Opnieuw proberen')
    const failed = await panel({ refunds: [refund({ state: 'failed', why: 'withdrawn' })] })
    expect(failed.text).toMatch(/€ 12,50 kon niet worden teruggestort.*Mislukt .* Herroepen .*Opnieuw proberen/)
  })

  test('SHOP-ORDER-21 money of another amount and money that a bank asks for are told of', async () => {
    expect((await panel({ refunds: [refund({ why: 'differed' })] })).text).toContain(
      'Er kwam een ander bedrag binnen dan gevraagd: € 12,50.',
    )
    expect((await panel({ isDisputed: true })).text).toContain('De bank van de koper vraagt het geld terug.')
  })

  test('SHOP-ORDER-15 SHOP-ORDER-31 SHOP-ORDER-44 SHOP-ORDER-55 SHOP-ORDER-56 without money or parcel there is nothing to give back or to send', async () => {
    const { text } = await panel({ state: 'expired', refundableCents: 0 })
    expect(text).toContain('Verlopen, niets afgeschreven')
    expect(text).not.toContain('Terugbetalen')
    expect(text).not.toContain('Pakbon')
    const late = await panel({ state: 'expired', refundableCents: 0, refunds: [refund({ why: 'late' })] })
    expect(late.text).toMatch(/Verlopen .*Het geld kwam te laat/)
    expect(late.text).not.toContain('niets afgeschreven')
    const download = anOrder().lines.filter(({ isPhysical }) => !isPhysical)
    const digital = await panel({ lines: download })
    const back = anOrder().lines.map((line) => ({ ...line, refundedQuantity: line.isPhysical ? line.quantity : 0 }))
    // Its goods were paid back before they were sent (SHOP-ORDER-44).
    for (const { text } of [digital, await panel({ lines: back })])
      for (const words of ['Pakbon', 'Volgcode']) expect(text).not.toContain(words)
  })

  test('SHOP-ORDER-38 an erased address is said to be gone, and prints nothing', async () => {
    const { text } = await panel({ address: null, buyer: null })
    expect(text).toContain('Het adres is gewist.')
    expect(text).toContain('krijgt de koper een mail')
    expect(text).not.toContain('Pakbon')
  })
})

test('SHOP-ORDER-33 a row says number, buyer, when it was paid, products, total and what can be done; the state where the tab does not', async () => {
  const rows = [
    rowOf(anOrder()),
    rowOf(
      anOrder({
        id: '2ad97b15-0000-7000-8000-000000000002',
        state: 'pending',
        paidAt: null,
        buyer: null,
        isDisputed: true,
      }),
    ),
  ]
  const table = (tab: 'toShip' | 'all') =>
    drawn(() => <OrdersTable rows={rows} tab={tab} opened={null} onOpen={() => {}} />)
  const { text, html } = await table('all')
  for (const words of [
    '71d0ae52',
    'Marloes Hendriks',
    '20 okt 2026, 08:12',
    '2 Avondbril amber, 1 E-book: eten op tijd',
    '€ 136,29',
    'Account verwijderd',
    'nog niet',
    'Kijk even',
    'Wacht op betaling',
  ])
    expect(text).toContain(words)
  expect(html).toContain('aria-label="Verzenden: bestelling 71d0ae52"')
  expect(html).toContain('aria-label="Bekijk bestelling 2ad97b15"')
  expect(text).toMatch(/71d0ae52 Betaald/)
  expect((await table('toShip')).text).not.toMatch(/71d0ae52 Betaald/)
})
