import { newId } from '@bewezen/domain/base/newId.ts'
import type { Message } from '@bewezen/domain/community/contract.ts'
import { outboxWords } from '@bewezen/domain/community/outboxWords.ts'
import { chatWords, composerWords } from '@bewezen/domain/community/words.ts'
import { type ReactNode, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { onNeed } from '../../base/parts/onNeed.tsx'
import { tellSuccess } from '../../base/parts/toast.ts'
import { useOwnAccount } from '../../base/session/viewer.ts'
import { Composer, clearDraft, type Draft, draftOf, onDraft, patchDraft } from '../../talk/index.ts'
import { discard, send as sendMessage } from '../outbox/outbox.ts'
import { ownMessage } from './ownMessage.ts'

const ConfirmDialog = onNeed(() => import('../../base/parts/ConfirmDialog.tsx'), 'ConfirmDialog')

export type InlineReplyProps = {
  channel: { id: string; name: string }
  namesPeople?: boolean
  parentId: string | null
  /** The notification that is answered from its card. */
  noticeId?: string
  /** Under which the draft is kept, one for each thing that can be answered. */
  draftKey: string
  placeholder: string
  onSent: () => void
  onClose: () => void
  /** What can be done with the text beside writing it. */
  tools?: (text: string, write: (text: string) => void) => ReactNode
}

/** Answers a message outside its channel: sent when it is stored, and until then nothing that was typed is lost (IN-REPLY-01..16). */
export function InlineReply(props: InlineReplyProps) {
  const { channel, namesPeople, parentId, noticeId, draftKey, placeholder, onSent, onClose, tools } = props
  const viewer = useOwnAccount()
  const id = useId()
  const [busy, setBusy] = useState(false)
  const [asks, setAsks] = useState(false)
  const attempt = useRef<{ message: Message; picture: Draft['picture'] } | null>(null)
  const personId = viewer?.id ?? ''
  const draft = useSyncExternalStore(onDraft, () => draftOf(personId, draftKey))
  const change = (part: Partial<Draft>) => patchDraft(personId, draftKey, part)
  // Where one wants to write.
  useEffect(() => document.getElementById(id)?.focus(), [id])
  if (!viewer) return null

  const close = () => {
    clearDraft(viewer.id, draftKey)
    onClose()
  }
  const drop = () => {
    if (draft.picture) URL.revokeObjectURL(draft.picture.url)
    close()
  }
  const leave = () => (draft.text.trim() || draft.picture ? setAsks(true) : drop())
  const send = async () => {
    const { email: _, ...author } = viewer
    const parent = parentId === null ? null : { id: parentId, authorName: null, content: null }
    const as = { id: newId(), channelId: channel.id, author, createdAt: new Date().toISOString() }
    const message = ownMessage({ ...as, draft: { ...draft, parent } })
    // Tried again unchanged, it is the same message: the server stores it once (IN-REPLY-16).
    const before = attempt.current
    const isSame = before && before.message.content === message.content && before.picture === draft.picture
    const wanted = isSame ? before.message : message
    attempt.current = { message: wanted, picture: draft.picture }
    setBusy(true)
    const sent = await sendMessage(wanted, draft.picture, noticeId)
    if (typeof sent === 'object') {
      // What was typed stays here, and nowhere else.
      await discard(wanted.id)
      setBusy(false)
      return
    }
    tellSuccess(sent === 'stored' ? composerWords.sent : outboxWords.laterSent)
    close()
    onSent()
  }
  return (
    <div className="grid gap-2">
      {tools?.(draft.text, (text) => change({ text }))}
      <Composer
        id={id}
        channelId={channel.id}
        namesPeople={namesPeople}
        placeholder={placeholder}
        draft={draft}
        onDraft={change}
        onSend={() => void send()}
        busy={busy}
        onEscape={leave}
        className="mt-1"
      />
      {asks && (
        <ConfirmDialog
          open
          question={composerWords.dropDraft}
          verb={chatWords.discard}
          onClose={() => setAsks(false)}
          onConfirm={drop}
        />
      )}
    </div>
  )
}
