import { logbookPath } from '@bewezen/domain/community/paths.ts'
import { type Goal, isGoal } from '@bewezen/domain/experiments/goals.ts'
import { pageState } from '../base/hydration/pageState.ts'
import { useOwnAccount } from '../base/session/viewer.ts'

/** What an address says that opens the form filled with an experiment of the viewer's goal; never which goal (COM-START-73, COM-START-74). */
export const forGoal = 'goal'
export const startForGoalPath = `${logbookPath}?start=${forGoal}`

const keyOf = (personId: string) => `first-goal:${personId}`
/** What was chosen on this page: a goal, none, or nothing yet. */
const chosen = pageState<Goal | null | undefined>(undefined)

/**
 * What the viewer said that they came for. It says something about their health, so only this browser has it, until they
 * sign out (COM-START-74). Read in the first draw: nothing that the server draws may depend on it.
 */
export function useGoal(): Goal | null {
  const personId = useOwnAccount()?.id
  const now = chosen.useNow()
  if (now !== undefined) return now
  return personId === undefined ? null : kept(personId)
}

/** Says it, or takes it back; a storage that refuses forgets it with the page. */
export function chooseGoal(personId: string, goal: Goal | null): void {
  chosen.set(goal)
  try {
    if (goal) localStorage.setItem(keyOf(personId), goal)
    else localStorage.removeItem(keyOf(personId))
  } catch {}
}

function kept(personId: string): Goal | null {
  try {
    const word = localStorage.getItem(keyOf(personId))
    return isGoal(word) ? word : null
  } catch {
    return null
  }
}
