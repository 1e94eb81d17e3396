import { livestreamWords as words } from '@bewezen/domain/livestreams/words.ts'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Button } from '../../base/parts/Button.tsx'
import { useMay } from '../../base/session/ownAccess.ts'
import { StreamDialog } from './StreamDialog.tsx'

/** The way to a new stream, for managers; who loses the right while the form is open keeps what was typed (LIVE-LIST-11, LIVE-LIST-17). */
export function NewStream({ night }: { night: boolean }) {
  const may = useMay('manageLivestreams')
  const [open, setOpen] = useState(false)
  if (!may && !open) return null
  return (
    <>
      <Button look={night ? 'night' : 'primary'} icon={<Plus size={18} />} onClick={() => setOpen(true)}>
        <span lang="en">{words.make}</span>
      </Button>
      {open && <StreamDialog stored={null} onClose={() => setOpen(false)} />}
    </>
  )
}
