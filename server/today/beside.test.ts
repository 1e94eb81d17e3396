import { dayOf } from '@bewezen/domain/base/dates.ts'
import { plusDays } from '@bewezen/domain/base/days.ts'
import { today } from '@bewezen/domain/today/contract.ts'
import { beforeEach, expect, test } from 'vitest'
import { queriesOf } from '../base/testing/queriesOf.ts'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { grantPoints } from '../profile/index.ts'

const world = await openWorld()
const { given, house } = world
let noor: TestPerson
let sem: TestPerson
beforeEach(async () => {
  await house.database.pool.query("update events set status = 'cancelled'")
  await house.database.pool.query("update profiles set role = 'no_subscription'")
  noor = await world.person({ firstName: 'Noor', points: 40 })
  sem = await world.person({ firstName: 'Sem', points: 90 })
})

const besideOf = (who: TestPerson) => who.does(today.beside, {})

test('COM-START-41 the next date is one’s own, else the first that one may see', async () => {
  expect((await besideOf(noor)).next).toBeNull()
  const soon = await given.event({ title: 'Ademlab', startWall: on(2), endWall: on(2, 11) })
  const later = await given.event({ title: 'Koud water', startWall: on(4), endWall: on(4, 11) })
  await given.event({ title: 'Nog niet', startWall: on(1), endWall: on(1, 11), isLive: false })
  expect((await besideOf(noor)).next).toMatchObject({ id: soon.id, title: 'Ademlab', own: null, imageUrl: null })
  await given.enrolment({ person: noor, event: later })
  expect((await besideOf(noor)).next).toMatchObject({ id: later.id, own: 'enrolled' })
  expect((await besideOf(sem)).next).toMatchObject({ id: soon.id })
})

test('COM-START-42 three places of one’s own group stand there, with one’s own wherever it is', async () => {
  const [ada, bo] = [await world.person({ firstName: 'Ada', points: 300 }), await world.person({ points: 120 })]
  const teacher = await world.person({ role: 'teacher', points: 999 })
  const { ranking } = await besideOf(noor)
  expect(ranking.places.map(({ id, rank, points }) => [id, rank, points])).toEqual([
    [ada.id, 1, 300],
    [bo.id, 2, 120],
    [sem.id, 3, 90],
  ])
  expect(ranking.own).toEqual({ rank: 4, points: 40 })
  expect((await besideOf(teacher)).ranking).toMatchObject({ places: [{ id: teacher.id }], own: { rank: 1 } })
  // Whoever is ranked nowhere looks at the members.
  const admin = await world.person({ role: 'admin', points: 5_000 })
  expect((await besideOf(admin)).ranking).toMatchObject({ places: [{ id: ada.id }, {}, {}], own: null })

  await house.transaction((tx, now) =>
    grantPoints(tx, { personId: noor.id, amount: 500, reason: 'tasks.day', source: '2026-11-22' }, now),
  )
  expect((await besideOf(noor)).ranking).toMatchObject({
    places: [{ id: noor.id, points: 540 }, {}, {}],
    own: { rank: 1 },
  })
})

test('COM-START-40 it costs three queries beside who asks', async () => {
  await besideOf(noor)
  expect((await queriesOf(house, () => besideOf(noor))).length).toBeLessThanOrEqual(4)
})

const on = (days: number, hour = 10): string => `${plusDays(dayOf(Date.now()), days)}T${hour}:00`
