import { signInRefused } from '@bewezen/domain/account/words.ts'
import { failureWords } from '@bewezen/domain/base/failureWords.ts'

/** The sentence of a call that failed for a reason that is not the form's own, else `otherwise` (SH-ERR-17). */
export function sentenceOf(code: string | undefined, otherwise: string): string {
  if (code === 'OFFLINE') return failureWords.offline
  return code === 'TOO_MANY_REQUESTS' || code === 'UNAVAILABLE' ? signInRefused[code] : otherwise
}
