import { onNeed } from '../base/parts/onNeed.tsx'
import { EmojiPopover } from '../talk/index.ts'
import { useActions } from './ChatContext.ts'
import { MessageActions } from './MessageActions.tsx'
import type { Over } from './overlays.ts'
import { PictureDialog } from './PictureDialog.tsx'
import { ReactorsHint, ReactorsSheet } from './Reactors.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'

const ReportDialog = onNeed(() => import('./ReportDialog.tsx'), 'ReportDialog')
type Props = { over: Over; onClose: () => void }

/** What lies over the conversation: its code comes when the first of these is asked for. */
export function ChatOverlays({ over, onClose }: Props) {
  const actions = useActions()
  switch (over.show) {
    case 'emoji':
      return (
        <EmojiPopover
          anchor={over.anchor}
          onClose={onClose}
          onChoose={(emoji) => actions.react(over.message, emoji, true)}
        />
      )
    case 'actions':
      return <MessageActions message={over.message} onClose={onClose} />
    case 'reactors':
      return over.anchor ? (
        <ReactorsHint {...over} anchor={over.anchor} onClose={onClose} />
      ) : (
        <ReactorsSheet {...over} onClose={onClose} />
      )
    case 'remove':
      return <RemoveDialog message={over.message} onClose={onClose} />
    case 'report':
      return <ReportDialog message={over.message} onClose={onClose} />
    case 'picture':
      return <PictureDialog message={over.message} onClose={onClose} />
  }
}
