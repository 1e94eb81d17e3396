import { chatWords, composerWords } from '@bewezen/domain/community/words.ts'
import { profileWords } from '@bewezen/domain/profile/words.ts'
import CornerUpLeft from 'lucide-react/icons/corner-up-left'
import X from 'lucide-react/icons/x'
import { IconButton } from '../../base/parts/IconButton.tsx'
import type { Draft } from './drafts.ts'

/** What the message being written answers (COM-CHAT-10). */
export const ReplyStrip = ({ to, onCancel }: { to: NonNullable<Draft['parent']>; onCancel: () => void }) => (
  <div className="flex items-center gap-2 border-b border-line py-1 pr-1.5 pl-4 text-fs-14 text-ink-2">
    <CornerUpLeft size={14} />
    <strong className="flex-none">{chatWords.replyingTo(to.authorName ?? profileWords.removed)}</strong>
    <span dir="auto" className="min-w-0 flex-1 truncate">
      {to.content}
    </span>
    <IconButton size="s" label={composerWords.cancelReply} icon={<X size={16} />} onClick={onCancel} />
  </div>
)
