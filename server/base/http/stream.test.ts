import { connect } from 'node:net'
import type { Fact, LivePresence } from '@bewezen/domain/facts.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { record } from '../facts/record.ts'
import { eventually } from '../testing/eventually.ts'
import { openWorld, type TestPerson } from '../testing/world.ts'

const world = await openWorld()
const { house } = world
let address = ''

beforeAll(async () => {
  address = await world.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => world.app.server.closeAllConnections())

/** Opens the stream as a browser does, and gathers what comes. */
async function open(person: TestPerson, headers: Record<string, string> = {}, query = '') {
  const leaving = new AbortController()
  const answer = await fetch(`${address}/api/live${query}`, {
    headers: { cookie: person.cookie, ...headers },
    signal: leaving.signal,
  })
  const heard = { answer, text: '', isOver: false, leave: () => leaving.abort() }
  const reading = async () => {
    for await (const chunk of answer.body ?? []) heard.text += new TextDecoder().decode(chunk)
  }
  void reading()
    .catch(() => {})
    .then(() => {
      heard.isOver = true
    })
  return heard
}
const happen = async (fact: Fact) => {
  await house.transaction((tx) => record(tx, fact))
  await house.settled()
}

test('the stream carries the headers of every answer and is kept by nobody on the way', async () => {
  const heard = await open(await world.person())

  expect(heard.answer.status).toBe(200)
  expect(Object.fromEntries(heard.answer.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.any(String),
  })
  await eventually(() => expect(heard.text).toContain('retry: 1000\n\nevent: signal\ndata: {"kind":"hello"'))
  heard.leave()
})

test('facts arrive by number, and a browser that comes back names the last one it saw', async () => {
  const person = await world.person()
  const first = await open(person)
  await eventually(() => expect(house.live.size).toBeGreaterThan(0))
  await happen({ kind: 'profile.changed', personId: person.id })
  await eventually(() => expect(first.text).toContain('profile.changed'))
  const { seq } = house.live
  expect(first.text).toContain(
    `id: ${seq}\ndata: {"seq":${seq},"kind":"profile.changed","ids":{"personId":"${person.id}"}}\n\n`,
  )
  first.leave()
  await happen({ kind: 'profile.changed', personId: person.id })

  for (const [headers, query] of [
    [{ 'last-event-id': String(seq) }, ''],
    [{}, `?after=${seq}`],
  ] as const) {
    const again = await open(person, headers, query)
    await eventually(() => expect(again.text).toContain(`id: ${seq + 1}\n`))
    expect(again.text).not.toContain(`id: ${seq}\n`)
    again.leave()
  }
})

test.each(['x', '-1', '1.5', '', '99999999999999999999'])('a last number that is %j counts as none', async (number) => {
  const heard = await open(await world.person(), { 'last-event-id': number })
  await eventually(() => expect(heard.text).toContain('"kind":"hello"'))
  heard.leave()
})

test('who signs out hears no more: the answer ends, and a new one is refused', async () => {
  const [person, other] = [await world.person(), await world.person()]
  const [heard, others] = [await open(person), await open(other)]
  await eventually(() => expect(heard.text + others.text).toMatch(/hello[\s\S]*hello/))

  const out = await world.app.inject({
    method: 'POST',
    url: '/api/auth/sign-out',
    headers: { cookie: person.cookie },
    payload: {},
  })
  expect(out.statusCode).toBe(200)
  await house.settled()

  await eventually(() => expect(heard.isOver).toBe(true))
  expect(heard.text).toContain('event: signal\ndata: {"kind":"ended"}\n\n')
  expect((await open(person)).answer.status).toBe(401)
  await happen({ kind: 'profile.changed', personId: other.id })
  await eventually(() => expect(others.text).toContain('profile.changed'))
  others.leave()
})

test('one person cannot hold all streams: the 51st is refused until another is left', async () => {
  const [person, other] = [await world.person(), await world.person()]
  const streams = await Promise.all(Array.from({ length: 50 }, () => open(person)))
  expect(streams.map(({ answer }) => answer.status)).toEqual(Array(50).fill(200))
  const statusOf = async (who: TestPerson) => {
    const { answer, leave } = await open(who)
    leave()
    return answer.status
  }

  expect(await statusOf(person)).toBe(429)
  expect(await statusOf(other)).toBe(200)

  for (const { leave } of streams) leave()
  await eventually(async () => expect(await statusOf(person)).toBe(200))
})

test('a browser that never reads is ended, and nothing gathers for it', async () => {
  const person = await world.person()
  await eventually(() => expect(house.live.size).toBe(0))
  const line = connect(Number(new URL(address).port), '127.0.0.1').on('error', () => {})
  line.pause().write(`GET /api/live HTTP/1.1\r\nhost: localhost\r\ncookie: ${person.cookie}\r\n\r\n`)
  await eventually(() => expect(house.live.size).toBe(1))
  const { sessionId } = await house.snapshots.of(person.token)
  const signal: LivePresence = { kind: 'presence', channelId: 'x'.repeat(100_000), count: 0, people: [], typing: [] }

  // What the machine itself holds for a line takes some megabytes.
  for (let time = 0; time < 1_000; time += 1)
    house.live.publish(signal, new Set([sessionId ?? '']), { people: [person.id] })

  await eventually(() => expect(house.live.size).toBe(0))
  line.destroy()
})

test('who asks for the head alone holds no stream and gets no body', async () => {
  const person = await world.person()
  await eventually(() => expect(house.live.size).toBe(0))
  const line = connect(Number(new URL(address).port), '127.0.0.1')
  let text = ''
  line.on('data', (chunk) => {
    text += chunk
  })
  line.write(`HEAD /api/live HTTP/1.1\r\nhost: localhost\r\ncookie: ${person.cookie}\r\n\r\n`)
  await eventually(() => expect(text).toContain('\r\n\r\n'))

  // An answer behind it says that all of the first is here.
  line.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await eventually(() => expect(text).toContain('{"ok":true}'))

  expect(text).toMatch(/^HTTP\/1\.1 404 [\s\S]*?\r\n\r\nHTTP\/1\.1 200 /)
  expect(house.live.size).toBe(0)
  line.destroy()
})

test('a browser that leaves is forgotten', async () => {
  await eventually(() => expect(house.live.size).toBe(0))
  const heard = await open(await world.person())
  await eventually(() => expect(house.live.size).toBe(1))

  heard.leave()

  await eventually(() => expect(house.live.size).toBe(0))
})

test('a stream that cannot be opened is cut, so that the browser tries again', async () => {
  const opening = vi.spyOn(house.live, 'open').mockRejectedValueOnce(new Error('the database is away'))
  const untilCut = (heard: Awaited<ReturnType<typeof open>>) =>
    eventually(() => {
      expect(heard.isOver).toBe(true)
      return heard.text
    })

  // The line may be cut before anything came through it.
  expect(await open(await world.person()).then(untilCut, () => '')).not.toContain('hello')
  opening.mockRestore()
})
