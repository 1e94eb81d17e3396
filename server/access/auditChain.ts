import { auditMonths } from '@bewezen/domain/access/audit.ts'
import { sql } from 'drizzle-orm'
import type { Reader, Tx } from '../base/database/open.ts'
import { isSameSecret } from '../base/sealing.ts'
import { type Keys, keyedHash } from '../base/secrets.ts'
import { type ChainHead, type ChainSecrets, readChainSecrets } from './chainSecrets.ts'
import { auditLinks } from './tables.ts'

/** A line of the audit log as it is hashed. */
type Line = Record<'id' | 'action' | 'at', string> &
  Record<'actor_id' | 'subject_id' | 'reason' | 'old_value' | 'new_value', string | null>
type Link = Pick<typeof auditLinks.$inferSelect, 'seq' | 'lineId' | 'digest' | 'previous' | 'hash'> & { lineAt: string }

/** What `checkAuditChain` finds: the newest link, or null of an empty chain, and the first line that is not as it was written. */
export type ChainReport = { links: number; head: ChainHead | null; fault: ChainFault | null }
/** What happened, and the id of the line to which it did. */
export type ChainFault = { kind: 'changed' | 'removed' | 'broken' | 'unlinked'; lineId: string }

const [linkedAtOnce, readAtOnce] = [1_000, 5_000]
/** A line may come so much later than the moment it tells: a transaction or the minute's work was late. */
const lateDays = 7

// With microseconds, and the same in every time zone. An address of mail goes out of the log when its owner does.
const moment = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`)
const hashed = sql`l.id, l.actor_id, l.action, l.subject_id, l.reason, ${moment('l.at')} as at,
  case when l.action not like 'email.%' then l.old_value end as old_value,
  case when l.action not like 'email.%' then l.new_value end as new_value`

/**
 * Appends the lines of the audit log that are not in its hash chain yet, oldest first, and answers its newest link. Each
 * link hashes its line and the link before it, with a secret that is kept sealed by SECRET_KEY: who can write in the database
 * alone cannot change or remove a line, or slip one in between old ones, without being found out (SEC-ACC-20). The first
 * time all lines are linked; later one that tells of a moment long before the latest is none of ours, and stays without a link.
 */
export async function linkAudit(tx: Tx, settings: Keys): Promise<ChainHead | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('audit chain'))`)
  const { secret } = await readChainSecrets(tx, settings)
  let head = await headOf(tx)
  const own = head ? sql`and l.at >= ${bound}` : sql``
  for (;;) {
    const { rows: lines } = await tx.execute<Line>(sql`select ${hashed} from audit_log l
      where ${unlinked} ${own} order by l.at, l.id limit ${linkedAtOnce}`)
    if (lines.length > 0) head = await append(tx, secret, lines, head)
    if (lines.length < linkedAtOnce) return head
  }
}

const unlinked = sql`not exists (select 1 from audit_links k where k.line_id = l.id)`
/** Before this moment no line is ours that has no link; a clock that went ahead does not count. */
const bound = sql.raw(`(select least(max(line_at), clock_timestamp()) - interval '${lateDays} days' from audit_links)`)

async function headOf(reader: Reader): Promise<ChainHead | null> {
  const { rows } = await reader.execute<ChainHead>(sql`select seq, hash from audit_links order by seq desc limit 1`)
  return rows[0] ?? null
}

async function append(tx: Tx, secret: string, lines: readonly Line[], head: ChainHead | null): Promise<ChainHead> {
  let { seq, hash: previous } = head ?? { seq: 0, hash: '' }
  const links = lines.map((line) => {
    const digest = digestOf(secret, line)
    const link = linkOf(secret, { seq: ++seq, lineId: line.id, lineAt: line.at, digest, previous })
    previous = link.hash
    return link
  })
  await tx
    .insert(auditLinks)
    .values(links.map(({ lineAt, ...link }) => ({ ...link, lineAt: sql`${`${lineAt}Z`}::timestamptz` })))
  return { seq, hash: previous }
}

/** Lets go of the links of lines that the log has let go of, from the beginning of the chain on. */
export async function forgetOldLinks(tx: Tx): Promise<void> {
  await tx.execute(sql`delete from audit_links where seq < (select coalesce(min(seq), 0) from audit_links
    where line_at >= now() - make_interval(months => ${auditMonths}))`)
}

/** Reads the chain from its beginning and compares every line with what was written then (SEC-ACC-21). */
export async function checkAuditChain(reader: Reader, settings: Keys): Promise<ChainReport> {
  const secrets = await readChainSecrets(reader, settings)
  let head: ChainHead | null = null
  let links = 0
  for (;;) {
    const rows = await linksAfter(reader, head?.seq ?? 0)
    for (const row of rows) {
      const fault = faultOf(secrets, row, head)
      if (fault) return { links, head, fault: { kind: fault, lineId: row.lineId } }
      head = { seq: row.seq, hash: row.hash }
      links++
    }
    if (rows.length < readAtOnce) break
  }
  if (head === null) return { links, head, fault: null }
  const { rows } = await reader.execute<{ id: string }>(sql`select l.id from audit_log l
    where ${unlinked} and l.at < ${bound} order by l.at, l.id limit 1`)
  const slippedIn = rows[0]
  return { links, head, fault: slippedIn ? { kind: 'unlinked', lineId: slippedIn.id } : null }
}

/** A link with the line as it stands now: without one when it is gone, which is right once it was kept long enough. */
type Row = Link & { line: Line | null; isForgotten: boolean }

async function linksAfter(reader: Reader, seq: number): Promise<Row[]> {
  const { rows } = await reader.execute<Omit<Row, 'line'> & Line & { id: string | null }>(sql`select k.seq,
      k.line_id as "lineId", ${moment('k.line_at')} as "lineAt", k.digest, k.previous, k.hash, ${hashed},
      k.line_at < now() - make_interval(months => ${auditMonths}) as "isForgotten"
    from audit_links k left join audit_log l on l.id = k.line_id where k.seq > ${seq} order by k.seq limit ${readAtOnce}`)
  return rows.map((row) => ({ ...row, line: row.id === null ? null : row }))
}

function faultOf(
  { secret: current, eras }: ChainSecrets,
  row: Row,
  before: ChainHead | null,
): ChainFault['kind'] | null {
  const era = eras.find(({ until }) => row.seq <= until.seq)
  const secret = era?.secret ?? current
  // Who knows the secret of an earlier era could write it anew, but not so that it ends as it did.
  if (era && row.seq === era.until.seq && !isSameSecret(row.hash, era.until.hash)) return 'broken'
  const follows = before === null || (row.seq === before.seq + 1 && isSameSecret(row.previous, before.hash))
  if (!follows || !isSameSecret(row.hash, linkOf(secret, row).hash)) return 'broken'
  if (!row.line) return row.isForgotten ? null : 'removed'
  return isSameSecret(row.digest, digestOf(secret, row.line)) ? null : 'changed'
}

const digestOf = (
  secret: string,
  { id, actor_id, action, subject_id, reason, old_value, new_value, at }: Line,
): string => keyedHash(secret, JSON.stringify([id, actor_id, action, subject_id, reason, old_value, new_value, at]))

function linkOf(secret: string, { seq, lineId, lineAt, digest, previous }: Omit<Link, 'hash'>): Link {
  const hash = keyedHash(secret, [seq, lineId, lineAt, digest, previous].join('\n'))
  return { seq, lineId, lineAt, digest, previous, hash }
}
