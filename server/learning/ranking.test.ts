import { learning } from '@bewezen/domain/learning/contract.ts'
import { expect, test } from 'vitest'
import { queriesOf } from '../base/testing/queriesOf.ts'
import { openWorld, type TestPerson } from '../base/testing/world.ts'

const world = await openWorld()
const { given, house } = world

const period = { startDate: '2026-10-19', endDate: '2026-10-28', durationDays: 7 }
const at = new Date('2026-10-20T10:00:00Z')
const days = (...of: number[]) => of.map((day) => `2026-10-${day}`)

async function challenge(change: Partial<Parameters<typeof given.challenge>[0]> = {}) {
  const community = await given.community()
  return { community, ...(await given.challenge({ community, ...period, ...change })) }
}
const rankingFor = (person: TestPerson, { id }: { id: string }, from = 0) =>
  person.does(learning.ranking, { challengeId: id, from })
const showName = (person: TestPerson, { id }: { id: string }, on: boolean) =>
  person.does(learning.showName, { challengeId: id, on })

test('COM-LEARN-14 who takes part is ranked by the days within the period; equal days share a place, and admins have none', async () => {
  const one = await challenge()
  const [noor, sem, vera, bram, admin] = [
    await world.person(),
    await world.person(),
    await world.person(),
    await world.person(),
    await world.person({ role: 'admin' }),
  ]
  await given.partIn(one, noor, days(19, 20), at)
  await given.partIn(one, sem, days(19, 20, 21), at)
  // A day that the period no longer has is none.
  await given.partIn(one, vera, days(18, 22, 23), at)
  await given.partIn(one, bram, [], at)
  await given.partIn(one, admin, days(19, 20, 21, 22), at)

  const { places, total, own } = await rankingFor(vera, one)
  expect(places.map(({ at, rank, done }) => [at, rank, done])).toEqual([
    [0, 1, 3],
    [1, 2, 2],
    [2, 2, 2],
    [3, 4, 0],
  ])
  expect(places.map(({ person }) => person?.id)).toEqual([sem.id, ...[noor.id, vera.id].toSorted(), bram.id])
  expect(places.filter(({ isOwn }) => isOwn).map(({ person }) => person?.id)).toEqual([vera.id])
  expect([total, own]).toMatchObject([4, { rank: 2, done: 2, isAnonymous: false, isOwn: true }])
  expect((await rankingFor(admin, one)).own).toBeNull()
})

test('COM-LEARN-14 COM-LEARN-20 who hides their name is told by the ranking to nobody else, an admin included, and shows it again', async () => {
  const one = await challenge()
  const [noor, sem, teacher, admin] = [
    await world.person(),
    await world.person(),
    await world.person({ role: 'teacher' }),
    await world.person({ role: 'admin' }),
  ]
  await expect(showName(noor, one, false)).rejects.toMatchObject({ status: 409, code: 'NOT_TAKING_PART' })
  await given.partIn(one, noor, days(19, 20), at)
  expect(await showName(noor, one, false)).toEqual({ on: false })

  for (const other of [sem, teacher, admin]) {
    const seen = await rankingFor(other, one)
    expect(seen.places).toEqual([{ at: 0, rank: 1, done: 2, person: null, isOwn: false }])
    for (const secret of [noor.id, noor.username]) expect(JSON.stringify(seen)).not.toContain(secret)
  }
  const mine = await rankingFor(noor, one)
  expect([mine.places[0]?.person?.id, mine.own]).toMatchObject([
    noor.id,
    { rank: 1, done: 2, isAnonymous: true, person: { id: noor.id } },
  ])

  await showName(noor, one, true)
  expect((await rankingFor(sem, one)).places[0]?.person?.id).toBe(noor.id)
})

test('COM-LEARN-14 where one without a name stands among equals does not tell whose it is, not even to another without', async () => {
  const one = await challenge()
  const everybody = await Promise.all(Array.from({ length: 6 }, () => world.person()))
  const byId = everybody.toSorted((some, other) => (some.id < other.id ? -1 : 1))
  for (const person of everybody) await given.partIn(one, person, days(19), at)
  const hidden = byId.filter((_person, place) => place % 2 === 0)
  for (const person of hidden) await showName(person, one, false)

  const seenBy = async (person: TestPerson) =>
    (await rankingFor(person, one)).places.map(({ rank, person }) => [rank, person !== null])
  for (const person of byId) {
    const without = hidden.filter((other) => other !== person)
    expect(await seenBy(person)).toEqual(everybody.map((_one, place) => [1, place < everybody.length - without.length]))
  }
})

test('COM-LEARN-14 who asks for a page that is no longer there is told how many there are', async () => {
  const one = await challenge()
  const [noor, sem] = [await world.person(), await world.person()]
  await given.partIn(one, noor, days(19), at)
  expect(await rankingFor(sem, one, 50)).toEqual({ places: [], total: 1, own: null })
})

test('COM-LEARN-14 the ranking comes 50 at a time in two queries, and says where one stands on every page', async () => {
  const one = await challenge()
  const everybody = await Promise.all(Array.from({ length: 53 }, () => world.person()))
  for (const [index, person] of everybody.entries()) await given.partIn(one, person, index < 52 ? days(19) : days(), at)
  const last = everybody[52] as TestPerson
  const first = await rankingFor(last, one)
  expect([first.places.length, first.total, first.own]).toMatchObject([
    50,
    53,
    { rank: 53, at: 52, done: 0, isAnonymous: false, person: { id: last.id } },
  ])
  const second = await rankingFor(last, one, 50)
  expect(second.places.map(({ rank, isOwn }) => [rank, isOwn])).toEqual([
    [1, false],
    [1, false],
    [53, true],
  ])
  expect(new Set([...first.places, ...second.places].map(({ person }) => person?.id)).size).toBe(53)
  expect(await queriesOf(house, () => rankingFor(last, one))).toHaveLength(2)
})

test('COM-LEARN-14 COM-LEARN-17 the ranking of a draft, and of a community that is not theirs, is not there; who is going stands in none', async () => {
  const [noor, sem] = [await world.person(), await world.person()]
  const draft = await challenge({ isPublished: false })
  const closed = await given.community({ allowedRoles: ['teacher'] })
  const foreign = await challenge({ community: closed })
  const one = await challenge()
  await given.partIn(one, sem, days(19), at)
  for (const other of [draft, foreign])
    await expect(rankingFor(noor, other)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
  await house.database.pool.query('update profiles set hidden_at = now() where id = $1', [sem.id])
  expect(await rankingFor(noor, one)).toEqual({ places: [], total: 0, own: null })
})
