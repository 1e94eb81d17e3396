import { experiments as contract } from '@bewezen/domain/experiments/contract.ts'
import { eq } from 'drizzle-orm'
import { record } from '../base/facts/record.ts'
import { serve } from '../base/serve.ts'
import { openExperiment } from './doors.ts'
import { experiments } from './tables.ts'

/** Removes an experiment with all its values. The messages that showed it stay, and say that it is gone (COM-N1-09). */
export const remove = serve(contract.remove, (ctx, { experimentId }) =>
  ctx.transaction(async (tx) => {
    const ownerId = ctx.person.id
    await openExperiment(tx, ownerId, experimentId)
    await tx.delete(experiments).where(eq(experiments.id, experimentId))
    await record(tx, { kind: 'experiment.changed', experimentId, ownerId })
    return { removed: true as const }
  }),
)
