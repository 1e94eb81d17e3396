import { external } from '@bewezen/domain/external/contract.ts'
import { handleKey } from '@bewezen/domain/external/handle.ts'
import type { SourceType } from '@bewezen/domain/external/source.ts'
import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { writeAudit } from '../access/index.ts'
import { record } from '../base/facts/record.ts'
import { removeUploads } from '../base/files/attach.ts'
import type { House } from '../base/house.ts'
import { serve } from '../base/serve.ts'
import { clearMessages, clearThreads } from './clear.ts'
import { readMessages, readThreads } from './rows.ts'
import { erasedKey, loggedHandle } from './secrets.ts'
import { externalErased, externalMessages, externalSources, externalThreads } from './tables.ts'

/** More than anybody outside has said; what is beyond is told to be there, and goes with the rest. */
const [mostThreads, mostMessages] = [200, 5_000]

/** The conversations with a person outside, whichever source of the channel they came by (IN-EXT-35). */
const withPerson = (type: SourceType, key: string) =>
  and(
    eq(externalThreads.participantKey, key),
    sql`${externalThreads.sourceId} in (select s.id from ${externalSources} s where s.source_type = ${type})`,
  )

/** What somebody sent from an address of their own, who asked to be answered at another; only a mail says so (IN-EXT-87). */
const sentBy = (type: SourceType, key: string): SQL =>
  type === 'email' && key !== '' ? eq(externalMessages.sentFromKey, key) : sql`false`

/** The conversations with others in which that stands. */
const besideOthers = (type: SourceType, key: string) =>
  and(
    ne(externalThreads.participantKey, key),
    sql`${externalThreads.id} in (select ${externalMessages.threadId} from ${externalMessages} where ${sentBy(type, key)})`,
  )

/** All of the conversations with them, and of the others what they sent alone. */
const theirMessages = (whole: string[], part: string[], sent: SQL) =>
  or(inArray(externalMessages.threadId, whole), and(inArray(externalMessages.threadId, part), sent))

/**
 * What is kept of somebody outside; that it was looked at stands in the log, without who it was (IN-EXT-35). Of a conversation
 * with somebody else only what they sent is shown, and nothing that may be of another (IN-EXT-87).
 */
export const showKept = serve(external.showKept, async (ctx, { sourceType, handle }) => {
  const key = handleKey(sourceType, handle)
  await ctx.transaction(async (tx, at) => {
    await writeAudit(tx, {
      actorId: ctx.person.id,
      action: 'external.shown',
      subjectId: null,
      newValue: loggedHandle(ctx.house.settings, sourceType, key),
      at,
    })
  })
  const found = await readThreads(ctx.db, withPerson(sourceType, key), mostThreads + 1)
  const beside = await readThreads(ctx.db, besideOthers(sourceType, key), mostThreads + 1)
  const [shown, part] = [found.slice(0, mostThreads), beside.slice(0, mostThreads)]
  const which = theirMessages(idsOf(shown), idsOf(part), sentBy(sourceType, key))
  const messages = await readMessages(ctx.db, which, mostMessages + 1)
  const others = { participantName: '', subject: '', lastMessagePreview: '', assignee: null }
  return {
    threads: [
      ...shown.map((thread) => ({ ...thread, isPart: false })),
      ...part.map((thread) => ({ ...thread, ...others, isPart: true })),
    ].map((thread) => ({
      ...thread,
      messages: messages.slice(-mostMessages).filter(({ threadId }) => threadId === thread.id),
    })),
    hasMore: found.length > mostThreads || beside.length > mostThreads || messages.length > mostMessages,
  }
})

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

/**
 * Erases it: the conversations with them, and what they sent in those with others. What the channel delivers once more is
 * known by a keyed hash, and not taken in (IN-EXT-36, IN-EXT-87).
 */
export const eraseHandle = serve(external.eraseHandle, async (ctx, { sourceType, handle }) => {
  const { settings } = ctx.house
  const key = handleKey(sourceType, handle)
  const { loose, ...erased } = await ctx.transaction(async (tx, now) => {
    // Locked first: a message that arrives meanwhile waits, and begins a new conversation.
    const theirs = await tx
      .select({
        id: externalThreads.id,
        sourceId: externalThreads.sourceId,
        isPart: sql<boolean>`${externalThreads.participantKey} <> ${key}`,
        // A mail is known by its own name alone.
        name: sql<string>`case when ${externalSources.connector} = 'mail' then '' else ${externalThreads.externalThreadId} end`,
      })
      .from(externalThreads)
      .innerJoin(externalSources, eq(externalSources.id, externalThreads.sourceId))
      .where(or(withPerson(sourceType, key), besideOthers(sourceType, key)))
      .orderBy(externalThreads.id)
      .for('update', { of: externalThreads })
    const [whole, part] = [idsOf(theirs.filter(({ isPart }) => !isPart)), idsOf(theirs.filter(({ isPart }) => isPart))]
    const threads = new Map(theirs.map((thread) => [thread.id, thread]))
    const messages = await tx
      .select({
        id: externalMessages.id,
        threadId: externalMessages.threadId,
        name: externalMessages.externalMessageId,
      })
      .from(externalMessages)
      .where(theirMessages(whole, part, sentBy(sourceType, key)))
    const hashes = messages.flatMap(({ threadId, name }) => {
      const thread = threads.get(threadId)
      if (!thread) return []
      const { id, sourceId, isPart } = thread
      const key = erasedKey(ctx.house, sourceId, thread.name, name)
      // Where the conversation stays, what answers it there still finds the way (IN-EXT-90).
      return [{ key, sourceId, threadId: isPart ? id : null, erasedAt: now }]
    })
    for (let from = 0; from < hashes.length; from += 1000)
      await tx
        .insert(externalErased)
        .values(hashes.slice(from, from + 1000))
        .onConflictDoNothing()
    const { loose } = await clearThreads(tx, inArray(externalThreads.id, whole))
    const taken = await clearMessages(tx, part, idsOf(messages.filter(({ threadId }) => threads.get(threadId)?.isPart)))
    await writeAudit(tx, {
      actorId: ctx.person.id,
      action: 'external.erased',
      subjectId: null,
      newValue: loggedHandle(settings, sourceType, key),
      at: now,
    })
    if (theirs.length > 0) await record(tx, { kind: 'external.settingsChanged' })
    return { threads: theirs.length, messages: messages.length, loose: [...loose, ...taken] }
  })
  await removeUploads(ctx.house, loose)
  return erased
})

export const monthsKept = 12
const atOnce = 200

/** Erases conversations 12 months after their last message, archived or not, some at a time (IN-EXT-24, IN-EXT-37). */
export async function forgetOldThreads(house: House): Promise<number> {
  let gone = 0
  for (let last = atOnce; last === atOnce; gone += last) {
    const { ids, loose } = await house.transaction(async (tx) => {
      const isOld = sql`${externalThreads.lastMessageAt} < app_now() - make_interval(months => ${monthsKept})`
      const old = tx.select({ id: externalThreads.id }).from(externalThreads).where(isOld).limit(atOnce)
      // Asked once more of the row itself, once it is locked: somebody may write anew at this moment.
      const cleared = await clearThreads(tx, sql`${inArray(externalThreads.id, old)} and ${isOld}`)
      if (cleared.ids.length > 0) await record(tx, { kind: 'external.settingsChanged' })
      return cleared
    })
    await removeUploads(house, loose)
    last = ids.length
  }
  return gone
}
