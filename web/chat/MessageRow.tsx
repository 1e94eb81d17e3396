import { isStudent } from '@bewezen/domain/access/roles.ts'
import { fullDateTime, time } from '@bewezen/domain/base/dates.ts'
import { authorName } from '@bewezen/domain/community/desk.ts'
import { chatWords } from '@bewezen/domain/community/words.ts'
import { profileWords } from '@bewezen/domain/profile/words.ts'
import Sun from 'lucide-react/icons/sun'
import { memo } from 'react'
import { Avatar } from '../base/parts/Avatar.tsx'
import { classes } from '../base/parts/classes.ts'
import { FaceLink } from '../base/parts/FaceLink.tsx'
import { onNeed } from '../base/parts/onNeed.tsx'
import { RoleBadge } from '../base/parts/RoleBadge.tsx'
import { ExperimentCard } from '../experiments/index.ts'
import { MessageText } from '../talk/index.ts'
import { useReader } from './ChatContext.ts'
import { MessagePicture } from './MessagePicture.tsx'
import type { ShownMessage } from './patches.ts'
import { Quote } from './Quote.tsx'
import { Reactions } from './Reactions.tsx'

// Unseen until somebody points at a message: its code need not hold up the conversation.
const MessageToolbar = onNeed(() => import('./MessageToolbar.tsx'), 'MessageToolbar')
const MessageEditor = onNeed(() => import('./MessageEditor.tsx'), 'MessageEditor')
const UnsentNote = onNeed(() => import('./UnsentNote.tsx'), 'UnsentNote')

type Props = { message: ShownMessage; isFollowUp: boolean; isHighlighted: boolean; isEditing: boolean }

const shape =
  'group/msg relative -mx-2.5 grid grid-cols-[38px_minmax(0,1fr)] gap-x-2.5 rounded-[12px] px-2.5 lg:grid-cols-[44px_minmax(0,1fr)] lg:gap-x-3.5 focus-visible:outline-offset-0'

/** One message of the chat (COM-CHAT-07, COM-CHAT-10, COM-CHAT-15, COM-CHAT-60); drawn anew only when it changes itself. */
export const MessageRow = memo(({ message, isFollowUp, isHighlighted, isEditing }: Props) => {
  const { id, author, content, createdAt, deletedAt, editedAt, experimentId, parent, picture, state } = message
  const reader = useReader()
  const name = authorName(message)
  const isHere = deletedAt === null
  return (
    <article
      data-message={id}
      tabIndex={-1}
      aria-label={chatWords.by(name, time(createdAt))}
      className={classes(
        shape,
        isFollowUp ? 'pb-2' : 'pt-2 pb-2',
        isHighlighted ? 'bg-sun-soft' : 'hover:bg-bg focus-visible:bg-bg',
      )}
    >
      {isFollowUp ? (
        <TimeBeside at={createdAt} />
      ) : (
        <span className="max-lg:[zoom:0.86]">
          {author ? (
            <FaceLink person={author} name={name} level={author.level} tabIndex={-1} />
          ) : (
            <Avatar name={name} size={44} />
          )}
        </span>
      )}
      <div className="max-w-[68ch] min-w-0">
        {!isFollowUp && (
          <div className="mb-0.5 flex flex-wrap items-center gap-x-2 gap-y-0.5 leading-[1.3]">
            <span dir="auto" className="font-[650]">
              {author ? (
                <FaceLink person={author} name={name} tabIndex={-1} className="no-underline hover:underline">
                  {name}
                </FaceLink>
              ) : (
                name
              )}
            </span>
            {author && !isStudent(author.role) && <RoleBadge of={author.role} />}
            {author && author.points > 0 && <Points of={author.points} />}
            <time dateTime={createdAt} title={fullDateTime(createdAt)} className="text-fs-13 text-ink-3">
              {time(createdAt)}
            </time>
          </div>
        )}
        {isHere && parent && <Quote of={parent} />}
        {!isHere && <p className="text-ink-3 italic">{chatWords.removed}</p>}
        {isEditing ? (
          <MessageEditor message={message} />
        ) : (
          isHere && (
            <MessageText
              readerId={reader.id}
              text={content}
              mentions={message.mentions}
              editedAt={editedAt}
              isSending={state === 'sending'}
            />
          )
        )}
        {isHere && picture && <MessagePicture message={message} picture={picture} name={name} />}
        {isHere && experimentId && <ExperimentCard id={experimentId} />}
        {isHere && !state && <Reactions message={message} />}
        {state && <UnsentNote id={id} state={state} text={content} />}
      </div>
      {isHere && !state && !isEditing && <MessageToolbar message={message} />}
    </article>
  )
})

/** The time of a follow-up shows when somebody asks for it: a column of times would say little. */
const TimeBeside = ({ at }: { at: string }) => (
  <time
    dateTime={at}
    title={fullDateTime(at)}
    className="pt-[5px] text-center text-[11px] leading-4 text-ink-3 opacity-0 group-hover/msg:opacity-100 group-focus-visible/msg:opacity-100"
  >
    {time(at)}
  </time>
)

const Points = ({ of: points }: { of: number }) => (
  <span className="inline-flex items-center gap-[3px] text-fs-13 font-semibold text-sun-ink">
    <Sun size={13} />
    <span aria-hidden="true">{profileWords.points(points).split(' ')[0]}</span>
    <span className="sr-only">{profileWords.points(points)}</span>
  </span>
)
