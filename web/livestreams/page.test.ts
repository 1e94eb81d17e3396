import type { Livestream } from '@bewezen/domain/livestreams/contract.ts'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { islandsLoaded } from '../base/hydration/islands.tsx'
import { newRouter } from '../router.tsx'
import { aFrame, aStream } from './testing/aStream.ts'

type Given = {
  live?: Livestream
  streams?: Livestream[]
  path?: string
  failing?: boolean
  asksConsent?: boolean
  /** What the server's clock says. */
  now?: string
}

/** The page of livestreams as the server draws it for a visitor. */
async function page(given: Given = {}) {
  const { live, streams = live ? [live] : [], path = '/livestream', failing, asksConsent } = given
  const { now = new Date().toISOString() } = given
  const ask = async (name: string) => {
    if (failing) throw Object.assign(new Error(name), { code: 'UNAVAILABLE', status: 503 })
    if (name === 'livestreams.clock') return { now }
    if (name === 'livestreams.list') return { live: live ?? null, livestreams: streams, total: streams.length }
    throw Object.assign(new Error(name), { code: 'NOT_FOUND', status: 404 })
  }
  const site = { name: 'Zonnewijzer', contactEmail: 'hallo@bewezen.example', url: 'https://b.example', asksConsent }
  const router = newRouter({ ask: ask as never, site, signedIn: false, day: { now: 619, sunrise: 496, sunset: 1111 } })
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) } as never)
  await router.load()
  await islandsLoaded()
  const html = renderToString(createElement(RouterProvider, { router } as never)).replaceAll('<!-- -->', '')
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const text = (part: string) =>
    part
      .replaceAll(/<(style|script|svg)[^>]*>.*?<\/\1>/gs, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
  return {
    html: main,
    text: text(main),
    cards: [...main.matchAll(/<article.*?<\/article>/gs)].map((card) => text(String(card))),
    headings: [...main.matchAll(/<h([1-3])[^>]*>(.*?)<\/h\1>/gs)].map(
      ([, level, inner]) => `h${level} ${text(inner ?? '')}`,
    ),
  }
}

const future = '2099-10-22T15:45:00.000Z'
const live = aStream({ isActive: true, lastActiveAt: '2026-10-22T15:45:00.000Z' })

describe('the page of livestreams', () => {
  test('LIVE-LIST-01 LIVE-LIST-02 LIVE-LIST-04 ROUTE-TABLE-12 X3-ROLE-06 is for everybody: the player of the active stream, and all there is', async () => {
    const { headings, html, cards } = await page({ live, streams: [aStream({ id: '2', title: 'Licht' }), live] })
    expect(headings).toEqual(['h1 Live Now', 'h2 Samen ademen', 'h2 All Livestreams', 'h3 Licht', 'h3 Samen ademen'])
    expect(html).toContain('src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&amp;mute=1"')
    expect(html).toContain('sandbox="allow-scripts allow-same-origin allow-presentation"')
    expect(cards[1]).toContain('LIVE')
    expect(cards[0]).not.toContain('LIVE')
  })

  test('LIVE-LIST-21 without an active stream there is no such section, and LIVE-LIST-10 without any it says so', async () => {
    const { headings } = await page({ streams: [aStream()] })
    expect(headings).toEqual(['h1 All Livestreams', 'h2 Samen ademen'])
    const none = await page()
    expect(none.text).toContain('Nog geen livestreams')
    expect(none.html).not.toContain('<iframe')
  })

  test('LIVE-LIST-03 LIVE-LIST-05 LIVE-LIST-06 LIVE-LIST-07 LIVE-LIST-22 a card says what, when and by whom, and what can be watched again', async () => {
    const planned = aStream({ id: '2', title: 'Vragen', description: 'Over slaap.', startTime: future, player: null })
    const { cards } = await page({ streams: [planned, aStream({ creatorName: null })] })
    expect(cards[0]).toMatch(/Gepland .*Vragen Over slaap\. 22 okt 2099, 17:45 Teun Bakker/)
    expect(cards[0]).not.toContain('Terugkijken')
    expect(cards[1]).toMatch(/22 okt 2026, 17:45 Onbekend .*Terugkijken/)
    expect(cards[1]).not.toContain('Gepland')
  })

  test('LIVE-MORE-71 one whose start has passed and that was not live yet is told to begin soon, and is not watched again', async () => {
    const startTime = new Date(Date.now() - 60_000).toISOString()
    const { cards } = await page({
      streams: [aStream({ startTime }), aStream({ id: '2', startTime, hasRecording: true })],
    })
    expect(cards[0]).toMatch(/Begint zo .*Naar de livestream/)
    expect(cards[0]).not.toContain('Terugkijken')
    expect(cards[1]).toContain('Terugkijken')
    expect(cards[1]).not.toContain('Begint zo')
  })

  test('LIVE-MORE-77 what is upcoming or about to begin goes by the clock of the server, whatever the device says', async () => {
    const streams = [aStream({ startTime: '2031-10-22T15:45:00.000Z' })]
    const before = await page({ streams, now: '2031-10-22T15:44:59.000Z' })
    expect(before.cards[0]).toContain('Gepland')
    const soon = await page({ streams, now: '2031-10-22T15:46:00.000Z' })
    expect(soon.cards[0]).toContain('Begint zo')
    const past = await page({ streams, now: '2031-10-23T15:46:00.000Z' })
    expect(past.cards[0]).toContain('Terugkijken')
  })

  test.each([
    ['a short one', 'Over slaap.', false],
    ['a long one', 'Over slaap en licht. '.repeat(12), true],
    ['one of many lines', 'a\nb\nc\nd\ne\nf\ng', true],
  ])(
    'LIVE-MORE-76 of the description a card shows the beginning, and of %s a way to the rest',
    async (_, description, isCut) => {
      const { cards } = await page({ streams: [aStream({ description })] })
      expect(cards[0]?.includes('Lees verder')).toBe(isCut)
      const running = await page({ live: { ...live, description } })
      expect(running.text).not.toContain('Lees verder')
    },
  )

  test('LIVE-STATE-11 an active stream with a future start is LIVE only', async () => {
    const { cards } = await page({ live: { ...live, startTime: future } })
    expect(cards[0]).toContain('LIVE')
    expect(cards[0]).not.toContain('Gepland')
  })

  test.each([
    [{}, ['Iedereen']],
    [{ visibleToStudents: true, visibleToAdmins: true }, ['Iedereen']],
    [{ visibleToEveryone: false, visibleToStudents: true, visibleToTeachers: true }, ['Studenten', 'Teachers']],
    [{ visibleToEveryone: false, visibleToAdmins: true }, ['Admins']],
    [{ visibleToEveryone: false }, ['Niemand']],
  ] as const)('LIVE-LIST-08 LIVE-LIST-09 the audience %j has the badges %j', async (audience, badges) => {
    const { cards } = await page({ streams: [aStream(audience)] })
    const shown = ['Iedereen', 'Studenten', 'Teachers', 'Admins', 'Niemand'].filter((badge) =>
      cards[0]?.includes(badge),
    )
    expect(shown).toEqual(badges)
  })

  test('LIVE-LIST-11 LIVE-LIST-12 LIVE-STATE-10 a visitor is offered no management', async () => {
    const { text } = await page({ live: { ...live, endTime: '2026-10-22T16:00:00.000Z' } })
    for (const word of ['New livestream', 'Bewerken', 'Eindtijd verstreken', 'Verwijder'])
      expect(text).not.toContain(word)
  })

  test('LIVE-LIST-14 LIVE-LIST-23 a page that fails says so, asks again and leads home', async () => {
    const { text, html } = await page({ failing: true })
    expect(text).toContain('Er is iets misgegaan')
    expect(html).toMatch(/<a href="" [^>]*>Opnieuw proberen<\/a>/)
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Naar homepage<\/a>/)
  })

  test('LIVE-MORE-21 an address of no stream says so, and the list stays', async () => {
    const { text } = await page({ streams: [aStream()], path: '/livestream?stream=x' })
    expect(text).toContain('Livestream niet gevonden')
    expect(text).toContain('Samen ademen')
  })
})

