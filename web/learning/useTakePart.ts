import type { Challenge } from '@bewezen/domain/learning/contract.ts'
import { api } from '../base/api/api.ts'
import { useChange } from '../base/api/useChange.ts'
import { useToggle } from '../base/api/useToggle.ts'
import { renewLearning, tellRefusal } from './change.ts'

/** Taking part in a challenge, or stopping; `onStored` says what was done (COM-LEARN-12). */
export function useTakePart({ id: challengeId, mine }: Challenge, onStored = () => {}) {
  const change = useChange(api.learning.takePart)
  return useToggle({
    key: `part ${challengeId}`,
    stored: mine !== null,
    call: (on) => change.mutateAsync({ challengeId, on }),
    onStored: () => {
      onStored()
      return renewLearning()
    },
    onRefused: tellRefusal,
  })
}
