import { community } from '@bewezen/domain/community/contract.ts'
import { livestreams } from '@bewezen/domain/livestreams/contract.ts'
import { afterEach, expect, test } from 'vitest'
import { removeAtOnce } from '../account/index.ts'
import { openWorld } from '../base/testing/world.ts'
import { newMessage } from '../community/testing/newMessage.ts'
import { fillStreams } from '../demo/fillStreams.ts'
import type { GivenPerson } from '../demo/givenPeople.ts'
import { people, type Who } from '../demo/people.ts'
import { personal } from '../personal.ts'
import { eraseIfDue } from '../privacy/eraseDueAccounts.ts'
import { inHours } from './testing/aStream.ts'

const world = await openWorld()
const { app, given, house } = world
const { db, pool } = house.database

afterEach(async () => void (await pool.query('delete from livestreams')))

test('LIVE-MORE-35 LIVE-MORE-08 a download holds what somebody made, said, asked, raised and wants to be told, and nothing of others', async () => {
  const [noor, sem] = [await world.person({ role: 'teacher' }), await world.person()]
  const stream = await given.livestream({ title: 'Samen ademen', creator: noor, isActive: true })
  const later = await given.livestream({ title: 'Later', startTime: new Date(inHours(5)) })
  for (const [who, text] of [
    [noor, 'van noor'],
    [sem, 'van sem'],
  ] as const) {
    await who.does(community.post, newMessage({ id: stream.channelId }, text))
    await given.question(stream, who, { text: `vraag ${text}`, raisedBy: who === sem ? [noor] : [] })
    await who.does(livestreams.remind, { id: later.id, on: true })
  }
  const told = (await personal.livestreams.collect?.(house, db, noor.id)) ?? []
  expect(told.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['livestreams', 1],
    ['livestream_messages', 1],
    ['livestream_reads', 1],
    ['livestream_questions', 1],
    ['livestream_raises', 2],
    ['livestream_reminders', 1],
  ])
  const said = told.filter(({ name }) => name !== 'livestream_raises')
  expect(JSON.stringify(said)).toContain('van noor')
  expect(JSON.stringify(said)).not.toContain('van sem')
})

test('LIVE-MORE-35 erasing takes questions, raises and reminders, and leaves the stream and what was said without a name', async () => {
  const [noor, sem] = [await world.person({ role: 'teacher' }), await world.person()]
  const stream = await given.livestream({ creator: noor, isActive: true, title: 'Blijft' })
  const said = await noor.does(community.post, newMessage({ id: stream.channelId }, 'blijft staan'))
  await given.question(stream, noor)
  const { id: theirs } = await given.question(stream, sem, { raisedBy: [noor] })
  await given.reminder(stream, noor)
  await house.transaction((tx, now) => removeAtOnce(tx, noor.id, now))
  expect(await eraseIfDue(house, personal, noor.id)).toBe(true)
  expect((await pool.query('select 1 from profiles where id = $1', [noor.id])).rows).toEqual([])
  const { questions } = await sem.does(livestreams.questions, { id: stream.id })
  expect(questions).toMatchObject([{ id: theirs, raises: 1 }])
  expect((await pool.query('select 1 from livestream_reminders where livestream_id = $1', [stream.id])).rows).toEqual(
    [],
  )
  expect(await sem.does(livestreams.read, { id: stream.id })).toMatchObject({ title: 'Blijft', creatorName: null })
  const { messages } = await sem.does(community.messages, { channelId: stream.channelId })
  expect(messages).toMatchObject([{ id: said.id, author: null, content: 'blijft staan' }])
})

test('LIVE-MORE-29 the sitemap names the page of livestreams', async () => {
  expect((await app.inject({ url: '/sitemap.xml' })).body).toContain('/livestream</loc>')
})

test('LIVE-MORE-39 the demo community has an evening to come, and two past ones with recording and talk', async () => {
  const cast = {} as Record<Who, GivenPerson>
  for (const who of Object.keys(people) as Who[]) cast[who] = await given.person(people[who])
  await fillStreams(given, cast)
  const viewer = await world.signedIn(cast.sanne)
  const { livestreams: streams } = await viewer.does(livestreams.list, { from: 0 })
  expect(streams.map(({ hasRecording, player }) => [hasRecording, player !== null])).toEqual([
    [false, false],
    [true, true],
    [true, true],
  ])
  for (const { id } of streams.slice(1)) {
    expect((await viewer.does(livestreams.evening, { id })).messages).toBeGreaterThan(0)
    expect((await viewer.does(livestreams.questions, { id })).questions.length).toBeGreaterThan(0)
  }
  expect(streams[0]?.viewer.isReminded).toBe(true)
})
