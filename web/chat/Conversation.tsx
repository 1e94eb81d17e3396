import type { Message } from '@bewezen/domain/community/contract.ts'
import { authorName } from '@bewezen/domain/community/desk.ts'
import { chatWords } from '@bewezen/domain/community/words.ts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { onNeed } from '../base/parts/onNeed.tsx'
import { tellError } from '../base/parts/toast.ts'
import type { Viewer } from '../base/session/viewer.ts'
import { focusComposer, patchDraft } from '../talk/index.ts'
import { ActionsContext, type ChatActions, ReaderContext } from './ChatContext.ts'
import type { Exchange } from './exchange.ts'
import { MessageList } from './MessageList.tsx'
import { outbox } from './outbox/load.ts'
import type { Over } from './overlays.ts'
import type { ChannelMessages } from './patches.ts'
import { react } from './react.ts'
import type { useChannel } from './useChannel.ts'
import { useMarkRead } from './useMarkRead.ts'
import { useNewFrom } from './useNewFrom.ts'
import { usePageVisible } from './usePageVisible.ts'

// Says only what comes after the page stands.
const NewMessageTold = onNeed(() => import('./NewMessageTold.tsx'), 'NewMessageTold')
const EditLast = onNeed(() => import('./EditLast.tsx'), 'EditLast')
const MissedLine = onNeed(() => import('./missed/MissedLine.tsx'), 'MissedLine', <div className="h-14 lg:h-12" />)
const ChatOverlays = onNeed(() => import('./ChatOverlays.tsx'), 'ChatOverlays')

type Props = {
  exchange: Exchange
  viewer: Viewer
  cameFor: string | undefined
  /** How often the viewer sent something from here: the list then goes to its end. */
  sent: number
  of: Omit<ReturnType<typeof useChannel>, 'chat'> & { chat: ChannelMessages }
}

/** What was said in a channel or in private, with everything that can be done about it. */
export function Conversation({ exchange, viewer, cameFor, sent, of }: Props) {
  const { id: channelId, isPrivate, mayPost, mayReact } = exchange
  const { chat, reach } = of
  const [over, setOver] = useState<Over | null>(null)
  const [target, setTarget] = useState<{ id: string } | null>(null)
  const [editing, setEditing] = useState<string | null>(null)
  const [isAtEnd, setAtEnd] = useState(false)
  const isVisible = usePageVisible()
  const isWatched = isVisible && isAtEnd && !chat.hasNewer
  const { newFrom, isMissed } = useNewFrom(chat, viewer.id, isVisible, isWatched)
  useMarkRead(channelId, chat, isWatched)

  const goTo = useCallback(
    async (id: string) => {
      const isThere = await reach(id).catch(() => false)
      if (isThere) setTarget({ id })
      else tellError(chatWords.gone)
    },
    [reach],
  )
  useEffect(() => {
    if (cameFor) void goTo(cameFor)
  }, [cameFor, goTo])

  const reader = useMemo(
    () => ({
      id: viewer.id,
      role: viewer.role,
      isPrivate,
      mayReact,
      mayPost,
    }),
    [viewer.id, viewer.role, isPrivate, mayReact, mayPost],
  )
  const actions = useMemo<ChatActions>(
    () => ({
      reply: (message) => {
        patchDraft(viewer.id, channelId, { parent: quoted(message) })
        focusComposer()
      },
      edit: (message) => setEditing(message?.id ?? null),
      react: (message, emoji, on) => void react({ message, emoji, on }),
      choose: (message, anchor) => setOver({ show: 'emoji', message, anchor }),
      open: (message) => setOver({ show: 'actions', message }),
      remove: (message) => setOver({ show: 'remove', message }),
      report: (message) => setOver({ show: 'report', message }),
      show: (message) => setOver({ show: 'picture', message }),
      goTo: (id) => void goTo(id),
      resend: (id) => void outbox().then(({ resend }) => resend(id)),
      discard: (id) => void outbox().then(({ discard }) => discard(id)),
    }),
    [viewer.id, channelId, goTo],
  )

  return (
    <ReaderContext value={reader}>
      <ActionsContext value={actions}>
        {isMissed && newFrom !== null && !isPrivate && !exchange.isEvening && (
          <MissedLine
            key={newFrom}
            channelId={channelId}
            newFrom={newFrom}
            lastSeq={chat.lastSeq}
            goTo={actions.goTo}
          />
        )}
        <MessageList
          name={exchange.name}
          mayPost={mayPost}
          newFrom={newFrom}
          target={target}
          editing={editing}
          sent={sent}
          of={of}
          over={setOver}
          onEnd={setAtEnd}
        />
        <NewMessageTold of={chat} viewerId={viewer.id} />
        <EditLast of={chat} />
        {over && <ChatOverlays over={over} onClose={() => setOver(null)} />}
      </ActionsContext>
    </ReaderContext>
  )
}

/** Of the message that is answered only its line is kept, as the server would tell it. */
const quoted = (message: Message) => ({
  id: message.id,
  authorName: authorName(message),
  content: message.content,
})
