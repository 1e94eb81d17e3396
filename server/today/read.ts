import { dayOf } from '@bewezen/domain/base/dates.ts'
import { today } from '@bewezen/domain/today/contract.ts'
import { serve } from '../base/serve.ts'
import { readNextDates } from '../events/index.ts'
import { unanswered } from '../inbox/index.ts'
import { readNextLesson } from '../learning/index.ts'
import { streamsOn } from '../livestreams/index.ts'
import { ownTasks } from '../tasks/index.ts'

/** The viewer's own day, from the doors of the rooms that own each part (SH-TODAY-08, SH-TODAY-09). */
export const read = serve(today.read, async (ctx) => {
  const { now, tasks } = await ownTasks(ctx)
  const day = dayOf(now)
  const [dates, streams, lesson, waiting] = await Promise.all([
    readNextDates(ctx.db, ctx.person),
    streamsOn(ctx, day),
    readNextLesson(ctx.db, ctx.person),
    unanswered(ctx),
  ])
  return { day, tasks, dates, streams, lesson, waiting }
})
