import { directRefusal, pairOf } from '@bewezen/domain/community/direct.ts'
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '../base/database/open.ts'
import { hasCapabilityNow } from '../base/havingCapability.ts'
import { refuse } from '../base/refuse.ts'
import { profiles } from '../profile/tables.ts'
import { conversationBlocks, conversations } from './tables.ts'

/** The other of the two people of a conversation, to be joined. */
export const other = alias(profiles, 'other')

/** The condition that somebody is one of the two, and the other id. */
export const isOf = (personId: string): SQL | undefined =>
  or(eq(conversations.firstId, personId), eq(conversations.secondId, personId))
export const otherIdThan = (personId: string): SQL =>
  sql`case when ${conversations.firstId} = ${personId}::uuid then ${conversations.secondId} else ${conversations.firstId} end`

/** Whether either of the two stopped new messages. */
export const isBlocked = sql<boolean>`exists (select 1 from ${conversationBlocks}
  where ${conversationBlocks.conversationId} = ${conversations.id})`
/** Whether the joined other is there and can read in the community now. */
export const isOtherHere = sql<boolean>`(${other.id} is not null and ${hasCapabilityNow('readCommunity', other)})`

/** A conversation as one of its two people finds it. */
export type OpenConversation = {
  id: string
  otherId: string | null
  isDesk: boolean
  isBlocked: boolean
  isOtherHere: boolean
}

/**
 * Opens a private conversation for one of its two people who passed the gate; refuses NOT_FOUND alike for one that is
 * unknown and one of others, whatever the role of who asks (COM-CHAT-19). With `lock` nobody else changes it until the end
 * of the transaction.
 */
export async function openConversation(
  reader: Reader,
  personId: string,
  conversationId: string,
  how: { lock?: boolean } = {},
): Promise<OpenConversation> {
  const which = and(eq(conversations.id, conversationId), isOf(personId))
  // A statement of its own, so that what is read next is what whoever held the lock left.
  if (how.lock) await reader.select({ id: conversations.id }).from(conversations).where(which).for('no key update')
  const [conversation] = await reader
    .select({ id: conversations.id, otherId: other.id, isDesk: conversations.isDesk, isBlocked, isOtherHere })
    .from(conversations)
    .leftJoin(other, and(eq(other.id, otherIdThan(personId)), isNull(other.hiddenAt)))
    .where(which)
  return conversation ?? refuse('NOT_FOUND')
}

/** The conversation of two people, or null when there is none yet. */
export async function conversationOf(reader: Reader, one: string, another: string): Promise<string | null> {
  const pair = pairOf(one, another)
  if (!pair) return null
  const [found] = await reader
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.firstId, pair.firstId), eq(conversations.secondId, pair.secondId)))
  return found?.id ?? null
}

/** Why somebody cannot add to a private conversation now, or null. What was asked waits for who blocks at the same moment. */
export const conversationRefusal = async (reader: Reader, personId: string, conversationId: string) =>
  directRefusal(await openConversation(reader, personId, conversationId, { lock: true }))
