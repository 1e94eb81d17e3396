import type { PodcastCard } from '@bewezen/domain/podcasts/card.ts'
import type { Podcast } from '@bewezen/domain/podcasts/contract.ts'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { getSsrStatus } from '@tanstack/react-router/ssr/server'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { islandsLoaded } from '../base/hydration/islands.tsx'
import { newRouter } from '../router.tsx'
import { aCard, anEpisode, podcastId } from './testing/aPodcast.ts'

type Answers = {
  signedIn?: boolean
  asksConsent?: boolean
  podcasts?: PodcastCard[]
  found?: PodcastCard[]
  opened?: Podcast
  failing?: readonly string[]
}

const refused = (name: string, code: string) => Object.assign(new Error(name), { code })

/** A page of the podcasts as the server draws it. */
async function page(path: string, answers: Answers = {}) {
  const { signedIn = false, asksConsent = false, podcasts = [], found = [], opened, failing = [] } = answers
  const asked: string[] = []
  const ask = async (name: string) => {
    asked.push(name)
    if (failing.includes(name)) throw refused(name, 'UNAVAILABLE')
    if (name === 'podcasts.list') return { podcasts }
    if (name === 'podcasts.search') return { podcasts: found.map((one) => ({ moment: null, ...one })) }
    if (!opened) throw refused(name, path.includes('onzin') ? 'INVALID_INPUT' : 'NOT_FOUND')
    return opened
  }
  const site = {
    name: 'Zonnewijzer',
    contactEmail: 'hallo@bewezen.example',
    url: 'https://bewezen.example',
    asksConsent,
  }
  const day = { now: 619, sunrise: 496, sunset: 1111 }
  const router = newRouter({ ask: ask as never, site, signedIn, day })
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) } as never)
  await router.load()
  await islandsLoaded()
  const html = renderToString(createElement(RouterProvider, { router } as never)).replaceAll('<!-- -->', '')
  const main = html.slice(html.indexOf('<main'))
  const text = (part: string) =>
    part
      .replaceAll(/<(style|script|svg)[^>]*>.*?<\/\1>/gs, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
  const [dialog = ''] = /role="dialog".*/s.exec(main) ?? []
  const list = dialog ? main.slice(0, main.indexOf(dialog)) : main
  return {
    main: list,
    text: text(list),
    dialog: text(dialog),
    dialogHtml: dialog,
    titles: [...list.matchAll(/<h2[^>]*><a[^>]*>(.*?)<\/a>/gs)].map(([, title]) => title),
    frames: [...list.matchAll(/<iframe [^>]*>/g)].map(String),
    metas: router.state.matches.flatMap((match) => match.meta ?? []) as Record<string, unknown>[],
    status: getSsrStatus(router),
    asked,
  }
}

const [first, second] = [
  aCard({ id: podcastId(1), isFeatured: true }),
  aCard({
    id: podcastId(2),
    title: 'Slapen met de router uit',
    platform: 'spotify',
    embedUrl: 'https://open.spotify.com/embed/episode/0123456789abcdefghijkl',
    categories: ['emf'],
    summary: '',
    duration: '',
    speaker: null,
  }),
]

