import { isStudent } from '@bewezen/domain/access/roles.ts'
import { fullDateTime } from '@bewezen/domain/base/dates.ts'
import { wholeNumber } from '@bewezen/domain/base/numbers.ts'
import { commentWords } from '@bewezen/domain/comments/words.ts'
import { logbookPath } from '@bewezen/domain/community/paths.ts'
import {
  isFromUs,
  isOfDecision,
  isOfLivestream,
  kindOf,
  placeLabel,
  senderName,
  shownText,
  subjectOf,
} from '@bewezen/domain/inbox/card.ts'
import { cardLabels } from '@bewezen/domain/inbox/cardLabelWords.ts'
import { asNotificationType } from '@bewezen/domain/inbox/notification.ts'
import type { Notification } from '@bewezen/domain/inbox/page.ts'
import { relativeTime } from '@bewezen/domain/inbox/relativeTime.ts'
import { hasChat } from '@bewezen/domain/inbox/target.ts'
import { cardWords } from '@bewezen/domain/inbox/words.ts'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Check from 'lucide-react/icons/check'
import MessageCircle from 'lucide-react/icons/message-circle'
import Reply from 'lucide-react/icons/reply'
import Sun from 'lucide-react/icons/sun'
import { type ReactNode, useState } from 'react'
import { Avatar } from '../base/parts/Avatar.tsx'
import { Button } from '../base/parts/Button.tsx'
import { FaceLink } from '../base/parts/FaceLink.tsx'
import { onNeed } from '../base/parts/onNeed.tsx'
import { RoleBadge } from '../base/parts/RoleBadge.tsx'
import { VisuallyHidden } from '../base/parts/VisuallyHidden.tsx'
import { words } from '../base/parts/words.ts'
import { useMay } from '../base/session/ownAccess.ts'
import { InlineReactions } from '../chat/index.ts'
import { ExternalFace, ExternalReply } from '../external/index.ts'
import { AnswerUs } from './AnswerUs.tsx'
import { CardMenu } from './CardMenu.tsx'
import { KindIcon } from './KindIcon.tsx'
import { SwipeCard } from './SwipeCard.tsx'

const CardReply = onNeed(() => import('./reply/CardReply.tsx'), 'CardReply')
const WhyDialog = onNeed(() => import('./WhyDialog.tsx'), 'WhyDialog')

type Props = {
  notification: Notification
  now: number
  onRead: () => void
  onGoToChat: () => void
  /** An answer was sent: what it answers is read. */
  onAnswered: () => void
}

/** One notification: who, where, what and when, and what can be done with it (IN-CARD). */
export const NotificationCard = ({ notification, now, onRead, onGoToChat, onAnswered }: Props) => {
  const [asks, setAsks] = useState(false)
  const [answers, setAnswers] = useState(false)
  const { read, message, sender, channel } = notification
  const isOurs = isFromUs({ type: notification.type, authorId: notification.data.authorId })
  const threadId = useOutsideThread(notification)
  const answer = (channel?.mayPost && !isOurs) || threadId ? () => setAnswers(true) : undefined
  const leads = hasChat(notification) || threadId !== null
  const text = shownText(notification)
  const subject = subjectOf(notification)
  return (
    <SwipeCard enabled={!read} onPast={onRead}>
      <SenderFace notification={notification} />
      <div className="min-w-0">
        <Head notification={notification} now={now}>
          <CardMenu
            name={senderName(notification)}
            onReply={answer}
            onGoToChat={leads || notification.commentPath ? onGoToChat : undefined}
            onRead={read ? undefined : onRead}
            onWhy={() => setAsks(true)}
          />
        </Head>
        <p className="mb-1 flex items-center gap-2 empty:hidden lg:hidden">
          <SenderMarks sender={sender} />
        </p>
        <Place notification={notification} />
        {subject && (
          <p dir="auto" className="mb-0.5 max-w-[64ch] font-semibold break-words">
            {subject}
          </p>
        )}
        {text && (
          <p dir="auto" className="max-w-[64ch] leading-[1.55] break-words whitespace-pre-line">
            {text}
          </p>
        )}
        {message?.thumbnailUrl && (
          <img
            src={message.thumbnailUrl}
            alt={cardLabels.picture}
            loading="lazy"
            className="mt-2 max-h-40 max-w-full rounded-m border border-line"
          />
        )}
        <div className="mt-3 flex flex-wrap items-center justify-end gap-x-1 gap-y-2.5 max-lg:-ml-[52px]">
          {message && channel && !isOurs && (
            <div className="mr-auto min-h-8 max-lg:w-full max-lg:pl-[52px]">
              <InlineReactions message={{ ...message, channelId: channel.id }} mayReact={channel.mayReact} />
            </div>
          )}
          {answer && (
            <Button
              look="quiet"
              size="s"
              icon={<Reply size={17} className="max-lg:hidden" />}
              aria-expanded={answers}
              onClick={answer}
            >
              {cardLabels.reply}
            </Button>
          )}
          {isOfDecision({ ...notification.data, type: notification.type }) && <AnswerUs notification={notification} />}
          {leads && (
            <Button
              look="quiet"
              size="s"
              icon={<MessageCircle size={17} className="max-lg:hidden" />}
              onClick={onGoToChat}
            >
              {cardLabels.toChat}
            </Button>
          )}
          {notification.data.eventPath && (
            <Button
              look="quiet"
              size="s"
              icon={<CalendarDays size={17} className="max-lg:hidden" />}
              onClick={onGoToChat}
            >
              {labelTo(notification.data.eventPath)}
            </Button>
          )}
          {notification.data.deskPath && (
            <Button
              look="quiet"
              size="s"
              icon={<MessageCircle size={17} className="max-lg:hidden" />}
              onClick={onGoToChat}
            >
              {cardLabels.toDesk}
            </Button>
          )}
          {notification.commentPath && (
            <Button
              look="quiet"
              size="s"
              icon={<MessageCircle size={17} className="max-lg:hidden" />}
              onClick={onGoToChat}
            >
              {commentWords.toComment}
            </Button>
          )}
          {!read && (
            <Button look="quiet" size="s" icon={<Check size={17} className="max-lg:hidden" />} onClick={onRead}>
              {cardLabels.read}
            </Button>
          )}
        </div>
        {answers && (
          <div className="max-lg:-ml-[52px]">
            {threadId ? (
              <ExternalReply
                threadId={threadId}
                name={senderName(notification)}
                onSent={onAnswered}
                onClose={() => setAnswers(false)}
              />
            ) : (
              <CardReply notification={notification} onSent={onAnswered} onClose={() => setAnswers(false)} />
            )}
          </div>
        )}
      </div>
      {asks && <WhyDialog notification={notification} onClose={() => setAsks(false)} />}
    </SwipeCard>
  )
}

