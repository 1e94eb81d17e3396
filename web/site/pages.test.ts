import type { Company } from '@bewezen/domain/base/renderer.ts'
import type { PublicContent } from '@bewezen/domain/site/contract.ts'
import { defaultContent } from '@bewezen/domain/site/defaults.ts'
import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { islandsLoaded } from '../base/hydration/islands.tsx'
import { newRouter } from '../router.tsx'
import { SoonScreen } from './SoonScreen.tsx'

const site = { name: 'Zonnewijzer', contactEmail: 'hallo@bewezen.example', url: 'https://bewezen.example' }
type Plan = { id: string; name: string; priceCents: number; stock: number | null }
const student: Plan = { id: 'b', name: 'Student lidmaatschap', priceCents: 5_500, stock: 10 }

type Answers = {
  plans?: Plan[]
  legal?: object
  blogs?: object
  blog?: object
  asksConsent?: boolean
  company?: Company
  content?: PublicContent
}

/** A page as the server draws it for a visitor; without plans the API does not answer. */
async function page(path: string, { plans, legal, blogs, blog, asksConsent, company, content }: Answers = {}) {
  const answers: Record<string, unknown> = {
    'membership.plans': plans,
    'legal.page': legal,
    'blogs.list': blogs,
    'blogs.read': blog,
    'site.content': content,
  }
  const ask = (name: string) =>
    answers[name] ? Promise.resolve(answers[name]) : Promise.reject(new Error('no API here'))
  const router = newRouter({
    ask: ask as never,
    site: { ...site, asksConsent, company },
    signedIn: false,
    day: { now: 619, sunrise: 496, sunset: 1111 },
  })
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) } as never)
  return drawn(router)
}

/** The page of something to come, which a member's browser draws by itself. */
function memberPage(path: string) {
  const root = createRootRoute({ component: Outlet })
  return drawn(
    createRouter({
      routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: '$', component: SoonScreen })]),
      context: { signedIn: true },
      history: createMemoryHistory({ initialEntries: [path] }),
    }),
  )
}

type Meta = { name?: string; property?: string; content?: string; 'script:ld+json'?: object }

/** What stands in the main part of a page, and what its head tells. */
async function drawn(router: AnyRouter) {
  await router.load()
  await islandsLoaded()
  const whole = renderToString(createElement(RouterProvider, { router } as never)).replaceAll('<!-- -->', '')
  const html = whole.match(/<main.*<\/main>/s)?.[0] ?? ''
  const text = (markup: string) =>
    markup
      .replace(/<svg.*?<\/svg>|<[^>]*>/g, ' ')
      .replaceAll('&amp;', '&')
      .replace(/\s+/g, ' ')
      .trim()
  return {
    whole,
    html,
    metas: router.state.matches.flatMap((match) => (match.meta ?? []) as Meta[]),
    text: text(html),
    links: Array.from(html.matchAll(/<a ([^>]*)>(.*?)<\/a>/g), ([, attributes = '', inner = '']) => ({
      to: attributes.match(/href="([^"]*)"/)?.[1],
      label: text(inner),
    })),
    headings: Array.from(
      html.matchAll(/<h([1-3])[^>]*>(.*?)<\/h\1>/g),
      ([, level, inner = '']) => `${level} ${text(inner)}`,
    ),
  }
}

