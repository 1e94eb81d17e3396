import { cp, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openApp } from '../../app.ts'
import { fillDemo } from '../../demo/fill.ts'
import { decisions } from '../../facts.ts'
import { openHouse } from '../../open.ts'
import { readSettings } from '../settings.ts'
import { embeddedLike, emptyDatabase, keepDatabases } from './databases.ts'

/**
 * The process of a site in a story: what `server/main.ts` opens, on an embedded database in memory. With FILL it fills a
 * folder with the demo community and ends; with FILLED it serves what stands in such a folder, and each time it is told so
 * it closes everything and opens it anew as it was filled. That takes a fraction of another process.
 */
const { FILL, FILLED = '', ...env } = process.env
const settings = readSettings(env)
const database = 'demo.tar'

if (FILL) await fill()
else await serve()

async function fill(): Promise<void> {
  const empty = await emptyDatabase('embedded')
  const house = await openHouse({ settings, decisions, database: { ...empty, close: async () => {} }, migrate: false })
  await fillDemo(house)
  await house.settled()
  await house.close()
  const copy = await empty.dump?.()
  await empty.close()
  await writeFile(join(settings.DATA_DIR, database), Buffer.from((await copy?.arrayBuffer()) ?? new ArrayBuffer(0)))
  process.exit(0)
}

async function serve(): Promise<void> {
  keepDatabases()
  const filled = embeddedLike(async () => join(FILLED, database))
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

/** Gives the folder the files of the demo community, and no others. */
async function asFilled(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true })
  await cp(FILLED, folder, { recursive: true, filter: (path) => !path.endsWith(database) })
}
