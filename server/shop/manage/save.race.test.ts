import { newId } from '@bewezen/domain/base/newId.ts'
import { shop } from '@bewezen/domain/shop/contract.ts'
import { formOf, newProductForm } from '@bewezen/domain/shop/productForm.ts'
import { expect, test } from 'vitest'
import { openWorld, Refused, type TestPerson } from '../../base/testing/world.ts'

// Races are run on PostgreSQL: the embedded engine does one thing at a time.
const world = await openWorld({ engine: 'server' })
const [admin, teacher] = [await world.person({ role: 'admin' }), await world.person({ role: 'teacher' })]
const managers = [admin, teacher, await world.signedIn(admin), await world.signedIn(teacher)]

const make = (who: TestPerson, name: string, id = newId()) =>
  who.does(shop.saveProduct, { id, version: null, product: { ...newProductForm(), name, category: 'video' } })
const list = async () => (await admin.does(shop.managed, {})).products
const codeOf = (error: unknown) => (error instanceof Refused ? error.code : String(error))

test('X3-EDGE-13 X3-CALL-20 of managers who save one version of a product at once one is heard, and the others are told', async () => {
  for (let round = 0; round < 6; round++) {
    const made = await make(admin, `Ronde ${round}`)
    const save = (who: TestPerson, at: number) =>
      who
        .does(shop.saveProduct, { id: made.id, version: made.version, product: { ...formOf(made), name: `Van ${at}` } })
        .then(({ name }) => name, codeOf)
    const answers = await Promise.all(managers.map(save))
    const heard = answers.filter((answer) => answer !== 'CHANGED')
    expect(heard).toHaveLength(1)
    expect((await list()).find(({ id }) => id === made.id)).toMatchObject({ name: heard[0], version: 1 })
  }
})

test('SHOP-LIST-24 SHOP-ADMIN-13 new products of one name at once each get a slug and a place of their own', async () => {
  const made = await Promise.all([...managers, ...managers].map((who) => make(who, 'Avondlamp')))
  const slugs = ['avondlamp', ...[2, 3, 4, 5, 6, 7, 8].map((nth) => `avondlamp-${nth}`)]
  expect(made.map(({ slug }) => slug).toSorted()).toEqual(slugs)
  expect(new Set(made.map(({ orderIndex }) => orderIndex)).size).toBe(made.length)
})

test('X3-CALL-20 a new product that is sent four times at once is there once', async () => {
  const id = newId()
  const made = await Promise.all(managers.map(() => make(admin, 'Dubbel', id)))
  expect(new Set(made.map(({ slug }) => slug))).toEqual(new Set(['dubbel']))
  expect((await list()).filter(({ name }) => name === 'Dubbel')).toHaveLength(1)
})

test('X3-EDGE-13 an edit that meets a deletion never brings the product back', async () => {
  for (let round = 0; round < 6; round++) {
    const made = await make(admin, `Weg ${round}`)
    const [saved, removed] = await Promise.all([
      teacher
        .does(shop.saveProduct, { id: made.id, version: 0, product: { ...formOf(made), name: 'Terug' } })
        .then(() => 'saved', codeOf),
      admin.does(shop.removeProduct, { id: made.id }).then(({ done }) => done, codeOf),
    ])
    expect(removed).toBe(true)
    expect(['saved', 'CHANGED']).toContain(saved)
    expect((await list()).some(({ id }) => id === made.id)).toBe(false)
  }
})
