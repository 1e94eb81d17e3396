import { dayOf } from '@bewezen/domain/base/dates.ts'
import { isDay } from '@bewezen/domain/base/days.ts'
import { experiments as contract } from '@bewezen/domain/experiments/contract.ts'
import { dayRefusal } from '@bewezen/domain/experiments/experiment.ts'
import { readValue } from '@bewezen/domain/experiments/value.ts'
import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { refuse, refuseIf } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { openExperiment } from './doors.ts'
import { experimentValues } from './tables.ts'

/** Sets what was measured on a day, or clears it; saying the same again changes nothing and tells nobody (COM-N1-04, COM-N1-05). */
export const setValue = serve(contract.setValue, async (ctx, { experimentId, day, value: typed }) => {
  const value = typed === null ? null : (readValue(typed) ?? refuse('INVALID_INPUT', { fields: ['value'] }))
  if (!isDay(day)) refuse('DAY_NOT_OPEN')
  await ctx.transaction(async (tx, now) => {
    const ownerId = ctx.person.id
    const experiment = await openExperiment(tx, ownerId, experimentId)
    // What stands on any day can be taken away.
    if (value !== null) refuseIf(dayRefusal(experiment, day, dayOf(now)))
    const measured = { experimentId, day }
    const changed = value === null ? await clearValue(tx, measured) : await saveValue(tx, { ...measured, value })
    if (changed) await record(tx, { kind: 'experiment.changed', experimentId, ownerId })
  })
  return { value }
})

type Place = { experimentId: string; day: string }

/** Writes the value of a day; answers whether it is another one than stood there. */
async function saveValue(tx: Tx, { value, ...place }: Place & { value: number }): Promise<boolean> {
  const written = await tx
    .insert(experimentValues)
    .values({ ...place, value })
    .onConflictDoUpdate({
      target: [experimentValues.experimentId, experimentValues.day],
      set: { value },
      setWhere: ne(experimentValues.value, value),
    })
    .returning({ day: experimentValues.day })
  return written.length > 0
}

async function clearValue(tx: Tx, { experimentId, day }: Place): Promise<boolean> {
  const gone = await tx
    .delete(experimentValues)
    .where(and(eq(experimentValues.experimentId, experimentId), eq(experimentValues.day, day)))
    .returning({ day: experimentValues.day })
  return gone.length > 0
}
