import { newId } from '@bewezen/domain/base/ids.ts'
import { productCategories } from '@bewezen/domain/shop/categories.ts'
import { shop } from '@bewezen/domain/shop/contract.ts'
import { fieldsOf } from '@bewezen/domain/shop/generated.ts'
import { formOf, newProductForm } from '@bewezen/domain/shop/productForm.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../../base/testing/world.ts'
import { openShopStandIn } from '../testing/standin.ts'
import { generatorStandIn, imageModel, textModel } from './models.ts'

const standIn = await openShopStandIn()
const world = await openWorld({ env: { AI_BASE_URL: standIn.url, AI_API_KEY: 'sleutel', AI_MODEL: 'schrijver' } })
const { pool } = world.house.database
const [teacher, noor] = [await world.person({ role: 'teacher' }), await world.person()]

beforeEach(() => standIn.is('fine'))

const generate = (description: string, who: TestPerson = teacher) => who.does(shop.generateProduct, { description })
const call = (payload: object, cookie = teacher.cookie) =>
  world.app.inject({ method: 'POST', url: '/functions/v1/generate-product-with-ai', headers: { cookie }, payload })

describe('a product from a description', () => {
  test('SHOP-AI-04 SHOP-AI-07 X3-CALL-23 the function answers the fields of the form, and nothing is stored', async () => {
    const answer = await call({ description: ' Een cursus over slaap, in vier lessen ' })
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        productData: {
          name: 'Cursus over slaap',
          description: expect.stringContaining('cursus over slaap'),
          price: 49,
          category: 'cursus',
          tags: ['slaap'],
          is_digital: true,
          is_physical: false,
          student_discount_code: 'CURSUS8',
          teacher_discount_code: 'CURSUS12',
        },
      },
    ])
    expect((await pool.query('select 1 from products')).rows).toEqual([])
  })

  test('SHOP-AI-08 the model is asked for structured output under the name of the settings, with nothing about the person', async () => {
    await generate('Een trui met de zon erop')
    const { model, response_format, messages } = (await standIn.asked()).at(-1) ?? {}
    expect([model, response_format]).toMatchObject([
      'schrijver',
      { type: 'json_schema', json_schema: { schema: { required: expect.arrayContaining(['name', 'category']) } } },
    ])
    expect(messages?.map(({ role }) => role)).toEqual(['system', 'user'])
    expect(messages?.[1]?.content).toBe('Een trui met de zon erop')
    for (const category of productCategories) expect(messages?.[0]?.content).toContain(category)
  })

  test('X3-EDGE-35 SHOP-AI-07 what the model makes up is cleaned, and left empty where it cannot be used', async () => {
    await standIn.is('wild')
    const wild = await generate('Een lamp')
    expect(wild).toMatchObject({ name: 'Wonderlamp', description: 'Licht in huis.', price: null, category: '' })
    expect(wild.tags).toHaveLength(20)
    expect(wild.student_discount_code).toBe('')
  })

  test.each(['fails', 'broken'] as const)(
    'SHOP-AI-08 X3-EDGE-35 a model that %s makes an error with the sentence of the toast',
    async (mood) => {
      await standIn.is(mood)
      await expect(generate('Een lamp')).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE' })
      expect((await call({ description: 'Een lamp' })).json()).toEqual({
        success: false,
        error: 'Kon product niet genereren met AI',
        code: 'UNAVAILABLE',
        data: null,
      })
    },
  )

  test('SHOP-AI-03 SHOP-AI-08 takes 1 to 2000 characters, and asks nobody otherwise', async () => {
    const before = (await standIn.asked()).length
    for (const description of ['', '   ', '\u200b', 'x'.repeat(2_001)])
      await expect(generate(description)).rejects.toMatchObject({ status: 422, code: 'INVALID_INPUT' })
    expect(await standIn.asked()).toHaveLength(before)
    await generate('x')
    await generate('x'.repeat(2_000))
  })

  test('SHOP-AI-04 SHOP-ADMIN-07 is for managers of the shop alone', async () => {
    await expect(generate('Een lamp', noor)).rejects.toMatchObject({ status: 403 })
  })
})

test('SHOP-AI-08 by default 300 calls fit in 15 minutes, and the limit is a setting', async () => {
  expect(world.house.settings.GENERATE_LIMIT).toBe(300)
  const strict = await openWorld({ env: { AI_BASE_URL: standIn.url, GENERATE_LIMIT: '2' } })
  const admin = await strict.person({ role: 'admin' })
  const ask = () => admin.does(shop.generateProduct, { description: 'Een lamp' })
  await ask()
  await ask()
  await expect(ask()).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
})

test('SHOP-AI-08 in production nothing stands in for an AI service that is not configured', () => {
  const bare = { ...world.house.settings, AI_BASE_URL: undefined, mode: 'production' } as const
  expect([textModel(bare), imageModel(bare), generatorStandIn(bare)]).toEqual([null, null, null])
})

test('SHOP-AI-08 without an AI service both functions answer an error', async () => {
  const bare = await openWorld({ env: { AI_BASE_URL: 'http://127.0.0.1:9/v1' } })
  const admin = await bare.person({ role: 'admin' })
  for (const ask of [
    () => admin.does(shop.generateProduct, { description: 'Een lamp' }),
    () => admin.does(shop.generateImage, { prompt: 'Een lamp', productName: 'Lamp' }),
  ])
    await expect(ask()).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE' })
})

test('SHOP-AI-07 X3-CALL-20 a product that was generated says so to managers, also after it was edited', async () => {
  const fields = fieldsOf(await generate('Een gids over licht in de ochtend'))
  const id = newId()
  const made = await teacher.does(shop.saveProduct, {
    id,
    version: null,
    product: { ...newProductForm(), ...fields },
    isTextGenerated: true,
  })
  expect(made).toMatchObject({ category: 'guide', priceCents: 0, isDigital: true, isTextGenerated: true })
  const product = { ...formOf(made), name: 'Andere naam' }
  const edited = await teacher.does(shop.saveProduct, { id, version: made.version, product })
  expect(edited).toMatchObject({ name: 'Andere naam', isTextGenerated: true })
  const own = {
    id: newId(),
    version: null,
    product: { ...newProductForm(), name: 'Eigen', category: 'guide' as const },
  }
  expect(await teacher.does(shop.saveProduct, own)).toMatchObject({ isTextGenerated: false })
})
