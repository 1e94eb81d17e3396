import type { Capability } from '@bewezen/domain/access/capabilities.ts'
import { type Hit, type HitKind, search } from '@bewezen/domain/search/contract.ts'
import { excerptOf, maxHits, searchWords } from '@bewezen/domain/search/searching.ts'
import { type SQL, sql } from 'drizzle-orm'
import { askWords } from '../base/database/words.ts'
import type { Asked, Place, SearchBranch } from '../base/search.ts'
import { serve } from '../base/serve.ts'
import { readerOf, refusalFor } from '../base/snapshot.ts'
import { branches } from './branches.ts'

/** What tells of people, and what they wrote to each other: an admin who views as another finds none of it (ADM-MORE-51). */
const aboutPeople: ReadonlySet<HitKind> = new Set<HitKind>(['person', 'message'])

type Row = {
  branch: number
  id: string
  title: string
  detail: string | null
  body: string | null
  at: Date | string | null
  place: Place
}

/** Looks in everything the asker may see with one question: of each room the best, in turns, so that none fills the list. */
export const find = serve(search.find, async (ctx, { text }) => {
  const words = searchWords(text)
  if (words.length === 0) return { hits: [] }
  // What an operation would refuse is not found either: to who is leaving, or still lacks the second factor that they need.
  const may = (needs: Capability) =>
    refusalFor(ctx.snapshot, { needs, whileCovered: false }, ctx.house.settings) === null
  const asked = { query: askWords(words), asker: readerOf(ctx), may, withoutPeople: ctx.viewing }
  const { rows } = await ctx.db.execute<Row>(everywhereFor(asked))
  return { hits: rows.map((row) => toHit(row, words)) }
})

/** The one question: of every branch its heaviest, then in turns. */
export function everywhereFor(asked: Asked): SQL {
  const parts = branches.flatMap((branch, at) => partOf(branch, at, asked) ?? [])
  return sql`select branch, id, title, detail, body, at, place from (${sql.join(parts, sql` union all `)}) found
    order by nth, branch limit ${maxHits}`
}

function partOf(branch: SearchBranch, at: number, asked: Asked): SQL | null {
  if (asked.withoutPeople && aboutPeople.has(branch.kind)) return null
  const select = branch.select(asked)
  return (
    select &&
    sql`(select ${sql.raw(String(at))} as branch, hit.*, row_number() over (order by hit.weight desc, hit.id) as nth
      from (select * from (${select}) every order by weight desc, id limit ${maxHits}) hit)`
  )
}

function toHit({ branch, id, title, detail, body, at, place }: Row, words: readonly string[]): Hit {
  const from = branches[branch] as SearchBranch
  return {
    kind: from.kind,
    id,
    title,
    detail,
    text: body === null ? null : excerptOf(body, words),
    at: at === null ? null : new Date(at).toISOString(),
    path: from.path(place),
  }
}
