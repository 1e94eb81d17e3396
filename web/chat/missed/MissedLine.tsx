import { missedWords } from '@bewezen/domain/community/missedWords.ts'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { Button } from '../../base/parts/Button.tsx'
import { IconButton } from '../../base/parts/IconButton.tsx'
import { onNeed } from '../../base/parts/onNeed.tsx'

const MissedDrawer = onNeed(() => import('./MissedDrawer.tsx'), 'MissedDrawer')

type Props = {
  channelId: string
  newFrom: number
  lastSeq: number
  goTo: (messageId: string) => void
}

/** Above a conversation in which much is new: how much, and the way to what matters of it (COM-CHAT-41). */
export function MissedLine({ channelId, newFrom, lastSeq, goTo }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [isClosed, setClosed] = useState(false)
  if (isClosed) return null
  return (
    <div className="flex h-14 flex-none items-center gap-2 border-b border-line bg-surface-2 pr-1.5 pl-3.5 lg:h-12 lg:pr-4 lg:pl-6">
      <p className="min-w-0 flex-1 truncate text-fs-14 font-semibold">{missedWords.fresh(lastSeq - newFrom + 1)}</p>
      <Button look="line" size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {missedWords.title}
      </Button>
      <IconButton label={missedWords.close} icon={<X size={18} />} onClick={() => setClosed(true)} />
      {isOpen && (
        <MissedDrawer channelId={channelId} afterSeq={newFrom - 1} goTo={goTo} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}
