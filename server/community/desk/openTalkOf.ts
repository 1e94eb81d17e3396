import { newId } from '@bewezen/domain/base/ids.ts'
import { directSlug } from '@bewezen/domain/community/slugs.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import { channels, conversations } from '../tables.ts'

/** The conversation of a member with 'Beheer', begun when there is none; each member has one (COM-MOD-10). */
export async function openTalkOf(tx: Tx, personId: string, now: Date): Promise<string> {
  // The second of two at the same moment finds what the first made.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`desk ${personId}`}, 0))`)
  const [talk] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.firstId, personId), conversations.isDesk))
  if (talk) return talk.id
  const id = newId()
  await tx.insert(channels).values({ id, slug: directSlug, name: '' })
  await tx.insert(conversations).values({ id, firstId: personId, isDesk: true, startedBy: personId, createdAt: now })
  return id
}
