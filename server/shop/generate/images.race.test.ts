import { newId } from '@bewezen/domain/base/ids.ts'
import { shop } from '@bewezen/domain/shop/contract.ts'
import { expect, test } from 'vitest'
import { openWorld, Refused, type TestPerson } from '../../base/testing/world.ts'
import { openShopStandIn } from '../testing/standin.ts'

// Races are run on PostgreSQL: the embedded engine does one thing at a time.
const standIn = await openShopStandIn()
const world = await openWorld({ engine: 'server', env: { AI_BASE_URL: standIn.url } })
const { pool } = world.house.database
const [admin, teacher] = [await world.person({ role: 'admin' }), await world.person({ role: 'teacher' })]
const managers = [admin, teacher, await world.signedIn(admin), await world.signedIn(teacher)]
const partner = await world.given.partner('Wolkenveld')
await pool.query(`update site_settings set generator_partner = 'Wolkenveld'`)
for (const name of ['Dekbed', 'Mat']) await world.given.product({ name, partnerId: partner.id })

const runsNow = async () =>
  (await pool.query('select id, started_by from product_image_runs where ended_at is null')).rows
const codeOf = (error: unknown) => (error instanceof Refused ? error.code : String(error))

test('SHOP-AI-14 of managers who begin a run at once exactly one begins it, and the others are told that one is under way', async () => {
  for (let round = 0; round < 6; round++) {
    const begin = (who: TestPerson) =>
      who.does(shop.startImages, { id: newId(), replace: true }).then(({ run }) => run?.state ?? 'none', codeOf)
    const answers = await Promise.all(managers.map(begin))
    expect(answers.toSorted()).toEqual([...Array(3).fill('ALREADY_RUNNING'), 'running'])
    const [run, ...more] = await runsNow()
    expect(more).toEqual([])
    await admin.does(shop.stopImages, { id: run.id })
  }
})

test('SHOP-AI-14 the same run that is begun four times at once by its manager is one run, and nobody is refused', async () => {
  const id = newId()
  const tabs = [admin, admin, managers[2] ?? admin, managers[2] ?? admin]
  const answers = await Promise.all(
    tabs.map((tab) => tab.does(shop.startImages, { id, replace: true }).then(({ run }) => run?.id, codeOf)),
  )
  expect(new Set(answers)).toEqual(new Set([id]))
  expect(await runsNow()).toEqual([{ id, started_by: admin.id }])
})
