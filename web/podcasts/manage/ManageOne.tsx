import { podcastWords } from '@bewezen/domain/podcasts/words.ts'
import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { Button } from '../../base/parts/Button.tsx'
import { useMay } from '../../base/session/ownAccess.ts'
import { EditPodcast } from './EditPodcast.tsx'

/** The way from an episode to its management, for those who may (POD-LIST-08). */
export function ManageOne({ id, onGone }: { id: string; onGone: () => void }) {
  const may = useMay('managePodcasts')
  const [isOpen, setOpen] = useState(false)
  // Who loses the right while it is open keeps what was typed.
  if (!may && !isOpen) return null
  return (
    <>
      <Button look="line" icon={<Pencil size={17} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {podcastWords.manage}
      </Button>
      {isOpen && (
        <EditPodcast
          id={id}
          onClose={() => setOpen(false)}
          onRemoved={() => {
            setOpen(false)
            onGone()
          }}
        />
      )}
    </>
  )
}
