import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { typedLine } from '../base/typedLine.ts'
import { directions } from './comparison.ts'

/** A day of the calendar in Amsterdam, such as '2026-10-24'. */
const Day = z.string().regex(/^\d{4}-\d\d-\d\d$/)

/** One change and one measure, with what was measured so far. */
export const Experiment = z.object({
  id: Id,
  change: z.string(),
  measure: z.string(),
  unit: z.string(),
  /** What it is measured with, such as 'ring'; empty when that was not told. */
  method: z.string(),
  direction: z.enum(directions),
  startedDay: Day,
  /** The first day of the change. */
  changeDay: Day,
  endedDay: Day.nullable(),
  /** In the order of the days. */
  values: z.array(z.object({ day: Day, value: z.number() })),
})
export type Experiment = z.infer<typeof Experiment>

/** One's own, with the messages that show it. */
export const OwnExperiment = Experiment.extend({
  shares: z.array(
    z.object({ messageId: Id, channelName: z.string(), channelSlug: z.string(), communitySlug: z.string() }),
  ),
})
export type OwnExperiment = z.infer<typeof OwnExperiment>

const read = { needs: 'readCommunity', read: true } as const
const write = { needs: 'writeCommunity' } as const

export const experiments = {
  /** One's own experiments, those that run first; `today` is the day as the site has it (COM-N1-10). */
  mine: operation({
    ...read,
    input: z.object({}),
    output: z.object({ experiments: z.array(OwnExperiment), today: Day }),
  }),
  /** Some experiments for the messages that show them; those that the viewer cannot see are left out (COM-N1-07). */
  byIds: operation({
    ...read,
    input: z.object({ ids: z.array(Id).max(50).default([]) }),
    output: z.object({ experiments: z.array(Experiment) }),
  }),
  /** Starts an experiment, which nobody sees until a message shows it; the same id with the same texts starts it once (COM-N1-01). */
  start: operation({
    ...write,
    input: z.object({
      id: Id,
      change: typedLine(),
      measure: typedLine(),
      unit: typedLine(),
      method: typedLine(),
      direction: z.enum(directions),
      changeDay: z.string(),
    }),
    output: z.object({ id: Id }),
    refusals: { TOO_MANY_RUNNING: nothing, TOO_MANY_EXPERIMENTS: nothing },
  }),
  /** Sets what was measured on a day, as it was typed, or clears it; sets a state (COM-N1-04, COM-N1-05). */
  setValue: operation({
    ...write,
    input: z.object({ experimentId: Id, day: z.string().max(10), value: z.string().max(40).nullable() }),
    output: z.object({ value: z.number().nullable() }),
    refusals: { DAY_NOT_OPEN: nothing },
  }),
  /** Ends an experiment today, or lets it run on (COM-N1-11). */
  setEnded: operation({
    ...write,
    input: z.object({ experimentId: Id, ended: z.boolean() }),
    output: z.object({ endedDay: Day.nullable() }),
    refusals: { TOO_MANY_RUNNING: nothing },
  }),
  /** Sets the first day of the change of one that runs, as long as nothing was measured from it on (COM-N1-15). */
  moveChange: operation({
    ...write,
    input: z.object({ experimentId: Id, changeDay: z.string().max(10) }),
    output: z.object({ changeDay: Day }),
    refusals: { EXPERIMENT_ENDED: nothing, CHANGE_BEGUN: nothing },
  }),
  /** Removes an experiment with all that was measured, wherever it is shown (COM-N1-09). */
  remove: operation({
    ...write,
    input: z.object({ experimentId: Id }),
    output: z.object({ removed: z.literal(true) }),
  }),
}
