import type { Engine, Stage } from '../../base/bench/stage.ts'
import { throughApi } from '../../base/bench/throughApi.ts'
import { fillProducts } from './products.ts'

async function fill(stage: Stage) {
  const people = await stage.members(16)
  await fillProducts(stage)
  return people.map(({ cookies: [cookie = ''] }) => ({ path: '/api/shop/catalogue', cookie }))
}

/** The whole list of 500 products with the prices of who asks. */
export default (['server', 'embedded'] satisfies Engine[]).map((engine) =>
  throughApi('list of 500 products', { engine, fill, seconds: 2 }),
)
