import { returnFacts } from '@bewezen/domain/shop/orders/returnWords.ts'
import { expect, test } from 'vitest'
import { drawn, expectToBeAMail, hrefs, reader } from '../../base/mail/testing.ts'
import { OrderPaid } from './OrderPaid.tsx'
import { OrderRefunded } from './OrderRefunded.tsx'
import { OrderShipped } from './OrderShipped.tsx'
import { OrderWithdrawn } from './OrderWithdrawn.tsx'

const link = 'https://bewezen.example/bestellingen'
const usual = { ...reader, number: '0198aaaa', link }
const paid = {
  ...usual,
  bill: {
    lines: [
      { name: 'Avondbril', quantity: 2, cents: 4_990 },
      { name: 'Boek', quantity: 1, cents: 1_500 },
    ],
    isShipped: true,
    shippingCents: 495,
    vat: [{ rate: 21, vatCents: 1_212 }],
    totalCents: 6_985,
  },
  address: ['Noor de Vries', 'Biltstraat 14 bis'],
  hasDownloads: true,
  invoiceNumber: '2026-00001',
}
const late = { ...usual, amountCents: 700, why: 'late' as const }
const sent = { ...usual, carrier: 'DHL', track: 'J1', trackUrl: 'https://dhl.example/J1' }
const withdrawn = {
  ...usual,
  withdrawnAt: '2026-03-02T10:00:00Z',
  sentBack: { names: ['2 × Avondbril'], by: '2026-03-16T10:00:00Z', refundCents: 10_475 },
}

test('SHOP-ORDER-23 the mails of an order are mails', async () => {
  await expectToBeAMail(OrderPaid, paid)
  await expectToBeAMail(OrderShipped, sent)
  await expectToBeAMail(OrderRefunded, late)
  await expectToBeAMail(OrderWithdrawn, withdrawn)
})

test('SHOP-ORDER-23 SHOP-ORDER-58 that of a paid order has its lines, shipping, BTW, total, address, downloads and invoice', async () => {
  const { subject, html, text } = await drawn(OrderPaid, paid)
  expect(subject).toBe('Je bestelling is betaald')
  expect(text).toMatch(/^2 × Avondbril +€ 49,90$/m)
  expect(text).toMatch(/^Verzendkosten +€ 4,95$/m)
  expect(text).toMatch(/^Totaal betaald +€ 69,85$/m)
  expect(text).toMatch(/^Waarvan btw 21% +€ 12,12$/m)
  expect(text.replace(/\s+/g, ' ')).toContain('Noor de Vries, Biltstraat 14 bis')
  expect(text).toContain('Je downloads staan klaar')
  expect(text).toContain('Je factuur 2026-00001 staat daar bij je bestelling')
  expect(hrefs(html)).toContain(link)
  expect(hrefs(html).filter((href) => href.includes('/api/'))).toEqual([])
})

test('SHOP-ORDER-46 that of a paid parcel says who pays when it is sent back, and of downloads nothing of a parcel', async () => {
  const text = async (isShipped: boolean) =>
    (await drawn(OrderPaid, { ...paid, bill: { ...paid.bill, isShipped } })).text.replace(/\s+/g, ' ')
  expect(await text(true)).toContain(
    '14 dagen na ontvangst herroepen, bij Mijn bestellingen. Het terugsturen betaal je zelf.',
  )
  expect(await text(false)).toContain('14 dagen na betaling herroepen')
  expect(await text(false)).not.toContain('Het terugsturen')
})

test('SHOP-ORDER-23 that of a parcel names carrier and code, and leads to where it is followed', async () => {
  const { subject, html, text } = await drawn(OrderShipped, sent)
  expect(subject).toBe('Je bestelling is onderweg')
  expect(text).toContain('met DHL')
  expect(text).toContain('J1')
  expect(hrefs(html)).toContain(sent.trackUrl)
  const plain = await drawn(OrderShipped, { ...sent, carrier: null, track: null, trackUrl: null })
  expect(hrefs(plain.html)).toContain(link)
})

test.each([
  ['late', 'kwam te laat'],
  ['double', 'twee keer betaald'],
  ['differed', 'een ander bedrag'],
  ['withdrawn', 'herroepen'],
] as const)('SHOP-ORDER-23 SHOP-ORDER-21 that of money that went back says why: %s', async (why, says) => {
  const { subject, text } = await drawn(OrderRefunded, { ...late, why })
  expect(subject).toBe('We hebben je geld teruggestuurd')
  expect(text.replace(/\s+/g, ' ')).toContain(says)
  expect(text).toContain('€ 7,00')
})

test('SHOP-ORDER-28 SHOP-ORDER-29 SHOP-ORDER-46 that of a withdrawal says when, and what goes back where and by when', async () => {
  const text = async (facts: typeof withdrawn | (Omit<typeof withdrawn, 'sentBack'> & { sentBack: null })) =>
    (await drawn(OrderWithdrawn, facts)).text.replace(/\s+/g, ' ')
  const told = await text(withdrawn)
  for (const { label, text: said } of returnFacts({ number: usual.number, ...withdrawn.sentBack }, usual.site))
    expect(told).toContain(`${label}: ${said}`)
  expect(told).toContain('Uiterlijk 16 maart 2026.')
  expect(await text({ ...withdrawn, sentBack: null })).toContain('Je hoeft niets terug te sturen.')
})
