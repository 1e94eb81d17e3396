import { newId } from '@bewezen/domain/base/ids.ts'
import { describe, expect, test, vi } from 'vitest'
import { decisions } from '../../facts.ts'
import type { FactDecisions } from '../facts/decisions.ts'
import { record } from '../facts/record.ts'
import { eventually } from '../testing/eventually.ts'
import { openHouses } from '../testing/houses.ts'
import { redisHere } from '../testing/redisHere.ts'

const redisUrl = await redisHere()

const everyoneHears = { ...decisions, 'profile.changed': { audience: 'everyone' } } satisfies FactDecisions

/** Nothing looks for lost news every few seconds: only a wake-up can bring it. */
async function withoutTimers<T>(work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  return work().finally(() => vi.useRealTimers())
}

const ways: { by: string; env: Record<string, string>; isHere: boolean }[] = [
  { by: 'LISTEN/NOTIFY', env: {}, isHere: true },
  { by: 'Redis', env: { REDIS_URL: redisUrl ?? '' }, isHere: redisUrl !== null },
]

describe.each(ways)('two processes that tell each other by $by', ({ env, isHere }) => {
  test.skipIf(!isHere)('what is recorded in one is heard in the other at once, and in both only once', async () => {
    const [one, other] = await withoutTimers(() => openHouses(2, { env, decisions: everyoneHears }))
    if (!one || !other) return expect.unreachable()
    const heard = new Map([one, other].map((house) => [house, [] as string[]]))
    for (const [house, personIds] of heard) house.live.onFact(({ ids }) => personIds.push(ids.personId ?? ''))
    const told: string[] = []
    for (let turn = 0; turn < 10; turn++) {
      const personId = newId()
      told.push(personId)
      const writer = turn % 2 === 0 ? one : other
      await writer.transaction((tx) => record(tx, { kind: 'profile.changed', personId }))
      await eventually(() => expect([...heard.values()].every((ids) => ids.at(-1) === personId)).toBe(true))
    }

    expect([...heard.values()]).toEqual([told, told])
  })
})

test('with a Redis that is away a process starts, records and delivers all the same', async () => {
  const [house] = await openHouses(1, { env: { REDIS_URL: 'redis://127.0.0.1:1' } })
  if (!house) return expect.unreachable()
  const heard: string[] = []
  house.live.onFact(({ kind }) => heard.push(kind))

  await house.transaction((tx) => record(tx, { kind: 'profile.changed', personId: newId() }))
  await house.settled()

  expect(heard).toEqual(['profile.changed'])
})
