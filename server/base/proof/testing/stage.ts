import { eq } from 'drizzle-orm'
import { siteSettings } from '../../../access/tables.ts'
import { vocabulary } from '../../../demo/vocabulary.ts'
import { atEnd } from '../../testing/atEnd.ts'
import { emptyDatabase } from '../../testing/databases.ts'
import { openHouses } from '../../testing/houses.ts'
import { newSession } from '../../testing/session.ts'
import { withoutLimits } from '../../testing/withoutLimits.ts'
import { startBuilt } from './builtSites.ts'
import { openOutside } from './outside.ts'

/** Somebody with a browser that is signed in. */
export type Person = { id: string; email: string; cookie: string; address: string }
export type Stage = Awaited<ReturnType<typeof openStage>>

/** Fewer places than people who want one, so that there is a line for them. */
const fewSeats = 4

/** A community of members on real processes: a channel of theirs, dates to enrol in, something to buy, and somebody outside. */
export async function openStage({ processes, members }: { processes: number; members: number }) {
  const database = await emptyDatabase('server')
  const url = database.url ?? ''
  atEnd(() => database.close())
  const cast = await fill(url, { processes, members })
  let anySite = () => ''
  const outside = await openOutside(url, processes, () => anySite())
  const sites = await startBuilt(
    Array.from({ length: processes }, (_, which) => ({
      ...withoutLimits,
      ...outside.envOf(which),
      DATABASE_CONNECTIONS: '8',
      DEMO_COMMUNITY: 'small',
      SITE_URL: 'http://localhost:3000',
      TRUSTED_PROXY: '127.0.0.1',
      METRICS_TOKEN: metricsToken,
    })),
  )
  anySite = sites.any
  return { ...cast, ...outside, sites, pool: database.pool }
}

/** With which everybody here signs in. */
export const password = 'Rustig-Fietsen-2026!'
export const metricsToken = 'only-for-the-proof-and-nothing-else'

/** Fills the empty database before a process of the site has it: from then on they number their facts themselves. */
async function fill(url: string, { processes, members }: { processes: number; members: number }) {
  const [house] = await openHouses(1, { url, env: { NODE_ENV: 'test', SITE_URL: 'http://localhost:3000' } })
  if (!house) throw new Error('there is a house')
  const given = vocabulary(house)
  await house.database.db.update(siteSettings).set({ shopPayment: true }).where(eq(siteSettings.id, 1))
  const community = await given.community({ allowedRoles: ['student_plus_lars'] })
  const channel = await given.channel({ community })
  const free = await given.event({ maxParticipants: fewSeats })
  const paid = await given.event({ isPaid: true, priceCents: 2_500, maxParticipants: 1_000 })
  const product = await given.product({ name: 'Bewegingsbal', priceCents: 1_200, stockQuantity: 100_000 })
  const passwordHash = await (await house.auth.$context).password.hash(password)
  let addresses = 0
  const people = async (many: number, role: 'student_plus_lars' | 'student' = 'student_plus_lars') => {
    const made: Person[] = []
    while (made.length < many) {
      const { id, email } = await given.person({ role, passwordHash })
      const { cookie } = await newSession(house, id)
      made.push({ id, email, cookie, address: `10.1.${Math.floor(++addresses / 250)}.${addresses % 250}` })
    }
    return made
  }
  const cast = {
    channel,
    free,
    paid,
    product,
    members: await people(members),
    /** One for each process, who looks whether it works. */
    lookouts: await people(processes),
    outsider: (await people(1, 'student'))[0] as Person,
  }
  await house.close()
  return cast
}
