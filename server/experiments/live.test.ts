import { community } from '@bewezen/domain/community/contract.ts'
import { experiments } from '@bewezen/domain/experiments/contract.ts'
import { search } from '@bewezen/domain/search/contract.ts'
import { beforeEach, expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { newMessage } from '../community/testing/newMessage.ts'
import { sets, shows, starts } from './testing/logbook.ts'

const world = await openWorld()
const { given, house } = world
const { pool } = house.database
let noor: TestPerson
let sem: TestPerson
beforeEach(async () => {
  noor = await world.person({ firstName: 'Noor' })
  sem = await world.person({ firstName: 'Sem' })
})

test('COM-N1-08 readers of the channel and the owner hear that it changed, without a number; others hear nothing', async () => {
  const closed = await given.community({ allowedRoles: ['teacher', 'student_plus_lars'] })
  const channel = await given.channel({ community: closed })
  const lars = await world.person({ role: 'student_plus_lars' })
  const teun = await world.person({ role: 'teacher' })
  const { id } = await starts(lars)
  await house.settled()
  const [his, teuns, sems] = [await lars.listens(), await teun.listens(), await sem.listens()]
  const changes = (ear: typeof his) => ear.heard.filter(({ kind }) => kind === 'experiment.changed')

  await sets(lars, id, '7,5')
  await house.settled()
  expect([changes(his).length, changes(teuns).length]).toEqual([1, 0])

  await shows(lars, channel, id)
  await sets(lars, id, '8')
  await sets(lars, id, '8')
  await house.settled()
  // Where it is shown, and the number that is another.
  expect([changes(his).length, changes(teuns).length]).toEqual([3, 2])
  expect(changes(teuns)[0]?.ids).toEqual({ experimentId: id, ownerId: lars.id })

  // Its owner hears of it where they may not read any more.
  await pool.query(`update blueprints set allowed_roles = '["teacher"]' where id = $1`, [closed.id])
  await sets(lars, id, '9')
  await house.settled()
  expect([changes(his).length, changes(teuns).length]).toEqual([4, 3])

  await lars.does(experiments.remove, { experimentId: id })
  await house.settled()
  expect([changes(his).length, changes(teuns).length, changes(sems).length]).toEqual([5, 4, 0])
  // There was somebody to hear nothing.
  await shows(sem, await given.channel(), (await starts(sem)).id)
  await house.settled()
  expect(sems.kinds()).toContain('message.posted')
})

test('COM-N1-08 an experiment that is shown in two places is heard of by the readers of both', async () => {
  const places = [
    await given.channel({ community: await given.community({ allowedRoles: ['student'] }) }),
    await given.channel({ community: await given.community({ allowedRoles: ['admin', 'student', 'teacher'] }) }),
  ]
  const { id } = await starts(noor)
  for (const place of places) await shows(noor, place, id)
  const [teun, lars] = [await world.person({ role: 'teacher' }), await world.person({ role: 'student_plus_lars' })]
  await house.settled()
  const ears = [await teun.listens(), await sem.listens(), await lars.listens()]
  await sets(noor, id, '8')
  await house.settled()
  expect(ears.map((ear) => ear.kinds().includes('experiment.changed'))).toEqual([true, true, false])
})

test('COM-N1-08 what is measured stands in no notification, search result, message or fact', async () => {
  const channel = await given.channel()
  const { id } = await starts(noor, { measure: 'rusthartslagje' })
  await sets(noor, id, '61,37')
  await noor.does(community.post, { ...newMessage(channel, `@${sem.username} kijk, dag1zeven`), experimentId: id })
  await house.settled()
  const { rows } = await pool.query(
    `select (select count(*) from notifications n where user_id = $1)::int as told,
      (select count(*) from notifications n where n::text ~ '61[.,]37|rusthartslagje')::int as notices,
      (select count(*) from facts f where f::text ~ '61[.,]37|rusthartslagje')::int as facts,
      (select count(*) from messages m where m::text ~ '61[.,]37|rusthartslagje')::int as messages`,
    [sem.id],
  )
  expect(rows).toEqual([{ told: 1, notices: 0, facts: 0, messages: 0 }])
  const found = async (text: string) => JSON.stringify(await noor.does(search.find, { text }))
  expect(await found('dag1zeven')).toContain('dag1zeven')
  expect(await found('rusthartslagje')).not.toContain('rusthartslagje')
})
