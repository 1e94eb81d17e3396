import { newId } from '@bewezen/domain/base/ids.ts'
import { livestreams } from '@bewezen/domain/livestreams/contract.ts'
import { expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../../base/testing/world.ts'

const world = await openWorld()
const { given, house } = world
const [teacher, moderator, noor, sem, vera] = [
  await world.person({ role: 'teacher' }),
  await world.person({ role: 'moderator' }),
  await world.person(),
  await world.person(),
  await world.person(),
]
const ask = (who: TestPerson, stream: { id: string }, text = 'Door je neus?', id = newId()) =>
  who.does(livestreams.ask, { id, livestreamId: stream.id, text })
const raise = (who: TestPerson, { id }: { id: string }, on = true) =>
  who.does(livestreams.raise, { questionId: id, on })
const textsFor = async (who: TestPerson, { id }: { id: string }) =>
  (await who.does(livestreams.questions, { id })).questions.map(({ text }) => text)
/** As it is when the evening takes no more. */
const ended = { startTime: new Date(Date.now() - 99 * 3_600_000) }

test('LIVE-MORE-10 open ones with the most raises first, the oldest before equals, then the answered ones', async () => {
  const stream = await given.livestream()
  const first = await given.question(stream, noor, { text: 'eerst' })
  await given.question(stream, sem, { text: 'meest', raisedBy: [noor, vera] })
  await given.question(stream, vera, { text: 'later' })
  await given.question(stream, vera, {
    text: 'toen',
    answeredAt: new Date('2027-03-22T19:01:00Z'),
    raisedBy: [noor, sem],
  })
  await given.question(stream, vera, { text: 'daarna', answeredAt: new Date('2027-03-22T19:02:00Z') })
  expect(await textsFor(noor, stream)).toEqual(['meest', 'eerst', 'later', 'toen', 'daarna'])
  const { questions } = await noor.does(livestreams.questions, { id: stream.id })
  expect(questions[1]).toMatchObject({ id: first.id, asker: { id: noor.id }, raises: 1, isRaised: true, isMine: true })
  expect(questions[2]).toMatchObject({ isRaised: false, isMine: false, mayRemove: false })
})

test('LIVE-MORE-11 a question is asked once, however often it is sent, and of 300 characters at most', async () => {
  const stream = await given.livestream()
  const id = newId()
  const asked = await ask(noor, stream, '  Door je neus?  ', id)
  expect(asked).toMatchObject({ text: 'Door je neus?', raises: 1, isMine: true })
  expect(await ask(noor, stream, 'Door je neus?', id)).toEqual(asked)
  for (const [who, text] of [
    [noor, 'Anders'],
    [sem, 'Door je neus?'],
  ] as const)
    await expect(ask(who, stream, text, id)).rejects.toMatchObject({ code: 'ID_IN_USE' })
  await ask(noor, stream, '😀'.repeat(300))
  for (const text of ['', ' \u200b ', '😀'.repeat(301)])
    await expect(ask(noor, stream, text)).rejects.toMatchObject({ status: 422, code: 'INVALID_INPUT' })
  expect(await textsFor(sem, stream)).toHaveLength(2)
})

test('LIVE-MORE-11 of one person five wait at most, on one stream', async () => {
  const [stream, other] = [await given.livestream(), await given.livestream()]
  const asked = []
  for (let n = 0; n < 5; n++) asked.push(await ask(noor, stream))
  await expect(ask(noor, stream)).rejects.toMatchObject({ status: 409, code: 'TOO_MANY_QUESTIONS' })
  await ask(sem, stream)
  await ask(noor, other)
  await teacher.does(livestreams.tickOff, { questionId: asked[0]?.id ?? '', on: true })
  await ask(noor, stream)
})

test('LIVE-MORE-12 raising sets a state and counts each once; one’s own stays', async () => {
  const question = await ask(noor, await given.livestream())
  const ear = await vera.listens()
  for (const on of [true, true]) expect(await raise(sem, question, on)).toMatchObject({ raises: 2, isRaised: true })
  expect(await raise(noor, question, false)).toMatchObject({ raises: 2, isRaised: true })
  for (const on of [false, false]) expect(await raise(sem, question, on)).toMatchObject({ raises: 1, isRaised: false })
  await house.settled()
  expect(ear.kinds()).toEqual(['questions.changed', 'questions.changed'])
  ear.leave()
})

test('LIVE-MORE-13 managers tick off and open again, nobody else, and what is answered takes no raise', async () => {
  const question = await ask(noor, await given.livestream())
  const tick = (who: TestPerson, on: boolean) => who.does(livestreams.tickOff, { questionId: question.id, on })
  for (const who of [noor, moderator]) await expect(tick(who, true)).rejects.toMatchObject({ status: 403 })
  const { answeredAt } = await tick(teacher, true)
  expect(answeredAt).not.toBeNull()
  expect((await tick(teacher, true)).answeredAt).toBe(answeredAt)
  expect(await raise(sem, question)).toMatchObject({ raises: 1, isRaised: false })
  expect((await tick(teacher, false)).answeredAt).toBeNull()
  expect(await raise(sem, question)).toMatchObject({ raises: 2 })
})

test('LIVE-MORE-14 its asker, managers and those who moderate take a question away', async () => {
  const stream = await given.livestream()
  const take = (who: TestPerson, { id }: { id: string }) => who.does(livestreams.removeQuestion, { questionId: id })
  const kept = await ask(noor, stream)
  await expect(take(sem, kept)).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' })
  for (const who of [noor, teacher, moderator]) {
    const question = await ask(noor, stream, 'weg')
    await take(who, question)
    await expect(take(who, question)).rejects.toMatchObject({ status: 404 })
    await expect(raise(sem, question)).rejects.toMatchObject({ status: 404 })
  }
  expect(await textsFor(noor, stream)).toEqual([kept.text])
  const { rows } = await house.database.pool.query("select actor_id from audit_log where action = 'question.removed'")
  expect(rows.map((row) => row.actor_id).toSorted()).toEqual([teacher.id, moderator.id].toSorted())
})

test('LIVE-MORE-15 a closed evening takes no question and no raise, and shows those it has', async () => {
  const stream = await given.livestream(ended)
  const question = await given.question(stream, noor)
  const closed = { status: 409, code: 'EVENING_CLOSED' }
  await expect(ask(noor, stream)).rejects.toMatchObject(closed)
  await expect(raise(sem, question)).rejects.toMatchObject(closed)
  expect(await textsFor(sem, stream)).toHaveLength(1)
  expect((await teacher.does(livestreams.tickOff, { questionId: question.id, on: true })).answeredAt).not.toBeNull()
})

test('LIVE-MORE-01 a question of a stream that somebody does not see is not there', async () => {
  const question = await given.question(await given.livestream({ visibleToAdmins: true }), teacher)
  await expect(raise(noor, question)).rejects.toMatchObject({ status: 404 })
  await expect(noor.does(livestreams.removeQuestion, { questionId: question.id })).rejects.toMatchObject({
    status: 404,
  })
})
