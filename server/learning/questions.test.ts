import { newId } from '@bewezen/domain/base/ids.ts'
import { comments } from '@bewezen/domain/comments/contract.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { learning } from '@bewezen/domain/learning/contract.ts'
import { expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../base/testing/world.ts'

const world = await openWorld()
const { given, house } = world

const ask = (person: TestPerson, { id }: { id: string }, content = 'Mag het ook met bewolking?') =>
  person.does(comments.write, { subjectKind: 'lesson', subjectId: id, id: newId(), content })
const list = (person: TestPerson, { id }: { id: string }) =>
  person.does(comments.list, { subjectKind: 'lesson', subjectId: id })
async function told(person: TestPerson) {
  await house.settled()
  const { notifications } = await person.does(inbox.list, { limit: 20 })
  return notifications.map(({ type, title }) => [type, title])
}

test('COM-LEARN-10 each question under a lesson tells who teaches it, and neither the asker nor other teachers', async () => {
  const [maker, assigned, other] = [
    await world.person({ role: 'teacher' }),
    await world.person({ role: 'teacher' }),
    await world.person({ role: 'teacher' }),
  ]
  const noor = await world.person()
  const lesson = await given.lesson({ community: await given.community(), by: maker })
  await house.database.pool.query('update lessons set teacher_id = $1 where id = $2', [assigned.id, lesson.id])
  await ask(noor, lesson)
  await ask(noor, lesson, 'En in de winter?')
  const question = ['learning', 'Nieuwe vraag bij je les']
  expect(await told(maker)).toEqual([question, question])
  expect(await told(assigned)).toEqual([question, question])
  for (const person of [other, noor]) expect(await told(person)).toEqual([])
  await ask(maker, lesson, 'Ja hoor')
  expect(await told(maker)).toHaveLength(2)
  expect((await list(noor, lesson)).total).toBe(3)
})

test('COM-LEARN-10 when nobody teaches a lesson any more every teacher hears of a question', async () => {
  const teacher = await world.person({ role: 'teacher' })
  const noor = await world.person()
  const lesson = await given.lesson({ community: await given.community() })
  await ask(noor, lesson)
  expect(await told(teacher)).toEqual([['learning', 'Nieuwe vraag bij je les']])
})

test('COM-LEARN-04 COM-LEARN-10 COM-LEARN-16 under a closed lesson and a draft nothing is read or asked by who cannot read them', async () => {
  const teacher = await world.person({ role: 'teacher' })
  const noor = await world.person()
  const community = await given.community()
  await given.lesson({ community, by: teacher })
  const closed = await given.lesson({ community, by: teacher, level: 2 })
  const later = await given.lesson({ community, by: teacher, week: 2 })
  const draft = await given.lesson({ community, by: teacher, isPublished: false })
  for (const lesson of [closed, later, draft]) {
    await expect(list(noor, lesson)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(ask(noor, lesson)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  expect((await list(teacher, closed)).mayWrite).toBe(true)
  expect((await list(teacher, draft)).mayWrite).toBe(false)
})

test('COM-LEARN-10 with a lesson its questions go', async () => {
  const teacher = await world.person({ role: 'teacher' })
  const lesson = await given.lesson({ community: await given.community(), by: teacher })
  await ask(await world.person(), lesson)
  await teacher.does(learning.remove, { kind: 'lesson', id: lesson.id })
  const { rows } = await house.database.pool.query('select 1 from comments where subject_id = $1', [lesson.id])
  expect(rows).toEqual([])
})

test('COM-LEARN-04 IN-MENTION-09 who is named under a lesson that is closed for them hears nothing, and under an open one they do', async () => {
  const teacher = await world.person({ role: 'teacher' })
  const sem = await world.person({ username: 'sem_leest' })
  const community = await given.community()
  const open = await given.lesson({ community, by: teacher })
  const closed = await given.lesson({ community, by: teacher, level: 2 })
  await ask(teacher, closed, 'Kijk eens @sem_leest')
  expect(await told(sem)).toEqual([])
  await ask(teacher, open, 'Kijk eens @sem_leest')
  expect(await told(sem)).toMatchObject([['mention', expect.any(String)]])
})
