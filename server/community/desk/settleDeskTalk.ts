import { community } from '@bewezen/domain/community/contract.ts'
import { and, eq, lt, sql } from 'drizzle-orm'
import { writeAudit } from '../../access/index.ts'
import { record } from '../../base/facts/record.ts'
import { serve } from '../../base/serve.ts'
import { channels, conversations } from '../tables.ts'
import { openTalk } from './openTalk.ts'

/** Says that what a member wrote to 'Beheer' up to a place needs no answer; asked again, nothing changes (COM-MOD-13). */
export const settleDeskTalk = serve(community.settleDeskTalk, (ctx, { conversationId, seq }) =>
  ctx.transaction(async (tx, now) => {
    // The channel goes first, as it does for who posts: two that wait for each other would wait forever.
    await tx.select({ id: channels.id }).from(channels).where(eq(channels.id, conversationId)).for('no key update')
    const talk = await openTalk(tx, ctx.person, conversationId)
    const upTo = Math.min(seq, talk.lastSeq)
    const settled = await tx
      .update(conversations)
      .set({ settledSeq: upTo })
      .where(and(eq(conversations.id, talk.id), lt(conversations.settledSeq, sql`${upTo}::bigint`)))
      .returning({ id: conversations.id })
    if (settled.length === 0) return { done: true as const }
    await writeAudit(tx, { actorId: ctx.person.id, action: 'desk.settled', subjectId: talk.personId, at: now })
    await record(tx, { kind: 'desk.changed', channelId: talk.id })
    return { done: true as const }
  }),
)
