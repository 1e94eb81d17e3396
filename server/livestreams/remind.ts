import { livestreams as contract } from '@bewezen/domain/livestreams/contract.ts'
import { mayBeReminded } from '@bewezen/domain/livestreams/evening.ts'
import { and, eq } from 'drizzle-orm'
import { record } from '../base/facts/record.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { livestreamReminders, livestreams, seenWith } from './tables.ts'

/** Sets whether somebody is reminded of a stream that they see (LIVE-MORE-17). */
export const remind = serve(contract.remind, (ctx, { id, on }) =>
  ctx.transaction(async (tx, now) => {
    const personId = ctx.person.id
    const [stream] = await tx
      .select({ startTime: livestreams.startTime, isActive: livestreams.isActive })
      .from(livestreams)
      .where(and(eq(livestreams.id, id), seenWith(ctx.person.role)))
    if (!stream) refuse('NOT_FOUND')
    const own = and(eq(livestreamReminders.livestreamId, id), eq(livestreamReminders.personId, personId))
    const [before] = await tx.select({ askedAt: livestreamReminders.askedAt }).from(livestreamReminders).where(own)
    if (on === (before !== undefined)) return { isReminded: on }
    if (on && !mayBeReminded(stream, now)) refuse('REMINDER_TOO_LATE')
    if (on)
      await tx.insert(livestreamReminders).values({ livestreamId: id, personId, askedAt: now }).onConflictDoNothing()
    else await tx.delete(livestreamReminders).where(own)
    await record(tx, { kind: 'livestream.reminded', livestreamId: id, personId })
    return { isReminded: on }
  }),
)
