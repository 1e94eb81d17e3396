import type { OwnOrder } from '@bewezen/domain/shop/orders/buyingContract.ts'
import { totalsOf } from '@bewezen/domain/shop/orders/totals.ts'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Resumed } from '../../payments/ResumedPayment.tsx'
import { CartCheckout } from '../CartCheckout.tsx'
import { ChangedStrip } from './checkout/ChangedStrip.tsx'
import { PaymentOff } from './checkout/CheckoutScreen.tsx'
import { CheckStep } from './checkout/CheckStep.tsx'
import { changesSince, type Review, shownOf } from './checkout/review.ts'
import { OpenOrder } from './own/OpenOrder.tsx'
import { OrderRow } from './own/OrderCard.tsx'
import { pageFrom } from './own/OwnOrders.tsx'
import { progressOf } from './own/progress.ts'
import type { OrderActions } from './own/useOrderActions.ts'
import { Sure } from './own/Withdrawal.tsx'
import { TotalsList } from './TotalsList.tsx'

const nothing = () => {}
const id = (at: number) => `0193b0f2-0000-7000-8000-${String(at).padStart(12, '0')}`

/** The words of a part in order, where its links lead and what its buttons are called. */
async function drawn(part: ReactNode, context: object = {}) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    context: context as never,
  })
  await router.load()
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  const plain = (text: string) =>
    text
      .replace(/<svg.*?<\/svg>/gs, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  return {
    text: plain(html),
    links: [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, to, label = '']) => [
      plain(label),
      to,
    ]),
    buttons: [...html.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, label = '']) => plain(label)),
  }
}

const [glasses, book] = [
  {
    productId: id(1),
    name: 'Avondbril amber',
    imageUrl: null,
    priceCents: 5_428,
    undiscountedCents: 5_900,
    discountPercentage: 8,
    vatRate: 21 as const,
    quantity: 2,
    isPhysical: true,
  },
  {
    productId: id(2),
    name: 'Eten op tijd',
    imageUrl: null,
    priceCents: 1_334,
    undiscountedCents: 1_334,
    discountPercentage: 0,
    vatRate: 9 as const,
    quantity: 1,
    isPhysical: false,
  },
]
const address = {
  name: 'Sanne de Wit',
  street: 'Biltstraat',
  houseNumber: '14',
  addition: 'bis',
  postcode: '3572ba',
  city: 'Utrecht',
  country: 'NL' as const,
}
const reviewOf = (lines: Review['lines']): Review => ({
  lines,
  totals: { NL: totalsOf(lines, 495), BE: totalsOf(lines, 795), DE: totalsOf(lines, 795) },
  address,
  fullName: 'Sanne de Wit',
  email: 'sanne@voorbeeld.nl',
})

const orderOf = (wish: Partial<OwnOrder> = {}): OwnOrder => {
  const lines = [glasses, book].map((line, at) => ({
    ...line,
    id: id(10 + at),
    isDigital: !line.isPhysical,
    refundedQuantity: 0,
    hasDownload: !line.isPhysical,
    waivedAt: null,
  }))
  return {
    id: '4f81c07e-0000-7000-8000-000000000001',
    state: 'paid',
    createdAt: '2026-10-18T18:14:00.000Z',
    expiresAt: '2026-10-18T18:44:00.000Z',
    paidAt: '2026-10-18T18:16:00.000Z',
    shippedAt: null,
    receivedAt: null,
    withdrawnAt: null,
    carrier: null,
    track: null,
    trackUrl: null,
    lines,
    totals: totalsOf(lines, 495),
    address,
    refunds: [],
    invoices: [{ number: '2026-00412', kind: 'invoice' }],
    canPay: false,
    canConfirmReceipt: false,
    withdrawal: null,
    awaited: null,
    ...wish,
  }
}
const shipped = {
  state: 'shipped',
  shippedAt: '2026-10-19T13:02:00.000Z',
  carrier: 'PostNL',
  trackUrl: 'https://postnl.example/3S',
} as const
const actions = { pay: nothing } as unknown as OrderActions
const opened = (order: OwnOrder) => drawn(<OpenOrder order={order} actions={actions} onClose={nothing} />)

