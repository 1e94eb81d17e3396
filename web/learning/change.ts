import { refusalNotice } from '@bewezen/domain/base/words.ts'
import { learningRefused, learningWords } from '@bewezen/domain/learning/words.ts'
import { api } from '../base/api/api.ts'
import { queries } from '../base/api/queries.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { tellError, tellSuccess } from '../base/parts/toast.ts'

/** Reads what there is to learn anew, after a change of one's own. */
export const renewLearning = (): Promise<void> => queries().invalidateQueries({ queryKey: api.learning.key() })

/** Says why something did not happen, and reads anew: another tab or a teacher may have been first. */
export function tellRefusal(error: unknown): void {
  const refusal = refusalOf(error)
  const { title, text } = refusalNotice(refusal?.code ?? '', learningRefused)
  tellError(learningRefused[refusal?.code ?? ''] ? title : learningWords.actionFailed, text)
  void renewLearning()
}

/** Says what was earned, when anything was. */
export function tellPoints(points: number): void {
  if (points > 0) tellSuccess(learningWords.earned(points))
}
