import { newId } from '@bewezen/domain/base/ids.ts'
import type { Presence as Shown } from '@bewezen/domain/community/presenceContract.ts'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Presence } from './presence.ts'
import type { Said } from './registry.ts'

const log = pino({ level: 'silent' })
const open: Presence[] = []
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'performance'] })
})
afterEach(() => {
  for (const one of open.splice(0)) one.stop()
  vi.useRealTimers()
})

/** Processes that hear each other's hints, and what each told its streams. */
function processes(count: number, reaches = true) {
  const hints: string[] = []
  const all = Array.from({ length: count }, () => {
    const told: { presence: Shown; sessions: string[] }[] = []
    const presence = new Presence({
      readers: async (ids) => new Map(ids.map((id) => [id, { capability: 'readCommunity' }])),
      publish: ({ kind: _, ...presence }, sessions) => told.push({ presence, sessions: [...sessions] }),
      hint: async (text) => {
        hints.push(text)
        if (reaches) for (const one of all) one.presence.hear(text)
      },
      log,
    })
    open.push(presence)
    return { presence, told }
  })
  return Object.assign(all, { hints })
}

const channelId = newId()
const saidBy = (firstName: string, more: Partial<Said> = {}): Said => {
  const personId = newId()
  const face = { id: personId, firstName, lastName: 'Vis', username: 'x', avatarUrl: null, avatarColor: 'licht' }
  return { viewId: newId(), channelId, sessionId: newId(), personId, face, ...more }
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test('LIVE-MORE-70 what stands of an evening, where nobody is shown, is not put together anew for each of thousands who say that they are there', () => {
  const [one] = processes(1)
  if (!one) return expect.unreachable()
  const nobody = one.presence.of(channelId)
  expect(one.presence.of(channelId)).not.toBe(nobody)
  one.presence.say(saidBy('Noor', { face: null }))
  const shown = one.presence.of(channelId)
  expect(one.presence.of(channelId)).toBe(shown)
  expect(shown.count).toBe(0)
  one.presence.say(saidBy('Sem'))
  expect(one.presence.of(channelId).count).toBe(1)
})

describe('COM-CHAT-32 a channel is told of', () => {
  test('at once, and then at most once a second with what it is by then', async () => {
    const [one] = processes(1)
    if (!one) return expect.unreachable()
    one.presence.say(saidBy('Noor'))
    await pass(100)
    expect(one.told.map(({ presence }) => presence.count)).toEqual([1])

    for (let more = 0; more < 20; more++) {
      one.presence.say(saidBy('Sem'))
      await pass(100)
    }
    await pass(2_000)

    const counts = one.told.map(({ presence }) => presence.count)
    expect(counts.length).toBeLessThanOrEqual(4)
    expect(counts.at(-1)).toBe(21)
    await pass(30_000)
    expect(one.told).toHaveLength(counts.length)
  })

  test('not again when nothing is to be seen that was not told', async () => {
    const [one] = processes(1)
    if (!one) return expect.unreachable()
    const noor = saidBy('Noor')
    one.presence.say(noor)
    await pass(2_000)
    one.presence.say({ ...noor, typing: true })
    one.presence.say({ ...noor, typing: false })
    await pass(2_000)

    expect(one.told).toHaveLength(1)
  })

  test('to the sessions that have it before them, in every process', async () => {
    const [one, other] = processes(2)
    if (!one || !other) return expect.unreachable()
    const [noor, sem, elsewhere] = [saidBy('Noor'), saidBy('Sem'), saidBy('Vera', { channelId: newId() })]
    one.presence.say(noor)
    other.presence.say(sem)
    other.presence.say(elsewhere)
    await pass(2_000)

    for (const { told } of [one, other]) {
      const last = told.filter(({ presence }) => presence.channelId === channelId).at(-1)
      expect(last?.presence.people.map(({ firstName }) => firstName).toSorted()).toEqual(['Noor', 'Sem'])
      expect(last?.sessions.toSorted()).toEqual([noor.sessionId, sem.sessionId].toSorted())
    }
    one.presence.leave(noor)
    await pass(2_000)
    expect(other.told.at(-1)?.presence.people.map(({ firstName }) => firstName)).toEqual(['Sem'])
  })
})

test('COM-CHAT-32 who was silent for 40 seconds is gone in every process, also when nobody says so', async () => {
  const [one, other] = processes(2)
  if (!one || !other) return expect.unreachable()
  const sem = saidBy('Sem')
  one.presence.say(saidBy('Noor'))
  other.presence.say(sem)
  await pass(25_000)
  other.presence.say(sem)
  await pass(17_000)

  for (const { presence, told } of [one, other]) {
    expect(presence.of(channelId).count).toBe(1)
    expect(told.at(-1)?.presence.people.map(({ firstName }) => firstName)).toEqual(['Sem'])
  }
})

test('OPS-COST-04 nothing is looked at before anybody came, nor once all are gone, in any process', async () => {
  const [one, other] = processes(2)
  expect(vi.getTimerCount()).toBe(0)
  one?.presence.say(saidBy('Noor'))
  await pass(10_000)
  expect(vi.getTimerCount()).toBe(2)
  await pass(40_000)
  expect(other?.presence.of(channelId).count).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('what goes to other processes fits into a NOTIFY, however much it is and however it is written', async () => {
  const all = processes(2)
  const [one, other] = all
  for (let more = 0; more < 100; more++) one?.presence.say(saidBy('Žoë 🌞'.repeat(8)))
  await pass(1_000)

  expect(all.hints.length).toBeGreaterThan(3)
  for (const hint of all.hints) expect(Buffer.byteLength(hint)).toBeLessThan(8_000)
  expect(other?.presence.of(channelId).count).toBe(100)
})

describe('facts end it before its time', () => {
  test.each([
    ['person.hidden', ({ personId }: Said) => ({ hiddenId: personId }), 0],
    ['access.changed', ({ personId }: Said) => ({ personId }), 0],
    ['session.ended', ({ personId }: Said) => ({ personId, sessionId: newId() }), 0],
    ['preferences.changed', ({ personId }: Said) => ({ personId }), 0],
    ['conversation.changed', () => ({ channelId }), 0],
    ['access.changed', () => ({ personId: newId() }), 1],
    ['conversation.changed', () => ({ channelId: newId() }), 1],
  ] as const)('COM-CHAT-35 COM-CHAT-36 %s of %o leaves %i', async (kind, ids, left) => {
    const [one] = processes(1)
    if (!one) return expect.unreachable()
    const noor = saidBy('Noor', { typing: true })
    one.presence.say(noor)
    await pass(100)
    expect(one.presence.of(channelId).count).toBe(1)

    one.presence.take({ seq: 1, kind, ids: { ...ids(noor) } })

    expect([one.presence.of(channelId).count, one.presence.of(channelId).typing.length]).toEqual([left, left])
  })
})