const isFromOutside = ({ type }: Notification): boolean => type === 'external_message'

/** The conversation with somebody outside that a notification is about, for whoever may answer in it (IN-REPLY-17). */
function useOutsideThread(notification: Notification): string | null {
  const mayAnswer = useMay('manageExternal')
  return mayAnswer && isFromOutside(notification) ? notification.data.threadId : null
}

function SenderFace({ notification }: { notification: Notification }) {
  const { sender } = notification
  const name = senderName(notification)
  const opens = useMay('seePeople')
  if (isFromOutside(notification))
    return (
      <span className="size-11 self-start">
        <ExternalFace sourceType={notification.sourceType} />
      </span>
    )
  if (sender) return <FaceLink person={sender} name={name} opens={opens} className="self-start" />
  return (
    <span className="self-start">
      <Avatar name={name} size={44} />
    </span>
  )
}

type HeadProps = { notification: Notification; now: number; children: ReactNode }

const Head = ({ notification: { sender, read, createdAt, ...notification }, now, children }: HeadProps) => (
  <div className="flex items-center gap-2 leading-[1.3]">
    <strong dir="auto" className="min-w-0 wrap-anywhere lg:truncate">
      {senderName({ sender, read, createdAt, ...notification })}
    </strong>
    <span className="contents max-lg:hidden">
      <SenderMarks sender={sender} />
    </span>
    <time
      dateTime={createdAt}
      title={fullDateTime(createdAt)}
      className="ml-auto flex-none text-fs-13 whitespace-nowrap text-ink-3"
    >
      {relativeTime(createdAt, now)}
    </time>
    {!read && (
      <span className="size-2.5 flex-none rounded-full bg-ember">
        <VisuallyHidden>{cardLabels.unread}</VisuallyHidden>
      </span>
    )}
    {children}
  </div>
)

/** The points of the sender, and the role of who is not a student; nothing of who is gone (IN-CARD-02..04, IN-CARD-20). */
const SenderMarks = ({ sender }: Pick<Notification, 'sender'>) =>
  sender && (
    <>
      <Points of={sender.points} />
      {!isStudent(sender.role) && <RoleBadge of={sender.role} />}
    </>
  )

const Points = ({ of: points }: { of: number }) => (
  <span className="inline-flex flex-none items-center gap-[3px] text-fs-13 font-semibold text-sun-ink">
    <Sun size={14} />
    {wholeNumber(points)}
    <VisuallyHidden> {words.suns}</VisuallyHidden>
  </span>
)

/** The label of what leads to an event, a livestream or one's own experiments. */
const labelTo = (path: string): string => {
  if (path === logbookPath) return cardLabels.toExperiments
  return isOfLivestream(path) ? cardLabels.toLivestream : cardLabels.toEvent
}

/** What it is, and where: 'Reactie op jou in Universiteit / Slaap en ritme' (IN-CARD-07). */
function Place({ notification }: { notification: Notification }) {
  const { type, channel } = notification
  const known = asNotificationType(type)
  return (
    <p className="mb-1.5 flex flex-wrap items-center gap-x-1.5 text-fs-13 leading-[1.45] text-ink-2">
      <KindIcon type={known} />
      {kindOf(notification)}
      {known === 'external_message' && <span className="wrap-anywhere">{placeLabel(notification)}</span>}
      {channel?.communityName && (
        <>
          <span className="text-ink-3">{cardWords.in}</span> {placeLabel(notification)}
        </>
      )}
    </p>
  )
}
