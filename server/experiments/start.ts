import { dayOf } from '@bewezen/domain/base/dates.ts'
import { experiments as contract } from '@bewezen/domain/experiments/contract.ts'
import { cleanExperiment, experimentFaults, startRefusal } from '@bewezen/domain/experiments/experiment.ts'
import { eq } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { refuse, refuseIf } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { countOwn } from './doors.ts'
import { experiments } from './tables.ts'

type New = typeof experiments.$inferInsert

/** Starts an experiment, for its owner's eyes; the same id with the same texts starts it once (COM-N1-01..03). */
export const start = serve(contract.start, async (ctx, { id, ...typed }) => {
  await ctx.transaction(async (tx, now) => {
    const [ownerId, startedDay] = [ctx.person.id, dayOf(now)]
    const { running, all } = await countOwn(tx, ownerId)
    const experiment = { id, ownerId, ...cleanExperiment(typed), startedDay, endedDay: null, createdAt: now }
    if (await isRepeated(tx, experiment)) return
    const faults = Object.keys(experimentFaults(typed, startedDay))
    if (faults.length > 0) refuse('INVALID_INPUT', { fields: faults })
    refuseIf(startRefusal(running, all))
    await saveExperiment(tx, experiment)
    await record(tx, { kind: 'experiment.changed', experimentId: id, ownerId })
  })
  return { id }
})

/** Writes a new experiment; somebody else's under its id is told apart from it. */
export async function saveExperiment(tx: Tx, experiment: New): Promise<void> {
  const written = await tx
    .insert(experiments)
    .values(experiment)
    .onConflictDoNothing()
    .returning({ id: experiments.id })
  if (written.length === 0) refuse('ID_IN_USE')
}

async function isRepeated(tx: Tx, experiment: New): Promise<boolean> {
  const [stored] = await tx.select().from(experiments).where(eq(experiments.id, experiment.id))
  if (!stored) return false
  const isSame = (['ownerId', 'change', 'measure', 'unit', 'method', 'direction', 'changeDay'] as const).every(
    (field) => stored[field] === experiment[field],
  )
  return isSame || refuse('ID_IN_USE')
}
