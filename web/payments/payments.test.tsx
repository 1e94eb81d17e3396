import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Paid } from './PaidScreen.tsx'
import { paymentStep } from './paymentStep.ts'

test.each([
  [{}, '/products'],
  [{ order_id: 'order-1' }, '/products'],
  [{ client_secret: 'secret' }, '/products'],
  [{ client_secret: '', order_id: 'order-1' }, '/products'],
])('SUB-PAY-02 with %j there is nothing to pay', (query, to) => {
  expect(paymentStep(query)).toEqual({ to, search: {} })
})

test('SUB-PAY-09 the secret does not stay in the address', () => {
  const step = paymentStep({ client_secret: 'pi_1_secret_2', order_id: 'order-1' })
  expect(step).toEqual({ to: '.', search: { order_id: 'order-1' } })
})

test('SUB-PAY-04 SUB-PAY-05 SUB-PAY-06 SUB-PAY-07 a paid order shows its number and leads on', async () => {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <Paid orderId="0193b0f2-9c1e-7d3a-8000-000000000001" /> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  expect(html).toContain('Betaling geslaagd')
  expect(html).toContain('Je ontvangt een bevestiging per e-mail.')
  expect(html).toContain('<strong>0193b0f2</strong>')
  expect([...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, to, label]) => [label, to])).toEqual([
    ['Verder winkelen', '/products'],
    ['Naar profiel', '/profile'],
  ])
})
