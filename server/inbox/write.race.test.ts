import { newId } from '@bewezen/domain/base/ids.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'
import { writings } from './tables.ts'

const world = await openWorld({ engine: 'server' })

test('COM-CHAT-29 sent several times at the same moment it arrives once, and each gets the same answer', async () => {
  const [admin, sem] = [await world.person({ role: 'admin' }), await world.person()]
  for (let round = 0; round < 5; round++) {
    const message = { id: newId(), to: { personId: sem.id }, title: `Ronde ${round}`, text: 'Maandag open.' }
    const answers = await Promise.all(Array.from({ length: 6 }, () => admin.does(inbox.write, message)))
    expect(answers).toEqual(Array(6).fill({ told: 1 }))
  }
  await world.house.settled()
  expect((await sem.does(inbox.list, {})).notifications).toHaveLength(5)
})

test('without the lock of the id each of them would write: both find nothing', async () => {
  const id = newId()
  const all = Promise.withResolvers<void>()
  let open = 0
  const looks = [1, 2].map(() =>
    world.house.transaction(async (tx) => {
      const found = await tx.select().from(writings).where(eq(writings.id, id))
      if (++open === 2) all.resolve()
      await all.promise
      return found
    }),
  )
  expect(await Promise.all(looks)).toEqual([[], []])
})
