import { describe, expect, test } from 'vitest'
import { invoicePdf } from './invoicePdf.ts'
import { streamsOf, writtenIn } from './testing/writtenIn.ts'

const invoice = {
  id: 'a',
  paymentId: 'b',
  number: '2026-00001',
  kind: 'invoice',
  description: 'Student lidmaatschap',
  totalCents: 4900,
  vatCents: 850,
  bill: null,
  refundId: null,
  vatRate: 2100,
  issuedAt: new Date('2026-03-04T12:00:00Z'),
}
const seller = { name: 'Bewezen', lines: ['Lindelaan 1', 'hallo@bewezen.example'] }
const billFor = (...buyer: string[]) => invoicePdf({ invoice, seller, buyer })

/** The signs that the letters of our own stand for, as the bill tells whoever copies its text. */
function ownSigns(bill: Buffer): string {
  const maps = streamsOf(bill).filter((text) => text.includes('beginbfrange'))
  return maps
    .flatMap((map) =>
      [...map.matchAll(/<([0-9a-f]{4})>/g)].map(([, code = '']) => String.fromCodePoint(parseInt(code, 16))),
    )
    .join('')
}

test('SUB-LAW-06 a name that the letters of a reader do not know is written in our own, sign for sign', async () => {
  const signs = ownSigns(await billFor('Şeyma Łukasz-Đorđević', 'seyma'))
  for (const sign of 'ŞeymaŁukasz-Đorđević') expect(signs).toContain(sign)
})

test('SUB-LAW-06 a name that no letters of ours can write gives way to the username', async () => {
  const [known, unknown] = [await billFor('王小明', 'xiaoming'), await billFor('xiaoming')]
  expect(ownSigns(known)).toBe('')
  expect(known.length).toBe(unknown.length)
})

test('a name with signs of markup or of PDF itself is text', async () => {
  const plain = (await billFor('x')).toString('latin1')
  const nasty = (await billFor('<script>) Tj /JS (app.alert(1))\\')).toString('latin1')
  const objects = (bill: string) => bill.match(/^\d+ 0 obj/gm)?.length
  expect(objects(nasty)).toBe(objects(plain))
  expect(nasty).not.toMatch(/\/JavaScript|\/OpenAction/)
})

const pagesOf = (bill: Buffer) => bill.toString('latin1').match(/\/Type \/Page\b/g)?.length
const orderBill = (count: number) => ({
  buyer: ['Noor de Vries', 'Biltstraat 14 bis', '3572 BA Utrecht'],
  order: '0198aaaa',
  lines: Array.from({ length: count }, (_, at) => ({
    name: `Product ${at}`,
    quantity: 2,
    pieceCents: 1_000,
    totalCents: 2_000,
    vatPercent: 21,
  })),
  shippingCents: 495,
  vat: [
    { percent: 21, grossCents: 2_000, vatCents: 347 },
    { percent: 9, grossCents: 495, vatCents: 41 },
  ],
})

test.each([
  [1, 1],
  [30, 2],
  [80, 5],
])('SHOP-ORDER-24 the bill of an order of %i lines takes %i pages', async (lines, pages) => {
  const bill = orderBill(lines)
  const made = { ...invoice, vatRate: null, totalCents: lines * 2_000 + bill.shippingCents, bill }
  const printed = await invoicePdf({ invoice: made as never, seller, buyer: [] })
  expect(pagesOf(printed)).toBe(pages)
})

describe('the rows of an order', () => {
  const line = { name: 'Zoutlamp', quantity: 1, pieceCents: 1_839, totalCents: 1_839, vatPercent: 21 }
  const vat = [{ percent: 21, grossCents: 2_089, vatCents: 363 }]
  const rows = async (kind: 'invoice' | 'credit', bill: object, totalCents: number) => {
    const whole = { buyer: ['Noor'], order: '0198aaaa', lines: [line], shippingCents: 0, vat, ...bill }
    const made = { ...invoice, kind, totalCents, vatRate: null, bill: whole }
    const written = writtenIn(await invoicePdf({ invoice: made as never, seller, buyer: [] }))
    return written.slice(written.indexOf('Voor: Noor') + 1)
  }

  test('SHOP-ORDER-47 SHOP-ORDER-24 the count and price of a line stand below its name, in the letters of the bill', async () => {
    expect((await rows('invoice', {}, 1_839)).slice(0, 3)).toEqual(['Zoutlamp', '1 × € 18,39, btw 21%', '€ 18,39'])
  })

  test.each([
    ['an amount beside pieces', -2_089, ['Overig bedrag', '€ -2,50']],
    ['nothing beside them', -1_839, []],
    ['pieces of which money went back before', -1_500, ['Al eerder teruggegeven', '€ 3,39']],
  ])('SHOP-ORDER-47 the rows of a credit note add up to its total: %s', async (_of, total, beside) => {
    const [, , , ...after] = await rows('credit', {}, total)
    expect(after.slice(0, -4)).toEqual(beside)
  })

  test('SHOP-ORDER-52 what the btw of a credit note is reckoned over is below zero too', async () => {
    const parts = async (kind: 'invoice' | 'credit') =>
      (await rows(kind, {}, kind === 'credit' ? -1_839 : 1_839)).slice(-4, -2)
    expect(await parts('invoice')).toEqual(['Waarvan btw 21% over € 17,26', '€ 3,63'])
    expect(await parts('credit')).toEqual(['Waarvan btw 21% over € -17,26', '€ -3,63'])
  })
})
