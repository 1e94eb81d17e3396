import { gateWords } from '../access/gateWords.ts'
import { failureWords } from '../base/failureWords.ts'
import type { Notice } from '../base/words.ts'
import { endWords } from './formLabelWords.ts'
import { saveWords } from './formWords.ts'

/** Why an event, or one date of it, was not deleted (EV-ERR-20, EV-ERR-26, EV-ADMIN-30, EV-RECUR-20). */
export function removeRefused(code: string, isDate: boolean): Notice {
  if (code === 'FORBIDDEN') return gateWords.forbidden
  const hasPeople = isDate ? endWords.dateHasPeople : saveWords.hasPaid
  return { title: failureWords.error, text: code === 'HAS_PAID_ENROLLMENTS' ? hasPeople : saveWords.deleteFailed }
}
