import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname } from 'node:path'

/** Another living process holds the embedded database. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

type Holder = { pid: number; startedAt: string; host: string; key: string }

/** A holder says this often that it lives, for processes on other machines that see the same folder; in milliseconds. */
const beatEvery = 5_000
const silentAfter = 30_000
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Takes the lock file beside the folder of the embedded database, since two processes on one folder lose writes
 * silently. A lock of a process that no longer lives is taken over; a living one is never robbed.
 * Returns what gives the lock back. Throws FolderInUse with a sentence for the operator.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${folder}.lock`
  await mkdir(dirname(file), { recursive: true })
  const [pid, host] = [process.pid, hostname()]
  const own = JSON.stringify({ pid, host, startedAt: await startOf(pid), key: randomUUID() } satisfies Holder)
  for (let tries = 0; tries < 5; tries++) {
    if (await take(file, own)) return hold(file, own)
    const text = await readLock(file)
    const holder = holderIn(text)
    if (holder && (await isAlive(holder, file)))
      throw new FolderInUse(
        `The data folder ${folder} is in use by process ${holder.pid}${holder.host === host ? '' : ` on ${holder.host}`}. Stop that process first, or choose another folder with DATA_DIR.`,
      )
    await removeStale(file, text)
  }
  throw new FolderInUse(`The data folder ${folder} could not be locked. Is another process starting at this moment?`)
}

/** Writes the lock when there is none. Whoever finds another name in it a moment later gives way. */
async function take(file: string, own: string): Promise<boolean> {
  try {
    await writeFile(file, own, { flag: 'wx' })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
  await pause(50)
  return (await textOf(file)) === own
}

function hold(file: string, own: string): () => Promise<void> {
  const beat = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => {}), beatEvery)
  beat.unref()
  return async () => {
    clearInterval(beat)
    if ((await textOf(file)) === own) await rm(file, { force: true })
  }
}

/** Moves a lock aside that was found stale; one that was taken by somebody in between is put back. */
async function removeStale(file: string, stale: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`
  if (
    !(await rename(file, aside).then(
      () => true,
      () => false,
    ))
  )
    return
  if ((await textOf(aside)) === stale) await rm(aside, { force: true })
  else await rename(aside, file)
}

const textOf = (file: string) => readFile(file, 'utf8').catch(() => '')

/** The text of the lock; a file that is still being written belongs to a process that starts right now. */
async function readLock(file: string): Promise<string> {
  const text = await textOf(file)
  if (holderIn(text)) return text
  await pause(500)
  return textOf(file)
}

function holderIn(text: string): Holder | null {
  try {
    const holder = JSON.parse(text) as Partial<Holder> | null
    return typeof holder?.pid === 'number'
      ? { startedAt: '', host: hostname(), key: '', ...holder, pid: holder.pid }
      : null
  } catch {
    return null
  }
}

/** A process number is used again after a restart of the machine; together with its start time it is one process. */
async function isAlive(holder: Holder, file: string): Promise<boolean> {
  if (holder.host !== hostname()) return isBeating(file)
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  const startedAt = await startOf(holder.pid)
  return startedAt === '' || holder.startedAt === '' || startedAt === holder.startedAt
}

/** Another machine or container: its processes cannot be seen from here, only whether it still says that it lives. */
async function isBeating(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => null)
  return found !== null && Date.now() - found.mtimeMs < silentAfter
}

/** When a process started, in ticks since boot plus the boot's own id; empty where the system does not tell. */
async function startOf(pid: number): Promise<string> {
  try {
    const [status, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
    ])
    return `${boot.trim()}:${status.slice(status.lastIndexOf(')') + 2).split(' ')[19]}`
  } catch {
    return ''
  }
}
