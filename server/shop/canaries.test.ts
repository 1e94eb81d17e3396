import { roles } from '@bewezen/domain/access/roles.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { shop } from '@bewezen/domain/shop/contract.ts'
import { formOf, newProductForm } from '@bewezen/domain/shop/productForm.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { contractOperations } from '../base/testing/contractOperations.ts'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { personal } from '../personal.ts'
import { anOrder } from './testing/anOrder.ts'

const world = await openWorld()
const { house, app } = world
const [teacher, buyer] = [await world.person({ role: 'teacher' }), await world.person()]

/** What is planted in one product, and may be read by few. */
const canaries = {
  download: 'kanarie-download',
  affiliate: 'kanarie-partner',
  student: 'KANARIE-STUDENT',
  teacher: 'KANARIE-DOCENT',
  price: '9871317',
  sale: '9861319',
}
type Canary = keyof typeof canaries
const form = {
  ...newProductForm(),
  name: 'Kooitje',
  category: 'ebook',
  tags: 'kooi',
  price: '98713,17',
  salePrice: '98613,19',
  isDigital: true,
  isPhysical: true,
  downloadUrl: 'https://x.example/kanarie-download',
  affiliateUrl: 'https://x.example/kanarie-partner',
  studentDiscountCode: canaries.student,
  teacherDiscountCode: canaries.teacher,
  status: 'active',
} as const
let [productId, key] = ['', '']

beforeAll(async () => {
  const uploadId = newId()
  await app.inject({
    method: 'POST',
    url: '/api/uploads/product-download',
    headers: { cookie: teacher.cookie, 'content-type': 'application/octet-stream', 'x-upload-id': uploadId },
    payload: Buffer.from('%PDF-1.7 kanarie'.padEnd(80)),
  })
  const plain = { ...form, salePrice: '' }
  const made = await teacher.does(shop.saveProduct, { id: newId(), version: null, product: plain })
  const product = { ...form, downloadId: uploadId }
  await teacher.does(shop.saveProduct, { id: made.id, version: 0, product })
  productId = made.id
  const { rows } = await house.database.pool.query('select download_key from products')
  key = rows[0].download_key
  expect(key).toMatch(/^product-downloads\//)
  await anOrder(house, { buyer, productId })
})

/** Every read of the contract, with nothing, with the product and with words that find it; and what is no operation. */
const addresses = () => {
  const reads = contractOperations.flatMap(({ isRead, url }) => (isRead ? [url] : []))
  const asked = [
    '',
    `?id=${productId}`,
    `?productId=${productId}`,
    '?slug=kooitje',
    '?text=kooi',
    '?query=kooitje',
    '?page=1',
  ]
  return [
    ...reads.flatMap((read) => asked.map((query) => read + query)),
    '/sitemap.xml',
    '/api/openapi.json',
    '/products',
    '/shop/ebook/kooitje',
    `/files/${key}`,
  ]
}

/** What of the canaries somebody reads anywhere; the key of the file is looked for as well. */
async function readBy(who: TestPerson | null): Promise<Set<Canary | 'key'>> {
  const found = new Set<Canary | 'key'>()
  for (const url of addresses()) {
    const { body } = await app.inject({ url, headers: who ? { cookie: who.cookie } : {} })
    for (const [name, text] of Object.entries(canaries)) if (body.includes(text)) found.add(name as Canary)
    if (body.includes(key)) found.add('key')
  }
  return found
}

describe('what is planted in a product', () => {
  test('X3-EDGE-29 SHOP-PRICE-12 reaches no visitor', async () => {
    expect(await readBy(null)).toEqual(new Set())
  })

  test.each(roles)('X3-EDGE-29 SHOP-PRICE-11 SHOP-ORDER-25 reaches %s no further than it may', async (role) => {
    const who = await world.person()
    await house.database.pool.query('update profiles set role = $1 where id = $2', [role, who.id])
    const fresh = await world.signedIn(who)
    const isManager = role === 'admin' || role === 'teacher'
    const own: Canary[] = role.startsWith('student') ? ['student'] : []
    // The old price of a sale is the price that it had.
    const may = isManager ? (Object.keys(canaries) as Canary[]) : (['price', 'sale', ...own] as const)
    expect(await readBy(fresh)).toEqual(new Set<Canary>(may))
  })

  test('SHOP-ORDER-25 SHOP-ORDER-27 the key of the file reaches its buyer in no list, download or stream', async () => {
    const ear = await buyer.listens()
    const [made] = (await teacher.does(shop.managed, {})).products
    if (!made) throw new Error('it is gone')
    const product = { ...formOf(made), name: 'Kooi' }
    await teacher.does(shop.saveProduct, { id: made.id, version: made.version, product })
    await house.settled()
    const parts = Object.values(personal).map((part) => part.collect?.(house, house.database.db, buyer.id))
    const heard = JSON.stringify([ear.heard, ear.signals, await Promise.all(parts)])
    expect(ear.kinds()).toEqual(['shop.changed'])
    // What they paid for it stands in their own download.
    const hidden = Object.entries(canaries).filter(([name]) => name !== 'price' && name !== 'sale')
    expect(hidden.filter(([, text]) => heard.includes(text))).toEqual([])
    expect(heard).not.toContain(key)
    expect(await readBy(buyer)).not.toContain('key')
    ear.leave()
  })
})
