import { newId } from '@bewezen/domain/base/newId.ts'
import type { CommentSubject } from '@bewezen/domain/comments/contract.ts'
import { commentWords } from '@bewezen/domain/comments/words.ts'
import { cleanMessageText } from '@bewezen/domain/community/messageText.ts'
import { useId, useSyncExternalStore } from 'react'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import type { Viewer } from '../base/session/viewer.ts'
import { Composer, clearDraft, draftOf, onDraft, patchDraft } from '../talk/index.ts'
import { sendComment } from './outbox.ts'
import { draftKey } from './unsent.ts'

type Props = { subject: CommentSubject; blueprintId: string | null; viewer: Viewer }

/** Where a comment is written, as a message of the chat is; what was typed is kept until it is sent. */
export function CommentComposer({ subject, blueprintId, viewer }: Props) {
  const id = useId()
  const key = draftKey(subject)
  const draft = useSyncExternalStore(onDraft, () => draftOf(viewer.id, key))
  // Whoever can be named in a channel of a community can read all that stands in it.
  const { data } = useRead(api.community.list, {})
  const [channel] = data?.communities.find((one) => one.id === blueprintId)?.channels ?? []
  const send = () => {
    const { email: _, ...author } = viewer
    const content = cleanMessageText(draftOf(viewer.id, key).text)
    const createdAt = new Date().toISOString()
    void sendComment(subject, {
      id: newId(),
      author,
      content,
      createdAt,
      mentions: { people: [] },
      reactions: [],
    })
    clearDraft(viewer.id, key)
  }
  return (
    <Composer
      id={id}
      channelId={channel?.id ?? ''}
      isPlain
      placeholder={commentWords.placeholder}
      draft={draft}
      onDraft={(part) => patchDraft(viewer.id, key, part)}
      onSend={send}
      className="mt-4"
    />
  )
}