describe('the home page', () => {
  test('MKT-HOME-03 MKT-HOME-04 the hero leads to the membership and to how it works', async () => {
    const { html } = await page('/')
    const hero = html.slice(0, html.indexOf('</section>'))
    expect(hero).toMatch(/<a href="\/subscription"[^>]*>Word Lid<\/a>/)
    expect(hero).toMatch(/<a href="\/how-it-works"[^>]*>Meer info<\/a>/)
  })

  test('its title is read out with the first word, and all words are in it in order', async () => {
    const { html } = await page('/')
    const title = html.match(/<h1.*?<\/h1>/s)?.[0] ?? ''
    expect(title.replace(/<[^>]*>/g, '')).toBe('Zonnewijzer Project Community Labs Events Market')
    expect(title.replace(/<span aria-hidden="true".*?<\/span>/g, '').replace(/<[^>]*>/g, '')).toBe(
      'Zonnewijzer Project',
    )
  })

  test('MKT-MORE-42 at its levels it says that they open one after another', async () => {
    const { html } = await page('/')
    const levels = html.slice(html.indexOf('id="levels"'))
    expect(levels.slice(0, levels.indexOf('<h3'))).toContain('Rond je een level af, dan gaat het volgende open.')
  })

  test('MKT-HOME-01 MKT-HOME-06 MKT-HOME-11 MKT-HOME-12 it has all its sections with their texts', async () => {
    const { headings, text, links } = await page('/')
    expect(headings.filter((heading) => !heading.startsWith('3 Naam'))).toEqual([
      '1 Zonnewijzer Project Community Labs Events Market',
      '2 Kijk binnen, op een gewone dag',
      '3 Slaap en ritme',
      '2 Wat leden vertellen',
      '2 Advies is er genoeg. Bewijs voor jóúw lichaam niet.',
      '3 Het probleem',
      '3 De oplossing',
      '2 Waar natuur en wetenschap samenkomen',
      '2 Vijf levels, van zonsopkomst tot hoogste punt',
      '3 Level 1: Fundament',
      '3 Level 2: Licht en ritme',
      '3 Level 3: Voeding en energie',
      '3 Level 4: Adem en herstel',
      '3 Level 5: N=1 meesterschap',
      '2 Alles in één lidmaatschap',
      '3 Wat je in week 1 doet',
      '2 De mensen achter het bewijs',
      '2 Sta er niet alleen voor: leer samen met gelijkgestemden',
    ])
    expect(text).toContain('Je krijgt overal ander gezondheidsadvies en weet niet wat voor jou werkt.')
    expect(text).toContain(
      'Hier leer je stap voor stap zelf onderzoeken wat jouw lichaam nodig heeft, samen met anderen.',
    )
    expect(links.at(-1)).toEqual({ to: '/subscription', label: 'Word Lid' })
  })

  test('MKT-MORE-01 a living part without anything to show is left out, and without any the section is', async () => {
    const none = { conversation: null, calendar: null, week: null }
    const { headings } = await page('/', { content: { ...defaultContent, inside: none } })
    expect(headings).not.toContain('2 Kijk binnen, op een gewone dag')
    const week = { level: 1, title: 'Fundament', week: 2, lessons: [{ title: 'Meten', isRequired: true }] }
    const { headings: some } = await page('/', { content: { ...defaultContent, inside: { ...none, week } } })
    expect(some.slice(1, 3)).toEqual(['2 Kijk binnen, op een gewone dag', '3 Universiteit'])
  })

  test('MKT-HOME-15 MKT-CLAIM-04 MKT-CLAIM-05 X3-LIMIT-15 twelve testimonials stand there with initials, each marked as a sample', async () => {
    const { html } = await page('/')
    const cards = Array.from(html.matchAll(/<figure.*?<\/figure>/g), ([card]) => card)
    expect(cards.length).toBe(12)
    expect(cards.filter((card) => card.includes('Voorbeeld')).length).toBe(12)
    expect(cards.slice(0, 4).map((card) => card.match(/data-initials="([^"]*)"/)?.[1])).toEqual(['A', 'BW', 'C', 'DV'])
  })

  test('MKT-MORE-11 a card with a measurement shows both averages and its graph, and one without shows none', async () => {
    const { html } = await page('/')
    const cards = Array.from(html.matchAll(/<figure.*?<\/figure>/g), ([card]) => card)
    const [anna, , chantal] = cards
    expect(anna).toContain('aria-label="ochtenden buiten, van gemiddeld 2,5 naar 5,3 per week"')
    expect(chantal).not.toContain('<circle')
  })

  test('MKT-MORE-08 MKT-MORE-09 beside the price stands that one can withdraw, and what the first week is', async () => {
    const { text } = await page('/')
    const block = text.slice(text.indexOf('Alles in één lidmaatschap'), text.indexOf('De mensen achter'))
    expect(block).toContain('Veertien dagen bedenktijd. Herroep je online, dan krijg je alles terug wat je betaalde.')
    expect(block.match(/Dag \d/g)).toEqual(['Dag 1', 'Dag 2', 'Dag 4', 'Dag 7'])
  })

  test('MKT-CLAIM-01 MKT-CLAIM-06 MKT-CLAIM-07 all five claims are made, that of the whole community on its banner', async () => {
    const { text } = await page('/')
    const banner = text.slice(text.indexOf('De mensen achter'))
    expect(banner).toContain('Meer dan 5000 leden Sta er niet alleen voor: leer samen met gelijkgestemden')
    expect(text.slice(0, text.indexOf('Wat leden vertellen'))).toContain(
      '1000+ N=1 experimenten gestart 100+ chronische klachten opgelost 100+ high performers geoptimaliseerd',
    )
    expect(text.slice(0, text.indexOf('De mensen achter'))).toContain('Meer dan 100 leden')
  })

  test('MKT-OFFER-01 MKT-OFFER-02 MKT-OFFER-05 MKT-OFFER-07 the membership block has price, claims, offer and the way in', async () => {
    const { text, links } = await page('/')
    const block = text.slice(text.indexOf('Alles in één lidmaatschap'), text.indexOf('De mensen achter'))
    for (const part of [
      'Totale waarde € 6.900',
      '€ 49 per maand',
      'Meer dan 100 leden',
      '1000+ N=1 experimenten gestart',
      '100+ chronische klachten opgelost',
      '100+ high performers geoptimaliseerd',
      'Na 250 leden gaat de prijs omhoog. Vroege leden houden € 49 per maand, voor altijd.',
    ])
      expect(block).toContain(part)
    // The offer names no other number: no count-down and no places that are left.
    expect(block.match(/\b\d+ (?:plekken|plaatsen|dagen|uur|minuten)\b|nog \d+/i)).toBeNull()
    expect(links).toContainEqual({ to: '/subscription', label: 'Sluit nu aan bij onze community!' })
  })

  test('MKT-OFFER-08 the price is that of the stored student plan, and € 49 when the plans cannot be read or none is on offer', async () => {
    expect((await page('/', { plans: [student] })).text).toContain('€ 55 per maand, maandelijks opzegbaar')
    expect((await page('/', { plans: [] })).text).toContain('€ 49 per maand, maandelijks opzegbaar')
    expect((await page('/')).text).toContain('€ 49 per maand, maandelijks opzegbaar')
  })
})

describe('what an admin changed', () => {
  const hero = { imageUrl: '/files/site-heroes/x/full.webp', alt: 'Zon boven zee', width: 1600, height: 900 }

  test('MKT-CONTACT-01 MKT-CONTACT-03 ADM-PANEL-15 the hero picture stands on home and contact, else the art of the brand', async () => {
    const content = { ...defaultContent, hero }
    for (const path of ['/', '/contact']) {
      expect((await page(path, { content })).html).toMatch(
        /<img src="[^"]*full\.webp"[^>]*width="1600" height="900" alt="Zon boven zee"/,
      )
      expect((await page(path)).html).not.toContain('<img ')
    }
  })

  test('MKT-HOW-04 home and how it works show the same stored levels', async () => {
    const level = { title: 'Begin', duration: '6 weken', result: 'Je weet waar je staat.' }
    const content = { ...defaultContent, levels: [level, ...defaultContent.levels.slice(1)] }
    for (const path of ['/', '/how-it-works'])
      expect((await page(path, { content })).text).toContain('Level 1: Begin 6 weken Resultaat Je weet waar je staat.')
  })

  test('MKT-CLAIM-07 MKT-CLAIM-11 a claim that is off and a section without cards are left out', async () => {
    const { text, headings } = await page('/', {
      content: { ...defaultContent, claims: { members: '12 leden' }, testimonials: [], team: [] },
    })
    expect(headings).not.toContain('2 Wat leden vertellen')
    expect(headings).not.toContain('2 De mensen achter het bewijs')
    expect(text).toContain('12 leden')
    for (const gone of ['Meer dan 5000 leden', '1000+', 'high performers']) expect(text).not.toContain(gone)
  })

  test('MKT-CLAIM-11 a real quote carries no mark of a sample', async () => {
    const real = {
      name: 'Echte Naam',
      content: 'Dit heb ik zelf gezegd.',
      avatarUrl: null,
      isSample: false,
      measured: null,
    }
    const { html } = await page('/', { content: { ...defaultContent, testimonials: [real] } })
    expect(html.match(/<figure.*?<\/figure>/)?.[0]).not.toContain('Voorbeeld')
  })
})

