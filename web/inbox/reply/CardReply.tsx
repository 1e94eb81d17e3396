import { directWords } from '@bewezen/domain/community/directWords.ts'
import { composerWords } from '@bewezen/domain/community/words.ts'
import { offersBots } from '@bewezen/domain/inbox/bots.ts'
import type { Notification } from '@bewezen/domain/inbox/page.ts'
import { useOwnAccount } from '../../base/session/viewer.ts'
import { InlineReply } from '../../chat/index.ts'
import { BotMenu } from './BotMenu.tsx'

type Props = { notification: Notification; onSent: () => void; onClose: () => void }

/** The composer under a card: answers the message in its channel (IN-REPLY-12, IN-REPLY-13, IN-BOT-01). */
export function CardReply({ notification, onSent, onClose }: Props) {
  const role = useOwnAccount()?.role ?? null
  const { id, channel, message, sender } = notification
  if (!channel) return null
  const isPrivate = channel.communityId === null
  const tools = offersBots(role, notification)
    ? (text: string, onWrite: (text: string) => void) => <BotMenu sender={sender} text={text} onWrite={onWrite} />
    : undefined
  return (
    <InlineReply
      channel={channel}
      namesPeople={!isPrivate}
      parentId={message?.id ?? null}
      noticeId={id}
      draftKey={id}
      placeholder={composerWords.placeholder(isPrivate ? directWords.talkWith(channel.name) : channel.name)}
      tools={tools}
      onSent={onSent}
      onClose={onClose}
    />
  )
}
