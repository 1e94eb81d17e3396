import { type Decisions, only } from '../base/facts/decisions.ts'

/** A list is heard of by its owner alone, the reset of the night by everybody (SH-TODO-09, SH-TODO-15). */
export const tasksDecisions = {
  'tasks.changed': { audience: only },
  'tasks.reset': { audience: { capability: 'useOwnAccount' } },
} satisfies Decisions
