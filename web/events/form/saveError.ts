import { gateWords } from '@bewezen/domain/access/gateWords.ts'
import type { Notice } from '@bewezen/domain/base/words.ts'
import { faultWords, saveWords } from '@bewezen/domain/events/formWords.ts'
import type { Refusal } from '../../base/api/refusal.ts'
import { words as partWords } from '../../base/parts/words.ts'

const required: readonly string[] = [
  faultWords.titleRequired,
  faultWords.typeRequired,
  faultWords.startRequired,
  faultWords.endRequired,
  faultWords.venueRequired,
  faultWords.joinUrlRequired,
]

/** What is said of a save that was refused; what is typed stays (EV-FORM-59, EV-FORM-60, EV-ERR-19..28, EV-ERR-38). */
export function saveError({ code, data }: Pick<Refusal, 'code' | 'data'>, isNew: boolean): Notice {
  const { title } = saveWords.failed
  if (code === 'CHANGED') return { title, text: saveWords.changed }
  if (code === 'FORBIDDEN') return gateWords.forbidden
  if (code === 'INVALID_INPUT') return { title, text: saveWords.invalid }
  if (code === 'EVENT_NOT_FOUND') return { title, text: saveWords.gone }
  if (code === 'FAULTY_FIELDS') return { title, text: faultyText(Object.values(faultsOf(data))) }
  const says = isNew ? saveWords.createFailed : saveWords.updateFailed
  return { title, text: says(code === 'OFFLINE' ? partWords.offline : saveWords.tryAgain) }
}

/** The sentences under the fields that the server found wrong. */
export const faultsOf = (data: unknown): Record<string, string> =>
  (data as { faults?: Record<string, string> } | undefined)?.faults ?? {}

/** A sentence about the whole save is told as it is; others stand under their fields. */
function faultyText(faults: readonly string[]): string {
  const whole = faults.find(
    (fault) =>
      fault === saveWords.teachersFailed || fault === saveWords.invalid || fault.startsWith(saveWords.failedWith),
  )
  if (whole) return whole
  return faults.some((fault) => required.includes(fault)) ? saveWords.missing : saveWords.failed.text
}
