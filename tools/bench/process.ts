import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Errand } from '../../server/base/bench/listeners.ts'
import { linesTo, openLog } from '../../server/base/log.ts'
import { readSettings } from '../../server/base/settings.ts'
import { emptyDatabase } from '../../server/base/testing/databases.ts'
import { freePort } from '../../server/base/testing/freePort.ts'
import { newSession } from '../../server/base/testing/session.ts'
import { decisions } from '../../server/facts.ts'
import { openHouse } from '../../server/open.ts'
import { built } from '../start/built.ts'
import { startProcess } from '../two/processes.ts'

/** The built server in a process of its own, as operators start it, on a PostgreSQL of its own with the demo community. */
export async function openProcess() {
  await built('server')
  await built('web')
  const folder = await mkdtemp(join(tmpdir(), 'bewezen-bench-'))
  const database = await emptyDatabase('server')
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    DATABASE_URL: database.url ?? '',
    DATA_DIR: folder,
    SITE_URL: origin,
    SECRET_KEY: 'only-for-benches-and-for-nothing-else',
    METRICS_TOKEN: 'only-for-benches',
    MESSAGE_LIMIT: '1000000',
  }
  const start = (settings: NodeJS.ProcessEnv) => startProcess(port, { PATH: process.env.PATH, ...settings })
  // One that fills it comes first: the demonstration has stand-ins beside it that no operator runs.
  await (await start(env)).stop()
  const inService = { ...env, NODE_ENV: 'production' }
  const running = await start(inService)
  return {
    origin,
    database,
    /** What the process says of itself in its metrics. */
    async figure(name: string): Promise<number> {
      const headers = { authorization: `Bearer ${env.METRICS_TOKEN}` }
      const text = await (await fetch(`${origin}/metrics`, { headers })).text()
      return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1])
    },
    /** The channel in which most was said. */
    async channel(): Promise<string> {
      const { rows } = await database.pool.query<{ id: string }>(
        `select c.id from channels_text c join blueprints b on b.id = c.blueprint_id where b.is_active
          order by c.last_seq desc limit 1`,
      )
      return rows[0]?.id ?? ''
    },
    /** Sessions of so many browsers of all members: their cookies. */
    async sessions(many: number): Promise<string[]> {
      const log = openLog('error', linesTo('/dev/null'))
      const house = await openHouse({
        settings: readSettings(inService),
        database: { ...database, close: async () => {} },
        decisions,
        log,
        migrate: false,
        jobs: false,
      })
      const { rows } = await database.pool.query<{ id: string }>(
        `select distinct user_id as id from entitlements order by user_id`,
      )
      const cookies: string[] = []
      while (cookies.length < many)
        cookies.push((await newSession(house, rows[cookies.length % rows.length]?.id ?? '')).cookie)
      await house.close()
      return cookies
    },
    async close() {
      await running.stop()
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Opens a live stream for each cookie, all with one channel before them, from a process of its own; what is answered ends them. */
export async function openStreams(origin: string, cookies: string[], channelId: string): Promise<() => void> {
  const child = fork(fileURLToPath(new URL('../../server/base/bench/listeners.ts', import.meta.url)))
  child.send({ do: 'open', origin, cookies, channelId } satisfies Errand)
  const gone = once(child, 'exit').then(() => Promise.reject(new Error('The listeners are gone')))
  await Promise.race([once(child, 'message'), gone])
  gone.catch(() => {})
  return () => void child.kill()
}