describe('how it works', () => {
  test('MKT-HOW-01 MKT-HOW-02 MKT-HOW-05 it has hero, benefits, five levels and the way in', async () => {
    const { text, headings, links } = await page('/how-it-works', { plans: [student] })
    expect(headings[0]).toBe('1 Hoe het werkt')
    expect(text).toContain('In vijf stappen van acht weken naar inzicht in je eigen gezondheid.')
    expect(text).toContain('Eén abonnement van € 55 per maand.')
    expect(text).toContain(
      'Level 5: N=1 meesterschap 8 weken Resultaat Je ontwerpt en beoordeelt je eigen experimenten.',
    )
    expect(text.match(/Level \d: /g)?.length).toBe(5)
    expect(links.at(-1)).toEqual({ to: '/subscription', label: 'Word Lid' })
  })
})

test('MKT-CLAIM-02 MKT-CLAIM-03 MKT-CLAIM-08 MKT-CLAIM-09 how it works lists the four benefits and the ten things that come with them', async () => {
  const { html } = await page('/how-it-works')
  const listed = Array.from(html.matchAll(/<li[^>]*>(.*?)<\/li>/gs), ([, inner = '']) =>
    inner
      .replace(/<svg.*?<\/svg>|<p.*?<\/p>|<[^>]*>/gs, '')
      .replaceAll('\u00AD', '')
      .trim(),
  )
  const first = listed.indexOf('Toegang tot de volledige universiteit')
  expect(listed.slice(first, first + 14)).toEqual([
    'Toegang tot de volledige universiteit',
    'Labs met persoonlijke begeleiding',
    'Een community van gelijkgestemden',
    'Exclusieve content en live events',
    'Wekelijkse meetings',
    'Fysieke events',
    'Groepschallenges',
    'Diepgaand onderzoek',
    'Bloedtesten',
    'Voeding en ritme',
    'Roodlichttherapie',
    'Ademhalingstechnieken',
    'Slaapoptimalisatie',
    'Stressmanagement',
  ])
})

