import { cleanText } from '@bewezen/domain/base/typedText.ts'
import type { FactOf } from '@bewezen/domain/facts.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { isAddressee, writingFaults } from '@bewezen/domain/inbox/writing.ts'
import { and, count, eq, isNull, or, sql } from 'drizzle-orm'
import { writeAudit } from '../access/index.ts'
import type { Reader, Tx } from '../base/database/open.ts'
import type { NotificationDraft } from '../base/facts/decisions.ts'
import { record } from '../base/facts/record.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { profiles } from '../profile/tables.ts'
import { writings } from './tables.ts'

/** Writes to one person or to everybody with a role; sent twice it arrives once. Answers how many it is for (COM-CHAT-12, COM-CHAT-29). */
export const write = serve(inbox.write, (ctx, { id, to, title: typedTitle, text: typedText }) => {
  const [title, text] = [cleanText(typedTitle), cleanText(typedText)]
  const faults = writingFaults({ title, text })
  if (faults.length > 0) refuse('INVALID_INPUT', { fields: faults })
  if (!isAddressee(to)) refuse('INVALID_INPUT', { fields: ['to'] })
  return ctx.transaction(async (tx, now) => {
    const [personId, role] = 'personId' in to ? [to.personId, null] : [null, to.role]
    const row = { id, authorId: ctx.person.id, personId, role, title, content: text }
    // Requests with one id wait for each other, so that the second of two at the same moment finds what the first wrote.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`)
    const [before] = await tx.select().from(writings).where(eq(writings.id, id))
    if (before) {
      const { createdAt: _, ...known } = before
      if (JSON.stringify(sorted(known)) !== JSON.stringify(sorted(row))) refuse('ID_IN_USE')
      return { told: await countOf(tx, before) }
    }
    const told = await countOf(tx, row)
    if (personId !== null && told === 0) refuse('NOT_FOUND')
    await tx.insert(writings).values({ ...row, createdAt: now })
    await writeAudit(tx, {
      actorId: ctx.person.id,
      action: 'inbox.written',
      subjectId: personId,
      reason: role,
      newValue: title,
      at: now,
    })
    await record(tx, { kind: 'inbox.written', writingId: id })
    return { told }
  })
})

const sorted = (row: object) => Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1))

type For = { personId: string | null; role: string | null }

const meant = ({ personId, role }: For) =>
  and(
    isNull(profiles.hiddenAt),
    or(personId === null ? undefined : eq(profiles.id, personId), role === null ? undefined : eq(profiles.role, role)),
  )

async function countOf(reader: Reader, it: For): Promise<number> {
  const [row] = await reader.select({ n: count() }).from(profiles).where(meant(it))
  return row?.n ?? 0
}

/** The notifications of a message by an admin; its author gets none. */
export async function writtenNotifications(tx: Tx, fact: FactOf<'inbox.written'>): Promise<NotificationDraft[]> {
  const [it] = await tx.select().from(writings).where(eq(writings.id, fact.writingId))
  if (!it || (it.personId === null && it.role === null)) return []
  const people = await tx.select({ id: profiles.id }).from(profiles).where(meant(it))
  const data: Record<string, string> = { content: it.content, ...(it.authorId ? { author_id: it.authorId } : {}) }
  return people
    .filter(({ id }) => id !== it.authorId)
    .map(({ id: personId }) => ({ personId, type: 'inbox_message', title: it.title, data }))
}
