import { newId } from '@bewezen/domain/base/ids.ts'
import type { FactOf } from '@bewezen/domain/facts.ts'
import { describe, expect, test, vi } from 'vitest'
import { vocabulary } from '../../demo/vocabulary.ts'
import { decisions } from '../../facts.ts'
import type { OpenHouse } from '../../open.ts'
import { openDatabase } from '../database/open.ts'
import { openHouses } from '../testing/houses.ts'
import { openWorld } from '../testing/world.ts'
import { each, type FactDecisions } from './decisions.ts'
import { record } from './record.ts'
import { sequenceFacts } from './sequencer.ts'

/** About this one the room makes a mistake. */
const mistaken = newId()
const twice = <Thing>(thing: Thing) => [thing, thing]

/** Whoever joins is told twice over, so that a repetition has every chance to show. */
const eager: FactDecisions = {
  ...decisions,
  'community.joined': {
    audience: 'nobody',
    notifyAll: each(async (_tx, { personId }: FactOf<'community.joined'>) =>
      twice({ personId, type: 'account', title: 'Welkom', data: {} }),
    ),
    mails: (_tx, { personId }) => twice({ personId, template: 'welcome', ids: {} }),
  },
  'channel.read': {
    audience: 'nobody',
    notifyAll: async () => {
      throw new Error('a mistake of a room')
    },
  },
  'community.left': {
    audience: 'nobody',
    notifyAll: async (_tx, facts) => {
      if (facts.some(({ communityId }) => communityId === mistaken)) throw new Error('a mistake about one of many')
      return facts.map(({ personId }) => [{ personId, type: 'account', title: 'Tot ziens', data: {} }])
    },
  },
  'profile.changed': {
    audience: 'nobody',
    notifyAll: async (tx) => {
      await tx.execute('select 1 / 0')
      return []
    },
  },
}

const count = async (house: OpenHouse, query: string) =>
  (await house.database.pool.query<{ all: number }>(`select count(*)::int as all from ${query}`)).rows[0]?.all
const mailJobs = `pgboss.job where name = 'mail'`

const join = (house: OpenHouse, personId: string) =>
  house.transaction((tx) => record(tx, { kind: 'community.joined', personId, communityId: newId() }))

const depsOf = (house: OpenHouse) => ({
  decisions: house.decisions,
  saveNotifications: async () => [],
  enqueueMails: (...it: Parameters<OpenHouse['mail']['enqueue']>) => house.mail.enqueue(...it),
})

describe('what follows from a fact', async () => {
  const world = await openWorld({ decisions: eager, jobs: true })
  const { house } = world

  test('is one notification and one mail for each person, however often it is said', async () => {
    const people = await Promise.all([world.person(), world.person(), world.person()])
    const before = await count(house, mailJobs)

    for (const { id } of people) await join(house, id)
    await house.settled()

    expect(await count(house, 'notifications')).toBe(3)
    expect(Number(await count(house, mailJobs)) - Number(before)).toBe(3)
    expect(await count(house, `facts where kind = 'notification.made'`)).toBe(3)
  })

  test('is undone with the numbers when the sequencer breaks off before its commit, and done once afterwards', async () => {
    const person = await world.person()
    const before = await count(house, mailJobs)
    await house.database.db.transaction((tx) =>
      record(tx, { kind: 'community.joined', personId: person.id, communityId: newId() }),
    )
    const crash = house.database.db.transaction(async (tx) => {
      await sequenceFacts(tx, depsOf(house))
      throw new Error('the process ended here')
    })
    await expect(crash).rejects.toThrow('ended here')
    expect([await count(house, mailJobs), await count(house, 'facts where seq is null')]).toEqual([before, 1])

    await house.settled()

    expect(await count(house, `notifications where user_id = '${person.id}'`)).toBe(1)
    expect(Number(await count(house, mailJobs)) - Number(before)).toBe(1)
  })

  test('is passed over when a room makes a mistake, in code, in a query or about one of many, and later facts are followed', async () => {
    const person = await world.person()

    await house.transaction(async (tx) => {
      await record(tx, { kind: 'channel.read', personId: person.id, channelId: newId(), seq: '1' })
      await record(tx, { kind: 'profile.changed', personId: person.id })
      await record(tx, { kind: 'community.left', personId: person.id, communityId: newId() })
      await record(tx, { kind: 'community.left', personId: person.id, communityId: mistaken })
      await record(tx, { kind: 'community.joined', personId: person.id, communityId: newId() })
    })
    await house.settled()

    expect(await count(house, 'facts where seq is null')).toBe(0)
    const { rows } = await house.database.pool.query('select title from notifications where user_id = $1', [person.id])
    expect(rows.map(({ title }) => title).toSorted()).toEqual(['Tot ziens', 'Welkom'])
  })
})

test('a mail that cannot be enqueued now is enqueued later, and its fact waits', async () => {
  const { house, ...world } = await openWorld({ decisions: eager, jobs: true })
  const person = await world.person()
  await house.settled()
  const before = await count(house, mailJobs)
  const enqueue = vi.spyOn(house.jobs, 'enqueueAll').mockRejectedValue(new Error('the queue does not exist'))

  await join(house, person.id)
  await house.settled()
  expect([await count(house, 'facts where seq is null'), await count(house, mailJobs)]).toEqual([1, before])
  enqueue.mockRestore()
  await house.settled()

  expect(await count(house, 'facts where seq is null')).toBe(0)
  expect(Number(await count(house, mailJobs)) - Number(before)).toBe(1)
  expect(await count(house, 'notifications')).toBe(1)
})

test('facts that waited when the house was closed are followed when it opens, mails too', async () => {
  const [first] = await openHouses(1, { decisions: eager, jobs: true })
  if (!first?.database.url) return expect.unreachable()
  const person = await vocabulary(first).person()
  await first.settled()
  await first.close()
  const { url } = first.database
  const beside = await openDatabase({ url })
  await beside.db.transaction((tx) =>
    record(tx, { kind: 'community.joined', personId: person.id, communityId: newId() }),
  )
  await beside.close()

  const [again] = await openHouses(1, { decisions: eager, jobs: true, url })
  if (!again) return expect.unreachable()
  await again.settled()

  expect(await count(again, 'notifications')).toBe(1)
  expect(
    await count(again, `${mailJobs} and data->>'personId' = '${person.id}' and data->>'template' = 'welcome'`),
  ).toBe(1)
})

test('two processes that follow the same facts at once tell each person once of each', async () => {
  const houses = await openHouses(2, { decisions: eager, jobs: true })
  const [house] = houses
  if (!house) return expect.unreachable()
  const person = await vocabulary(house).person()
  const before = await count(house, mailJobs)

  await Promise.all(
    houses.map(async (one) => {
      for (let joined = 0; joined < 50; joined++) await join(one, person.id)
    }),
  )
  for (const one of houses) await one.settled()

  expect(await count(house, 'notifications')).toBe(100)
  expect(Number(await count(house, mailJobs)) - Number(before)).toBe(100)
  const { rows } = await house.database.pool.query('select max(seq)::int as last, count(*)::int as all from facts')
  expect(rows[0].last).toBe(rows[0].all)
})
