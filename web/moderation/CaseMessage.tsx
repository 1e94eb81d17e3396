import { shortDayTime } from '@bewezen/domain/base/dates.ts'
import type { JudgedMessage } from '@bewezen/domain/community/moderationContract.ts'
import { queueWords as words } from '@bewezen/domain/community/moderationWords.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import Flag from 'lucide-react/icons/flag'
import { Avatar } from '../base/parts/Avatar.tsx'
import { classes } from '../base/parts/classes.ts'

type Props = {
  message: JudgedMessage
  /** What it said when it was reported; only of the reported one, which stands out. */
  reported?: string
}

/** A message of a case: the reported one, as it was reported and as it stands now, or one beside it (COM-MOD-05). */
export function CaseMessage({ message: { author, content, createdAt, isDeleted, pictureUrl }, reported }: Props) {
  const name = displayName(author)
  const isReported = reported !== undefined
  return (
    <li
      className={classes(
        'grid grid-cols-[32px_minmax(0,1fr)] gap-3 rounded-m px-3 py-2',
        isReported && 'border border-line-strong bg-surface-2',
      )}
    >
      <Avatar name={name} photo={author?.avatarUrl} color={author?.avatarColor} size={32} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2 text-fs-14 leading-normal">
          <strong dir="auto" className="wrap-anywhere">
            {name}
          </strong>
          <time dateTime={createdAt} className="text-fs-13 text-ink-3">
            {shortDayTime(createdAt)}
          </time>
          {isReported && (
            <span className="inline-flex items-center gap-1 text-fs-13 font-semibold text-ember-ink">
              <Flag size={13} />
              {words.theReported}
            </span>
          )}
        </p>
        {isDeleted && <p className="text-fs-14 text-ink-3 italic">{isReported ? words.goneSince : words.deleted}</p>}
        <p className="wrap-anywhere whitespace-pre-line">{isReported ? reported : content}</p>
        {isReported && !isDeleted && content !== reported && (
          <div className="mt-2 border-l-2 border-line-strong pl-3">
            <p className="text-fs-14 text-ink-3 italic">{words.editedSince}</p>
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">
              {content}
            </p>
          </div>
        )}
        {pictureUrl && (
          <img
            src={pictureUrl}
            alt={words.picture}
            loading="lazy"
            className="mt-2 max-h-40 max-w-full rounded-m border border-line"
          />
        )}
      </div>
    </li>
  )
}
