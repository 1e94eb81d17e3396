import { cleanText, isReason } from '@bewezen/domain/base/typedText.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { type Decision, decideRefusal, seesAllCases } from '@bewezen/domain/community/moderation.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { writeAudit } from '../access/index.ts'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { refuse, refuseIf } from '../base/refuse.ts'
import { type Ctx, serve } from '../base/serve.ts'
import { faceColumns, profiles } from '../profile/tables.ts'
import { mayEnterWith } from './doors.ts'
import { livestreamOf } from './evenings.ts'
import { clearPicture, removeMessage } from './removal.ts'
import { channels, communities, messageCases, messages } from './tables.ts'

/**
 * Ends a case: the reported message goes or stays, its author and who reported it are told. Of two at once the second
 * hears what was decided (COM-CHAT-17, COM-MOD-04, COM-MOD-06).
 */
export const decide = serve(community.decide, async (ctx, { caseId, outcome, reason: typed }) => {
  if (!isReason(typed)) refuse('INVALID_INPUT', { fields: ['reason'] })
  const reason = cleanText(typed)
  const picture = await ctx.transaction(async (tx, now) => {
    const { person } = ctx
    const it = await openCase(tx, person, caseId)
    const mine = { outcome, reason, decidedBy: person.id }
    // Asked once more, since the first answer was lost.
    if (it.outcome === mine.outcome && it.reason === mine.reason && it.decidedBy === mine.decidedBy) return null
    refuseIf(decideRefusal(person, it))
    await tx
      .update(messageCases)
      .set({ ...mine, decidedAt: now })
      .where(eq(messageCases.id, caseId))
    const goes = outcome === 'removed' && !it.message.deletedAt
    const picture = goes ? await removeMessage(tx, it.message, now) : null
    await writeAudit(tx, { actorId: person.id, action: `case.${outcome}`, subjectId: it.authorId, reason, at: now })
    await record(tx, { kind: 'case.decided', caseId })
    return picture
  })
  await clearPicture(ctx.house, picture)
  return { done: true as const }
})

/**
 * Opens a case for who may judge it, and holds it with its message until the end of the transaction; refuses NOT_FOUND
 * alike for one that is unknown and one of a community that is not theirs to enter (COM-MOD-03).
 */
async function openCase(tx: Tx, person: Ctx['person'], caseId: string) {
  // The message goes first, as it does for who reports it: two that wait for each other would wait forever.
  const [message] = await tx
    .select({
      id: messages.id,
      uploadId: messages.uploadId,
      deletedAt: messages.deletedAt,
      channel: { id: channels.id, communityId: channels.communityId, livestreamId: livestreamOf },
    })
    .from(messageCases)
    .innerJoin(messages, eq(messages.id, messageCases.messageId))
    .innerJoin(channels, eq(channels.id, messages.channelId))
    .leftJoin(communities, eq(communities.id, channels.communityId))
    .where(
      and(
        eq(messageCases.id, caseId),
        or(sql`${seesAllCases(person.role)}::boolean`, isNull(channels.communityId), mayEnterWith(person.role)),
      ),
    )
    .for('no key update', { of: messages })
  const [held] = await tx.select().from(messageCases).where(eq(messageCases.id, caseId)).for('update')
  if (!message || !held) return refuse('NOT_FOUND')
  return { ...held, message, decision: held.outcome && (await decisionOf(tx, held.outcome, held.decidedBy)) }
}

async function decisionOf(tx: Tx, outcome: Decision['outcome'], decidedBy: string | null): Promise<Decision> {
  const [who] = decidedBy ? await tx.select(faceColumns(profiles)).from(profiles).where(eq(profiles.id, decidedBy)) : []
  return { outcome, by: who ? displayName(who) : null }
}
