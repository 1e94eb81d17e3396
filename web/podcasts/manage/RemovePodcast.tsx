import { failureWords } from '@bewezen/domain/base/failureWords.ts'
import { podcastDialogWords } from '@bewezen/domain/podcasts/dialogLaterWords.ts'
import { podcastRefused, podcastManageWords as words } from '@bewezen/domain/podcasts/manageWords.ts'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useChange } from '../../base/api/useChange.ts'
import { Button } from '../../base/parts/Button.tsx'
import { ConfirmDialog } from '../../base/parts/ConfirmDialog.tsx'
import { IconButton } from '../../base/parts/IconButton.tsx'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'
import { podcastsChanged } from '../podcastsChanged.ts'

type Props = {
  id: string
  title: string
  /** A button with its word, for the dialog; else an icon in a row. */
  inFull?: boolean
  onRemoved?: () => void
}

/** Takes an episode away, after asking (POD-ADMIN-06..10). */
export function RemovePodcast({ id, title, inFull = false, onRemoved }: Props) {
  const [asks, setAsks] = useState(false)
  const done = () => {
    setAsks(false)
    tellSuccess(words.removed, title)
    onRemoved?.()
    void podcastsChanged()
  }
  const remove = useChange(api.podcasts.remove, {
    onSuccess: done,
    onError: (error) => {
      const { code = '' } = refusalOf(error) ?? {}
      // Another manager, or this very call whose answer got lost: it is gone, as was asked.
      if (code === 'NOT_FOUND') return done()
      setAsks(false)
      tellError(words.removeFailed, code === 'OFFLINE' ? failureWords.offline : podcastRefused[code])
    },
  })
  return (
    <>
      {inFull ? (
        <Button look="danger" icon={<Trash size={17} aria-hidden="true" />} onClick={() => setAsks(true)}>
          {words.remove}
        </Button>
      ) : (
        <IconButton
          label={podcastDialogWords.removeOf(title)}
          icon={<Trash size={18} />}
          onClick={() => setAsks(true)}
        />
      )}
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        question={words.removeQuestion}
        text={words.removeText}
        verb={podcastDialogWords.removeVerb}
        busy={remove.isPending}
        busyText={podcastDialogWords.removing}
        onConfirm={() => remove.mutate({ id })}
      />
    </>
  )
}
