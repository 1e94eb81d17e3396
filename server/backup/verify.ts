import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../base/database/open.ts'
import { type Count, sameEverywhere, tablesIn } from './backUp.ts'
import type { Keys } from './keys.ts'
import { entriesOf, restore } from './restore.ts'
import type { Unpacked } from './tar.ts'

/** Of each table its rows and their sum in whatever order they come; of each sequence where it is; of each file its bytes. */
type Sums = Map<string, { rows: number; sum: bigint }>

/**
 * Restores an archive into a temporary place beside the site, compares every row, sequence and file with what the archive
 * holds, and brings it up to date as a restore does. Answers how much there was and what differs, a sentence for each. Throws
 * what a restore throws. Nothing of the site is touched, and nothing of the place is left (OPS-BACKUP-04).
 */
export async function verify(archive: string, keys: Keys): Promise<{ count: Count; differences: string[] }> {
  // Read whole first: what is cut short or no backup is refused before a database is made for it.
  const [held, files] = [new Map() as Sums, new Map<string, string>()]
  for await (const entry of entriesOf(archive)) {
    const [, path] = /^files\/(.*)$/s.exec(entry.name) ?? []
    if (path === undefined) add(held, entry)
    else files.set(path, digestOf(entry.content))
  }
  const place = await mkdtemp(join(tmpdir(), 'bewezen-verify-'))
  try {
    const filesFolder = join(place, 'files')
    const database = await openDatabase({ folder: place })
    try {
      const standing: Sums = new Map()
      const count = await restore({ database, filesFolder }, archive, keys, async (client) => {
        await client.query(sameEverywhere)
        for await (const entry of tablesIn(client, { tables: 0, rows: 0, files: 0 })) add(standing, entry)
      })
      const differences: string[] = []
      for (const [path, digest] of files)
        if (!(await isKept(join(filesFolder, path), digest))) differences.push(`The file ${path} is not the same.`)
      return { count, differences: [...differencesOf(held, standing), ...differences] }
    } finally {
      await database.close()
    }
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

/** A file that is not there is not the same. */
const isKept = async (path: string, digest: string): Promise<boolean> => {
  const kept = await readFile(path).catch(() => null)
  return kept !== null && digestOf(kept) === digest
}

const digestOf = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex')

function differencesOf(held: Sums, standing: Sums): string[] {
  return [...held].flatMap(([name, { rows, sum }]) => {
    const there = standing.get(name)
    if (there?.rows === rows && there.sum === sum) return []
    if (name.startsWith('sequence ')) return [`The ${name} is not where it was.`]
    return [
      `Table ${name}: ${there?.rows ?? 0} of ${rows} rows came back${there?.rows === rows ? ', not all the same' : ''}.`,
    ]
  })
}

function add(sums: Sums, { name, content }: Unpacked): void {
  const [kind, table = ''] = name.split('/')
  if (kind === 'sequences.json')
    for (const [sequence, last] of Object.entries(JSON.parse(content.toString()) as Record<string, string>))
      sums.set(`sequence ${sequence}`, { rows: 1, sum: BigInt(last) })
  if (kind !== 'tables') return
  const known = sums.get(table) ?? { rows: 0, sum: 0n }
  sums.set(table, known)
  for (const line of content.toString().split('\n')) {
    if (line === '') continue
    known.rows += 1
    // Added up, for one order is as good as another.
    known.sum += BigInt(`0x${digestOf(line)}`)
  }
}