describe('the player', () => {
  test.each([
    ['LIVE-PLAYER-03', 'EMPTY', 'Geen embed code beschikbaar'],
    ['LIVE-PLAYER-04', 'UNSAFE', 'Ongeldige of onveilige embed code'],
    ['LIVE-PLAYER-05', 'HOST', 'Domein van embed code is niet toegestaan'],
    ['LIVE-PLAYER-06', 'BROKEN', 'Fout bij het verwerken van de embed code'],
  ] as const)(
    'LIVE-PLAYER-02 LIVE-PLAYER-09 %s a fault %s says what is wrong and what helps',
    async (_, fault, said) => {
      const { text, html } = await page({ live: { ...live, player: { fault } } })
      expect(text).toContain(
        `Livestream niet beschikbaar ${said} Ververs de pagina of neem contact op met de beheerder.`,
      )
      expect(html).not.toContain('<iframe')
    },
  )

  test.each([
    ['where it loads at once', false],
    ['where it waits for a yes', true],
  ])('LIVE-PLAYER-12 under the player %s is a link to the video in its own house', async (_, asksConsent) => {
    const { html } = await page({ live, asksConsent })
    const link = /<a [^>]*href="https:\/\/www\.youtube\.com\/watch\?v=dQw4w9WgXcQ"[^>]*>Bekijk op YouTube/.exec(html)
    expect(link?.[0]).toContain('target="_blank" rel="noopener noreferrer"')
    expect(html.includes('<iframe')).toBe(!asksConsent)
  })

  test('LIVE-PLAYER-12 a code that is no frame leads nowhere', async () => {
    const { html } = await page({ live: aStream({ isActive: true, player: { fault: 'HOST' } }) })
    expect(html).not.toContain('Bekijk op')
  })

  test('LIVE-PLAYER-01 LIVE-PLAYER-11 it is an iframe at once that says it is loading; where the site asks first it waits for a press', async () => {
    const at = await page({ live })
    expect(at.text).toContain('Livestream laden...')
    expect(at.html).toContain('<iframe')
    const asked = await page({ live, asksConsent: true })
    expect(asked.html).not.toContain('<iframe')
    expect(asked.html).toMatch(/<button [^>]*>Inhoud laden<\/button>/)
  })

  test('LIVE-EMBED-08 LIVE-EMBED-12 only what was judged is drawn, a stricter sandbox as it is', async () => {
    const frame = { ...aFrame, sandbox: 'allow-scripts', allow: 'fullscreen', title: 'Avond "A"' }
    const { html } = await page({ live: { ...live, player: { frame } } })
    const [drawn = ''] = /<iframe[^>]*>/.exec(html) ?? []
    expect(drawn).toContain('sandbox="allow-scripts"')
    expect(drawn).toContain('allow="fullscreen"')
    expect(drawn).toContain('title="Avond &quot;A&quot;"')
    expect(drawn).not.toMatch(/ on\w+=|srcdoc/)
  })
})
