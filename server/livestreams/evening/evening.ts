import { holds } from '@bewezen/domain/access/capabilities.ts'
import { livestreams as contract } from '@bewezen/domain/livestreams/contract.ts'
import { eveningOf } from '@bewezen/domain/livestreams/evening.ts'
import { eq } from 'drizzle-orm'
import { readNow } from '../../base/database/clock.ts'
import { refuse } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { channels } from '../../community/tables.ts'
import { livestreams } from '../tables.ts'
import { openEvening } from './openEvening.ts'

/** How the evening of a stream stands for one of its people (LIVE-MORE-01..06, LIVE-MORE-37). */
export const evening = serve(contract.evening, async (ctx, { id }) => {
  const stream = await openEvening(ctx.db, ctx.person, id)
  const { opensAt, closesAt, mayRead, mayWrite } = eveningOf(stream, await readNow(ctx.db))
  const [channel] = await ctx.db
    .select({ lastSeq: channels.lastSeq })
    .from(channels)
    .where(eq(channels.id, stream.talkChannelId))
  return {
    channelId: stream.talkChannelId,
    mayRead,
    mayWrite,
    opensAt: new Date(opensAt).toISOString(),
    closesAt: closesAt === null ? null : new Date(closesAt).toISOString(),
    messages: channel?.lastSeq ?? 0,
    mayTickOff: holds(ctx.person.role, 'manageLivestreams'),
  }
})

/** How many people have an evening before them now, for managers alone (LIVE-MORE-24, LIVE-STATS-03). */
export const viewers = serve(contract.viewers, async (ctx, { id }) => {
  const [stream] = await ctx.db
    .select({ channelId: livestreams.talkChannelId })
    .from(livestreams)
    .where(eq(livestreams.id, id))
  if (!stream) return refuse('NOT_FOUND')
  return { count: ctx.house.presence.peopleIn(stream.channelId) }
})
