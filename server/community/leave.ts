import { community } from '@bewezen/domain/community/contract.ts'
import { and, eq } from 'drizzle-orm'
import { record } from '../base/facts/record.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { mayEnterWith } from './doors.ts'
import { communities, communityMembers } from './tables.ts'

/** Ends the viewer's membership of a community; who is no member already is told the same (COM-CHAT-03). */
export const leave = serve(community.leave, async (ctx, { communityId }) => {
  await ctx.transaction(async (tx) => {
    const { id: personId, role } = ctx.person
    const [open] = await tx
      .select({ id: communities.id })
      .from(communities)
      .where(and(eq(communities.id, communityId), mayEnterWith(role)))
    if (!open) refuse('NOT_FOUND')
    const gone = await tx
      .delete(communityMembers)
      .where(and(eq(communityMembers.communityId, communityId), eq(communityMembers.personId, personId)))
      .returning({ personId: communityMembers.personId })
    if (gone.length > 0) await record(tx, { kind: 'community.left', communityId, personId })
  })
  return { joined: false as const }
})
