import { rolesThatHold } from '@bewezen/domain/access/capabilities.ts'
import { answering } from '@bewezen/domain/external/answering.ts'
import { external } from '@bewezen/domain/external/contract.ts'
import type { ThreadView } from '@bewezen/domain/external/message.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { and, asc, count, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { readNow } from '../base/database/clock.ts'
import type { Reader, Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { refuse } from '../base/refuse.ts'
import { type Ctx, serve } from '../base/serve.ts'
import { markThreadRead } from '../inbox/index.ts'
import { faceColumns, profiles } from '../profile/tables.ts'
import { cursorAt, type Place, placeOf } from './cursor.ts'
import { readMessages, readThreads } from './rows.ts'
import { matches } from './search.ts'
import { externalMessages, externalSources, externalThreads } from './tables.ts'

const pageSize = 50

/** A page of conversations, newest activity first (IN-EXT-06, IN-EXT-24, IN-EXT-31, IN-EXT-32, IN-EXT-33). */
export const threads = serve(external.threads, async (ctx, { view, search, sourceId, after }) => {
  const place = after === undefined ? null : (placeOf(after) ?? refuse('INVALID_INPUT', { fields: ['after'] }))
  const found = await readThreads(
    ctx.db,
    and(
      inView(view, ctx.person.id),
      sourceId ? eq(externalThreads.sourceId, sourceId) : undefined,
      search?.trim() ? matches(search) : undefined,
      place
        ? sql`(${externalThreads.lastMessageAt}, ${externalThreads.id}) < (${place.at}::timestamptz, ${place.id}::uuid)`
        : undefined,
    ),
    pageSize + 1,
  )
  const page = found.slice(0, pageSize)
  const last = page.at(-1)
  const [active] = await ctx.db.select({ n: count() }).from(externalThreads).where(inView('active', ctx.person.id))
  const next = found.length > pageSize && last ? await cursorOf(ctx.db, externalThreads, last.id) : null
  return { threads: page, next, active: active?.n ?? 0 }
})

/** A conversation with the newest of its messages, or those before a place (IN-EXT-07). */
export const thread = serve(external.thread, async (ctx, { id, before }) => {
  const place = before === undefined ? null : (placeOf(before) ?? refuse('INVALID_INPUT', { fields: ['before'] }))
  const [row] = await ctx.db
    .select({ thread: externalThreads, source: externalSources })
    .from(externalThreads)
    .innerJoin(externalSources, eq(externalSources.id, externalThreads.sourceId))
    .where(eq(externalThreads.id, id))
  const shown = await openShown(ctx.db, id)
  if (!row) refuse('NOT_FOUND')
  const found = await readMessages(
    ctx.db,
    and(eq(externalMessages.threadId, id), place ? isBefore(place) : undefined),
    pageSize + 1,
  )
  const messages = found.slice(-pageSize)
  const [first] = messages
  const older = found.length > pageSize && first ? await cursorOf(ctx.db, externalMessages, first.id) : null
  const standing = { ...row.source, ...row.thread, hasAddress: row.source.outboundUrl !== null }
  return { thread: shown, messages, older, answering: answering(standing, await readNow(ctx.db)) }
})

const isBefore = ({ at, id }: Place) =>
  sql`(${externalMessages.externalTimestamp}, ${externalMessages.id}) < (${at}::timestamptz, ${id}::uuid)`

/** The place of a row, with its microseconds. */
async function cursorOf(
  reader: Reader,
  table: typeof externalThreads | typeof externalMessages,
  id: string,
): Promise<string> {
  const at = table === externalThreads ? externalThreads.lastMessageAt : externalMessages.externalTimestamp
  const [row] = await reader
    .select({ at: sql<string>`${at}::text` })
    .from(table)
    .where(eq(table.id, id))
  return cursorAt({ at: row?.at ?? '', id })
}

function inView(view: ThreadView, personId: string): SQL | undefined {
  const isActive = eq(externalThreads.isArchived, false)
  if (view === 'archived') return eq(externalThreads.isArchived, true)
  if (view === 'mine') return and(isActive, eq(externalThreads.assigneeId, personId))
  if (view === 'snoozed') return and(isActive, gt(externalThreads.snoozedUntil, sql`app_now()`))
  return isActive
}

/** A conversation as it is shown; NOT_FOUND when it is gone. */
export async function openShown(reader: Reader, id: string) {
  const [shown] = await readThreads(reader, eq(externalThreads.id, id))
  return shown ?? refuse('NOT_FOUND')
}

/** A conversation, locked for who changes it. */
export async function lockThread(tx: Tx, id: string) {
  const [row] = await tx.select().from(externalThreads).where(eq(externalThreads.id, id)).for('update')
  return row ?? refuse('NOT_FOUND')
}

type Change = Partial<Pick<typeof externalThreads.$inferSelect, 'isArchived' | 'isNew' | 'assigneeId' | 'snoozedUntil'>>

/**
 * Changes a conversation and answers it as it is; what was so already tells nobody (X3-EDGE-28). `isWork` is what nobody
 * does any more in one that another admin archived meanwhile (IN-EXT-24).
 */
async function change(tx: Tx, id: string, to: Change, { isWork = false } = {}) {
  const was = await lockThread(tx, id)
  const isSame = (Object.keys(to) as (keyof Change)[]).every((key) => String(was[key]) === String(to[key]))
  if (!isSame) {
    if (isWork && was.isArchived) refuse('THREAD_ARCHIVED')
    await tx.update(externalThreads).set(to).where(eq(externalThreads.id, id))
    await record(tx, { kind: 'external.changed', threadId: id })
  }
  return openShown(tx, id)
}

export const archive = serve(external.archive, (ctx, { id }) =>
  ctx.transaction((tx) => change(tx, id, { isArchived: true })),
)

/** Seen by any admin is seen by all; the own notifications about it are read with it (IN-EXT-34). */
export const see = serve(external.see, (ctx, { id }) =>
  ctx.transaction(async (tx, now) => {
    const shown = await change(tx, id, { isNew: false })
    await markThreadRead(tx, { personId: ctx.person.id, threadId: id, now })
    return shown
  }),
)

const mayAnswer = and(inArray(profiles.role, rolesThatHold('manageExternal')), isNull(profiles.hiddenAt))

export const assignees = serve(external.assignees, async (ctx) => {
  const people = await ctx.db
    .select(faceColumns(profiles))
    .from(profiles)
    .where(mayAnswer)
    .orderBy(asc(profiles.firstName), asc(profiles.lastName))
  return { people: people.map((person) => ({ id: person.id, name: displayName(person) })) }
})

export const assign = serve(external.assign, (ctx, { id, assigneeId }) =>
  ctx.transaction(async (tx) => {
    if (assigneeId !== null) await openAssignee(tx, assigneeId)
    return change(tx, id, { assigneeId }, { isWork: true })
  }),
)

async function openAssignee(tx: Tx, id: string): Promise<void> {
  const [person] = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, id), mayAnswer))
  if (!person) refuse('INVALID_INPUT', { fields: ['assigneeId'] })
}

/** Until a moment to come; null ends it (IN-EXT-33). */
export const snooze = serve(external.snooze, (ctx: Ctx, { id, until }) =>
  ctx.transaction(async (tx, now) => {
    const snoozedUntil = until === null ? null : new Date(until)
    if (snoozedUntil && snoozedUntil <= now) refuse('INVALID_INPUT', { fields: ['until'] })
    return change(tx, id, { snoozedUntil }, { isWork: true })
  }),
)
