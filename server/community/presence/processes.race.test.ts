import { newId } from '@bewezen/domain/base/ids.ts'
import type { Presence } from '@bewezen/domain/community/presenceContract.ts'
import { describe, expect, test } from 'vitest'
import { eventually } from '../../base/testing/eventually.ts'
import { openHouses } from '../../base/testing/houses.ts'
import { redisHere } from '../../base/testing/redisHere.ts'
import { newSession } from '../../base/testing/session.ts'
import { vocabulary } from '../../demo/vocabulary.ts'
import type { OpenHouse } from '../../open.ts'

const redisUrl = await redisHere()
const ways: { by: string; env: Record<string, string>; isHere: boolean }[] = [
  { by: 'LISTEN/NOTIFY', env: {}, isHere: true },
  { by: 'Redis', env: { REDIS_URL: redisUrl ?? '' }, isHere: redisUrl !== null },
]

describe.each(ways)('two processes that tell each other by $by', ({ env, isHere }) => {
  test.skipIf(!isHere)(
    'COM-CHAT-32 COM-CHAT-33 those on one see who is there and types on the other, and who is elsewhere hears nothing',
    async () => {
      const [one, other] = await openHouses(2, { env })
      if (!one || !other) return expect.unreachable()
      const given = vocabulary(one)
      const [channel, another] = [await given.channel(), await given.channel()]
      const [noor, sem, vera] = [
        await member(one, 'Noor', one),
        await member(one, 'Sem', other),
        await member(one, 'Vera', other),
      ]
      noor.isIn(channel.id)
      vera.isIn(another.id)
      sem.isIn(channel.id)
      await eventually(() => {
        expect(noor.sees()).toEqual([['Noor', 'Sem'], []])
        expect(sem.sees()).toEqual([['Noor', 'Sem'], []])
      })

      noor.isIn(channel.id, true)
      await eventually(() => expect(sem.sees()).toEqual([['Noor', 'Sem'], ['Noor']]))
      noor.leaves()
      await eventually(() => expect(sem.sees()).toEqual([['Sem'], []]))

      expect(vera.sees()).toEqual([['Vera'], []])
      expect(vera.heard.filter(({ channelId }) => channelId !== another.id)).toEqual([])
    },
  )
})

/** A member whose stream is on one process. */
async function member(first: OpenHouse, firstName: string, house: OpenHouse) {
  const person = await vocabulary(first).person({ firstName })
  const { token } = await newSession(first, person.id)
  const snapshot = await house.snapshots.of(token)
  const heard: Presence[] = []
  const stream = {
    token,
    snapshot,
    write(chunk: string) {
      const text = /^event: signal\ndata: (.*)$/m.exec(chunk)?.[1]
      const signal = text ? (JSON.parse(text) as { kind: string }) : null
      if (signal?.kind === 'presence') heard.push(signal as unknown as Presence)
    },
    end: () => {},
  }
  await house.live.open(stream, null)
  const view = { viewId: newId(), sessionId: snapshot.sessionId ?? '' }
  const face = { ...person, avatarUrl: null, avatarColor: 'licht', firstName, lastName: 'Vis' }
  return {
    heard,
    isIn: (channelId: string, typing?: boolean) =>
      house.presence.say({ ...view, channelId, personId: person.id, face, typing }),
    leaves: () => house.presence.leave(view),
    sees: () => {
      const last = heard.at(-1)
      return [last?.people.map((one) => one.firstName).toSorted(), last?.typing.map(({ name }) => name)]
    },
  }
}
