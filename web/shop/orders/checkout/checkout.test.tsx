import { totalsOf } from '@bewezen/domain/shop/orders/totals.ts'
import { QueryClient, QueryClientContext } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { toldOfRefusal, toldOfSuccess, toldWhile } from '../../../base/api/testing/heldChanges.ts'
import { storage } from '../../../base/session/testing/storage.ts'
import { askAbout } from './askAbout.ts'
import { Checkout } from './Checkout.tsx'
import type { Review } from './review.ts'
import { typedAddress } from './typedAddress.ts'

vi.mock('../../../base/api/useChange.ts', () => import('../../../base/api/testing/heldChanges.ts'))

beforeEach(() => vi.stubGlobal('sessionStorage', storage()))

const lamp = {
  productId: '0193b0f2-0000-7000-8000-000000000001',
  name: 'Lamp',
  imageUrl: null,
  priceCents: 2_000,
  undiscountedCents: 2_000,
  discountPercentage: 0,
  vatRate: 21 as const,
  quantity: 1,
  isPhysical: true,
}
const kept = {
  name: 'Sanne de Wit',
  street: 'Biltstraat',
  houseNumber: '14',
  addition: '',
  postcode: '3572 BA',
  city: 'Utrecht',
  country: 'NL' as const,
}
const totals = totalsOf([lamp], 495)
const review = (wish: Partial<Review> = {}): Review => ({
  lines: [lamp],
  totals: { NL: totals, BE: totals, DE: totals },
  address: null,
  fullName: 'Sanne de Wit',
  email: 'sanne@voorbeeld.nl',
  ...wish,
})

/** The checkout of Sanne as it is drawn first at an address, with what the tab kept. */
async function drawn(now: Review, search = '', personId = 'sanne'): Promise<string> {
  const root = createRootRoute()
  const page = () => (
    <Checkout personId={personId} productId={null} now={now} renew={() => Promise.resolve(undefined)} />
  )
  const route = createRoute({ getParentRoute: () => root, path: '/checkout', component: page })
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [`/checkout${search}`] }),
  })
  await router.load()
  return renderToStaticMarkup(
    <QueryClientContext value={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientContext>,
  )
}
const [details, check] = ['Waar mag het heen?', 'Klopt je bestelling?']

describe('the steps', () => {
  test('SHOP-ORDER-06 SHOP-ORDER-41 an address that is kept needs no step of its own, and Back leads to it', async () => {
    expect(await drawn(review({ address: kept }))).toContain(check)
    const before = await drawn(review({ address: kept }), '?stap=gegevens')
    expect(before).toContain(details)
    expect(before).toContain('value="Biltstraat"')
  })

  test('SHOP-ORDER-41 the check is for complete details alone', async () => {
    expect(await drawn(review(), '?stap=controle')).toContain(details)
    expect(await drawn(review({ address: kept }), '?stap=controle')).toContain(check)
  })

  test('SHOP-ORDER-41 what was being typed is there after a reload and gone on with, for who typed it', async () => {
    typedAddress.keep({ personId: 'sanne', typed: { street: 'Oudegracht' } })
    const html = await drawn(review({ address: kept }))
    expect(html).toContain(details)
    expect(html).toContain('value="Oudegracht"')
    expect(await drawn(review(), '', 'roos')).not.toContain('Oudegracht')
  })
})

describe('ordering', () => {
  const typed = { personId: 'sanne', typed: { street: 'Oudegracht' } }
  const drawnAgain = async () => {
    await drawn(review({ address: kept }), '?stap=controle')
    typedAddress.keep(typed)
  }

  test('SHOP-ORDER-41 the order keeps the address, and the tab no more; also while it waits for the provider', async () => {
    await drawnAgain()
    await toldOfSuccess('orders.place', { id: 'x', url: null })
    expect(typedAddress.isKept()).toBe(false)
    await drawnAgain()
    expect(await toldOfRefusal('orders.place', 'PROVIDER_FAILED')).toEqual([
      { kind: 'error', title: 'Betalen lukt niet' },
    ])
    expect(typedAddress.isKept()).toBe(false)
    await drawnAgain()
    expect(await toldOfRefusal('orders.place', 'ORDER_ENDED')).toEqual([
      { kind: 'error', title: 'Bestellen lukt niet' },
    ])
    expect(typedAddress.isKept()).toBe(true)
  })

  test('SHOP-ORDER-12 what changed is asked about only beside the new figures, and everything gone is said', async () => {
    const changes = [{ kind: 'shipping', before: 495, now: 795 }] as const
    const seen: string[] = []
    const renewing = (now: Review | undefined) => async () => {
      seen.push('asks the server')
      await Promise.resolve()
      seen.push('new figures')
      return now
    }
    const ask = (all: unknown) => void seen.push(`asks about ${JSON.stringify(all)}`)
    expect(await toldWhile(() => askAbout(changes, { renew: renewing(review()), ask }))).toEqual([])
    expect(seen).toEqual(['asks the server', 'new figures', `asks about ${JSON.stringify(changes)}`])
    const none = await toldWhile(() => askAbout(changes, { renew: renewing(review({ lines: [] })), ask }))
    expect(none).toEqual([{ kind: 'error', title: 'Niets hiervan is nu nog te bestellen.' }])
  })
})
