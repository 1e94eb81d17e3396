import { cp, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openApp } from '../../app.ts'
import { fillDemo } from '../../demo/fill.ts'
import { decisions } from '../../facts.ts'
import { openHouse } from '../../open.ts'
import type { Database } from '../database/open.ts'
import { readSettings } from '../settings.ts'
import { embeddedLike, emptyDatabase, keepDatabases, serverLike } from './databases.ts'
import { serverTemplate } from './template.ts'

/**
 * The process of a site in a story: what `server/main.ts` opens, on a database of its own. With FILL it fills a folder with
 * the demo community and ends; with FILLED it serves what stands in such a folder, and each time it is told so it closes
 * everything and opens it anew as it was filled. That takes a fraction of another process. The database is embedded and in
 * memory, or on the server at ON_SERVER, where the filled one is called FILLED_DATABASE.
 */
const { FILL, FILLED = '', ON_SERVER, FILLED_DATABASE = '', ...env } = process.env
const settings = readSettings(env)
const database = 'demo.tar'

if (FILL) await fill()
else await serve()

async function fill(): Promise<void> {
  const empty = await emptyOne()
  const house = await openHouse({ settings, decisions, database: { ...empty, close: async () => {} }, migrate: false })
  await fillDemo(house)
  await house.settled()
  await house.close()
  const copy = await empty.dump?.()
  // On a server it stays: closing would drop it.
  await (ON_SERVER ? empty.pool.end() : empty.close())
  if (copy) await writeFile(join(settings.DATA_DIR, database), Buffer.from(await copy.arrayBuffer()))
  process.exit(0)
}

async function serve(): Promise<void> {
  const filled = likeTheFilledOne()
  let close = await open()
  // One after the other, also when it is told twice.
  let busy = Promise.resolve()
  process.on('message', () => {
    busy = busy.then(async () => {
      await close()
      close = await open()
      process.send?.('open')
    })
  })
  process.once('SIGTERM', () => process.exit(0))

  async function open(): Promise<() => Promise<void>> {
    await asFilled(settings.DATA_DIR)
    const house = await openHouse({ settings, decisions, database: await filled(), migrate: false })
    const app = await openApp(house)
    await app.listen({ port: settings.PORT, host: settings.HOST })
    return async () => {
      house.live.stop()
      await app.close()
      await house.close()
    }
  }
}

async function emptyOne(): Promise<Database> {
  if (!ON_SERVER) return emptyDatabase('embedded')
  return serverLike(ON_SERVER, await serverTemplate(ON_SERVER), FILLED_DATABASE)
}

function likeTheFilledOne(): () => Promise<Database> {
  if (ON_SERVER) return () => serverLike(ON_SERVER, FILLED_DATABASE)
  keepDatabases()
  return embeddedLike(async () => join(FILLED, database))
}

/** Gives the folder the files of the demo community, and no others. */
async function asFilled(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true })
  await cp(FILLED, folder, { recursive: true, filter: (path) => !path.endsWith(database) })
}
