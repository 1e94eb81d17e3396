import { dayOf } from '@bewezen/domain/base/dates.ts'
import { experiments as contract } from '@bewezen/domain/experiments/contract.ts'
import { goOnRefusal } from '@bewezen/domain/experiments/experiment.ts'
import { eq } from 'drizzle-orm'
import { record } from '../base/facts/record.ts'
import { refuseIf } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { countOwn, openExperiment } from './doors.ts'
import { experiments } from './tables.ts'

/** Ends an experiment today, or lets it run on where there is room; sets a state (COM-N1-11). */
export const setEnded = serve(contract.setEnded, (ctx, { experimentId, ended }) =>
  ctx.transaction(async (tx, now) => {
    const ownerId = ctx.person.id
    // Counted first, as starting does: two that wait for each other would both fail.
    const { running } = await countOwn(tx, ownerId)
    const experiment = await openExperiment(tx, ownerId, experimentId)
    if ((experiment.endedDay !== null) === ended) return { endedDay: experiment.endedDay }
    if (!ended) refuseIf(goOnRefusal(running))
    const endedDay = ended ? dayOf(now) : null
    await tx.update(experiments).set({ endedDay }).where(eq(experiments.id, experimentId))
    await record(tx, { kind: 'experiment.changed', experimentId, ownerId })
    return { endedDay }
  }),
)
