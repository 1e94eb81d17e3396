import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { tabsOf, visitorMenuLinks } from '../base/address/navigation.ts'
import { Footer } from './Footer.tsx'
import { MemberBar, type MemberBarProps } from './MemberBar.tsx'
import { MobileBar } from './MobileBar.tsx'
import { VisitorBar } from './VisitorBar.tsx'

/** What stands in a part of the shell on a page: its links with their labels, its buttons, and all its markup. */
async function drawn(part: ReactNode, path = '/') {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part }),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  return {
    html,
    links: [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/g)].map(([, attributes = '', inner = '']) => ({
      to: attributes.match(/href="([^"]*)"/)?.[1]?.replaceAll('&amp;', '&'),
      label: attributes.match(/aria-label="([^"]*)"/)?.[1] ?? inner.replace(/<[^>]*>/g, ''),
    })),
    buttons: [...html.matchAll(/<button ([^>]*)>/g)].map(
      ([, attributes = '']) => attributes.match(/aria-label="([^"]*)"/)?.[1],
    ),
  }
}

const nothing = () => undefined
const day = { now: 619, sunrise: 496, sunset: 1111 }
const member: MemberBarProps = {
  site: 'Bewezen',
  day,
  path: '/community',
  viewer: { id: 'sanne', name: 'Sanne de Wit', role: 'student', mayOpenAdmin: false },
  account: {
    lights: { theme: 'light', redLight: false },
    onStepTheme: nothing,
    onRedLight: nothing,
    onReportProblem: nothing,
    management: [],
  },
  tabs: tabsOf({ mayOpenAdmin: false }),
  bell: { unread: 312, notices: { items: [] }, onRead: nothing, onMarkAllRead: nothing },
  cartPieces: 3,
  onOpenCart: nothing,
  onOpenAssistant: nothing,
  onOpenProfile: nothing,
}

describe('the bar', () => {
  test('SH-NAV-03 the wide and the narrow entrances of a visitor lead to the same two pages', async () => {
    const { links } = await drawn(<VisitorBar site="Bewezen" day={day} />)
    const to = (label: string) => links.find((link) => link.label === label)?.to
    expect([to('Registreren'), to('Reg')]).toEqual(['/auth?mode=register', '/auth?mode=register'])
    expect([to('Inloggen'), to('Login')]).toEqual(['/auth', '/auth'])
  })

  test('SH-NAV-06 SH-NAV-27 the compact bar has a menu with the tabs of the wide one and, set apart, membership and shop, which works without a script', async () => {
    const { html, links } = await drawn(<VisitorBar site="Bewezen" day={day} />)
    const [, id] = html.match(/popovertarget="([^"]+)"/i) ?? []
    const menu = html.slice(html.indexOf(`<nav id="${id}"`))
    const [tabs, more] = menu
      .slice(0, menu.indexOf('</nav>'))
      .split(/<hr [^>]*>/)
      .map((part) => [...part.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, label]) => label))
    expect(tabs).toEqual(['Home', 'How it works', 'Blogs', 'Podcasts', 'Events', 'Contact'])
    expect(more).toEqual(['Lidmaatschap', 'Producten'])
    expect(links).toContainEqual({ to: '/subscription', label: 'Lidmaatschap' })
    expect(links).toContainEqual({ to: '/products', label: 'Producten' })
  })

  test('SH-NAV-27 the menu of a visitor names those two pages as the footer does', async () => {
    const { links } = await drawn(<Footer url="" name="Bewezen" contactEmail="hallo@bewezen.example" />)
    expect(links).toEqual(expect.arrayContaining([...visitorMenuLinks]))
  })

  test('SH-NAV-14 SH-NAV-15 cart, assistant, notifications and account are there for a member and not for a visitor', async () => {
    const own = ['Winkelwagen, 3 producten', 'Assistent', 'Meldingen, 312 ongelezen', 'Account van Sanne de Wit']
    const visitor = await drawn(<VisitorBar site="Bewezen" day={day} />)
    const signedIn = await drawn(<MemberBar {...member} />, '/community')
    expect(signedIn.buttons).toEqual(expect.arrayContaining(own))
    expect(own.filter((label) => visitor.buttons.includes(label))).toEqual([])
    expect(visitor.links.filter((link) => link.to === '/inbox')).toEqual([])
  })

  test('SH-CART-02 SH-NAV-16 the bottom bar says at Meer how many pieces are in the cart, and nothing of an empty one', async () => {
    const more = async (cartPieces?: number) =>
      (await drawn(<MobileBar unread={0} cartPieces={cartPieces} onOpenMenu={() => undefined} />)).html.match(
        /aria-label="(Meer[^"]*)"(?:(?!<\/button>).)*?(?:data-count="(\d+)"|<\/button>)/s,
      )
    expect((await more(3))?.slice(1)).toEqual(['Meer, 3 in winkelwagen', '3'])
    expect((await more())?.slice(1)).toEqual(['Meer', undefined])
  })

  test('the tab of the current page is marked, and only that one', async () => {
    const { html } = await drawn(<MemberBar {...member} />, '/blogs/waarom-ochtendlicht')
    const current = [...html.matchAll(/<a [^>]*aria-current="page"[^>]*>(.*?)<\/a>/g)].map((link) => link[1])
    expect(current).toEqual(['Blogs'])
  })

  test('a bell above 99 draws 99+ and speaks the whole number', async () => {
    const { html } = await drawn(<MemberBar {...member} />)
    expect(html).toContain('data-count="99+"')
    expect(html).toContain('aria-label="Inbox, 312 ongelezen"')
  })
})

