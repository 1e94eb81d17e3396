import type { Challenge } from '@bewezen/domain/learning/contract.ts'
import { challengeWords as words } from '@bewezen/domain/learning/words.ts'
import { useState } from 'react'
import { Button } from '../base/parts/Button.tsx'
import { ConfirmDialog } from '../base/parts/ConfirmDialog.tsx'
import { tellSuccess } from '../base/parts/toast.ts'
import { useTakePart } from './useTakePart.ts'

/** Stopping, after a question: the ticked days are lost by it (COM-LEARN-12, COM-LEARN-32). */
export function StopButton({ challenge }: { challenge: Challenge }) {
  const [asks, setAsks] = useState(false)
  const part = useTakePart(challenge, () => tellSuccess(words.stopped))
  return (
    <>
      <Button look="danger" className="mt-8" busy={part.isBusy} onClick={() => setAsks(true)}>
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
          void part.want(false)
        }}
      />
    </>
  )
}
