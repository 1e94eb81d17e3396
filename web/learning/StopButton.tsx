import type { Challenge } from '@bewezen/domain/learning/contract.ts'
import { challengeWords as words } from '@bewezen/domain/learning/words.ts'
import { useState } from 'react'
import { api } from '../base/api/api.ts'
import { useChange } from '../base/api/useChange.ts'
import { Button } from '../base/parts/Button.tsx'
import { ConfirmDialog } from '../base/parts/ConfirmDialog.tsx'
import { tellSuccess } from '../base/parts/toast.ts'
import { renewLearning, tellRefusal } from './change.ts'

/** Stopping, after a question: the ticked days are lost by it (COM-LEARN-12, COM-LEARN-32). */
export function StopButton({ challenge: { id: challengeId } }: { challenge: Challenge }) {
  const [asks, setAsks] = useState(false)
  const stop = useChange(api.learning.takePart, {
    onSuccess: () => {
      tellSuccess(words.stopped)
      return renewLearning()
    },
    onError: tellRefusal,
  })
  return (
    <>
      <Button look="danger" className="mt-8" busy={stop.isPending} onClick={() => setAsks(true)}>
        {words.stop}
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        question={words.stopQuestion}
        text={words.stopText}
        verb={words.stopVerb}
        onConfirm={() => {
          setAsks(false)
          stop.mutate({ challengeId, on: false })
        }}
      />
    </>
  )
}