describe('the footer', () => {
  const footer = () => drawn(<Footer url="" name="Bewezen" contactEmail="hallo@bewezen.example" />)

  test('SH-FOOT-01 SH-FOOT-03 it has an about text, a platform link, a contact block and legal links', async () => {
    const { html, links } = await footer()
    expect([...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map((title) => title[1])).toEqual([
      'Platform',
      'Contact',
      'Juridisch',
    ])
    expect(html).toContain('Samen laten we zien dat een goede gezondheid haalbaar is.')
    expect(links).toContainEqual({ to: '/community', label: 'Community' })
  })

  test('SH-FOOT-06 under Platform stands everything there is to visit, the community first', async () => {
    const { links } = await footer()
    const column = links.slice(
      links.findIndex(({ label }) => label === 'Community'),
      links.findIndex(({ to }) => to?.startsWith('mailto:')),
    )
    expect(column).toEqual([
      { to: '/community', label: 'Community' },
      { to: '/how-it-works', label: 'How it works' },
      { to: '/events', label: 'Events' },
      { to: '/blogs', label: 'Blogs' },
      { to: '/podcasts', label: 'Podcasts' },
      { to: '/livestream', label: 'Livestream' },
      { to: '/products', label: 'Producten' },
      { to: '/subscription', label: 'Lidmaatschap' },
    ])
  })

  test('SH-FOOT-02 SH-FOOT-05 the contact block has the country, the mailbox and the contact page', async () => {
    const { html, links } = await footer()
    expect(html).toContain('<li>Nederland</li>')
    expect(links).toContainEqual({ to: 'mailto:hallo@bewezen.example', label: 'hallo@bewezen.example' })
    expect(links).toContainEqual({ to: '/contact', label: 'Contactpagina' })
  })

  test('SH-FOOT-04 the legal links lead to privacy, terms and cookies', async () => {
    const { links } = await footer()
    expect(links.slice(-3)).toEqual([
      { to: '/privacy', label: 'Privacybeleid' },
      { to: '/terms', label: 'Algemene voorwaarden' },
      { to: '/cookies', label: 'Cookiebeleid' },
    ])
  })
})
