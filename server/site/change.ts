import type { AuditAction } from '@bewezen/domain/access/audit.ts'
import { sql } from 'drizzle-orm'
import { writeAudit } from '../access/index.ts'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { type Loose, removeUploads } from '../base/files/attach.ts'
import { refuse } from '../base/refuse.ts'
import type { Ctx } from '../base/serve.ts'

type Values = Record<string, string | boolean>
type Stored = Record<string, string | boolean | null>
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
 * Whether there is something to write; refuses CHANGED when somebody else saved other words meanwhile (ADM-PANEL-22). What
 * `current` holds beside the fields of `after` is told with that refusal, and not compared.
 */
export function isNews<Fields extends Values>({
  current,
  before,
  after,
}: {
  current: Fields & Stored
  before: Fields
  after: Fields
}): boolean {
  const names = Object.keys(after)
  if (isSame(names, current, after)) return false
  if (!isSame(names, current, before)) refuse('CHANGED', { current })
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

const isSame = (names: string[], one: Stored, other: Stored): boolean => names.every((name) => one[name] === other[name])
