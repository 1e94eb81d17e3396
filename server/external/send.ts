import { newId } from '@bewezen/domain/base/ids.ts'
import type { Connector } from '@bewezen/domain/external/source.ts'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import type { House } from '../base/house.ts'
import { postMail } from './mail/postMail.ts'
import { postMeta } from './meta/graph.ts'
import { type Outcome, type Outgoing, postForm } from './outgoing.ts'
import { externalMessages, externalSources, externalThreads } from './tables.ts'

/** Longer than a call may take: whoever has not told by then is gone. */
export const claimMs = 30_000
export const sendQueue = 'external.send'

/** Asks for it to be looked after, in the transaction that stores the answer: should this process die, another one sends. */
export const lookAfter = (house: House, tx: Tx, it: { messageId: string; jobId: string }): Promise<void> =>
  house.jobs.enqueue(
    tx,
    sendQueue,
    { messageId: it.messageId },
    {
      id: it.jobId,
      startAfter: new Date(Date.now() + claimMs + 1_000),
    },
  )

/**
 * Sends a queued answer once, whoever else would: only who claims it calls the channel (a lease). One that was claimed by a
 * process that died is sent again where the other side knows a repeat by its id, and is left to an admin where not.
 */
export async function sendQueued(house: House, messageId: string): Promise<void> {
  const mine = await claim(house, messageId)
  if (!mine) return
  const { wasClaimed, ...outgoing } = mine
  const isUnsure = wasClaimed && outgoing.source.connector !== 'formulier'
  const outcome = isUnsure
    ? ({ status: 'failed', failure: 'uncertain' } as const)
    : await posts[outgoing.source.connector](house, outgoing)
  await settle(house, outgoing, outcome)
}

const posts: Record<Connector, (house: House, outgoing: Outgoing) => Promise<Outcome>> = {
  formulier: postForm,
  meta: postMeta,
  mail: postMail,
}

async function claim(house: House, messageId: string): Promise<(Outgoing & { wasClaimed: boolean }) | null> {
  return house.transaction(async (tx) => {
    const isFree = or(isNull(externalMessages.claimedUntil), lt(externalMessages.claimedUntil, sql`clock_timestamp()`))
    const [row] = await tx
      .select({ message: externalMessages, thread: externalThreads, source: externalSources })
      .from(externalMessages)
      .innerJoin(externalThreads, eq(externalThreads.id, externalMessages.threadId))
      .innerJoin(externalSources, eq(externalSources.id, externalThreads.sourceId))
      .where(and(eq(externalMessages.id, messageId), eq(externalMessages.status, 'queued'), isFree))
      .for('update', { of: externalMessages, skipLocked: true })
    if (!row) return null
    const wasClaimed = row.message.claimedUntil !== null
    // A mail is named before it goes, and anew with each attempt: a bounce of an earlier one says nothing of this one.
    const host = row.source.accountHandle.split('@').at(-1)
    const named = row.source.connector === 'mail' && !wasClaimed ? { externalMessageId: `${newId()}@${host}` } : {}
    await tx
      .update(externalMessages)
      .set({ ...named, claimedUntil: sql`clock_timestamp() + ${claimMs} * interval '1 millisecond'` })
      .where(eq(externalMessages.id, messageId))
    return { ...row, message: { ...row.message, ...named }, wasClaimed }
  })
}

/** Writes how it ended, unless somebody else did. */
async function settle(house: House, { message, thread }: Outgoing, outcome: Outcome): Promise<void> {
  await house.transaction(async (tx) => {
    const done = await tx
      .update(externalMessages)
      .set({
        status: outcome.status,
        failure: outcome.failure,
        claimedUntil: null,
        ...(outcome.externalMessageId ? { externalMessageId: outcome.externalMessageId } : {}),
      })
      .where(and(eq(externalMessages.id, message.id), eq(externalMessages.status, 'queued')))
      .returning({ id: externalMessages.id })
    // What is told of it may have come first: then only its name there is still to be written.
    if (done.length === 0 && outcome.externalMessageId)
      await tx
        .update(externalMessages)
        .set({ externalMessageId: outcome.externalMessageId })
        .where(eq(externalMessages.id, message.id))
    if (done.length > 0) await record(tx, { kind: 'external.changed', threadId: thread.id })
  })
}
