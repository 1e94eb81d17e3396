import { failureWords } from '@bewezen/domain/base/failureWords.ts'
import type { Livestream } from '@bewezen/domain/livestreams/contract.ts'
import { livestreamFormWords as words } from '@bewezen/domain/livestreams/formWords.ts'
import { screenWords } from '@bewezen/domain/livestreams/screenWords.ts'
import { livestreamWords } from '@bewezen/domain/livestreams/words.ts'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useChange } from '../../base/api/useChange.ts'
import { ConfirmDialog } from '../../base/parts/ConfirmDialog.tsx'
import { IconButton } from '../../base/parts/IconButton.tsx'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'
import { streamsChanged } from './streamsChanged.ts'

/** Deletes a stream after asking (LIVE-LIST-13, LIVE-FORM-29, X3-ERR-21). */
export function RemoveStream({ stream: { id, title } }: { stream: Livestream }) {
  const [asks, setAsks] = useState(false)
  const done = () => {
    setAsks(false)
    tellSuccess(words.removed, title)
    void streamsChanged()
  }
  const remove = useChange(api.livestreams.remove, {
    onSuccess: done,
    onError: (error) => {
      const code = refusalOf(error)?.code
      // Another manager, or this very call whose answer got lost: it is gone, as was asked.
      if (code === 'NOT_FOUND') return done()
      setAsks(false)
      tellError(
        words.removeFailed,
        code === 'OFFLINE' ? failureWords.offline : code === 'FORBIDDEN' ? screenWords.forbidden : undefined,
      )
    },
  })
  return (
    <>
      <IconButton
        label={livestreamWords.remove(title)}
        icon={<Trash size={18} />}
        className="lg:-my-0.5"
        onClick={() => setAsks(true)}
      />
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        question={words.removeQuestion}
        text={words.removeText(title)}
        verb={words.removeVerb}
        busy={remove.isPending}
        busyText={words.removing}
        onConfirm={() => remove.mutate({ id })}
      />
    </>
  )
}
