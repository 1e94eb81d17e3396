import type { AddressInfo } from 'node:net'
import { openApp } from '../../../app.ts'
import { decisions } from '../../../facts.ts'
import { openHouse } from '../../../open.ts'
import { readSettings } from '../../settings.ts'
import { plainRenderer } from '../../testing/plainRenderer.ts'

/** One process of the site, on the database, the Redis and the port that its environment names; it says when it serves. With `SITE_JOBS=on` it also does the work of the queue. */
const settings = readSettings(process.env)
const rendered = { renderer: async () => plainRenderer, middleware: null, stop: async () => {} }
const jobs = process.env.SITE_JOBS === 'on'
const house = await openHouse({ settings, decisions, rendered, migrate: false, jobs })
const app = await openApp(house)
await app.listen({ port: settings.PORT, host: '127.0.0.1' })
process.send?.({ port: (app.server.address() as AddressInfo).port })
// Its parent is gone, however that came: nobody else would end it.
process.on('disconnect', () => process.exit(0))
