import { decisions } from '../../facts.ts'
import { type OpenHouse, openHouse } from '../../open.ts'
import type { FactDecisions } from '../facts/decisions.ts'
import { readSettings } from '../settings.ts'
import { atEnd } from './atEnd.ts'
import { emptyDatabase, patient } from './databases.ts'
import { plainRenderer } from './plainRenderer.ts'

type How = {
  env?: Record<string, string>
  decisions?: FactDecisions
  jobs?: boolean
  /** A database that is there already. */
  url?: string
}

/** Several processes' worth of house on one PostgreSQL database, each with its own connections; closed after the file. */
export async function openHouses(count: number, how: How = {}): Promise<OpenHouse[]> {
  const database = how.url ? null : await emptyDatabase('server')
  const houses: OpenHouse[] = []
  atEnd(async () => {
    for (const house of houses) await house.close().catch(() => {})
    await database?.close()
  })
  for (let opened = 0; opened < count; opened++) {
    const house = await openHouse({
      settings: readSettings({
        NODE_ENV: 'test',
        DATABASE_URL: how.url ?? database?.url ?? '',
        ...how.env,
      }),
      decisions: how.decisions ?? decisions,
      rendered: { renderer: async () => plainRenderer, middleware: null, stop: async () => {} },
      migrate: false,
      jobs: how.jobs ?? false,
    })
    // Behind an address of its own it may be the patience that is tested.
    if (!how.url) patient(house.database)
    houses.push(house)
  }
  return houses
}
