import { answerWords as words } from '@bewezen/domain/external/screenWords.ts'
import { useState } from 'react'
import { Button } from '../../base/parts/Button.tsx'
import { ConfirmDialog } from '../../base/parts/ConfirmDialog.tsx'
import { AnswerForm } from './AnswerForm.tsx'

type Props = { threadId: string; name: string; onSent: () => void; onClose: () => void }

/** Answers somebody outside from a card of the inbox, as in the conversation itself (IN-REPLY-17, IN-REPLY-18). */
export function ExternalReply({ threadId, name, onSent, onClose }: Props) {
  const [drop, setDrop] = useState<(() => void) | null>(null)
  return (
    <div className="mt-3 border-t border-line pt-3">
      <AnswerForm
        threadId={threadId}
        name={name}
        takesFocus
        onSent={(isUnderWay) => {
          // One that failed stands in the conversation with the way to try again: it is not dealt with yet.
          if (isUnderWay) onSent()
          onClose()
        }}
        beside={(answer) => (
          <Button look="line" onClick={() => (answer.isEmpty ? onClose() : setDrop(() => answer.clear))}>
            {words.close}
          </Button>
        )}
      />
      {drop && (
        <ConfirmDialog
          open
          question={words.drop}
          verb={words.dropVerb}
          onClose={() => setDrop(null)}
          onConfirm={() => {
            drop()
            onClose()
          }}
        />
      )}
    </div>
  )
}