test('MKT-MORE-43 how it works says what N=1 is below its levels', async () => {
  const { html } = await page('/how-it-works')
  const levels = html.slice(html.indexOf('id="levels"'), html.indexOf('id="begin"'))
  expect(levels.slice(levels.indexOf('N=1 meesterschap'))).toContain('N=1 is een experiment met één deelnemer: jij.')
})

describe('the contact page', () => {
  test('MKT-CONTACT-04 MKT-CONTACT-05 MKT-CONTACT-07 it has the mail address, two ways on and one that waits', async () => {
    const { html, links } = await page('/contact')
    expect(links.map(({ to, label }) => `${label} ${to}`)).toEqual([
      'hallo@bewezen.example mailto:hallo@bewezen.example',
      'Schrijf ons mailto:hallo@bewezen.example',
      'Hoe het werkt /how-it-works',
      'Lidmaatschap /subscription',
    ])
    const waiting = html.match(/<li aria-disabled="true".*?<\/li>/s)?.[0] ?? ''
    expect(waiting).toContain('Marktplaats')
    expect(waiting).toContain('Coming Soon')
    expect(waiting).not.toMatch(/<a |<button|tabindex/)
  })
})

test('MKT-CONTACT-08 contact and the foot of every page name the company as far as an admin filled it in', async () => {
  const company = {
    address: 'Zonnepad 1\n3981 AA Bunnik',
    phone: '030 123 45 67',
    kvk: '12345678',
    vatId: 'NL123456789B01',
  }
  const lines = ['Zonnepad 1', '3981 AA Bunnik', 'Nederland', '030 123 45 67', 'KvK 12345678', 'Btw-id NL123456789B01']
  const contact = await page('/contact', { company })
  const footer = (await page('/terms', { company })).whole.match(/<footer.*<\/footer>/s)?.[0] ?? ''
  for (const part of [contact.html, footer]) {
    const places = lines.map((line) => part.indexOf(line))
    expect(places.every((place) => place > 0)).toBe(true)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  }
  expect((await page('/contact', { company: { kvk: '12345678' } })).text).toContain(
    'Nederland KvK 12345678 Schrijf ons',
  )
  expect((await page('/contact')).text).toContain('hallo@bewezen.example Nederland Schrijf ons')
})

test('MKT-CONTACT-06 the contact address that is set stands on contact, the cookie page and in the footer, and leads to mail', async () => {
  const link = 'href="mailto:hallo@bewezen.example"'
  for (const path of ['/contact', '/cookies']) expect((await page(path)).html).toContain(link)
  for (const path of ['/', '/contact', '/products', '/nergens']) {
    const footer = (await page(path)).whole.match(/<footer.*<\/footer>/s)?.[0]
    expect(footer, path).toContain(link)
  }
})

