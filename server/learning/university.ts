import { learning } from '@bewezen/domain/learning/contract.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { record } from '../base/facts/record.ts'
import { serve } from '../base/serve.ts'
import { openCommunity } from '../community/index.ts'
import { levelCompletions } from './tables.ts'
import { readUniversity } from './universityRows.ts'

/** The levels, weeks and lessons of a community and how far the viewer is; of a closed level only its title (COM-LEARN-03..05). */
export const university = serve(learning.university, async (ctx, { communityId }) => {
  await openCommunity(ctx.db, ctx.person, communityId)
  return readUniversity(ctx.db, ctx.person, communityId)
})

/** Takes the one telling of a finished level, so that it shows once, over all tabs and devices (COM-LEARN-09). */
export const takeNews = serve(learning.takeNews, (ctx, { communityId, levelId }) =>
  ctx.transaction(async (tx, now) => {
    const personId = ctx.person.id
    const taken = await tx
      .update(levelCompletions)
      .set({ toldAt: now })
      .where(
        and(
          eq(levelCompletions.profileId, personId),
          eq(levelCompletions.communityId, communityId),
          eq(levelCompletions.levelId, levelId),
          isNull(levelCompletions.toldAt),
        ),
      )
      .returning({ levelId: levelCompletions.levelId })
    if (taken.length > 0) await record(tx, { kind: 'progress.changed', communityId, personId })
    return { isMine: taken.length > 0 }
  }),
)
