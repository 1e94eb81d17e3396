import { editWords as words } from '@bewezen/domain/community/editWords.ts'
import { cleanMessageText } from '@bewezen/domain/community/messageText.ts'
import { chatWords } from '@bewezen/domain/community/words.ts'
import { useEffect, useState } from 'react'
import { Button } from '../base/parts/Button.tsx'
import { onNeed } from '../base/parts/onNeed.tsx'
import { Composer } from '../talk/index.ts'
import { useActions, useReader } from './ChatContext.ts'
import type { ShownMessage } from './patches.ts'
import { saveEdit } from './saveEdit.ts'

const ConfirmDialog = onNeed(() => import('../base/parts/ConfirmDialog.tsx'), 'ConfirmDialog')

/**
 * Changes the text of an own message where it stands; what was typed stays until it is stored, also when the message is
 * deleted meanwhile (COM-CHAT-15, COM-CHAT-30).
 */
export function MessageEditor({ message }: { message: ShownMessage }) {
  const actions = useActions()
  const { isPrivate } = useReader()
  const id = `edit-${message.id}`
  const [text, setText] = useState(message.content)
  const [before, setBefore] = useState(message.content)
  const [busy, setBusy] = useState(false)
  const [asks, setAsks] = useState(false)
  const isChanged = cleanMessageText(text) !== before
  useEffect(() => {
    const area = document.getElementById(id)
    if (!(area instanceof HTMLTextAreaElement)) return
    area.focus()
    area.setSelectionRange(area.value.length, area.value.length)
  }, [id])

  const close = () => {
    actions.edit(null)
    // The field that had the focus is gone: the row that stays takes it.
    document.querySelector<HTMLElement>(`[data-message="${CSS.escape(message.id)}"]`)?.focus({ preventScroll: true })
  }
  const leave = () => (isChanged ? setAsks(true) : close())
  const save = async () => {
    if (!isChanged) return close()
    setBusy(true)
    const saved = await saveEdit({ message, content: text, before })
    setBusy(false)
    setBefore(saved.before)
    if (saved.done) close()
  }
  if (message.deletedAt !== null && !isChanged) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the keys from the list of messages around it
    <div onKeyDown={(event) => event.stopPropagation()}>
      <Composer
        id={id}
        label={words.title}
        channelId={message.channelId}
        messageId={message.id}
        namesPeople={!isPrivate}
        placeholder={words.title}
        draft={{ text, parent: null, picture: null }}
        onDraft={(part) => part.text !== undefined && setText(part.text)}
        onSend={() => void save()}
        busy={busy}
        onEscape={leave}
        className="my-1"
        submit={
          <span className="ml-auto flex gap-2">
            <Button look="line" size="s" disabled={busy} onClick={leave}>
              {words.cancel}
            </Button>
            <Button type="submit" size="s" busy={busy} busyText={words.saving}>
              {words.save}
            </Button>
          </span>
        }
      />
      {asks && (
        <ConfirmDialog
          open
          question={words.dropQuestion}
          verb={chatWords.discard}
          onClose={() => setAsks(false)}
          onConfirm={close}
        />
      )}
    </div>
  )
}
