import type { Community } from '@bewezen/domain/community/contract.ts'
import { conversationName } from '@bewezen/domain/community/desk.ts'
import type { Conversation } from '@bewezen/domain/community/directContract.ts'
import { directWords as words } from '@bewezen/domain/community/directWords.ts'
import { directPath } from '@bewezen/domain/community/paths.ts'
import { api } from '../../base/api/api.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useRead } from '../../base/api/useRead.ts'
import { EmptyState } from '../../base/parts/EmptyState.tsx'
import { LinkButton } from '../../base/parts/LinkButton.tsx'
import { Chat } from '../ChannelChat.tsx'
import { ChatProblem, ChatWaiting } from '../ChatFaces.tsx'
import type { Exchange } from '../exchange.ts'
import { ClosedNote } from './ClosedNote.tsx'
import { DirectHeader } from './DirectHeader.tsx'
import { DirectTitle } from './DirectTitle.tsx'

type Props = { community: Community | undefined; conversationId: string; cameFor: string | undefined }

/** A private conversation, with the parts of a channel; who is none of the two finds nothing here (COM-CHAT-19). */
export function DirectChat({ community, conversationId, cameFor }: Props) {
  const { data: conversation, error, refetch } = useRead(api.community.conversation, { conversationId })
  const refusal = refusalOf(error)
  // An address that is none is as unknown as one of others.
  if (refusal?.code === 'NOT_FOUND' || refusal?.code === 'INVALID_INPUT')
    return (
      <>
        <DirectTitle community={community} />
        <EmptyState
          art="arc"
          title={words.notFound}
          action={
            <LinkButton look="line" to={directPath}>
              {words.back}
            </LinkButton>
          }
        />
      </>
    )
  if (!conversation)
    return error ? (
      <>
        <DirectTitle community={community} />
        <ChatProblem refusal={refusal} onRetry={() => void refetch()} />
      </>
    ) : (
      <ChatWaiting />
    )
  return (
    <Chat
      exchange={exchangeOf(conversation)}
      cameFor={cameFor}
      header={<DirectHeader community={community} conversation={conversation} />}
    />
  )
}

/** Nothing can be added to a closed conversation, not even a reaction; 'Beheer' takes none (COM-MOD-10). */
const exchangeOf = (conversation: Conversation): Exchange => ({
  id: conversation.id,
  name: words.talkWith(conversationName(conversation)),
  isPrivate: true,
  mayPost: conversation.mayPost,
  mayReact: conversation.mayPost && !conversation.isDesk,
  closed: <ClosedNote conversation={conversation} />,
})
