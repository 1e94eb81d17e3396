import type { Community } from '@bewezen/domain/community/contract.ts'
import { directPath } from '@bewezen/domain/community/paths.ts'
import { CommunityFrame, lastVisit } from '../../places/index.ts'
import { askAheadIn } from '../channelRead.ts'
import { Conversations } from './Conversations.tsx'
import { DirectChat } from './DirectChat.tsx'

type Props = { communities: Community[]; conversationId: string | undefined; cameFor: string | undefined }

/** One's private conversations, or one of them, beside the channels of the community that was open last (COM-CHAT-19). */
export function DirectScreen({ communities, conversationId, cameFor }: Props) {
  const community = communities.find((one) => one.id === lastVisit()) ?? communities.find((one) => one.joined)
  return (
    <CommunityFrame communities={communities} community={community} current={directPath} onPointAt={askAheadIn}>
      {conversationId === undefined ? (
        <Conversations community={community} />
      ) : (
        <DirectChat key={conversationId} community={community} conversationId={conversationId} cameFor={cameFor} />
      )}
    </CommunityFrame>
  )
}