describe('the legal pages', () => {
  const stored = {
    title: 'Onze privacy',
    content: '<h2 id="deel-wie">Wie</h2><p>Wij.</p>',
    headings: [{ id: 'deel-wie', title: 'Wie' }],
    updatedAt: '2026-10-12T08:00:00.000Z',
    isPlaceholder: true,
  }

  test('X3-LIMIT-19 LEGAL-PAGE-01 LEGAL-PAGE-08 LEGAL-PAGE-17 LEGAL-PAGE-18 a stored page shows its text, its Dutch date and that it is an example', async () => {
    const { html, headings, text } = await page('/privacy', { legal: { page: stored } })
    expect(headings.slice(0, 1)).toEqual(['1 Onze privacy'])
    expect(html).toContain('<h2 id="deel-wie">Wie</h2><p>Wij.</p>')
    expect(text).toContain('Laatst bijgewerkt: 12 oktober 2026')
    expect(text).toContain('Voorbeeldtekst. Deze tekst laat de opmaak zien en is niet bindend.')
    expect((await page('/privacy', { legal: { page: { ...stored, isPlaceholder: false } } })).text).not.toContain(
      'Voorbeeldtekst',
    )
  })

  test.each([
    ['LEGAL-PAGE-06', '/privacy', 'Privacybeleid niet gevonden'],
    ['LEGAL-PAGE-07', '/terms', 'Algemene voorwaarden niet gevonden'],
  ])('%s %s without a record says so', async (_id, path, sentence) => {
    expect((await page(path, { legal: { page: null } })).text).toContain(sentence)
  })

  test('LEGAL-PAGE-11 X3-ERR-26 a page that could not be loaded says so', async () => {
    expect((await page('/privacy')).text).toMatch(/^Error Failed to load legal pages/)
  })

  test('LEGAL-COOKIE-01 the cookie policy is public and has nine numbered sections', async () => {
    const { headings, html } = await page('/cookies')
    const numbered = headings.filter((heading) => /^2 \d\. /.test(heading))
    expect([numbered.length, numbered[0], numbered[8]]).toEqual([
      9,
      '2 1. Wat zijn cookies?',
      '2 9. Vragen en wijzigingen',
    ])
    expect(html).not.toContain('Cookie-instellingen')
  })

  test('LEGAL-COOKIE-07 section 8 leads to the choice only when there is one', async () => {
    const { html } = await page('/cookies', { asksConsent: true })
    const eighth = html.slice(html.indexOf('>Je keuze beheren'), html.indexOf('>Vragen en wijzigingen</'))
    expect(html).toMatch(/data-consent="settings"[^>]*>Cookie-instellingen/)
    expect(eighth.length).toBeGreaterThan(0)
  })
})

