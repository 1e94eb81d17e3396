import { type ProductCard, wholeCatalogue } from '@bewezen/domain/shop/catalogue.ts'
import { shownProducts } from '@bewezen/domain/shop/filters.ts'
import { productCard } from '@bewezen/domain/shop/testing/aProduct.ts'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { getSsrStatus } from '@tanstack/react-router/ssr/server'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { islandsLoaded } from '../../base/hydration/islands.tsx'
import { newRouter } from '../../router.tsx'

const site = { name: 'Zonnewijzer', contactEmail: 'hallo@bewezen.example', url: 'https://bewezen.example' }
const role = 'student'
type Wish = Parameters<typeof productCard>[0] & { name: string }
let made = 0
const productFor = (viewer: string | null, wish: Wish): ProductCard =>
  productCard(
    {
      id: `0190a000-0000-7000-8000-${String(++made).padStart(12, '0')}`,
      slug: wish.name.toLowerCase().replaceAll(/\W+/g, '-'),
      ...wish,
    },
    viewer,
  )

type Answers = { signedIn?: boolean; products?: ProductCard[]; failing?: boolean }

/** A page of the shop as the server draws it. */
async function page(path: string, { signedIn = false, products = [], failing = false }: Answers = {}) {
  const asked: string[] = []
  const ask = async (name: string, input: { slug?: string }) => {
    asked.push(name)
    if (failing) throw Object.assign(new Error(name), { code: 'UNAVAILABLE', status: 503 })
    if (name === 'shop.catalogue')
      return {
        products: products.slice(0, wholeCatalogue),
        total: products.length,
        isWhole: products.length <= wholeCatalogue,
        partners: [{ id: '0190a000-0000-7000-8000-00000000aaaa', name: 'Zonlicht BV' }],
      }
    const product = products.find(({ slug }) => slug === input.slug)
    if (!product) throw Object.assign(new Error(name), { code: 'NOT_FOUND', status: 404 })
    return product
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
  const card = (name: string) =>
    [...main.matchAll(/<article.*?<\/article>/gs)].map(String).find((one) => one.includes(`>${name}</a>`)) ?? ''
  const [dialog = ''] = /role="dialog".*/s.exec(main) ?? []
  return {
    main,
    text: text(main),
    card: (name: string) => text(card(name)),
    cardHtml: card,
    dialog: text(dialog),
    dialogHtml: dialog,
    names: [...main.matchAll(/<h([23])[^>]*><a[^>]*>(.*?)<\/a>/gs)].map(([, level, name]) => `h${level} ${name}`),
    head: router.state.matches.flatMap((match) => match.meta ?? []) as Record<string, unknown>[],
    links: router.state.matches.flatMap((match) => match.links ?? []) as { rel: string; href: string }[],
    status: getSsrStatus(router),
    asked,
  }
}

const [lamp, guide, deal]: [Wish, Wish, Wish] = [
  { name: 'Avondlamp', description: 'Warm licht', tags: ['slaap'] },
  {
    name: 'Gids',
    category: 'guide',
    isPhysical: false,
    isDigital: true,
    priceCents: 0,
    description: 'Lezen',
    tags: [],
  },
  {
    name: 'Aardingsmat',
    productType: 'affiliate',
    partner: { id: '0190a000-0000-7000-8000-00000000aaaa', name: 'Zonlicht BV' },
    isFeatured: true,
    tags: [],
  },
]
const all = (viewer: string | null) => [lamp, guide, deal].map((wish) => productFor(viewer, wish))

describe('the shop', () => {
  test('SHOP-LIST-01 SHOP-LIST-02 SHOP-LIST-03 SHOP-LIST-04 ROUTE-TABLE-07 SH-ROUTE-15 X3-GEN-03 X3-GEN-04 is for everybody, and asks visitors to make an account', async () => {
    const { text, main, status } = await page('/products', { products: all(null) })
    expect(status).toBe(200)
    expect(text).toContain('Productcollectie')
    expect(text).toContain('Maak een gratis account aan om producten te kopen.')
    expect(main).toMatch(/href="\/auth\?mode=register"[^>]*>Registreren</)
    expect(main).toMatch(/href="\/auth"[^>]*>Inloggen</)
    const member = await page('/products', { signedIn: true, products: all(role) })
    expect(member.text).toContain('Productcollectie')
    expect(member.text).not.toContain('Maak een gratis account')
  })

  test('SHOP-LIST-05 SHOP-LIST-07 SHOP-LIST-08 SHOP-LIST-09 SHOP-LIST-10 SHOP-LIST-11 SHOP-LIST-13 SHOP-LIST-14 SHOP-LIST-23 an address says what is shown, and how many', async () => {
    const shown = async (path: string) => {
      const { names, text } = await page(path, { products: all(null) })
      return [...names.map((name) => name.slice(3)), / (\d+ product(?:en)?) /.exec(text)?.[1]]
    }
    expect(await shown('/products')).toEqual(['Avondlamp', 'Gids', 'Aardingsmat', '3 producten'])
    expect(await shown('/products?q=SLÁAP')).toEqual(['Avondlamp', '1 product'])
    expect(await shown('/products?q=warm')).toEqual(['Avondlamp', '1 product'])
    expect(await shown('/products?type=affiliate')).toEqual(['Aardingsmat', '1 product'])
    expect(await shown('/products?price=free')).toEqual(['Gids', '1 product'])
    expect(await shown('/products?partner=own')).toEqual(['Avondlamp', 'Gids', '2 producten'])
    expect(await shown('/shop/fysiek-product')).toEqual(['Avondlamp', 'Aardingsmat', '2 producten'])
    expect(await shown('/shop/fysiek-product?q=mat&type=affiliate')).toEqual(['Aardingsmat', '1 product'])
  })

  test('SHOP-LIST-12 offers the choices of each filter, with the partners by name', async () => {
    const { main } = await page('/products', { products: all(null) })
    const options = [...main.matchAll(/<select[^>]*>(.*?)<\/select>/gs)].map(([, inner = '']) =>
      [...inner.matchAll(/<option[^>]*>([^<]*)</g)].map(([, option]) => option),
    )
    expect(options).toEqual([
      ['Alle types', 'Eigen producten', 'Partner deals'],
      ['Alle prijzen', 'Gratis', 'Betaald'],
      [
        'Alle categorieën',
        'Cursus',
        'Guide',
        'Ebook',
        'Video',
        'Masterclass',
        'Workshop',
        'Fysiek product',
        'Merchandise',
      ],
      ['Alle partners', 'Partnerproducten', 'Eigen producten', 'Zonlicht BV'],
    ])
  })

  test('SHOP-LIST-15 SHOP-LIST-16 merchandise has a section of its own, which follows the filters', async () => {
    const products = [...all(null), productFor(null, { name: 'Trui', category: 'merchandise' })]
    const { names, text } = await page('/products', { products })
    expect(names).toEqual(['h2 Avondlamp', 'h2 Gids', 'h2 Aardingsmat', 'h3 Trui'])
    expect(text).toContain('4 producten')
    const section = /<section aria-labelledby="merchandise"/
    expect((await page('/products?q=trui', { products })).main).toMatch(section)
    expect((await page('/products?q=lamp', { products })).main).not.toMatch(section)
  })

  test('SHOP-LIST-17 says when nothing is left', async () => {
    expect((await page('/products?q=niets', { products: all(null) })).text).toContain('Geen producten gevonden')
    expect((await page('/products', { products: all(null) })).text).not.toContain('Geen producten gevonden')
  })

  test('X3-ERR-14 tells that it could not be loaded, and offers to ask again', async () => {
    const { text, main } = await page('/products', { failing: true })
    expect(text).toContain('Kon producten niet laden')
    expect(main).toMatch(/<a href=""[^>]*>Opnieuw proberen</)
  })

  test('its head says what it is, under one address whatever is looked for', async () => {
    const { head, links } = await page('/shop/ebook?q=licht', { products: all(null) })
    expect(head).toContainEqual({ title: 'Ebook | Zonnewijzer' })
    expect(links).toContainEqual({ rel: 'canonical', href: 'https://bewezen.example/shop/ebook' })
    expect((await page('/products', { products: [] })).head).toContainEqual({ title: 'Producten | Zonnewijzer' })
  })
})

describe('a card', () => {
  const of = async (viewer: string | null, wish: Wish) => {
    const shown = await page('/products', { signedIn: viewer !== null, products: [productFor(viewer, wish)] })
    return { text: shown.card(wish.name), html: shown.cardHtml(wish.name) }
  }

  test('SHOP-LIST-25 shows the picture, category, description, partner and what stands out', async () => {
    const { text, html } = await of(role, {
      ...deal,
      isPreorder: true,
      imageKeys: ['product-image/a', 'product-image/b'],
    })
    for (const part of [
      'Fysiek product',
      'Houdt blauw licht tegen.',
      'Zonlicht BV',
      'Partner deal',
      'Uitgelicht',
      'Pre-order',
    ])
      expect(text).toContain(part)
    expect(html.match(/<img [^>]*src="[^"]*"/g)).toEqual([expect.stringContaining('product-image/a')])
    const plain = await of(role, lamp)
    expect(plain.html).not.toContain('<img')
    for (const part of ['Partner deal', 'Uitgelicht', 'Pre-order']) expect(plain.text).not.toContain(part)
  })

  test('SHOP-PRICE-01 SHOP-PRICE-12 SHOP-BUY-01 X3-EDGE-29 a visitor is asked to sign in for every price, and gets no cart or download', async () => {
    for (const wish of [lamp, guide, { ...lamp, priceCents: null }]) {
      const { text, html } = await of(null, wish)
      expect(text.match(/Inloggen voor prijs/g)).toHaveLength(1)
      expect(html).toMatch(/<a [^>]*href="\/auth\?next=%2Fshop%2F[^"]+"[^>]*>Inloggen voor prijs</)
      expect(text).not.toMatch(/€|Gratis|Prijs volgt|In winkelwagen|Downloaden/)
    }
  })

  test('SHOP-PRICE-02 SHOP-PRICE-04 SHOP-PRICE-10 SHOP-PRICE-13 a member sees their price, and why it is lower', async () => {
    const { text, html } = await of(role, lamp)
    expect(html).toMatch(/<del[^>]*>€\s59,00<\/del>/)
    expect(text).toMatch(/€\s54,28 -8% Je ledenkorting/)
    expect((await of('moderator', lamp)).text).not.toMatch(/-8%|korting/)
    expect((await of(role, guide)).text).toContain('Gratis')
    const later = await of(role, { ...lamp, priceCents: null })
    expect(later.text).toContain('Prijs volgt')
    expect(later.text).not.toContain('In winkelwagen')
  })

  test('SHOP-ORDER-39 of an offer the old price and what it is are told, and a role comes off the offer', async () => {
    const sale = { ...lamp, salePriceCents: 4_000, saleBeforeCents: 5_000 }
    const plain = await of('moderator', sale)
    expect(plain.html).toMatch(/<del[^>]*>€\s50,00<\/del>/)
    expect(plain.text).toMatch(/€\s40,00 -20% Aanbieding\. Oude prijs: de laagste van de 30 dagen ervoor\./)
    const member = await of(role, sale)
    expect(member.html).toMatch(/<del[^>]*>€\s40,00<\/del>/)
    expect(member.text).toMatch(/€\s36,80 -8% Aanbieding, je ledenkorting/)
    expect((await of(null, sale)).text).not.toMatch(/€|Aanbieding/)
    expect((await of('moderator', { ...sale, saleBeforeCents: 3_500 })).html).not.toContain('<del')
  })

  test('SHOP-BUY-01 SHOP-BUY-03 SHOP-BUY-07 SHOP-BUY-08 SHOP-BUY-11 SHOP-BUY-12 offers what can be done with it', async () => {
    const buttons = async (wish: Wish) =>
      [...(await of(role, wish)).html.matchAll(/<(?:button|a)[^>]* aria-label="([^"]*)"/g)].map(([, label]) => label)
    expect(await buttons(lamp)).toEqual(['In winkelwagen: Avondlamp'])
    expect(await buttons(guide)).toEqual(['Downloaden: Gids'])
    expect(await buttons({ ...lamp, isDigital: true })).toEqual(['In winkelwagen: Avondlamp', 'Downloaden: Avondlamp'])
    expect(await buttons({ ...lamp, stockQuantity: 0 })).toEqual(['Uitverkocht: Avondlamp'])
    expect(await buttons(deal)).toEqual(['Bekijk aanbieding: Aardingsmat'])
    expect((await of(role, { ...lamp, stockQuantity: 0 })).html).toMatch(/<button[^>]* disabled=""/)
    expect((await of(role, deal)).html).toMatch(
      /href="\/functions\/v1\/affiliate-click\?product_id=[\da-f-]{36}" target="_blank" rel="noopener nofollow sponsored"/,
    )
  })
})

describe('the dialog of a product', () => {
  test('SHOP-LIST-23 SHOP-LIST-25 lies over its category, with all pictures, text and tags, and leads back there', async () => {
    const wish = { ...lamp, description: 'Warm\nlicht', imageKeys: ['product-image/a', 'product-image/b'] }
    const products = [productFor(null, wish), ...all(null).slice(1)]
    const { dialog, dialogHtml, status, main } = await page('/shop/fysiek-product/avondlamp?q=lamp', { products })
    expect(status).toBe(200)
    for (const part of ['Avondlamp', 'Warm licht', 'slaap', 'Inloggen voor prijs']) expect(dialog).toContain(part)
    for (const part of ['product-image/a', 'product-image/b']) expect(dialogHtml).toContain(part)
    expect(dialogHtml).toMatch(
      /<a [^>]*href="\/shop\/fysiek-product\?q=lamp"[^>]*aria-label|aria-label="Sluiten"[^>]*href="\/shop\/fysiek-product\?q=lamp"/,
    )
    expect(main).toMatch(/<article/)
  })

  test('X3-EDGE-29 SHOP-PRICE-01 SHOP-PRICE-12 machines learn what it is and never what it costs', async () => {
    const { head, links } = await page('/shop/fysiek-product/avondlamp?utm=x', { products: all(null) })
    const facts = head.find((meta) => 'script:ld+json' in meta)?.['script:ld+json']
    expect(facts).toMatchObject({ '@type': 'Product', name: 'Avondlamp', description: 'Warm licht' })
    expect(JSON.stringify(head)).not.toMatch(/price|offer|5900|59,00/i)
    expect(head).toContainEqual({ title: 'Avondlamp | Zonnewijzer' })
    expect(links).toContainEqual({ rel: 'canonical', href: 'https://bewezen.example/shop/fysiek-product/avondlamp' })
  })

  test('SHOP-PRICE-11 the codes that its viewer may see stand in it, to be copied', async () => {
    const codes = async (viewer: string | null) => {
      const products = [productFor(viewer, lamp)]
      const { dialog } = await page('/shop/fysiek-product/avondlamp', { signedIn: viewer !== null, products })
      return dialog.match(/GEHEIM-\w+/g)
    }
    expect(await codes(null)).toBeNull()
    expect(await codes('student')).toEqual(['GEHEIM-STUDENT', 'GEHEIM-PARTNER'])
    expect(await codes('teacher')).toContain('GEHEIM-TEACHER')
  })

  test('SHOP-PRICE-14 a code whose discount is in the price already says so, and no other one', async () => {
    const said = async (viewer: string, wish: object = {}) => {
      const products = [productFor(viewer, { ...lamp, ...wish })]
      const { dialog } = await page('/shop/fysiek-product/avondlamp', { signedIn: true, products })
      return dialog.match(/Die korting zit al in de prijs hierboven/g)?.length ?? 0
    }
    expect(await said('student')).toBe(1)
    expect(await said('student', { studentDiscountPercentage: 0 })).toBe(0)
    expect(await said('moderator')).toBe(0)
  })

  test('SHOP-LIST-23 X3-EDGE-32 an unknown category or product is not found, and discloses nothing', async () => {
    for (const path of ['/shop/onbekend', '/shop/onbekend/avondlamp', '/shop/fysiek-product/nergens']) {
      const { status, dialog, text } = await page(path, { products: all(null) })
      expect([path, status, dialog]).toEqual([path, 404, ''])
      expect(text).toContain('Productcollectie')
    }
  })

  test('a product that came with the shop is not asked for again', async () => {
    expect((await page('/shop/fysiek-product/avondlamp', { products: all(null) })).asked).toEqual(['shop.catalogue'])
  })
})

test('SHOP-LIST-06 a shop that is too large for the browser says how many there are, and which stand there', async () => {
  const products = Array.from({ length: wholeCatalogue + 1 }, (_, at) => productFor(null, { name: `Boek ${at}` }))
  const { text } = await page('/products', { products })
  expect(text).toContain('501 producten')
  expect(text).toContain('De eerste 500 staan hier.')
  expect(
    shownProducts(products, { text: 'boek 500', type: null, price: null, category: null, partner: null }).count,
  ).toBe(1)
})
