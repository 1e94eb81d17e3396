import { newId } from '@bewezen/domain/base/ids.ts'
import type { Renderer } from '@bewezen/domain/base/renderer.ts'
import type { LiveSignal } from '@bewezen/domain/facts.ts'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openApp } from '../../app.ts'
import { vocabulary } from '../../demo/vocabulary.ts'
import { decisions } from '../../facts.ts'
import { type OpenHouse, openHouse } from '../../open.ts'
import { record } from '../facts/record.ts'
import { readSettings } from '../settings.ts'
import { atEnd } from '../testing/atEnd.ts'
import { emptyDatabase } from '../testing/databases.ts'
import { eventually } from '../testing/eventually.ts'
import { plainRenderer } from '../testing/plainRenderer.ts'
import { type Wire, wireTo } from '../testing/wire.ts'
import { isDatabaseAway } from './away.ts'
import { openPool } from './open.ts'
import { drizzleOn } from './transaction.ts'

/** Draws a page that needs the database. */
const asking: Renderer = {
  ...plainRenderer,
  renderPage: async (_request, { call }) => {
    await call('access.settings', {})
    return { status: 200, headers: {}, html: '<!doctype html><title>drawn</title>' }
  },
}

let wire: Wire
let house: OpenHouse
let elsewhere: OpenHouse
let app: Awaited<ReturnType<typeof openApp>>
const done: string[] = []
const heard: string[] = []
const signals: string[] = []

beforeAll(async () => {
  const database = await emptyDatabase('server')
  wire = await wireTo(database.url ?? '')
  const open = (url: string, jobs: boolean) =>
    openHouse({
      settings: readSettings({ NODE_ENV: 'test', DATABASE_URL: url }),
      decisions: { ...decisions, 'profile.changed': { audience: 'everyone' } },
      rendered: { renderer: async () => asking, middleware: null, stop: async () => {} },
      migrate: false,
      jobs,
    })
  house = await open(wire.url, true)
  elsewhere = await open(database.url ?? '', false)
  app = await openApp(house)
  atEnd(async () => {
    wire.mend()
    await app.close()
    await house.close()
    await elsewhere.close()
    await database.close()
  })

  house.live.onFact(({ ids }) => heard.push(ids.personId ?? ''))
  const { token } = await (await house.auth.$context).internalAdapter.createSession(
    (await vocabulary(house).person()).id,
  )
  await house.live.open(
    {
      token,
      snapshot: await house.snapshots.of(token),
      write(chunk) {
        const signal = /^event: signal\ndata: (.*)$/m.exec(chunk)?.[1]
        if (signal) signals.push((JSON.parse(signal) as LiveSignal).kind)
      },
      end: () => void signals.push('closed'),
    },
    null,
  )
})
afterEach(() => wire.mend())

const ask = (path: string) => app.inject({ url: path })
const statuses = async () => {
  const answers = await Promise.all(['/api/access/settings', '/readyz', '/healthz'].map(ask))
  return answers.map(({ statusCode }) => statusCode)
}
const changed = async (of: OpenHouse) => {
  const personId = newId()
  await of.transaction((tx) => record(tx, { kind: 'profile.changed', personId }))
  return personId
}

describe('PostgreSQL that is cut off for a while', () => {
  test('requests say so meanwhile, and everything goes on without a restart', async () => {
    expect(await statuses()).toEqual([200, 200, 200])

    wire.cut()
    const settings = await ask('/api/access/settings')
    expect([settings.statusCode, settings.json()]).toEqual([503, { code: 'UNAVAILABLE', data: null }])
    const page = await ask(`/?fresh=${newId()}`)
    expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
    expect(page.body).toContain('De site kan even niet bij haar gegevens. Wacht een minuut en probeer het opnieuw.')
    expect(await statuses()).toEqual([503, 503, 200])
    const missed = await changed(elsewhere)
    await elsewhere.settled()
    await house.live.checkAll()
    expect(heard).not.toContain(missed)
    wire.mend()

    await eventually(async () => expect(await statuses()).toEqual([200, 200, 200]))
    expect((await ask(`/?fresh=${newId()}`)).body).toContain('drawn')
    // The listener comes back by itself, finds what it missed, and hears the other process again.
    await eventually(() => expect(heard).toContain(missed))
    const later = await changed(elsewhere)
    await eventually(() => expect(heard).toContain(later))
    expect(signals).toEqual(['hello'])
  })

  test('a transaction that is open when it happens fails alone, and writes nothing', async () => {
    const personId = newId()
    const open = house.transaction(async (tx) => {
      await record(tx, { kind: 'profile.changed', personId })
      wire.cut()
      // Long enough for the broken connection to be noticed while nothing is asked of it.
      await new Promise((resolve) => setTimeout(resolve, 200))
      await tx.execute('select 1')
    })
    await expect(open).rejects.toThrow()
    wire.mend()

    await eventually(async () => expect(await statuses()).toEqual([200, 200, 200]))
    const { rows } = await house.database.pool.query(`select 1 from facts where ids->>'personId' = $1`, [personId])
    expect(rows).toEqual([])
  })

  test('jobs go on where they were', async () => {
    const jobOf = (id: string) =>
      house.transaction((tx) => house.jobs.enqueue(tx, 'mail', { template: 'none', personId: id, ids: {} }, { id }))
    house.mail.on('none', async (personId) => {
      done.push(personId)
      return null
    })
    const [before, after] = [newId(), newId()]
    await jobOf(before)
    await eventually(() => expect(done).toContain(before))
    wire.cut()
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    wire.mend()

    await eventually(() => jobOf(after))

    await eventually(() => expect(done).toContain(after))
    expect(done.filter((id) => id === before)).toEqual([before])
  })

  test('a network that hangs holds requests up and breaks nothing', async () => {
    wire.stall()
    const waiting = ask('/api/access/settings')
    let isAnswered = false
    void waiting.then(() => {
      isAnswered = true
    })
    expect((await ask('/healthz')).statusCode).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(isAnswered).toBe(false)
    wire.mend()

    expect((await waiting).statusCode).toBe(200)
    const later = await changed(elsewhere)
    await eventually(() => expect(heard).toContain(later))
  })

  test('OPS-AWAY-04 a connection that dies without a word is let go of, before its transaction began and within it', async () => {
    const pool = openPool(wire.url, { connections: 1, connectMs: 5_000 })
    const db = drizzleOn(pool)
    // So that it gives up soon; a slow machine is asked until it is quicker than that.
    Object.assign(pool.options, { query_timeout: 500 })
    const asks = () => db.transaction((tx) => tx.execute('select 1'))
    const dies = async (work: () => Promise<unknown>) => {
      await eventually(asks)
      await expect(work()).rejects.toSatisfy(isDatabaseAway)
      wire.mend()
      await eventually(asks)
      expect(pool.totalCount).toBe(1)
    }

    await dies(() => {
      wire.deafen()
      return asks()
    })
    await dies(() =>
      db.transaction(async (tx) => {
        await tx.execute('select 1')
        wire.deafen()
        await tx.execute('select 2')
      }),
    )
    await pool.end()
  })
})
