import { newId } from '@bewezen/domain/base/ids.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { expect, test } from 'vitest'
import { openWorld } from '../../../server/base/testing/world.ts'
import { unreadRead } from '../../inbox/unreadRead.ts'
import { openBrowser } from '../live/testing/browser.ts'
import { ownAccessRead, viewerRead } from './reads.ts'

const world = await openWorld()
const { pool } = world.house.database

test('the frame around a member page asks at most 2 KB in at most 4 queries at its start, and leaves the rest to the page', async () => {
  const channel = await world.given.channel()
  const [noor, sem] = [await world.person({ firstName: 'Noor' }), await world.person({ firstName: 'Sem' })]
  const content = `@${sem.username} Ga gewoon naar buiten, ook met wolken.`
  await noor.does(community.post, { id: newId(), channelId: channel.id, content, parentId: null, uploadId: null })
  await world.house.settled()
  const page = await openBrowser(world, sem)
  world.house.snapshots.forgetAll()

  let asked = 0
  const { query } = pool
  Object.assign(pool, {
    query: (...args: unknown[]) => {
      asked++
      return (query as (...args: unknown[]) => unknown).apply(pool, args)
    },
  })
  const reads = [viewerRead(), ownAccessRead(), unreadRead()]
  await page.shows(...reads).finally(() => Object.assign(pool, { query }))

  const bytes = new TextEncoder().encode(JSON.stringify(reads.map((read) => page.cached(read.queryKey)))).length
  expect(page.cached<{ unread: number }>(unreadRead().queryKey)).toEqual({ unread: 1 })
  expect(asked).toBeLessThanOrEqual(4)
  expect(bytes).toBeLessThanOrEqual(2048)
})
