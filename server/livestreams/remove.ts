import { livestreams as contract } from '@bewezen/domain/livestreams/contract.ts'
import { eq } from 'drizzle-orm'
import { removeUploads } from '../base/files/attach.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { holdEveningChannel, removeEveningChannel } from '../community/index.ts'
import { noteChange, openManaged } from './changeStream.ts'
import { livestreams } from './tables.ts'

/** Deletes a stream for good, with all of its evening (LIVE-MORE-26, X3-EDGE-06). */
export const remove = serve(contract.remove, async (ctx, { id }) => {
  const loose = await ctx.transaction(async (tx, now) => {
    const was = (await openManaged(tx, id)) ?? refuse('NOT_FOUND')
    // Before the stream goes, so that who is writing at this moment comes before all of it or after all of it.
    await holdEveningChannel(tx, was.talkChannelId)
    await tx.delete(livestreams).where(eq(livestreams.id, id))
    await noteChange(ctx.person.id, tx, now, { was, is: null })
    return removeEveningChannel(tx, was.talkChannelId)
  })
  await removeUploads(ctx.house, loose)
  return { done: true as const }
})
