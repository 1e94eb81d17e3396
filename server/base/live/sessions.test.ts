import { account } from '@bewezen/domain/account/contract.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import type { LiveSignal } from '@bewezen/domain/facts.ts'
import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { record } from '../facts/record.ts'
import { eventually } from '../testing/eventually.ts'
import { openWorld, type TestPerson } from '../testing/world.ts'
import { LiveHub } from './hub.ts'

const world = await openWorld()
const { pool } = world.house.database
const quick = { check: 20, heartbeat: 600_000 }
const hubs: LiveHub[] = []
afterEach(() => {
  for (const hub of hubs.splice(0)) hub.stop()
})

/** A hub beside the running one, as quick as it is asked to be. */
async function openHub(...every: [{ check: number; heartbeat: number }?]) {
  const { database, snapshots, decisions } = world.house
  const hub = new LiveHub({ database, snapshots, decisions, log: pino({ level: 'silent' }) }, ...every)
  hubs.push(hub)
  await hub.start()
  return hub
}

async function open(hub: LiveHub, { token }: TestPerson) {
  const ear = { chunks: [] as string[], signals: [] as LiveSignal['kind'][], ended: 0 }
  await hub.open(
    {
      token,
      snapshot: await world.house.snapshots.of(token),
      write(chunk) {
        ear.chunks.push(chunk)
        const signal = /^event: signal\ndata: (.*)$/m.exec(chunk)?.[1]
        if (signal) ear.signals.push((JSON.parse(signal) as LiveSignal).kind)
      },
      end: () => void ear.ended++,
    },
    null,
  )
  return ear
}

test('a session that was revoked ends its open stream at the next look, and no other', async () => {
  const sem = await world.person()
  const phone = await world.signedIn(sem)
  const hub = await openHub(quick)
  const [here, there] = [await open(hub, sem), await open(hub, phone)]

  await pool.query('delete from auth_sessions where token = $1', [sem.token])

  await eventually(() => expect(here.ended).toBe(1))
  expect(here.signals).toEqual(['hello', 'ended'])
  expect(there).toMatchObject({ signals: ['hello'], ended: 0 })
  expect(hub.size).toBe(1)
})

test('two looks at the same moment end a stream once', async () => {
  const sem = await world.person()
  const hub = await openHub()
  const here = await open(hub, sem)
  await pool.query('delete from auth_sessions where token = $1', [sem.token])
  await Promise.all([hub.checkAll(), hub.checkAll()])
  expect(here).toMatchObject({ signals: ['hello', 'ended'], ended: 1 })
})

test('ADM-PANEL-06 COM-CHAT-17 who is blocked while their streams are open loses each of them at the next look, and opens none', async () => {
  const [sem, admin] = [await world.person(), await world.person({ role: 'admin' })]
  const phone = await world.signedIn(sem)
  const hub = await openHub(quick)
  const [here, there, theirs] = [await open(hub, sem), await open(hub, phone), await open(hub, admin)]

  await admin.does(account.setBlocked, { personId: sem.id, blocked: true, reason: 'Schelden' })

  await eventually(() => expect([here.ended, there.ended]).toEqual([1, 1]))
  for (const ear of [here, there]) expect(ear.signals.at(-1)).toBe('ended')
  expect([theirs.ended, hub.size]).toEqual([0, 1])
  expect(await open(hub, phone)).toMatchObject({ signals: ['ended'], ended: 1 })
})

test('a stream of a session that ended on the way is not opened', async () => {
  const sem = await world.person()
  const hub = await openHub(quick)
  await world.house.snapshots.of(sem.token)
  await pool.query('delete from auth_sessions where token = $1', [sem.token])

  expect(await open(hub, sem)).toMatchObject({ signals: ['ended'], ended: 1 })
  expect(hub.size).toBe(0)
})

test('SH-GATE-16 access that ends by the clock alone is told at the next look', async () => {
  const sem = await world.person({ entitled: new Date(Date.now() + 60_000) })
  const hub = await openHub(quick)
  const ear = await open(hub, sem)

  await pool.query(`update entitlements set valid_until = now() - interval '1 second' where user_id = $1`, [sem.id])

  await eventually(() => expect(ear.signals).toEqual(['hello', 'accessChanged']))
  expect(ear.ended).toBe(0)
})

test('news waits for the rights of some hundreds of streams and not of all, and all are looked up', async () => {
  const sem = await world.person()
  const { database, snapshots, decisions } = world.house
  let looks = 0
  const looking = Object.assign(Object.create(snapshots) as typeof snapshots, {
    ofAll: async (tokens: readonly string[]) => {
      if (++looks === 2) void hub.deliver()
      return snapshots.ofAll(tokens)
    },
  })
  const hub = new LiveHub({ database, snapshots: looking, decisions, log: pino({ level: 'silent' }) })
  hubs.push(hub)
  await hub.start()
  const ears = [await open(hub, sem)]
  const many = Array.from({ length: 600 }, () => open(hub, sem))
  ears.push(...(await Promise.all(many)))

  await world.house.transaction((tx) => record(tx, { kind: 'profile.changed', personId: sem.id }))
  await world.house.settled()
  looks = 1
  const heardAfter: number[] = []
  hub.onFact(() => heardAfter.push(looks))
  await hub.checkAll()

  expect(looks).toBeGreaterThan(heardAfter[0] ?? Number.POSITIVE_INFINITY)
  await pool.query('delete from auth_sessions where token = $1', [sem.token])
  await hub.checkAll()
  expect([hub.size, ears.filter(({ ended }) => ended === 1).length]).toEqual([0, 601])
})

test('news whose wake-up was lost is found at the next look', async () => {
  const sem = await world.person()
  const hub = await openHub(quick)
  const ear = await open(hub, sem)

  // Numbered by the house, which knows nothing of this hub.
  await world.house.transaction((tx) => record(tx, { kind: 'profile.changed', personId: sem.id }))
  await world.house.settled()

  await eventually(() => expect(ear.chunks.at(-1)).toContain('profile.changed'))
})

test('the look that ends streams is every 5 seconds and the heartbeat every 15', async () => {
  const sem = await world.person()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const hub = await openHub()
    const ear = await open(hub, sem)
    const looks = vi.spyOn(hub, 'deliver')
    const after = (ms: number) => {
      vi.advanceTimersByTime(ms)
      return [looks.mock.calls.length, ear.chunks.filter((chunk) => chunk.startsWith(':')).length]
    }

    expect([after(4_999), after(1), after(9_999), after(1)]).toEqual([
      // The first one comes with the opening.
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 2],
    ])
  } finally {
    vi.useRealTimers()
  }
})

test('a hub that was not started yet does not serve the whole log', async () => {
  const sem = await world.person()
  await world.house.transaction((tx) => record(tx, { kind: 'profile.changed', personId: newId() }))
  await world.house.settled()
  const { database, snapshots, decisions } = world.house
  const hub = new LiveHub({ database, snapshots, decisions, log: pino({ level: 'silent' }) })
  hubs.push(hub)
  const heard: string[] = []
  hub.onFact(({ kind }) => heard.push(kind))

  await hub.deliver()
  await hub.start()
  await world.house.transaction((tx) => record(tx, { kind: 'profile.changed', personId: sem.id }))
  await world.house.settled()
  await hub.deliver()

  expect(heard).toEqual(['profile.changed'])
})
