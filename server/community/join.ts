import { community } from '@bewezen/domain/community/contract.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { serve } from '../base/serve.ts'
import { openCommunity } from './doors.ts'
import { channelReads, communityMembers } from './tables.ts'

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

/** Adds a member, for whom everything said before counts as read. Answers false for somebody who was one already. */
async function saveMember(tx: Tx, it: { communityId: string; personId: string; now: Date }): Promise<boolean> {
  const made = await tx
    .insert(communityMembers)
    .values({ communityId: it.communityId, personId: it.personId, joinedAt: it.now })
    .onConflictDoNothing()
    .returning({ personId: communityMembers.personId })
  if (made.length === 0) return false
  await tx.execute(
    sql`insert into ${channelReads} (channel_id, user_id, read_seq, last_read_at)
      select id, ${it.personId}, last_seq, ${it.now.toISOString()} from channels_text where blueprint_id = ${it.communityId}
      on conflict do nothing`,
  )
  return true
}