describe('the podcasts', () => {
  test('POD-LIST-01 POD-LIST-15 POD-LIST-17 ROUTE-TABLE-11 SH-ROUTE-07 X3-GEN-03 everybody sees cards with their players, loaded when they come into sight', async () => {
    const { text, titles, frames, main, status } = await page('/podcasts', { podcasts: [first, second] })
    expect(status).toBe(200)
    expect(titles).toEqual([first.title, second.title])
    for (const word of ['Uitgelicht', 'licht', 'hormonen', '48 min', 'Jasper van den Berg', '07 okt 2026'])
      expect(text).toContain(word)
    expect(main).toContain('placeholder="Zoek in podcasts..."')
    expect(frames).toHaveLength(2)
    for (const [place, address] of [first.embedUrl, second.embedUrl].entries()) {
      expect(frames[place]).toContain(`src="${address}"`)
      expect(frames[place]).toContain('loading="lazy"')
    }
  })

  test('POD-LIST-17 LEGAL-COOKIE-06 where the site asks first, a button stands in the place of each player', async () => {
    const { text, frames } = await page('/podcasts', { podcasts: [first, second], asksConsent: true })
    expect(frames).toEqual([])
    expect(text.match(/Inhoud laden/g)).toHaveLength(2)
  })

  test('POD-MORE-20 X3-EDGE-36 what is stored as an address of another house is never framed', async () => {
    const foreign = { ...first, embedUrl: 'https://evil.example/embed/abcdefghijk' }
    expect((await page('/podcasts', { podcasts: [foreign] })).frames).toEqual([])
    expect((await page('/podcasts', { podcasts: [{ ...first, embedUrl: second.embedUrl }] })).frames).toEqual([])
  })

  test('LIVE-MORE-63 from here everybody finds the livestreams', async () => {
    const { main } = await page('/podcasts')
    expect(main).toMatch(/<a [^>]*href="\/livestream"[^>]*>Kijk mee met een livestream<\/a>/)
  })

  test('POD-LIST-10 POD-LIST-11 POD-LIST-13 POD-MORE-42 the address says what is looked for; one character shows all', async () => {
    const given = { podcasts: [first, second], found: [second] }
    expect((await page('/podcasts?zoek=router', given)).titles).toEqual([second.title])
    const short = await page('/podcasts?zoek=r', given)
    expect(short.titles).toEqual([first.title, second.title])
    expect(short.asked).not.toContain('podcasts.search')
    expect((await page('/podcasts?onderwerp=emf', given)).titles).toEqual([second.title])
    expect((await page('/podcasts?zoek=router&onderwerp=licht', given)).titles).toEqual([])
    for (const category of ['licht', 'emf', 'voeding', 'beweging', 'grounding', 'hormonen', 'vitaminen'])
      expect(short.main).toContain(`href="/podcasts?zoek=r&amp;onderwerp=${category}"`)
  })

  test('POD-LIST-14 POD-LIST-18 X3-ERR-16 POD-MORE-02 nothing there, nothing found, nothing kept, and what could not be loaded', async () => {
    expect((await page('/podcasts')).text).toContain('Nog geen podcasts')
    expect((await page('/podcasts?zoek=niets', { podcasts: [first] })).text).toContain('Geen podcasts gevonden')
    const own = { podcasts: [first], signedIn: true }
    expect((await page('/podcasts?lijst=bewaard', own)).text).toContain('Je hebt nog niets bewaard.')
    expect((await page('/podcasts?lijst=beluisterd', own)).text).toContain('Je hebt nog niets beluisterd.')
    expect((await page('/podcasts', { failing: ['podcasts.list'] })).text).toContain('Fout bij laden')
  })

  test('POD-LIST-16 an unpublished one, which only managers are sent, says so', async () => {
    const { text } = await page('/podcasts', { podcasts: [{ ...first, isPublished: false, publishedAt: null }] })
    expect(text).toContain('Niet gepubliceerd')
    expect((await page('/podcasts', { podcasts: [first] })).text).not.toContain('Niet gepubliceerd')
  })

  test('POD-ADMIN-02 X3-ROLE-05 whoever is not signed in and comes to the management is told', async () => {
    const { text } = await page('/podcasts?beheer=1', { podcasts: [first] })
    expect(text).toContain('Je hebt geen toegang tot podcast beheer.')
    expect(text).not.toContain(first.title)
  })

  test('POD-MORE-04 a visitor has no list of their own', async () => {
    expect((await page('/podcasts', { podcasts: [first] })).main).not.toContain('lijst=')
    expect((await page('/podcasts', { podcasts: [first], signedIn: true })).main).toContain('lijst=bewaard')
  })
})

