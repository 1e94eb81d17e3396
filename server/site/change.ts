import type { AuditAction } from '@bewezen/domain/access/audit.ts'
import { sql } from 'drizzle-orm'
import { writeAudit } from '../access/index.ts'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { type Loose, removeUploads } from '../base/files/attach.ts'
import { refuse } from '../base/refuse.ts'
import type { Ctx } from '../base/serve.ts'

type Values = Record<string, string | boolean>
type Change = {
  action: AuditAction
  subjectId: string | null
  reason?: string
  oldValue?: string
  newValue?: string
  /** Pictures that nothing shows any more; their files go after the commit. */
  loose?: readonly Loose[]
}

/**
 * Changes what stands on the public pages, one admin at a time: written down in the log, and told to every process, which
 * draws anew.
 */
export async function change(ctx: Ctx, work: (tx: Tx, now: Date) => Promise<Change | null>): Promise<{ done: true }> {
  const gone = await ctx.transaction(async (tx, now) => {
    // A card that is sent twice at once would be made twice, and of two new photos one would be kept unseen.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('content'))`)
    const changed = await work(tx, now)
    if (!changed) return []
    const { loose = [], ...line } = changed
    await writeAudit(tx, { actorId: ctx.person.id, at: now, ...line })
    await record(tx, { kind: 'content.changed' })
    return loose
  })
  await removeUploads(ctx.house, gone)
  return { done: true }
}

/**
 * Whether there is something to write; refuses CHANGED when somebody else saved other words meanwhile, which tells what
 * stands there now, with what is `beside` the words (ADM-PANEL-22).
 */
export function isNews<Fields extends Values>({
  current,
  before,
  after,
  beside = {},
}: Record<'current' | 'before' | 'after', Fields> & { beside?: { photoUrl?: string | null } }): boolean {
  if (isSame(current, after)) return false
  if (!isSame(current, before)) refuse('CHANGED', { ...beside, current })
  return true
}

/** The texts without what stands around them. */
export const trimmed = <Fields extends Values>(fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.normalize('NFC').trim() : value,
    ]),
  ) as Fields

export const inOneLine = (fields: Values): string =>
  Object.values(fields)
    .map((value) => (value === true ? 'aan' : value === false ? 'uit' : value))
    .filter(Boolean)
    .join(' · ')

const isSame = (one: Values, other: Values): boolean => Object.keys(one).every((name) => one[name] === other[name])
