import type { Channel, Community } from '@bewezen/domain/community/contract.ts'
import { chatWords } from '@bewezen/domain/community/words.ts'
import { type ReactNode, useState } from 'react'
import { refusalOf } from '../base/api/refusal.ts'
import { onNeed } from '../base/parts/onNeed.tsx'
import { useOwnAccount } from '../base/session/viewer.ts'
import { ChatProblem, ChatWaiting } from './ChatFaces.tsx'
import { ChatHeader } from './ChatHeader.tsx'
import { Conversation } from './Conversation.tsx'
import type { Exchange } from './exchange.ts'
import { PictureDrop } from './PictureDrop.tsx'
import { useChannel } from './useChannel.ts'
import { ChatComposer } from './writing/ChatComposer.tsx'

const TypingLine = onNeed(() => import('./presence/parts.ts'), 'TypingLine')

type Props = { community: Community; channel: Channel; cameFor: string | undefined }

/** One channel: what was said, and the place to say something (COM-CHAT-07..10). */
export const ChannelChat = ({ community, channel, cameFor }: Props) => (
  <Chat
    exchange={exchangeOf(channel)}
    cameFor={cameFor}
    header={<ChatHeader community={community} channel={channel} />}
  />
)

const exchangeOf = ({ id, name, mayPost, isArchived }: Channel): Exchange => ({
  id,
  name,
  isPrivate: false,
  mayPost,
  mayReact: !isArchived,
  closed: isArchived ? chatWords.archived : chatWords.readOnly,
})

type ChatProps = { exchange: Exchange; cameFor: string | undefined; header: ReactNode }

/** A chat under its header, of a channel or of two people. */
export function Chat({ exchange, cameFor, header }: ChatProps) {
  const viewer = useOwnAccount()
  const channelMessages = useChannel(exchange.id, cameFor)
  const { chat, error, retry, toNewest } = channelMessages
  const [sent, setSent] = useState(0)
  const say = () => {
    setSent((times) => times + 1)
    void toNewest().catch(() => {})
  }
  return (
    <PictureDrop of={exchange}>
      {header}
      {chat && viewer ? (
        <Conversation
          exchange={exchange}
          viewer={viewer}
          cameFor={cameFor}
          sent={sent}
          of={{ ...channelMessages, chat }}
        />
      ) : error ? (
        <ChatProblem refusal={refusalOf(error)} onRetry={() => void retry()} />
      ) : (
        <ChatWaiting />
      )}
      <div className="-mb-2 flex h-7 flex-none items-center px-[18px] text-fs-13 text-ink-2 lg:px-[26px]">
        <TypingLine channelId={exchange.id} />
      </div>
      {exchange.mayPost ? (
        viewer && <ChatComposer exchange={exchange} viewer={viewer} onSend={say} />
      ) : (
        <div className="mx-3 mt-2 mb-3 rounded-m bg-surface-2 px-4 py-3 text-fs-14 text-ink-2 lg:mx-6 lg:mb-[18px]">
          {exchange.closed}
        </div>
      )}
    </PictureDrop>
  )
}
