import { isStudent } from '@bewezen/domain/access/roles.ts'
import { fullDateTime } from '@bewezen/domain/base/dates.ts'
import type { Comment, CommentSubject } from '@bewezen/domain/comments/contract.ts'
import { commentWords } from '@bewezen/domain/comments/words.ts'
import { mayRemove } from '@bewezen/domain/community/rights.ts'
import { chatWords } from '@bewezen/domain/community/words.ts'
import { relativeTime } from '@bewezen/domain/inbox/relativeTime.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Trash from 'lucide-react/icons/trash-2'
import { type ReactNode, useState } from 'react'
import { Avatar } from '../base/parts/Avatar.tsx'
import { classes } from '../base/parts/classes.ts'
import { FaceLink } from '../base/parts/FaceLink.tsx'
import { IconButton } from '../base/parts/IconButton.tsx'
import { onNeed } from '../base/parts/onNeed.tsx'
import { RoleBadge } from '../base/parts/RoleBadge.tsx'
import type { Viewer } from '../base/session/viewer.ts'
import { EmojiPopover, MessageText, nextWish, ReactionChips } from '../talk/index.ts'
import { discardComment, resendComment, type UnsentComment } from './outbox.ts'
import { reactToComment } from './reactTo.ts'

const RemoveComment = onNeed(() => import('./RemoveComment.tsx'), 'RemoveComment')

type Props = {
  comment: Comment
  subject: CommentSubject
  viewer: Viewer
  mayWrite: boolean
  isLit: boolean
  drawText?: (text: string) => ReactNode
  /** Of one that is not stored yet. */
  state?: UnsentComment['state']
}

/** One comment: who, when, what, the reactions to it, and taking it away (COM-LEARN-02). */
export function CommentRow({ comment, subject, viewer, mayWrite, isLit, drawText, state }: Props) {
  const { id, author, content, createdAt } = comment
  const [asks, setAsks] = useState(false)
  const name = displayName(author)
  const removes = !state && mayRemove(viewer, { authorId: author?.id ?? null, isPrivate: false })
  return (
    <li
      data-comment={id}
      tabIndex={-1}
      className={classes(
        'grid grid-cols-[40px_minmax(0,1fr)] gap-x-3 py-4 focus-visible:outline-offset-0',
        isLit && 'bg-sun-soft shadow-[0_0_0_8px_var(--sun-soft)]',
      )}
    >
      {author ? <FaceLink person={author} name={name} size={40} tabIndex={-1} /> : <Avatar name={name} size={40} />}
      <div className="min-w-0">
        <div className="flex min-h-8 items-center gap-2 leading-[1.3]">
          <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-0.5">
            <span dir="auto" className="font-[650]">
              {name}
            </span>
            {author && !isStudent(author.role) && <RoleBadge of={author.role} />}
            <time dateTime={createdAt} title={fullDateTime(createdAt)} className="text-fs-13 text-ink-3">
              {relativeTime(createdAt, Date.now())}
            </time>
          </span>
          {removes && (
            <IconButton
              size="s"
              label={commentWords.removeOf(name)}
              icon={<Trash size={16} />}
              className="text-ink-3"
              onClick={() => setAsks(true)}
            />
          )}
        </div>
        <MessageText
          text={content}
          mentions={{ ...comment.mentions, groups: [] }}
          editedAt={null}
          isSending={state === 'sending'}
          readerId={viewer.id}
          drawText={drawText}
        />
        {state ? (
          <Unsent id={id} state={state} />
        ) : (
          <Reactions comment={comment} subject={subject} mayWrite={mayWrite} />
        )}
      </div>
      {asks && <RemoveComment comment={comment} subject={subject} name={name} onClose={() => setAsks(false)} />}
    </li>
  )
}

function Reactions({ comment, subject, mayWrite }: Pick<Props, 'comment' | 'subject' | 'mayWrite'>) {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const { reactions } = comment
  const react = (emoji: string, on: boolean) => void reactToComment(subject, comment, emoji, on)
  return (
    <>
      <ReactionChips
        of={comment.id}
        reactions={reactions}
        mayReact={mayWrite}
        onReact={react}
        onChoose={setAnchor}
        className="mt-2"
      />
      {anchor && (
        <EmojiPopover
          anchor={anchor}
          onClose={() => setAnchor(null)}
          onChoose={(emoji) =>
            react(
              emoji,
              nextWish(
                comment.id,
                emoji,
                reactions.some((one) => one.emoji === emoji && one.mine),
              ),
            )
          }
        />
      )}
    </>
  )
}

const act = 'min-h-6 rounded-s px-1 font-semibold underline underline-offset-2 hover:no-underline max-lg:min-h-11'

/** That one's own comment is on its way, or was not sent and what can be done about it (COM-CHAT-09). */
function Unsent({ id, state }: { id: string; state: UnsentComment['state'] }) {
  if (state === 'sending') return <span className="sr-only">{chatWords.sending}</span>
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-fs-14 text-ember-ink">
      <CircleAlert size={16} />
      <span className="font-[550]">{chatWords.notSent}</span>
      <button type="button" onClick={() => void resendComment(id)} className={act}>
        {chatWords.tryAgain}
      </button>
      <button type="button" onClick={() => discardComment(id)} className={act}>
        {chatWords.discard}
      </button>
    </p>
  )
}
