import type { OwnMembership } from '@bewezen/domain/membership/contract.ts'
import { QueryClient, QueryClientContext } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { api } from '../base/api/api.ts'
import type { Ask } from '../base/api/operations.ts'
import { LateBanner } from './LateBanner.tsx'
import { loadPlans } from './loadPlans.ts'
import { NotSubscribedScreen } from './NotSubscribedScreen.tsx'
import { PortalButton } from './PortalButton.tsx'
import { Steps } from './Steps.tsx'
import { VisitorPlans } from './VisitorPlans.tsx'
import { VisitorStart } from './VisitorStart.tsx'

/** The words of a screen in order, and where its links lead. */
async function drawn(part: ReactNode) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)]
  return {
    html,
    text: textOf(html),
    links: links.map(([, to = '', label = '']) => [label.replace(/<[^>]*>/g, ''), to]),
    buttons: html.match(/<button/g)?.length ?? 0,
  }
}

const textOf = (html: string): string =>
  html
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

test('SUB-PAGE-02 SUB-PAGE-04 a visitor sees the three steps, of which the first comes now', async () => {
  const { text } = await drawn(<Steps done={0} />)
  const places = ['Maak een account aan', 'Bevestig je e-mail', 'Kies je abonnement'].map((step) => text.indexOf(step))
  expect(places.every((place) => place >= 0)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('SUB-PAGE-03 SUB-PAGE-04 a visitor can register and sign in', async () => {
  expect((await drawn(<VisitorStart />)).links).toEqual([
    ['Registreren', '/auth?mode=register'],
    ['Inloggen', '/auth'],
  ])
})

test('SUB-PAGE-05 SUB-PAGE-15 the two plans with their prices; the free one has no button', async () => {
  const { text, buttons } = await drawn(<VisitorPlans priceCents={4900} faq={[]} />)
  expect(text).toContain('Geen lidmaatschap € 0')
  expect(text).toMatch(/Student lidmaatschap .*€ 49 per maand/)
  expect(buttons).toBe(0)
})

test('MKT-MORE-42 the plan says that the levels open one after another', async () => {
  const { text } = await drawn(<VisitorPlans priceCents={4900} faq={[]} />)
  expect(text).toMatch(/Student lidmaatschap .*Rond je een level af, dan gaat het volgende open\./)
})

test('MKT-MORE-15 MKT-MORE-16 inside the plan a visitor finds the way in, and that the price is kept', async () => {
  const { text, links } = await drawn(<VisitorPlans priceCents={4900} faq={[]} />)
  expect(links).toEqual([['Registreren', '/auth?mode=register']])
  expect(text).toContain('Je houdt € 49 zolang je lid blijft. Na 250 leden gaat de prijs omhoog. Registreren')
})

const asked = [
  { question: 'Kan ik opzeggen?', answer: 'Ja, per maand.' },
  { question: 'Wat kost het?', answer: '€ 49 per maand.' },
]

test('MKT-MORE-17 MKT-MORE-20 below the plans a visitor finds the questions in their order, each folded over its answer; without any there is no such part', async () => {
  const { text, buttons } = await drawn(<VisitorPlans priceCents={4900} faq={asked} />)
  expect(text).toMatch(/Student lidmaatschap .*Veelgestelde vragen Kan ik opzeggen\? Ja, per maand\. Wat kost het\? €/)
  expect(buttons).toBe(0)
  expect((await drawn(<VisitorPlans priceCents={4900} faq={[]} />)).text).not.toContain('Veelgestelde vragen')
})

const answering =
  (answers: Partial<Record<string, unknown>>): Ask =>
  (name) =>
    name in answers ? Promise.resolve(answers[name] as never) : Promise.reject(new Error('away'))

test('MKT-MORE-18 MKT-MORE-20 MKT-OFFER-08 search engines get the questions of a visitor, and a page that cannot read them stands without', async () => {
  const plans = [{ id: 'p', name: 'Student', priceCents: 5900, isOnOffer: true }]
  const loaded = await loadPlans({ ask: answering({ 'membership.plans': plans, 'site.faq': asked }), signedIn: false })
  expect(loaded.faq).toEqual(asked)
  expect(loaded.meta).toMatchObject([
    { 'script:ld+json': { '@type': 'FAQPage', mainEntity: [{ name: 'Kan ik opzeggen?' }, {}] } },
  ])
  const away = await loadPlans({ ask: answering({}), signedIn: false })
  expect(away).toMatchObject({ title: 'Lidmaatschap', path: '/subscription', meta: [], faq: [], priceCents: 4900 })
  expect(await loadPlans({ ask: answering({}), signedIn: true })).toMatchObject({
    title: 'Lidmaatschap',
    meta: [],
    faq: [],
  })
})

test('SUB-RESULT-07 SUB-RESULT-08 SUB-RESULT-09 the cancel page says that nothing was charged and leads on', async () => {
  const { text, links } = await drawn(<NotSubscribedScreen />)
  expect(text).toContain('Je abonnement is niet geactiveerd')
  expect(text).toContain('Er is niets afgeschreven. Gratis content blijft beschikbaar.')
  expect(links).toEqual([
    ['Bekijk abonnementen', '/subscription'],
    ['Naar home', '/'],
  ])
})

/** The place of the portal button as somebody sees it: without the measure that keeps it as high as anything that may come. */
async function portalOf(own: Partial<OwnMembership> | null) {
  const { queryKey } = api.membership.mine.queryOptions({ input: {} })
  const client = new QueryClient()
  if (own) client.setQueryData(queryKey, { ...ended, ...own })
  const { html, buttons } = await drawn(
    <QueryClientContext value={client}>
      <PortalButton />
    </QueryClientContext>,
  )
  const [, measure = ''] = html.match(/(<div aria-hidden="true".*?<\/div>)/) ?? []
  return { text: textOf(html.replace(measure, '')).trim(), measure: textOf(measure).trim(), buttons }
}

test('SUB-PAGE-17 SUB-PAGE-19 whom the provider knows without a subscription is offered what was paid, and nothing to manage', async () => {
  const seen = async (own: Partial<OwnMembership>) => (await portalOf(own)).text
  expect(await seen({})).toMatch(/^Facturen en betaalgegevens Hier staan je facturen\./)
  expect(await seen({ state: 'active' })).toMatch(/^Abonnement beheren /)
  expect(await seen({ lateUntil: '2026-03-04T09:00:00Z' })).toMatch(/^Abonnement beheren /)
  expect(await seen({ portal: false })).toBe('Je betaalt geen abonnement, dus er is niets om te beheren.')
})

test('SUB-PAGE-20 under the portal button a member reads that one cancels there, and until when they keep what was paid', async () => {
  const { text } = await portalOf({ state: 'active', periodEnd: '2226-03-04T09:00:00Z' })
  expect(text).toBe(
    'Abonnement beheren Hier zeg je op, wijzig je je betaalgegevens en bekijk je je facturen. Zeg je op, dan houd je toegang tot 4 maart 2226.',
  )
})

test('SUB-PAGE-21 before it is known whether there is anything to manage stands a place without a button, as high as after it', async () => {
  const [asking, known] = [await portalOf(null), await portalOf({ state: 'active' })]
  expect([asking.text, asking.buttons]).toEqual(['', 0])
  expect(asking.measure).toMatch(/^Hier zeg je op/)
  expect(known.measure).toBe(asking.measure)
})
const ended: OwnMembership = {
  state: 'none',
  planName: null,
  role: 'cancelled_subscription',
  throughRole: false,
  accessUntil: null,
  periodEnd: null,
  portal: true,
  lateUntil: null,
  withdrawUntil: null,
}

test('SUB-WHY-03 the banner says until when access stays or since when it is gone, and leads to the repair', async () => {
  const until = '2026-03-04T09:00:00Z'
  const [running, over] = [await drawn(<LateBanner until={until} />), await drawn(<LateBanner until={until} isOver />)]
  expect(running.text).toContain('Je houdt toegang tot 4 maart 2026')
  expect(over.text).toContain('Sinds 4 maart 2026 heb je geen toegang meer')
  for (const { text } of [running, over]) expect(text).toContain('Betaling herstellen')
})
