import { stepWords as words } from '@bewezen/domain/today/stepWords.ts'
import { api } from '../base/api/api.ts'
import { queries } from '../base/api/queries.ts'
import { tellError, tellSuccess } from '../base/parts/toast.ts'
import { todayQuery } from './todayCache.ts'

/** Puts the first steps away on every device, and offers to take that back (COM-START-10). */
export async function putStepsAway(away: boolean): Promise<void> {
  try {
    await api.today.putStepsAway.call({ away })
  } catch {
    tellError(words.awayFailed.title, words.awayFailed.text)
    return
  }
  // The fact of it may come later, or not at all without a stream.
  void queries().invalidateQueries({ queryKey: todayQuery.queryKey })
  if (away) tellSuccess(words.putAway.title, undefined, { label: words.undo, onPress: () => void putStepsAway(false) })
}
