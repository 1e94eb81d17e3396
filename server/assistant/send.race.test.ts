import { assistant } from '@bewezen/domain/assistant/contract.ts'
import { dailyLimit } from '@bewezen/domain/assistant/limits.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'
import { countToday } from './quota.ts'
import { assistantMessages } from './tables.ts'
import { openStandIn } from './testing/standin.ts'

const standIn = await openStandIn()
const world = await openWorld({ engine: 'server', env: { AI_BASE_URL: standIn.url } })
const senders = 8

/** Somebody with one message left of today. */
async function almostThrough() {
  const person = await world.person()
  await world.house.database.pool.query(
    `insert into ai_n1_assistent (id, profile_id, session_id, content, is_user, created_at)
      select gen_random_uuid(), $1, $1, 'x', true, app_now() from generate_series(1, 499)`,
    [person.id],
  )
  return person
}

test('SH-ASSIST-21 SH-EDGE-33 of messages that are sent at once only the last of the day gets through', async () => {
  const sem = await almostThrough()
  const send = () => sem.does(assistant.send, { id: newId(), message: 'Hoi', sessionId: sem.id })

  const answers = await Promise.allSettled(Array.from({ length: senders }, send))
  await world.house.assistant.answers.settled()

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('without the lock the same race fails, so the lock is what keeps the limit', async () => {
  const race = async (how: { lock: boolean; whenCounted: () => Promise<void> }) => {
    const { id: profileId } = await almostThrough()
    const tries = Array.from({ length: senders }, () =>
      world.house.transaction(async (tx, createdAt) => {
        const count = await countToday(tx, profileId, createdAt, how)
        await how.whenCounted()
        if (count >= dailyLimit) return 0
        const row = { id: newId(), profileId, sessionId: profileId, content: 'Hoi', isUser: true, createdAt }
        await tx.insert(assistantMessages).values(row)
        return 1
      }),
    )
    return (await Promise.all(tries)).reduce<number>((sum, one) => sum + one, 0)
  }
  const all = Promise.withResolvers<void>()
  let counted = 0
  const untilAllCounted = () => {
    if (++counted === senders) all.resolve()
    return all.promise
  }

  expect(await race({ lock: true, whenCounted: async () => {} })).toBe(1)
  expect(await race({ lock: false, whenCounted: untilAllCounted })).toBe(senders)
})