describe('the way to an order', () => {
  const cart = { lines: [], pieces: 0, totalCents: 8_832 }
  const drawer = (isOn: boolean) => drawn(<CartCheckout cart={cart} isOn={isOn} onClose={nothing} />)

  test('SHOP-ORDER-04 SH-CART-05 SH-CART-06 the cart leads to the review step only while the shop takes money', async () => {
    const [on, off] = [await drawer(true), await drawer(false)]
    expect(on.links).toEqual([['Afrekenen', '/checkout']])
    expect(on.text).not.toContain('Betalen is binnenkort beschikbaar.')
    expect(off.links).toEqual([])
    expect(off.buttons).toEqual(['Afrekenen'])
    expect(off.text).toContain('Betalen is binnenkort beschikbaar.')
  })

  test('SHOP-ORDER-02 a shop that takes no money says that nothing was charged', async () => {
    expect((await drawn(<PaymentOff />)).text).toContain('Betalen is nu niet mogelijk. Er is niets afgeschreven.')
  })

  test('SHOP-ORDER-04 SHOP-ORDER-19 a payment that cannot be resumed says why and leads to the own orders', async () => {
    expect((await drawn(<Resumed refused={null} />)).links).toEqual([])
    const refused = await drawn(<Resumed refused="PROVIDER_FAILED" />)
    expect(refused.text).toContain('Betalen lukt nu even niet. Er is niets afgeschreven.')
    expect(refused.links).toEqual([['Naar Mijn bestellingen', '/bestellingen']])
  })
})

describe('the review step', () => {
  const review = reviewOf([glasses, book])
  const check = (changes: ReturnType<typeof changesSince>) =>
    drawn(
      <CheckStep
        review={review}
        address={address}
        changes={changes}
        onAgree={nothing}
        takesFocus={false}
        onChange={nothing}
      />,
    )

  test('SHOP-ORDER-06 SHOP-ORDER-07 shows each line with price, discount and BTW, and the address as it is kept', async () => {
    const { text } = await check([])
    expect(text).toContain('Klopt je bestelling?')
    expect(text).toMatch(/Avondbril amber € 54,28 per stuk, 8% korting, btw 21% 2 × was € 118,00 € 108,56/)
    expect(text).toMatch(/Eten op tijd Btw 9% 1 × € 13,34/)
    expect(text).toContain('Sanne de Wit, Biltstraat 14 bis, 3572 BA Utrecht')
    expect(text).not.toContain('Akkoord')
  })

  test('SHOP-ORDER-12 what changed is said with old and new figures, and asked about', async () => {
    const before = reviewOf([{ ...glasses, priceCents: 5_373, quantity: 3 }, book])
    const { text, buttons } = await check(changesSince(before, review, 'NL'))
    expect(text).toContain('De prijs is gewijzigd. Avondbril amber: nu € 54,28, dat was € 53,73.')
    expect(text).toContain('Niet meer zoveel op voorraad. Avondbril amber: nu 2, dat waren er 3.')
    expect(buttons).toContain('Akkoord')
  })

  test('SHOP-ORDER-12 an amount of what changed stands on one line', () => {
    const before = reviewOf([{ ...glasses, priceCents: 5_373 }, book])
    const strip = renderToStaticMarkup(<ChangedStrip changes={changesSince(before, review, 'NL')} onAgree={nothing} />)
    expect(strip).toContain('nu €\u00a054,28, dat was €\u00a053,73.')
  })

  test('SHOP-ORDER-12 what goes along with the order is what stood on the screen, with the shipping of the country', () => {
    expect(shownOf(review, 'BE')).toEqual({
      lines: [
        { productId: id(1), name: 'Avondbril amber', quantity: 2, priceCents: 5_428 },
        { productId: id(2), name: 'Eten op tijd', quantity: 1, priceCents: 1_334 },
      ],
      shippingCents: 795,
    })
    expect(changesSince(review, review, 'NL')).toEqual([])
  })

  test('SHOP-ORDER-06 SHOP-ORDER-11 the totals are those of the server, with shipping per country and BTW per rate', async () => {
    const { text } = await drawn(<TotalsList totals={review.totals.NL} pieces={3} country="NL" />)
    const vat = review.totals.NL.vat.map(({ vatCents }) => `0,${vatCents}`).length
    expect(vat).toBe(2)
    expect(text).toMatch(
      /Producten, 3 stuks € 121,90 Verzending, Nederland € 4,95 waarvan btw 21% € \d+,\d\d waarvan btw 9% € \d+,\d\d Totaal € 126,85/,
    )
  })
})

