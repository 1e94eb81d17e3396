import type { BatchMention } from '@bewezen/domain/community/mentions.ts'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Reader, Tx } from '../base/database/open.ts'
import { sentAhead } from '../base/database/transaction.ts'
import { profiles } from '../profile/tables.ts'
import { messageMentions } from './tables.ts'

/** Whom a text names, as the rule `mentionsIn` found it. */
export type Named = { usernames: readonly string[]; batches: readonly BatchMention[] }

/** Of the names in a text those that mean something in its channel: the group of an evening cannot be called (LIVE-MORE-07). */
export const namedIn = (channel: { communityId: string | null }, named: Named): Named =>
  channel.communityId === null ? { ...named, batches: [] } : named

/** Writes down whom a message names; a name that nobody has stays plain text (X3-EDGE-14). */
export async function saveMentions(tx: Tx, messageId: string, { usernames, batches }: Named): Promise<void> {
  const people = await namedPeople(tx, usernames)
  const rows = [...people, ...batches.map((batch) => ({ batch }))]
  if (rows.length === 0) return
  const naming = tx.insert(messageMentions).values(rows.map((row) => ({ messageId, ...row })))
  await sentAhead(tx, () => naming.execute())
}

/** The people who have these names. */
export async function namedPeople(reader: Reader, usernames: readonly string[]): Promise<{ personId: string }[]> {
  if (usernames.length === 0) return []
  return reader
    .select({ personId: profiles.id })
    .from(profiles)
    .where(and(inArray(profiles.username, [...usernames]), isNull(profiles.hiddenAt)))
}

/** Writes down whom a message names now that its text is another one; who is named no longer leaves nothing here. */
export async function replaceMentions(tx: Tx, messageId: string, named: Named): Promise<void> {
  await tx.delete(messageMentions).where(eq(messageMentions.messageId, messageId))
  await saveMentions(tx, messageId, named)
}
