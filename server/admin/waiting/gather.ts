import type { WaitingCount, WaitingItem } from '@bewezen/domain/admin/contract.ts'
import { firstWaiting, waitingPerPage } from '@bewezen/domain/admin/waiting.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Reader } from '../../base/database/open.ts'
import type { WaitingBranch, WaitingPlace } from '../../base/waiting.ts'

type Row = {
  branch: number
  id: string
  since: Date | string
  total: number
  title: string | null
  who: string | null
  about: string | null
  cents: string | number | null
  currency: string | null
  place: WaitingPlace | null
}
type Kind = WaitingCount & { items: WaitingItem[] }

/**
 * What waits of several branches, with one query. When that fails each is asked alone, so that a branch that cannot be
 * counted fails alone (ADM-MORE-04).
 */
export async function gather(
  reader: Reader,
  branches: readonly WaitingBranch[],
  askerId: string,
  log: Logger,
): Promise<Kind[]> {
  try {
    return await ask(reader, branches, askerId)
  } catch (error) {
    log.error({ err: error }, 'what waits for a person could not be gathered at once; each kind is asked alone')
  }
  const kinds: Kind[] = []
  for (const branch of branches) kinds.push(await askAlone(reader, branch, askerId, log))
  return kinds
}

async function askAlone(reader: Reader, branch: WaitingBranch, askerId: string, log: Logger): Promise<Kind> {
  const { kind, listPath = null } = branch
  try {
    const [found] = await ask(reader, [branch], askerId)
    if (found) return found
  } catch (error) {
    log.error({ err: error, kind }, 'what waits of a kind could not be counted')
  }
  return { kind, count: null, oldest: null, listPath, items: [] }
}

async function ask(reader: Reader, branches: readonly WaitingBranch[], askerId: string): Promise<Kind[]> {
  if (branches.length === 0) return []
  const { rows } = await reader.execute<Row>(waitingQuery(branches, askerId))
  return branches.map(({ kind, listPath = null }, at) => {
    const own = rows.filter(({ branch }) => branch === at)
    const items = own.map((row) => toItem(row, branches[at] as WaitingBranch))
    return { kind, count: own[0]?.total ?? 0, oldest: items[0]?.since ?? null, listPath, items }
  })
}

/** The one query: of every branch its number and its first, the longest waiting first. */
export const waitingQuery = (branches: readonly WaitingBranch[], askerId: string): SQL =>
  sql.join(
    branches.map((branch, at) => {
      const first = sql`select id, since, count(*) over ()::int as total from (${sinceOf(branch, askerId)}) every
        order by since, id limit ${firstWaiting}`
      return sql`(${shownOf(branch, at, first)})`
    }),
    sql` union all `,
  )

type Cursor = { id: string; since: string } | null

/** What waits of one branch after a place in the list, one more than a page has. */
export async function gatherOf(reader: Reader, branch: WaitingBranch, askerId: string, cursor: Cursor) {
  const after = cursor ? sql`where (since, id) > (${cursor.since}::timestamptz, ${cursor.id}::uuid)` : sql``
  const page = sql`select id, since, 0 as total from (${sinceOf(branch, askerId)}) every ${after}
    order by since, id limit ${waitingPerPage + 1}`
  const { rows } = await reader.execute<Row>(shownOf(branch, 0, page))
  return rows.map((row) => toItem(row, branch))
}

/** A moment travels in milliseconds, and the place in the list is told by what travelled. */
const sinceOf = (branch: WaitingBranch, askerId: string): SQL =>
  sql`select id, date_trunc('milliseconds', since) as since from (${branch.waits(askerId)}) waits`

const shownOf = ({ shown }: WaitingBranch, at: number, page: SQL): SQL =>
  sql`select ${sql.raw(String(at))} as branch, w.id, w.since, w.total, s.title, s.who, s.about, s.cents, s.currency, s.place
    from (${page}) w left join lateral (${shown}) s on true order by w.since, w.id`

const toItem = ({ id, since, title, who, about, cents, currency, place }: Row, branch: WaitingBranch): WaitingItem => ({
  kind: branch.kind,
  id,
  since: new Date(since).toISOString(),
  title,
  who,
  about,
  cents: cents === null ? null : Number(cents),
  currency,
  path: branch.path(place ?? {}),
})
