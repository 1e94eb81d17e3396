import { community } from '@bewezen/domain/community/contract.ts'
import { and, eq } from 'drizzle-orm'
import { record } from '../base/facts/record.ts'
import { serve } from '../base/serve.ts'
import { openCommunity } from './doors.ts'
import { unpinAll } from './pins.ts'
import { communityLeavers, communityMembers } from './tables.ts'

/** Ends the viewer's membership of a community, and their pins in it; who is no member already is told the same (COM-CHAT-03, COM-PIN-07). */
export const leave = serve(community.leave, async (ctx, { communityId }) => {
  await ctx.transaction(async (tx, now) => {
    const personId = ctx.person.id
    await openCommunity(tx, ctx.person, communityId)
    const gone = await tx
      .delete(communityMembers)
      .where(and(eq(communityMembers.communityId, communityId), eq(communityMembers.personId, personId)))
      .returning({ personId: communityMembers.personId })
    if (gone.length === 0) return
    await unpinAll(tx, personId, communityId)
    await tx.insert(communityLeavers).values({ communityId, personId, leftAt: now }).onConflictDoNothing()
    await record(tx, { kind: 'community.left', communityId, personId })
  })
  return { joined: false as const }
})
