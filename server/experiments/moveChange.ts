import { dayOf } from '@bewezen/domain/base/dates.ts'
import { experiments as contract } from '@bewezen/domain/experiments/contract.ts'
import { changeDayFault, moveRefusal } from '@bewezen/domain/experiments/experiment.ts'
import { eq } from 'drizzle-orm'
import { record } from '../base/facts/record.ts'
import { refuse, refuseIf } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { openExperiment } from './doors.ts'
import { experiments, experimentValues } from './tables.ts'

/** Sets the first day of the change of one that runs, as long as nothing was measured from it on (COM-N1-15). */
export const moveChange = serve(contract.moveChange, (ctx, { experimentId, changeDay }) =>
  ctx.transaction(async (tx, now) => {
    const ownerId = ctx.person.id
    const experiment = await openExperiment(tx, ownerId, experimentId)
    if (experiment.changeDay === changeDay) return { changeDay }
    if (changeDayFault(changeDay, dayOf(now), experiment.startedDay)) refuse('INVALID_INPUT', { fields: ['changeDay'] })
    const measured = await tx
      .select({ day: experimentValues.day })
      .from(experimentValues)
      .where(eq(experimentValues.experimentId, experimentId))
    refuseIf(moveRefusal(experiment, measured))
    await tx.update(experiments).set({ changeDay }).where(eq(experiments.id, experimentId))
    await record(tx, { kind: 'experiment.changed', experimentId, ownerId })
    return { changeDay }
  }),
)
