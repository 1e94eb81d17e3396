import { existsSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lockFolder } from '../base/database/lock.ts'

// In the database's own folder, so that it goes when another database takes its place, such as a restored one.
const markIn = (folder: string) => join(folder, 'postgres/demo.filling')

/** Marks a data folder whose demo community is being filled. Answers what takes the mark away, once it is whole (COM-START-55). */
export async function markFilling(folder: string): Promise<() => Promise<void>> {
  await writeFile(markIn(folder), '')
  return () => rm(markIn(folder))
}

/**
 * Empties a data folder whose demo community was being filled when its start was cut off, so that it is filled anew:
 * nobody has used a half of one. Answers whether it was one. Throws FolderInUse while another process is filling it.
 */
export async function dropCutOff(folder: string): Promise<boolean> {
  if (!existsSync(markIn(folder))) return false
  const database = join(folder, 'postgres')
  const giveBack = await lockFolder(database)
  try {
    // Another start may have filled it to its end meanwhile.
    if (!existsSync(markIn(folder))) return false
    const gone = `${database}.cut-off`
    await rm(gone, { recursive: true, force: true })
    for (const part of ['files', 'payments']) await rm(join(folder, part), { recursive: true, force: true })
    // As a whole, so that a second cut leaves no part of a database under its name.
    await rename(database, gone)
    await rm(gone, { recursive: true })
    return true
  } finally {
    await giveBack()
  }
}
