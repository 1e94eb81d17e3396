import { appealDecisionRefusal } from '@bewezen/domain/account/block.ts'
import { account } from '@bewezen/domain/account/contract.ts'
import { cleanText, isReason } from '@bewezen/domain/base/typedText.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { writeAudit } from '../access/index.ts'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { refuse, refuseIf } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { faceColumns, profiles } from '../profile/tables.ts'
import { lift } from './blocks.ts'
import { accountBlocks, authUsers } from './tables.ts'

const atMost = 50
const blocker = alias(profiles, 'blocker')

/** The appeals that wait, the longest waiting first, and how many there are; one query (COM-MOD-08). */
export const appeals = serve(account.appeals, async (ctx) => {
  const rows = await ctx.db
    .select({
      blockId: accountBlocks.id,
      person: faceColumns(profiles),
      blocker: faceColumns(blocker),
      reason: accountBlocks.reason,
      blockedAt: accountBlocks.blockedAt,
      text: sql<string>`${accountBlocks.appeal}`,
      appealedAt: accountBlocks.appealedAt,
      open: sql<number>`(count(*) over ())::int`,
    })
    .from(accountBlocks)
    .innerJoin(profiles, eq(profiles.id, accountBlocks.personId))
    .leftJoin(blocker, eq(blocker.id, accountBlocks.blockedBy))
    .where(and(isNotNull(accountBlocks.appealedAt), isNull(accountBlocks.decidedAt), isNull(accountBlocks.liftedAt)))
    .orderBy(asc(accountBlocks.appealedAt), asc(accountBlocks.id))
    .limit(atMost)
  return {
    open: rows[0]?.open ?? 0,
    appeals: rows.map(({ blocker, blockedAt, appealedAt, open: _open, ...row }) => ({
      ...row,
      blockedBy: blocker && displayName(blocker),
      blockedAt: blockedAt.toISOString(),
      appealedAt: (appealedAt ?? blockedAt).toISOString(),
    })),
  }
})

/** Grants an appeal, which ends the block, or refuses it; of two at once the second is refused (COM-MOD-08). */
export const decideAppeal = serve(account.decideAppeal, async (ctx, { blockId, granted, answer: typed }) => {
  if (!isReason(typed)) refuse('INVALID_INPUT', { fields: ['answer'] })
  const answer = cleanText(typed)
  await ctx.transaction(async (tx, now) => {
    const actorId = ctx.person.id
    const block = await holdBlock(tx, blockId)
    // Asked once more, since the first answer was lost.
    if (block.decidedBy === actorId && block.granted === granted && block.answer === answer) return
    refuseIf(appealDecisionRefusal(block))
    await tx
      .update(accountBlocks)
      .set({ granted, answer, decidedBy: actorId, decidedAt: now })
      .where(eq(accountBlocks.id, blockId))
    const action = granted ? 'appeal.granted' : 'appeal.refused'
    await writeAudit(tx, { actorId, action, subjectId: block.personId, reason: answer, at: now })
    // Lifting tells that the appeal is decided.
    if (granted) await lift(tx, { personId: block.personId, actorId, now })
    else await record(tx, { kind: 'appeal.decided', blockId })
  })
  return { done: true as const }
})

/** Holds a block after the account it is about, in the order of who lifts it without an appeal; refuses NOT_FOUND. */
async function holdBlock(tx: Tx, blockId: string) {
  await tx
    .select({ id: authUsers.id })
    .from(authUsers)
    .innerJoin(accountBlocks, eq(accountBlocks.personId, authUsers.id))
    .where(eq(accountBlocks.id, blockId))
    .for('update', { of: authUsers })
  const [block] = await tx.select().from(accountBlocks).where(eq(accountBlocks.id, blockId)).for('update')
  return block ?? refuse('NOT_FOUND')
}
