import { type Decisions, only } from '../base/facts/decisions.ts'

/** A talk with the assistant is heard by its owner alone, in every open window (SH-CALL-03). */
export const assistantDecisions = {
  'assistant.said': { audience: only },
  'assistant.removed': { audience: only },
} satisfies Decisions
