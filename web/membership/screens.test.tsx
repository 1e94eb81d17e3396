import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LateBanner } from './LateBanner.tsx'
import { NotSubscribedScreen } from './NotSubscribedScreen.tsx'
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
    text: html
      .replace(/<svg.*?<\/svg>/gs, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' '),
    links: links.map(([, to = '', label = '']) => [label.replace(/<[^>]*>/g, ''), to]),
    buttons: html.match(/<button/g)?.length ?? 0,
  }
}

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
  const { text, buttons } = await drawn(<VisitorPlans priceCents={4900} />)
  expect(text).toContain('Geen lidmaatschap € 0')
  expect(text).toMatch(/Student lidmaatschap .*€ 49 per maand/)
  expect(buttons).toBe(0)
})

test('MKT-MORE-15 MKT-MORE-16 inside the plan a visitor finds the way in, and that the price is kept', async () => {
  const { text, links } = await drawn(<VisitorPlans priceCents={4900} />)
  expect(links).toEqual([['Registreren', '/auth?mode=register']])
  expect(text).toContain('Je houdt € 49 zolang je lid blijft. Na 250 leden gaat de prijs omhoog. Registreren')
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

test('SUB-WHY-03 the banner says until when access stays or since when it is gone, and leads to the repair', async () => {
  const until = '2026-03-04T09:00:00Z'
  const [running, over] = [await drawn(<LateBanner until={until} />), await drawn(<LateBanner until={until} isOver />)]
  expect(running.text).toContain('Je houdt toegang tot 4 maart 2026')
  expect(over.text).toContain('Sinds 4 maart 2026 heb je geen toegang meer')
  for (const { text } of [running, over]) expect(text).toContain('Betaling herstellen')
})
