import { plusDays } from '@bewezen/domain/base/days.ts'
import { newId } from '@bewezen/domain/base/newId.ts'
import { messageTextRefusal } from '@bewezen/domain/community/messageText.ts'
import { composerWords } from '@bewezen/domain/community/words.ts'
import { leastCompared } from '@bewezen/domain/experiments/comparison.ts'
import { exampleOf } from '@bewezen/domain/experiments/examples.ts'
import { type ExperimentFaults, type ExperimentText, experimentFaults } from '@bewezen/domain/experiments/experiment.ts'
import type { Goal } from '@bewezen/domain/experiments/goals.ts'

/** What stands in the form; the message is null until somebody writes their own. */
export type Typed = ExperimentText & { id: string; message: string | null }

/**
 * A form as it opens, with a goal filled with an experiment of it: its change begins once enough days came before it to
 * compare with (COM-N1-19, COM-START-73).
 */
export const newExperiment = (today: string, goal: Goal | null = null): Typed => ({
  id: newId(),
  change: '',
  measure: '',
  unit: '',
  method: '',
  direction: 'higher',
  ...(goal && exampleOf(goal)?.texts),
  changeDay: plusDays(today, leastCompared),
  message: null,
})

/** What is wrong with each field, as the sentence under it (COM-N1-02); without a message there is none to judge. */
export const startFaults = (
  { message, ...typed }: ExperimentText & { message: string | null },
  today: string,
): ExperimentFaults & { message?: string } => ({
  ...experimentFaults(typed, today),
  ...(message === null ? {} : messageFault(message)),
})

/** What is wrong with the message that shows an experiment. */
export function messageFault(typed: string): { message?: string } {
  const refusal = messageTextRefusal(typed)
  return refusal ? { message: refusal === 'tooLong' ? composerWords.tooLong : composerWords.empty } : {}
}
