import { tableTitles } from '@bewezen/domain/privacy/tableWords.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Reader, Tx } from './database/open.ts'
import type { House } from './house.ts'

/** Some of what is kept about one person, for their download: rows with English names and a Dutch title. */
export type PersonalTable = {
  name: string
  title: string
  rows: readonly Record<string, unknown>[]
  /** Stands in the download of the person alone, and not in what an admin exports. */
  theirsAlone?: true
  /** How it reads on the page, where the columns would not say it. */
  shown?: readonly { label: string; value: string }[]
}

/** A room's handler of personal data (export, erasure). Every room says all of it, or that there is nothing. */
export type PersonalPart = {
  /** Everything it keeps about the person. */
  collect?: (house: House, reader: Reader, personId: string) => Promise<PersonalTable[]>
  /** Ends what runs at others before anything is erased; when it throws nothing is erased. Idempotent. */
  endElsewhere?: (house: House, personId: string) => Promise<void>
  /**
   * Erases what does not go with the profile by itself (`on delete cascade`). What began after `endElsewhere` is ended
   * here too: nobody new comes in any more, since the caller holds the profile.
   */
  erase?: (tx: Tx, personId: string, now: Date, house: House) => Promise<void>
}

/** A table of a download from a query of its own; names of columns are as they are stored. */
export async function tableOf(reader: Reader, name: keyof typeof tableTitles, query: SQL): Promise<PersonalTable> {
  const { rows } = await reader.execute<{ line: Record<string, unknown> }>(
    sql`select row_to_json(found) as line from (${query}) found`,
  )
  return { name, title: tableTitles[name], rows: rows.map(({ line }) => line) }
}