describe('an own order', () => {
  test('SHOP-ORDER-15 SHOP-ORDER-26 a row says what it is, how it stands and what it costs', async () => {
    const row = (order: OwnOrder) => drawn(<OrderRow order={order} actions={actions} onOpen={nothing} />)
    const states = {
      paid: 'Betaald',
      shipped: 'Verzonden',
      expired: 'Verlopen, niets afgeschreven',
      cancelled: 'Geannuleerd',
      returning: 'Wordt teruggestuurd',
      refunded: 'Terugbetaald',
    } as const
    for (const [state, word] of Object.entries(states)) {
      const { text, buttons } = await row(orderOf({ state: state as OwnOrder['state'] }))
      expect(text).toContain(`Avondbril amber en 1 meer 4f81c07e, 18 okt 2026 ${word} € 126,85`)
      expect(buttons).toEqual(['Bekijk bestelling 4f81c07e'])
    }
    const { text, buttons } = await row(orderOf({ state: 'pending', canPay: true }))
    expect(text).toContain('Wacht op betaling, tot 20:44')
    expect(buttons[0]).toContain('Betaal verder')
  })

  test('SHOP-ORDER-55 one that lapsed and whose money came too late does not say that nothing was charged', async () => {
    const late = { id: 'r1', amountCents: 12_685, state: 'pending', at: '2026-10-18T19:30:00Z' } as const
    const { text } = await opened(orderOf({ state: 'expired', refunds: [late] }))
    expect(text).toContain('Verlopen')
    expect(text).not.toContain('niets afgeschreven')
    expect(text).toContain('Onderweg naar je terug € 126,85')
  })

  test('SHOP-ORDER-13 SHOP-ORDER-19 one that waits for its payment says until when, and can be paid or given up', async () => {
    const { text, buttons } = await opened(orderOf({ state: 'pending', canPay: true, paidAt: null, invoices: [] }))
    expect(text).toContain('We houden je producten vast tot 20:44.')
    expect(buttons).toEqual(expect.arrayContaining(['Annuleer bestelling']))
    expect(buttons.some((button) => button.includes('Betaal verder'))).toBe(true)
    expect((await opened(orderOf())).text).not.toContain('We houden je producten vast')
  })

  test('SHOP-ORDER-24 SHOP-ORDER-25 SHOP-ORDER-26 one that is paid has its invoice, its download and its parcel to follow', async () => {
    const { text, links, buttons } = await opened(orderOf(shipped))
    expect(links).toContainEqual(['Factuur 2026-00412', '/api/payments/invoice/2026-00412.pdf'])
    expect(links).toContainEqual(['Volg pakket', 'https://postnl.example/3S'])
    expect(text).toContain('Verzonden met PostNL')
    expect(buttons.some((button) => button.includes('Download'))).toBe(true)
    const unpaid = await opened(orderOf({ state: 'expired', paidAt: null, invoices: [] }))
    expect(unpaid.buttons.some((button) => button.includes('Download'))).toBe(false)
  })

  test('SHOP-ORDER-28 SHOP-ORDER-30 it can be withdrawn from as long as the server says so, and says which download cannot', async () => {
    const withdrawal = { until: null, lines: [{ id: id(10), quantity: 2 }], refundCents: 11_351, isSentBack: false }
    const order = orderOf({ withdrawal })
    const waived = order.lines.map((line) => ({ ...line, waivedAt: line.isPhysical ? null : order.paidAt }))
    const can = await opened({ ...order, lines: waived })
    expect(can.text).toContain('Bedenktijd tot 14 dagen na ontvangst.')
    expect(can.text).toContain(
      'Eten op tijd kan niet terug: je startte de download op 18 oktober en stemde daarmee in.',
    )
    expect(can.buttons).toContain('Bestelling herroepen')
    // The moment is the first that is too late; whoever reads it wants the last day.
    const dated = await opened(orderOf({ withdrawal: { ...withdrawal, until: '2026-12-13T23:00:00.000Z' } }))
    expect(dated.text).toContain('Bedenktijd tot en met zo 13 dec.')
    expect((await opened(orderOf())).buttons).not.toContain('Bestelling herroepen')
  })

  test('SHOP-ORDER-50 pieces that were paid back are told at their line', async () => {
    const [first, ...others] = orderOf().lines
    const back = (refundedQuantity: number) =>
      opened(orderOf({ lines: first ? [{ ...first, refundedQuantity }, ...others] : [] }))
    expect((await back(1)).text).toContain('btw 21% 1 van 2 terugbetaald 2 ×')
    expect((await back(2)).text).toContain('btw 21% Terugbetaald 2 ×')
    expect((await back(0)).text).not.toContain('terugbetaald')
  })

  const toSite = (company: { address?: string } = {}) => ({
    site: { name: 'Bewezen', contactEmail: 'community@voorbeeld.nl', url: '', company },
  })

  test('SHOP-ORDER-46 a withdrawn parcel says what goes back, where, by when, at whose cost and for how much', async () => {
    const awaited = { by: '2026-11-02T10:00:00.000Z', lines: [{ id: id(10), quantity: 2 }], refundCents: 11_351 }
    const order = orderOf({ ...shipped, state: 'returning', withdrawnAt: '2026-10-19T10:00:00.000Z', awaited })
    const site = toSite({ address: 'Zonnelaan 1\n3511 AB Utrecht' })
    const { text } = await drawn(<OpenOrder order={order} actions={actions} onClose={nothing} />, site)
    expect(text).toContain('Wordt teruggestuurd, uiterlijk ma 2 nov')
    expect(text).toContain(
      'Zo stuur je het terug Wat 2 × Avondbril amber Waarheen Bewezen, Zonnelaan 1, 3511 AB Utrecht. Zet 4f81c07e op het pakket. Wanneer Uiterlijk 2 november 2026. Kosten Het terugsturen betaal je zelf. Je geld € 113,51,',
    )
    const nowhere = await drawn(<OpenOrder order={order} actions={actions} onClose={nothing} />, toSite())
    expect(nowhere.text).toContain('Waarheen Vraag het adres aan community@voorbeeld.nl.')
    expect((await opened(orderOf(shipped))).text).not.toContain('Zo stuur je het terug')
  })

  test('SHOP-ORDER-28 SHOP-ORDER-46 the second step of withdrawing names each product once', async () => {
    const lines = orderOf().lines.map(({ id, quantity }) => ({ id, quantity }))
    const asked = async (isSentBack: boolean) => {
      const withdrawal = { until: null, lines, refundCents: 12_190, isSentBack }
      const order = orderOf(isSentBack ? shipped : {})
      return (await drawn(<Sure order={order} withdrawal={withdrawal} actions={actions} onBack={nothing} />, toSite()))
        .text
    }
    expect(await asked(false)).toContain(
      'Je herroept bestelling 4f81c07e: 2 × Avondbril amber, Eten op tijd. Je krijgt',
    )
    expect(await asked(true)).toContain(
      'Je herroept bestelling 4f81c07e: Eten op tijd. Het pakket stuur je terug: Wat 2 × Avondbril amber Waarheen',
    )
  })

  test('SHOP-ORDER-15 SHOP-ORDER-26 its way ends where it stands, without a parcel for downloads', () => {
    const way = (order: OwnOrder) =>
      progressOf(order).map(({ key, at, isNow }) => `${key}${isNow ? '!' : at ? '' : '?'}`)
    const downloads = orderOf().lines.filter(({ isPhysical }) => !isPhysical)
    expect(way(orderOf({ state: 'pending', paidAt: null }))).toEqual(['ordered!', 'paid?', 'shipped?', 'received?'])
    expect(way(orderOf())).toEqual(['ordered', 'paid!', 'shipped?', 'received?'])
    expect(way(orderOf(shipped))).toEqual(['ordered', 'paid', 'shipped!', 'received?'])
    expect(way(orderOf({ lines: downloads }))).toEqual(['ordered', 'paid!'])
    expect(way(orderOf({ ...shipped, state: 'returning', withdrawnAt: shipped.shippedAt }))).toEqual([
      'ordered',
      'paid',
      'shipped',
      'returning!',
    ])
    expect(way(orderOf({ state: 'refunded' }))).toEqual(['ordered', 'paid', 'refunded!'])
    expect(way(orderOf({ state: 'expired', paidAt: null }))).toEqual([])
  })

  test.each([
    ['2', 2],
    [undefined, 1],
    ['0', 1],
    ['1.5', 1],
    ['twee', 1],
    ['10001', 1],
  ])('SHOP-ORDER-26 the page in the address %s is page %s', (text, page) => {
    expect(pageFrom(text)).toBe(page)
  })
})