describe('the blogs', () => {
  const card = {
    id: '0190a000-0000-7000-8000-000000000001',
    slug: 'licht',
    title: 'Licht & lucht',
    excerpt: 'Kort gezegd.',
    cover: null,
    category: 'licht',
    author: { name: 'Teun Bakker', photo: null, color: null },
    status: 'published',
    publishedAt: '2026-10-05T08:00:00.000Z',
    updatedAt: '2026-10-05T08:00:00.000Z',
    minutes: 3,
    isHidden: false,
    viewer: { mayEdit: false },
  }
  const blog = { ...card, content: '<p>Ga naar buiten.</p>', headings: [], related: [] }
  const list = (blogs: object[]) => ({ blogs: { blogs, total: blogs.length, categories: [] } })

  test('BLOG-AREA-02 a card has title, summary, author, date and reading time', async () => {
    const { text, links } = await page('/blogs', list([card]))
    expect(text).toMatch(/Licht & lucht Kort gezegd\. Teun Bakker 05 okt 2026 ?, 3 min leestijd/)
    expect(links).toContainEqual({ to: '/blogs/licht', label: 'Licht & lucht' })
  })

  test('BLOG-AREA-04 an empty list, an empty search and a list that could not be loaded say so', async () => {
    expect((await page('/blogs', list([]))).text).toContain('Nog geen blogs')
    expect((await page('/blogs?zoek=niets', list([]))).text).toContain('Geen blogs gevonden Alle blogs')
    expect((await page('/blogs')).text).toBe('Kon blogs niet laden Opnieuw proberen')
  })

  test('BLOG-AREA-20 without JavaScript the search is a form that is sent, and the way to empty it a link', async () => {
    const { html, links } = await page('/blogs?zoek=licht&onderwerp=slaap', list([card]))
    const [form = ''] = html.match(/<form [^>]*action="\/blogs".*?<\/form>/s) ?? []
    expect(form).toMatch(/<input type="hidden" name="onderwerp" value="slaap"/)
    expect(form).toMatch(/name="zoek"[^>]*value="licht"/)
    expect(form).toMatch(/<a aria-label="Zoekopdracht wissen"[^>]* href="\/blogs\?onderwerp=slaap">/)
    expect(links).toContainEqual({ to: '/blogs/licht', label: 'Licht & lucht' })
    expect((await page('/blogs', list([card]))).html).not.toContain('Zoekopdracht wissen')
  })

  test('BLOG-AREA-05 BLOG-AREA-16 an article has its text, ways to share it and on, and no comments', async () => {
    const { text, links, html, metas } = await page('/blogs/licht', { blog })
    for (const part of ['Ga naar buiten.', 'Teun Bakker', '3 min leestijd', 'Link kopiëren'])
      expect(text).toContain(part)
    expect(links).toContainEqual({ to: '/blogs', label: 'Alle blogs' })
    expect(text).toContain('Praat mee in de community')
    expect(links.at(-1)).toEqual({ to: '/subscription', label: 'Bekijk het lidmaatschap' })
    expect(html).not.toMatch(/<textarea|<form/)
    expect(metas.flatMap((meta) => meta['script:ld+json'] ?? [])[0]).toMatchObject({
      '@type': 'Article',
      headline: 'Licht & lucht',
      datePublished: card.publishedAt,
    })
  })

  test('BLOG-AREA-15 what is told of an article is its excerpt, else how it begins, and its cover', async () => {
    const cover = { card: '/files/c', share: '/files/s', full: '/files/f', alt: 'Een zon' }
    const long = { ...blog, cover, excerpt: '', content: `<p>${'Ga naar buiten. '.repeat(20)}</p>`, isHidden: true }
    const told = async (blog: object) =>
      Object.fromEntries(
        (await page('/blogs/licht', { blog })).metas.map(({ name, property, content }) => [name ?? property, content]),
      )
    const [short, other] = [await told(blog), await told(long)]
    expect([short.description, short['og:image'], short.robots]).toEqual(['Kort gezegd.', undefined, undefined])
    expect(other.description).toBe(
      'Ga naar buiten. '
        .repeat(10)
        .trim()
        .slice(0, 155)
        .replace(/\s\S*$/, ''),
    )
    expect([other['og:image'], other['og:image:alt']]).toEqual([`${site.url}/files/s`, 'Een zon'])
    expect(other.robots).toBe('noindex')
  })

  test('LEGAL-COOKIE-06 a video stands in a frame at once, and waits for a press where the site asks first', async () => {
    const frame = '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="Video"></iframe>'
    const withVideo = { blog: { ...blog, content: frame } }
    expect((await page('/blogs/licht', withVideo)).html).toContain('<iframe')
    const asked = (await page('/blogs/licht', { ...withVideo, asksConsent: true })).html
    expect(asked).not.toContain('<iframe')
    expect(asked).toContain('data-frame="dQw4w9WgXcQ">Inhoud laden</button>')
  })
})

describe('pages that are still to come', () => {
  test.each([
    ['/masterclassen', 'Masterclassen'],
    ['/cursussen', 'Cursussen'],
    ['/challenges', 'Challenges'],
  ])('SH-ROUTE-24 SH-ROUTE-25 MKT-PAGE-01 MKT-PAGE-04 %s says so and leads to the community', async (path, title) => {
    const { headings, text, links } = await memberPage(path)
    expect(headings).toEqual([`1 ${title}`])
    expect(text).toContain('Hier komt binnenkort meer content.')
    expect(links).toEqual([{ to: '/community', label: 'Naar Community' }])
  })

  test('a deeper one is called after its part of the site', async () => {
    expect((await memberPage('/checkout/payment')).headings).toEqual(['1 Checkout'])
  })
})
