import { livestreams as contract } from '@bewezen/domain/livestreams/contract.ts'
import { eq } from 'drizzle-orm'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { lastActiveAfter, noteChange, openManaged, readSaved, refuseSecondActive } from './changeStream.ts'
import { livestreams } from './tables.ts'

/** Starts or ends a stream; what is so already changes nothing and tells nobody (LIVE-STATE-04, LIVE-STATE-10, LIVE-MORE-34). */
export const setActive = serve(contract.setActive, (ctx, { id, isActive }) =>
  ctx.transaction(async (tx, now) => {
    const was = (await openManaged(tx, id)) ?? refuse('NOT_FOUND')
    if (was.isActive === isActive) return readSaved(ctx, tx, id, now)
    if (isActive) await refuseSecondActive(tx, id)
    const version = was.version + 1
    await tx
      .update(livestreams)
      .set({ isActive, lastActiveAt: lastActiveAfter(was, isActive, now), version, updatedAt: now })
      .where(eq(livestreams.id, id))
    await noteChange(ctx.person.id, tx, now, { was, is: { ...was, isActive } })
    return readSaved(ctx, tx, id, now)
  }),
)
