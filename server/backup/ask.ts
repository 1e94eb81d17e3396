import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import type { House } from '../base/house.ts'
import { backUp, type Count } from './backUp.ts'
import { placeOf } from './places.ts'

type Told = { gone: string } | { count: Count } | { failed: string }

/** Where a process that holds the embedded database says how it can be asked; only its own user may. */
const doorOf = (dataDir: string) => join(dataDir, 'backup.door')

/**
 * Lets `npm run backup` ask this process, which alone may open the embedded database, over a socket of the machine
 * (OPS-BACKUP-03). Answers how to stop; a database server needs none of it.
 */
export async function hearBackups(house: House): Promise<() => Promise<void>> {
  if (house.database.engine === 'server') return async () => {}
  const door = doorOf(house.settings.DATA_DIR)
  // A folder of its own: the path of a socket may be no longer than a hundred characters.
  const folder = await mkdtemp(join(tmpdir(), 'bewezen-'))
  const path = join(folder, 'backup')
  const server = createServer((socket) => void answer(house, socket))
  server.listen(path)
  await once(server, 'listening')
  await chmod(path, 0o600)
  // That of a process that was killed may be anybody's to read.
  await rm(door, { force: true })
  await writeFile(door, path, { mode: 0o600 })
  return async () => {
    await rm(door, { force: true })
    server.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function answer(house: House, socket: Socket): Promise<void> {
  // Who asked may have gone; the archive is made all the same.
  socket.on('error', () => {})
  const tell = (told: Told) => void (socket.writable && socket.write(`${JSON.stringify(told)}\n`))
  try {
    const [archive] = (await once(createInterface({ input: socket }), 'line')) as [string]
    tell({ count: await backUp(placeOf(house), archive, (gone) => tell({ gone })) })
  } catch (error) {
    house.log.error({ err: error }, 'a backup that was asked for could not be made')
    tell({ failed: error instanceof Error ? error.message : String(error) })
  }
  socket.end()
}

/** Asks the process that holds a data folder to write an archive; null when none of it answers. Throws when it failed. */
export async function askForBackup(
  dataDir: string,
  archive: string,
  onGone: (path: string) => void,
): Promise<Count | null> {
  const path = await readFile(doorOf(dataDir), 'utf8').catch(() => null)
  if (!path) return null
  const socket = connect(path)
  const isOpen = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false)
  if (!isOpen) return null
  socket.write(`${archive}\n`)
  for await (const line of createInterface({ input: socket })) {
    const told = JSON.parse(line) as Told
    if ('gone' in told) onGone(told.gone)
    else if ('failed' in told) throw new Error(told.failed)
    else return told.count
  }
  throw new Error('The process of the site ended before the backup was whole.')
}