describe('an episode', () => {
  const at = `/podcasts/${podcastId(1)}`
  const opened = anEpisode()

  test('POD-MORE-53 a title of one long word breaks in the dialog that the server draws, too', async () => {
    const { dialogHtml } = await page(`/podcasts/${first.id}`, { podcasts: [first], opened: anEpisode() })
    expect(dialogHtml).toMatch(/<h2 [^>]*class="[^"]*wrap-anywhere/)
  })

  test('POD-LIST-04 POD-LIST-15 POD-MORE-08 POD-MORE-16 lies over the list as the server draws it, with everything to read', async () => {
    const { dialog, dialogHtml, status, frames } = await page(at, { podcasts: [first], opened })
    expect(status).toBe(200)
    for (const word of ['Over het eerste licht.', 'Hoofdstukken', 'Waarom het raam niet telt', 'Noor', '340 lux'])
      expect(dialog).toContain(word)
    expect(dialogHtml).toMatch(/href="https:\/\/youtu\.be\/abcdefghijk" target="_blank"[^>]*>Bekijk op YouTube/)
    expect(dialogHtml).toMatch(/aria-label="Speel vanaf 41:30"/)
    // POD-MORE-43: the players of the list stand still.
    expect(frames).toEqual([])
  })

  test('POD-MORE-43 POD-MORE-40 its player is the only one, and tells of itself to this site', async () => {
    const { dialogHtml } = await page(at, { podcasts: [first, second], opened })
    const [frame, ...others] = dialogHtml.match(/<iframe [^>]*>/g) ?? []
    expect(others).toEqual([])
    expect(frame).toContain('enablejsapi=1&amp;origin=https%3A%2F%2Fbewezen.example"')
  })

  test('POD-MORE-05 a moment in the address opens the player and the text there', async () => {
    const { dialogHtml } = await page(`${at}?t=12:40`, { podcasts: [first], opened })
    expect(dialogHtml).toMatch(/<iframe [^>]*start=760"/)
    expect(dialogHtml).not.toContain('autoplay=1')
    expect(dialogHtml).toMatch(/<li aria-current="true"[^>]*>.*?Ik zit aan het raam/s)
    const odd = await page(`${at}?t=later`, { podcasts: [first], opened })
    expect(odd.dialogHtml).not.toContain('start=')
  })

  test('POD-MORE-46 where one was is offered, unless the address names a moment', async () => {
    const mark = { savedAt: null, heardAt: null, positionSeconds: 760, positionAt: '2026-10-08T08:00:00.000Z' }
    const given = { podcasts: [first], opened: { ...opened, mark }, signedIn: true }
    expect((await page(at, given)).dialog).toContain('Ga verder vanaf 12:40')
    expect((await page(`${at}?t=1:00`, given)).dialog).not.toContain('Ga verder')
    expect((await page(at, { podcasts: [first], opened })).dialog).not.toContain('Ga verder')
  })

  test('POD-MORE-65 an episode that is not under way is started by a button above its chapters, unless one can go on', async () => {
    const mark = { savedAt: null, heardAt: null, positionSeconds: 760, positionAt: '2026-10-08T08:00:00.000Z' }
    const starts = async (path: string, one: Partial<Podcast> = {}) => {
      const given = { podcasts: [first], opened: { ...opened, ...one }, signedIn: true }
      return [...(await page(path, given)).dialogHtml.matchAll(/Afspelen<|class="mt-1 flex|Ga verder vanaf/g)].map(
        ([found]) => found,
      )
    }
    const bar = 'class="mt-1 flex'
    expect(await starts(at)).toEqual(['Afspelen<', bar])
    expect(await starts(at, { mark })).toEqual(['Ga verder vanaf', bar])
    expect(await starts(`${at}?t=12:40`, { mark })).toEqual(['Afspelen<', bar])
    expect(await starts(at, { embedUrl: 'https://elsewhere.example/embed' })).toEqual([])
  })

  test('POD-MORE-30 POD-MORE-32 under the player stands a bar of its chapters, filled to where one would go on', async () => {
    const bar = async (path: string, one = opened) => {
      const [, drawn = ''] =
        /<div aria-hidden="true" class="mt-1 flex[^>]*>(.*?)<\/div>/s.exec(
          (await page(path, { podcasts: [first], opened: one })).dialogHtml,
        ) ?? []
      return {
        parts: [...drawn.matchAll(/title="(.*?)".*?flex-grow:(\d+)/g)].map(([, title, long]) => [title, Number(long)]),
        filled: [...drawn.matchAll(/style="width:([\d.]+)%"/g)].map(([, filled]) => Math.round(Number(filled))),
        knobs: drawn.match(/bg-sun/g)?.length ?? 0,
      }
    }
    expect(await bar(at)).toEqual({
      parts: [
        ['Waarom de ochtend telt', 760],
        ['Waarom het raam niet telt', 2120],
      ],
      filled: [0, 0],
      knobs: 0,
    })
    expect(await bar(`${at}?t=30:20`)).toMatchObject({ filled: [100, 50], knobs: 1 })
    expect(await bar(at, { ...opened, chapters: opened.chapters.slice(0, 1) })).toMatchObject({ parts: [] })
  })

  test('POD-MORE-12 names the one that follows', async () => {
    const { dialog } = await page(at, { podcasts: [first], opened: { ...opened, next: second } })
    expect(dialog).toContain('Hierna')
    expect(dialog).toContain(second.title)
    expect((await page(at, { podcasts: [first], opened })).dialog).not.toContain('Hierna')
  })

  test('POD-MORE-11 POD-MORE-04 what is said under it, and marks, stand in no page that everybody gets', async () => {
    const { dialog, asked } = await page(at, { podcasts: [first], opened })
    expect(asked).toEqual(['podcasts.list', 'podcasts.open'])
    expect(dialog).not.toContain('Bewaar voor later')
  })

  test('POD-LIST-15 of Spotify one listens', async () => {
    const spoken = { ...opened, ...second, originalUrl: 'https://open.spotify.com/episode/0123456789abcdefghijkl' }
    expect((await page(at, { podcasts: [second], opened: spoken })).dialogHtml).toContain('Luister op Spotify')
  })

  test('POD-LIST-05 X3-EDGE-37 an unknown one and no id at all are not found, and the list stays', async () => {
    for (const path of [at, '/podcasts/onzin']) {
      const { status, titles, dialog } = await page(path, { podcasts: [first] })
      expect([status, titles, dialog], path).toEqual([404, [first.title], ''])
    }
  })

  test('POD-MORE-17 search engines learn a video with its chapters, an episode of a series, and who speaks', async () => {
    const facts = async (one: Podcast) =>
      (await page(at, { podcasts: [first], opened: one })).metas.flatMap((meta) => meta['script:ld+json'] ?? [])[0]
    const thumbnail = { card: '/files/a/card.webp', share: '/files/a/share.webp', full: '/files/a/full.webp' }
    expect(await facts({ ...opened, thumbnail })).toMatchObject({
      '@type': 'VideoObject',
      name: opened.title,
      uploadDate: opened.publishedAt,
      embedUrl: opened.embedUrl,
      thumbnailUrl: ['https://bewezen.example/files/a/share.webp'],
      actor: { name: 'Jasper van den Berg' },
      hasPart: [{ startOffset: 0 }, { startOffset: 760, url: `https://bewezen.example${at}?t=12:40` }],
    })
    const { platform, embedUrl } = second
    expect(await facts({ ...opened, platform, embedUrl })).toMatchObject({
      '@type': 'PodcastEpisode',
      datePublished: opened.publishedAt,
      partOfSeries: { '@type': 'PodcastSeries', url: 'https://bewezen.example/podcasts' },
      associatedMedia: { embedUrl },
    })
  })

  test('POD-MORE-44 its summary describes it, else its description, else the lead; unpublished is not indexed', async () => {
    const told = async (one: Podcast, name: string) =>
      (await page(at, { podcasts: [first], opened: one })).metas.findLast((meta) => meta.name === name)?.content
    expect(await told(opened, 'description')).toBe('Over het eerste licht.')
    expect(await told({ ...opened, summary: '' }, 'description')).toBe(opened.description)
    expect(await told({ ...opened, summary: '', description: '' }, 'description')).toMatch(/^Gesprekken over/)
    expect(await told(opened, 'robots')).toBeUndefined()
    expect(await told({ ...opened, isPublished: false }, 'robots')).toBe('noindex')
  })
})
