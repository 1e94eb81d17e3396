import { appealRefusal, blockState, isAppeal } from '@bewezen/domain/account/block.ts'
import { account } from '@bewezen/domain/account/contract.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { cleanText } from '@bewezen/domain/base/typedText.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { writeAudit } from '../access/index.ts'
import type { Reader, Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import type { House } from '../base/house.ts'
import { refuse, refuseIf } from '../base/refuse.ts'
import { keyedHash, secretFor } from '../base/secrets.ts'
import { serve } from '../base/serve.ts'
import { accountBlocks, authSessions, authUsers } from './tables.ts'

/** The token of the link to appeal; it follows from the id and our secret, so that none is stored. */
export const appealToken = (house: Pick<House, 'settings'>, blockId: string): string =>
  keyedHash(secretFor(house.settings, 'appeal links'), blockId)

const hashOf = (token: string): string => keyedHash('appeal', token)

type By = { personId: string; actorId: string; now: Date }

/** Shuts somebody out who is not: signed out everywhere in the caller's transaction, and told why (ADM-PANEL-06, COM-MOD-07). */
export async function block(house: Pick<House, 'settings'>, tx: Tx, it: By & { reason: string }): Promise<void> {
  const { personId, actorId, reason, now } = it
  const blockId = newId()
  await tx.update(authUsers).set({ blockedAt: now, updatedAt: now }).where(eq(authUsers.id, personId))
  await tx.delete(authSessions).where(eq(authSessions.userId, personId))
  await tx.insert(accountBlocks).values({
    id: blockId,
    personId,
    reason,
    blockedBy: actorId,
    blockedAt: now,
    tokenHash: hashOf(appealToken(house, blockId)),
  })
  await writeAudit(tx, { actorId, action: 'account.blocked', subjectId: personId, reason, at: now })
  await record(tx, { kind: 'access.changed', personId })
  await record(tx, { kind: 'account.blocked', personId, blockId })
}

/** Lets somebody in again; what they said against their block is settled with it. */
export async function lift(tx: Tx, { personId, actorId, now }: By): Promise<void> {
  await tx.update(authUsers).set({ blockedAt: null, updatedAt: now }).where(eq(authUsers.id, personId))
  const lifted = await tx
    .update(accountBlocks)
    .set({ liftedAt: now })
    .where(and(eq(accountBlocks.personId, personId), isNull(accountBlocks.liftedAt)))
    .returning({ id: accountBlocks.id, appealedAt: accountBlocks.appealedAt })
  await writeAudit(tx, { actorId, action: 'account.unblocked', subjectId: personId, at: now })
  await record(tx, { kind: 'access.changed', personId })
  for (const { id: blockId, appealedAt } of lifted)
    if (appealedAt) await record(tx, { kind: 'appeal.decided', blockId })
}

/** What the link of the mail about a block tells (COM-MOD-07). */
export const openAppeal = serve(account.openAppeal, async (ctx, { token }) => {
  const block = await openBlock(ctx.db, token)
  const { reason, blockedAt, answer } = block
  return { reason, blockedAt: blockedAt.toISOString(), state: blockState(block), answer }
})

/** Appeals against a block, once (COM-MOD-07). */
export const appeal = serve(account.appeal, (ctx, { token, text: typed }) => {
  if (!isAppeal(typed)) refuse('INVALID_INPUT', { fields: ['text'] })
  const text = cleanText(typed)
  return ctx.transaction(async (tx, now) => {
    const block = await openBlock(tx, token, { lock: true })
    if (block.appeal === text) return { done: true as const }
    refuseIf(appealRefusal(block))
    await tx.update(accountBlocks).set({ appeal: text, appealedAt: now }).where(eq(accountBlocks.id, block.id))
    await record(tx, { kind: 'appeal.made', blockId: block.id })
    return { done: true as const }
  })
})

/** The block that a link is about; refuses INVALID_TOKEN. */
async function openBlock(reader: Reader, token: string, { lock = false } = {}) {
  const found = reader
    .select()
    .from(accountBlocks)
    .where(eq(accountBlocks.tokenHash, hashOf(token)))
  const [block] = await (lock ? found.for('update') : found)
  return block ?? refuse('INVALID_TOKEN')
}
