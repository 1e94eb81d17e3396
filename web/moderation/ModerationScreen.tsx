import { queueWords } from '@bewezen/domain/community/moderationWords.ts'
import { communityWords } from '@bewezen/domain/community/words.ts'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { NothingHere } from '../base/parts/NothingHere.tsx'
import { Screen } from '../base/parts/Screen.tsx'
import { useMay } from '../base/session/ownAccess.ts'
import { Queue } from './Queue.tsx'

/** `/community/moderatie`: the queue of reported messages; for others there is nothing here (COM-CHAT-17, SH-PERM-07). */
export function ModerationScreen() {
  const isOpen = useMay('judgeReports')
  if (!isOpen) return <NothingHere title={communityWords.channelNotFound} to="/community" />
  return (
    <Screen
      width="narrow"
      title={queueWords.section}
      actions={
        <LinkButton look="line" to="/community">
          {communityWords.toCommunity}
        </LinkButton>
      }
    >
      <Queue />
    </Screen>
  )
}
