import { newId } from '@bewezen/domain/base/ids.ts'
import { runs } from '@bewezen/domain/base/testing/longMode.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { livestreams } from '@bewezen/domain/livestreams/contract.ts'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { newMessage } from '../community/testing/newMessage.ts'
import { livestreams as table } from './tables.ts'
import { aStream } from './testing/aStream.ts'

const world = await openWorld({ engine: 'server' })
const { given, house } = world
const { pool } = house.database
const [one, other] = [await world.person({ role: 'admin' }), await world.person({ role: 'teacher' })]

afterEach(async () => void (await pool.query('delete from livestreams')))

const codesOf = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.map((it) => (it.status === 'fulfilled' ? 'done' : (it.reason as { code?: string }).code)).toSorted()
const liveNow = async () =>
  (await pool.query<{ n: number }>('select count(*)::int as n from livestreams where is_active')).rows[0]?.n

test('X3-EDGE-04 LIVE-STATE-04 of two managers who start two streams at the same moment exactly one succeeds', async () => {
  const streams = [await given.livestream(), await given.livestream()]
  const start = (who: TestPerson, stream: { id: string } | undefined, isActive = true) =>
    who.does(livestreams.setActive, { id: stream?.id ?? '', isActive })
  for (let round = 0; round < runs(20, 500); round++) {
    const outcomes = await Promise.allSettled([start(one, streams[0]), start(other, streams[1])])
    expect(codesOf(outcomes)).toEqual(['OTHER_STREAM_ACTIVE', 'done'])
    expect(await liveNow()).toBe(1)
    for (const stream of streams) await start(one, stream, false)
  }
})

test('X3-EDGE-04 nor do the form and the button, nor two forms', async () => {
  for (let round = 0; round < runs(5, 100); round++) {
    const stream = await given.livestream()
    const make = (who: TestPerson) =>
      who.does(livestreams.save, { id: newId(), version: null, livestream: aStream({ isActive: true }) })
    const outcomes = await Promise.allSettled([
      make(one),
      make(other),
      one.does(livestreams.setActive, { id: stream.id, isActive: true }),
    ])
    expect(codesOf(outcomes)).toEqual(['OTHER_STREAM_ACTIVE', 'OTHER_STREAM_ACTIVE', 'done'])
    expect(await liveNow()).toBe(1)
    await pool.query('delete from livestreams')
  }
})

test('LIVE-STATE-04 without the line in which managers wait the database itself refuses the second', async () => {
  const streams = [await given.livestream(), await given.livestream()]
  const looked = Promise.withResolvers<void>()
  let looking = 0
  const tries = streams.map(({ id }) =>
    house.transaction(async (tx) => {
      const live = await tx.select().from(table).where(eq(table.isActive, true))
      expect(live).toEqual([])
      if (++looking === 2) looked.resolve()
      await looked.promise
      await tx.update(table).set({ isActive: true }).where(eq(table.id, id))
    }),
  )
  const refused = (await Promise.allSettled(tries)).flatMap((it) => (it.status === 'rejected' ? [it.reason] : []))
  expect(refused).toHaveLength(1)
  expect(JSON.stringify(refused[0]?.cause ?? refused[0])).toContain('unique_active_livestream')
  expect(await liveNow()).toBe(1)
})

test('X3-EDGE-05 LIVE-MORE-38 one stream with one conversation, however often it is sent at the same moment', async () => {
  const [id, livestream] = [newId(), aStream()]
  const sent = await Promise.all(
    Array.from({ length: 5 }, () => one.does(livestreams.save, { id, version: null, livestream })),
  )
  expect(new Set(sent.map((it) => JSON.stringify(it))).size).toBe(1)
  const { rows } = await pool.query("select 1 from channels_text where slug = 'avond'")
  const { rows: known } = await pool.query('select 1 from livestreams')
  expect(known).toHaveLength(1)
  await pool.query('delete from livestreams')
  expect(rows.length).toBeGreaterThanOrEqual(1)
})

test('X3-EDGE-13 of two managers who save one version one is stored', async () => {
  const { id, startTime } = await one.does(livestreams.save, { id: newId(), version: null, livestream: aStream() })
  const save = (who: TestPerson, title: string) =>
    who.does(livestreams.save, { id, version: 0, livestream: aStream({ startTime, title }) })
  expect(codesOf(await Promise.allSettled([save(one, 'Een'), save(other, 'Twee')]))).toEqual(['CHANGED', 'done'])
})

test('X3-EDGE-06 LIVE-MORE-26 who writes while a stream is deleted is stored or refused, and nothing is left of it', async () => {
  const members = [await world.person(), await world.person(), await world.person()]
  for (let round = 0; round < runs(5, 100); round++) {
    const stream = await given.livestream({ isActive: true })
    const question = await given.question(stream, members[0] ?? one)
    const outcomes = await Promise.allSettled([
      ...members.map((who) => who.does(community.post, newMessage({ id: stream.channelId }, 'hallo'))),
      ...members.map((who) => who.does(livestreams.ask, { id: newId(), livestreamId: stream.id, text: 'Mag ik?' })),
      ...members.map((who) => who.does(livestreams.raise, { questionId: question.id, on: true })),
      one.does(livestreams.remove, { id: stream.id }),
    ])
    expect(codesOf(outcomes).filter((code) => code !== 'done' && code !== 'NOT_FOUND')).toEqual([])
    for (const what of ['messages where channel_id', 'channels_text where id'])
      expect((await pool.query(`select 1 from ${what} = $1`, [stream.channelId])).rows).toEqual([])
  }
})

test('LIVE-MORE-11 LIVE-MORE-12 five questions stay five and a raise counts once, whatever comes at the same moment', async () => {
  const [noor, sem, stream] = [await world.person(), await world.person(), await given.livestream()]
  const asked = await Promise.allSettled(
    Array.from({ length: 8 }, () =>
      noor.does(livestreams.ask, { id: newId(), livestreamId: stream.id, text: 'Mag ik?' }),
    ),
  )
  expect(codesOf(asked).filter((code) => code === 'done')).toHaveLength(5)
  const question = await given.question(stream, noor)
  await Promise.all(Array.from({ length: 6 }, () => sem.does(livestreams.raise, { questionId: question.id, on: true })))
  expect(await sem.does(livestreams.raise, { questionId: question.id, on: true })).toMatchObject({ raises: 2 })
})
