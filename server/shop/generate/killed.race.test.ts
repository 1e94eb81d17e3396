import { newId } from '@bewezen/domain/base/ids.ts'
import { shop } from '@bewezen/domain/shop/contract.ts'
import { expect, test } from 'vitest'
import { startSites } from '../../base/live/testing/sites.ts'
import { atEnd } from '../../base/testing/atEnd.ts'
import { eventually } from '../../base/testing/eventually.ts'
import { openWorld } from '../../base/testing/world.ts'
import { openShopStandIn } from '../testing/standin.ts'

// A process of its own can only be on PostgreSQL.
const standIn = await openShopStandIn()
const world = await openWorld({ engine: 'server', env: { AI_BASE_URL: standIn.url } })
const { pool } = world.house.database

test('SHOP-AI-14 a run whose process is killed in the middle of a picture goes on after a restart, and makes each picture once', async () => {
  const teacher = await world.person({ role: 'teacher' })
  const partner = await world.given.partner('Wolkenveld')
  await pool.query(`update site_settings set generator_partner = 'Wolkenveld'`)
  for (const name of ['Dekbed', 'Mat']) await world.given.product({ name, partnerId: partner.id })
  const sites = await startSites(1, {
    NODE_ENV: 'test',
    DATABASE_URL: world.house.database.url ?? '',
    AI_BASE_URL: standIn.url,
    SITE_JOBS: 'on',
  })
  atEnd(() => sites.stop())
  const run = { id: newId() }
  await standIn.is('hangs')
  await begin(teacher.cookie, sites.any(), run.id)
  // The painter is at it, and never answers.
  await eventually(async () => expect(await standIn.asked()).toHaveLength(1))

  await sites.kill(0)
  await standIn.is('fine')
  expect((await teacher.does(shop.images, {})).run).toMatchObject({ id: run.id, state: 'running', done: 0 })
  // What the queue does itself with a job of which it hears nothing for two minutes.
  await pool.query(`update pgboss.job set state = 'retry', start_after = now() where name = 'shop.drawImage'`)

  await expect
    .poll(async () => (await teacher.does(shop.images, {})).run, { timeout: 20_000, interval: 100 })
    .toMatchObject({ id: run.id, state: 'done', done: 2, made: 2, failures: [] })
  const { products } = await teacher.does(shop.managed, {})
  expect(products.map(({ images }) => images.length)).toEqual([1, 1])
})

/** Begins a run at the process itself, since only one that does the work of the queue enqueues it. */
async function begin(cookie: string, at: string, id: string): Promise<void> {
  const answer = await fetch(`${at}/api/shop/startImages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ id, replace: false }),
  })
  expect(answer.status, await answer.text()).toBe(200)
}
