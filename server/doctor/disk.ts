import { randomUUID } from 'node:crypto'
import { rm, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type Finding, good, warning, wrong } from './finding.ts'
import { reasonOf } from './reason.ts'

const megabyte = 1024 * 1024
export type Room = { bytes: number; freeBytes: number; inodes: number; freeInodes: number }

/** Whether a folder can be written, and what is left on its disk (OPS-DOCTOR-15). */
export async function lookAtFolder(name: string, folder: string): Promise<Finding[]> {
  const there = await nearest(resolve(folder))
  const refused = await tryWriting(there)
  if (refused !== null)
    return [
      wrong(
        name,
        `${there} cannot be written: ${reasonOf(refused)}`,
        `Let the user of the site own it: chown -R <user> ${there}; or choose another folder with ${name}.`,
      ),
    ]
  const { blocks, bavail, bsize, files, ffree } = await statfs(there)
  const left = room(name, { bytes: blocks * bsize, freeBytes: bavail * bsize, inodes: files, freeInodes: ffree })
  return there === resolve(folder)
    ? [left]
    : [{ ...left, says: left.says.replace('can be written', 'is not there yet and can be made') }]
}

/** What is left of a disk as a finding; one that counts no inodes has no end of them. */
export function room(name: string, { bytes, freeBytes, inodes, freeInodes }: Room): Finding {
  const says = `can be written; ${sizeOf(freeBytes)} of ${sizeOf(bytes)} is free`
  const todo = `Make room on the disk of ${name}, or move it to a larger one.`
  if (freeBytes < 200 * megabyte) return wrong(name, `${says}: soon nothing can be kept`, todo)
  if (freeBytes < 2_048 * megabyte || freeBytes < bytes / 10) return warning(name, says, todo)
  if (inodes > 0 && freeInodes < inodes / 20)
    return warning(
      name,
      `only ${Math.floor((freeInodes / inodes) * 100)}% of the files that its disk can hold (inodes) are left`,
      `Remove small files from the disk of ${name}, or move it to another one.`,
    )
  return good(name, says)
}

/** The folder itself, or the nearest one above it that is there. */
async function nearest(folder: string): Promise<string> {
  const found = await stat(folder).catch(() => null)
  return found || dirname(folder) === folder ? folder : nearest(dirname(folder))
}

async function tryWriting(folder: string): Promise<unknown> {
  const file = join(folder, `.doctor-${randomUUID()}`)
  try {
    await writeFile(file, 'npm run doctor', { flag: 'wx' })
    return null
  } catch (error) {
    return error
  } finally {
    await rm(file, { force: true }).catch(() => {})
  }
}

function sizeOf(bytes: number): string {
  const gigabytes = bytes / (1024 * megabyte)
  return gigabytes >= 1 ? `${gigabytes.toFixed(gigabytes < 10 ? 1 : 0)} GB` : `${Math.round(bytes / megabyte)} MB`
}
