import { logbookPath } from '@bewezen/domain/community/paths.ts'
import { type Goal, isGoal } from '@bewezen/domain/experiments/goals.ts'
import { pageState } from '../base/hydration/pageState.ts'

const key = 'first-goal'
/** What was chosen on this page: a goal, none, or nothing yet. */
const chosen = pageState<Goal | null | undefined>(undefined)

/** What somebody said that they came for; it says something about their health, so only this browser has it, until they sign out (COM-START-74). */
export function useGoal(): Goal | null {
  const now = chosen.useNow()
  return now === undefined ? kept() : now
}

/** Says it, or takes it back; a storage that refuses forgets it with the page. */
export function chooseGoal(goal: Goal | null): void {
  chosen.set(goal)
  try {
    if (goal) localStorage.setItem(key, goal)
    else localStorage.removeItem(key)
  } catch {}
}

/** The form that starts an experiment, filled with one of this goal (COM-START-73). */
export const startForGoal = (goal: Goal): string => `${logbookPath}?start=${goal}`

function kept(): Goal | null {
  try {
    const word = localStorage.getItem(key)
    return isGoal(word) ? word : null
  } catch {
    return null
  }
}
