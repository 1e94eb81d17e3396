import { and, eq, ne, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../base/database/open.ts'
import { record } from '../../base/facts/record.ts'
import { refuse } from '../../base/refuse.ts'
import { channels, conversations } from '../tables.ts'

/** The conversation of a member with 'Beheer'. */
export type Talk = { id: string; personId: string; lastSeq: number; settledSeq: number }

const talkFields = {
  id: conversations.id,
  personId: sql<string>`${conversations.firstId}::text`,
  lastSeq: channels.lastSeq,
  settledSeq: conversations.settledSeq,
}

/** Whose conversation with 'Beheer' this is, or null for any other. */
export async function readTalk(reader: Reader, conversationId: string): Promise<Talk | null> {
  const [talk] = await reader
    .select(talkFields)
    .from(conversations)
    .innerJoin(channels, eq(channels.id, conversations.id))
    .where(and(eq(conversations.id, conversationId), conversations.isDesk))
  return talk ?? null
}

/** Whether a private conversation is one with 'Beheer'. */
export const isDeskTalk = async (reader: Reader, conversationId: string): Promise<boolean> =>
  (await readTalk(reader, conversationId)) !== null

/** Tells those who work the queue that something changed in a conversation, if it is one with 'Beheer'. */
export async function tellDesk(tx: Tx, conversationId: string): Promise<void> {
  if (await isDeskTalk(tx, conversationId)) await record(tx, { kind: 'desk.changed', channelId: conversationId })
}

/**
 * Opens a conversation with 'Beheer' for who works the queue, and nobody else writes in it until the end of the
 * transaction; refuses NOT_FOUND alike for one that is unknown, of two members, and their own (COM-MOD-11).
 */
export async function openTalk(tx: Tx, judge: { id: string }, conversationId: string): Promise<Talk> {
  // The channel first, as who posts in it does: neither waits for the other with what the other waits for.
  await tx.select({ id: channels.id }).from(channels).where(eq(channels.id, conversationId)).for('no key update')
  const [talk] = await tx
    .select(talkFields)
    .from(conversations)
    .innerJoin(channels, eq(channels.id, conversations.id))
    .where(and(eq(conversations.id, conversationId), conversations.isDesk, ne(conversations.firstId, judge.id)))
    .for('no key update')
  return talk ?? refuse('NOT_FOUND')
}
