import { dayOf } from '@bewezen/domain/base/dates.ts'
import { today } from '@bewezen/domain/today/contract.ts'
import { stepsShown } from '@bewezen/domain/today/steps.ts'
import { serve } from '../base/serve.ts'
import { readNextDates } from '../events/index.ts'
import { unanswered } from '../inbox/index.ts'
import { readNextLesson } from '../learning/index.ts'
import { streamsOn } from '../livestreams/index.ts'
import { ownTasks } from '../tasks/index.ts'
import { readBeginning } from './beginning.ts'

/** The viewer's own day, from the doors of the rooms that own each part (SH-TODAY-08, SH-TODAY-09). */
export const read = serve(today.read, async (ctx) => {
  const { now, tasks } = await ownTasks(ctx)
  const day = dayOf(now)
  // Where somebody learns is known with their first steps, which spares a query.
  const learns = async () => {
    const { start, learning, ...it } = await readBeginning(ctx.db, ctx.person)
    const steps = stepsShown(it, it.now)
    const lesson = learning && (await readNextLesson(ctx.db, ctx.person, learning))
    return { lesson, firstDays: steps && { start, learning, steps } }
  }
  const [dates, streams, waiting, learnt] = await Promise.all([
    readNextDates(ctx.db, ctx.person),
    streamsOn(ctx, day),
    unanswered(ctx),
    learns(),
  ])
  return { day, tasks, dates, streams, waiting, ...learnt }
})
