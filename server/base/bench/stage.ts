import type { AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { built } from '../../../tools/start/built.ts'
import { openApp } from '../../app.ts'
import { vocabulary } from '../../demo/vocabulary.ts'
import { decisions } from '../../facts.ts'
import { openHouse } from '../../open.ts'
import { linesTo, openLog } from '../log.ts'
import { readSettings } from '../settings.ts'
import { emptyDatabase } from '../testing/databases.ts'
import { newSession } from '../testing/session.ts'

export type Engine = 'embedded' | 'server'
export type Stage = Awaited<ReturnType<typeof openStage>>

/**
 * The house as it stands in production, on a database of its own and with its log thrown away, and beside it in the same
 * process a bare web server for the baseline; both listen.
 */
export async function openStage(engine: Engine) {
  await built('web')
  const settings = readSettings({
    NODE_ENV: 'production',
    SITE_URL: 'https://bewezen.example',
    SECRET_KEY: 'only-for-benches-and-for-nothing-else',
    MESSAGE_LIMIT: '1000000',
    ENROL_LIMIT: '1000000',
    // People come from addresses of their own.
    TRUSTED_PROXY: '127.0.0.1',
  })
  const log = openLog('info', linesTo('/dev/null'))
  const database = await emptyDatabase(engine)
  const house = await openHouse({ settings, database, decisions, log, migrate: false, jobs: false })
  const [app, bare] = [await openApp(house), fastify()]

  return {
    house,
    bare,
    given: vocabulary(house),
    /** So many members with access, each signed in on some devices. */
    members: async (many: number, devices = 1) => {
      const given = vocabulary(house)
      const people = await inTurns(many, () => given.person())
      const sessions = await inTurns(many * devices, (index) => newSession(house, people[index % many]?.id ?? ''))
      return people.map((person, index) => ({
        ...person,
        cookies: sessions.filter((_, at) => at % many === index).map(({ cookie }) => cookie),
      }))
    },
    /** An admin with the second factor that production wants of them, signed in: their cookie. */
    admin: async () => {
      const { id } = await vocabulary(house).person({ role: 'admin' })
      await database.pool.query('update auth_users set two_factor_enabled = true where id = $1', [id])
      return (await newSession(house, id)).cookie
    },
    /** Tells the planner what was filled in, and begins to listen. Answers the addresses of both. */
    listen: async () => {
      await database.pool.query('vacuum analyze')
      return { ours: await listening(app), bare: await listening(bare) }
    },
    close: async () => {
      house.live.stop()
      await Promise.all([app.close(), bare.close()])
      await house.close()
    },
  }
}

async function listening(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

/** Makes many things, a few at a time. */
async function inTurns<Thing>(many: number, make: (index: number) => Promise<Thing>): Promise<Thing[]> {
  const made: Thing[] = []
  let next = 0
  const maker = async () => {
    for (let index = next++; index < many; index = next++) made[index] = await make(index)
  }
  await Promise.all(Array.from({ length: 8 }, maker))
  return made
}
