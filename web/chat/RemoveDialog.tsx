import type { Message } from '@bewezen/domain/community/contract.ts'
import { removeWords } from '@bewezen/domain/community/laterWords.ts'
import { chatWords } from '@bewezen/domain/community/words.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import Trash from 'lucide-react/icons/trash-2'
import { api } from '../base/api/api.ts'
import { useChange } from '../base/api/useChange.ts'
import { giveFocus, isFocusLost } from '../base/focus/giveFocus.ts'
import { ConfirmDialog } from '../base/parts/ConfirmDialog.tsx'
import { tellError, tellSuccess } from '../base/parts/toast.ts'
import { takeMessage } from './channelCache.ts'

/** Asks before a message is deleted, since that cannot be undone (COM-CHAT-15). */
export function RemoveDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const remove = useChange(api.community.remove, {
    onSuccess: (removed) => {
      takeMessage(removed)
      tellSuccess(chatWords.removed)
      onClose()
      focusMessage(message.id)
    },
    onError: () => tellError(removeWords.failed.title, removeWords.failed.text),
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      question={removeWords.question}
      text={removeWords.text(displayName(message.author))}
      verb={removeWords.verb}
      icon={<Trash size={18} />}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ messageId: message.id })}
    />
  )
}

/** The button that opened the dialog went with what was deleted: the row that stays takes the focus, from the page itself. */
function focusMessage(id: string): void {
  const row = () => document.querySelector<HTMLElement>(`[data-message="${CSS.escape(id)}"]`)
  setTimeout(() => isFocusLost() && giveFocus([row()], { preventScroll: true }), afterDialogMs)
}

const afterDialogMs = 50
