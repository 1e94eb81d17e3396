import { failureWords } from '@bewezen/domain/base/failureWords.ts'
import { type Notice, sharedRefused } from '@bewezen/domain/base/words.ts'
import { livestreamRefused, livestreamFormWords as words } from '@bewezen/domain/livestreams/formWords.ts'
import type { LivestreamFaults } from '@bewezen/domain/livestreams/livestreamForm.ts'
import { screenWords } from '@bewezen/domain/livestreams/screenWords.ts'
import type { Refusal } from '../../base/api/refusal.ts'

/**
 * What is said of a save that was refused, in the form or by a switch of a card, which differ in their title alone; what is
 * typed stays (X3-ERR-18, X3-ERR-20, X3-ERR-22, X3-ERR-23, X3-EDGE-13).
 */
export function saveError({ code }: Pick<Refusal, 'code'>, where: 'form' | 'switch'): Notice {
  if (code === 'FAULTY_FIELDS') return livestreamRefused[code]
  return where === 'form'
    ? { title: words.saveFailed, text: reasonOf(code) ?? words.saveFailedText }
    : { title: words.updateFailed, text: reasonOf(code) ?? words.updateFailedText }
}

function reasonOf(code: Refusal['code']): string | undefined {
  if (code === 'CHANGED' || code === 'NOT_OVER' || code === 'OTHER_STREAM_ACTIVE' || code === 'END_BEFORE_START')
    return livestreamRefused[code].text
  if (code === 'FORBIDDEN') return screenWords.forbidden
  if (code === 'NOT_FOUND') return screenWords.gone
  if (code === 'OFFLINE') return failureWords.offline
  const shared: Readonly<Record<string, Notice | undefined>> = sharedRefused
  return shared[code]?.text
}

/** The sentences under the fields that the server found wrong. */
export const faultsOf = (data: unknown): LivestreamFaults & { recording?: string } =>
  (data as { faults?: LivestreamFaults } | undefined)?.faults ?? {}
