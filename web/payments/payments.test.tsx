import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Paid } from './PaidScreen.tsx'

const order = ['Bekijk je bestelling', '/bestellingen?order=0193b0f2-9c1e-7d3a-8000-000000000001']

test.each([
  ['SHOP-ORDER-49 and to the order while the shop takes money', true, [order]],
  ['SHOP-ORDER-49 and nowhere else while it takes none', false, []],
])(
  'SUB-PAY-04 SUB-PAY-05 SUB-PAY-06 SUB-PAY-07 %s: a paid order shows its number and leads on',
  async (_when, hasOrders, first) => {
    const paid = <Paid orderId="0193b0f2-9c1e-7d3a-8000-000000000001" hasOrders={hasOrders} />
    const router = createRouter({
      routeTree: createRootRoute({ component: () => paid }),
      history: createMemoryHistory({ initialEntries: ['/'] }),
    })
    await router.load()
    const html = renderToStaticMarkup(<RouterProvider router={router} />)
    expect(html).toContain('Betaling geslaagd')
    expect(html).toContain('Je ontvangt een bevestiging per e-mail.')
    expect(html).toContain('<strong>0193b0f2</strong>')
    expect([...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, to, label]) => [label, to])).toEqual([
      ...first,
      ['Verder winkelen', '/products'],
      ['Naar profiel', '/profile'],
    ])
  },
)
