import { community } from '@bewezen/domain/community/contract.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { serve } from '../base/serve.ts'
import { mayEnterWith, openCommunity } from './doors.ts'
import { channelReads, communities, communityLeavers, communityMembers } from './tables.ts'

/** Makes the viewer a member of a community they may enter; once is enough (COM-CHAT-03). */
export const join = serve(community.join, async (ctx, { communityId }) => {
  await ctx.transaction(async (tx, now) => {
    const { id } = ctx.person
    await openCommunity(tx, ctx.person, communityId)
    if (await saveMember(tx, { communityId, personId: id, now }))
      await record(tx, { kind: 'community.joined', communityId, personId: id })
  })
  return { joined: true as const }
})

/**
 * Joins somebody whose access begins to the community where new members begin, in the caller's transaction; nothing
 * without one, for whom it is closed, who left it, who is blocked and who is leaving (COM-START-02, COM-START-03).
 */
export async function joinStart(tx: Tx, it: { personId: string; role: string; now: Date }): Promise<void> {
  const { personId } = it
  const [start] = await tx
    .select({ id: communities.id })
    .from(communities)
    .where(and(eq(communities.isStart, true), mayEnterWith(it.role), stays(personId)))
    .for('key share')
  if (start && (await saveMember(tx, { ...it, communityId: start.id })))
    await record(tx, { kind: 'community.joined', communityId: start.id, personId })
}

/** Nothing says that they do not want to be there, or may not. */
const stays = (personId: string) => sql`not exists (
    select 1 from ${communityLeavers} where ${communityLeavers.communityId} = ${communities.id} and ${communityLeavers.personId} = ${personId}::uuid)
  and not exists (select 1 from account_blocks where person_id = ${personId}::uuid and lifted_at is null)
  and exists (select 1 from profiles where id = ${personId}::uuid and hidden_at is null)`

/** Adds a member, for whom everything said before counts as read. Answers false for somebody who was one already. */
async function saveMember(tx: Tx, it: { communityId: string; personId: string; now: Date }): Promise<boolean> {
  const made = await tx
    .insert(communityMembers)
    .values({ communityId: it.communityId, personId: it.personId, joinedAt: it.now })
    .onConflictDoNothing()
    .returning({ personId: communityMembers.personId })
  if (made.length === 0) return false
  await tx
    .delete(communityLeavers)
    .where(and(eq(communityLeavers.communityId, it.communityId), eq(communityLeavers.personId, it.personId)))
  await tx.execute(
    sql`insert into ${channelReads} (channel_id, user_id, read_seq, last_read_at)
      select id, ${it.personId}, last_seq, ${it.now.toISOString()} from channels_text where blueprint_id = ${it.communityId}
      on conflict do nothing`,
  )
  return true
}
