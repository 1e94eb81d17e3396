import { podcastWords } from '@bewezen/domain/podcasts/words.ts'
import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { Button } from '../../base/parts/Button.tsx'
import { useMay } from '../../base/session/ownAccess.ts'
import { EditPodcast } from './EditPodcast.tsx'

type Props = {
  id: string
  onGone: () => void
  /** Hears when the form is there: its episode may go while somebody types (POD-MORE-50). */
  onEdited?: (is: boolean) => void
}

/** The way from an episode to its management, for those who may (POD-LIST-08). */
export function ManageOne({ id, onGone, onEdited }: Props) {
  const may = useMay('managePodcasts')
  const [isOpen, setOpen] = useState(false)
  const open = (is: boolean) => {
    setOpen(is)
    onEdited?.(is)
  }
  // Who loses the right while it is open keeps what was typed.
  if (!may && !isOpen) return null
  return (
    <>
      <Button look="line" icon={<Pencil size={17} aria-hidden="true" />} onClick={() => open(true)}>
        {podcastWords.manage}
      </Button>
      {isOpen && (
        <EditPodcast
          id={id}
          onClose={() => open(false)}
          onRemoved={() => {
            open(false)
            onGone()
          }}
        />
      )}
    </>
  )
}
