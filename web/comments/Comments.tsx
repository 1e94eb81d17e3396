import type { CommentSubject } from '@bewezen/domain/comments/contract.ts'
import { commentWords } from '@bewezen/domain/comments/words.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type ReactNode, useId, useState, useSyncExternalStore } from 'react'
import { useQueries } from '../base/api/queries.ts'
import { Button } from '../base/parts/Button.tsx'
import { Loaded } from '../base/parts/Loaded.tsx'
import { SkeletonRow } from '../base/parts/Skeleton.tsx'
import { tellError } from '../base/parts/toast.ts'
import { useOwnAccount, type Viewer } from '../base/session/viewer.ts'
import { CommentComposer } from './CommentComposer.tsx'
import { CommentRow } from './CommentRow.tsx'
import { patchComments } from './changed.ts'
import { askComments, commentsRead } from './commentsRead.ts'
import { onUnsent, type UnsentComment, unsentComments } from './outbox.ts'
import { withPage } from './patches.ts'
import { useCameFor } from './useCameFor.ts'

type Props = {
  subject: CommentSubject
  /** The community in which it stands: who can be named is who can read there. Null in none: nobody is offered then. */
  blueprintId: string | null
  /** Draws what is plain text in a comment; the same function each time. */
  drawText?: (text: string) => ReactNode
}

/** The comments on a post or a lesson, oldest first, and where one writes (COM-LEARN-02, COM-LEARN-10). */
export function Comments({ subject, ...rest }: Props) {
  const viewer = useOwnAccount()
  if (!viewer) return null
  return <Shown key={`${subject.kind} ${subject.id}`} subject={subject} viewer={viewer} {...rest} />
}

function Shown({ subject, blueprintId, drawText, viewer }: Props & { viewer: Viewer }) {
  const { commentId: cameFor } = useSearch({ strict: false }) as { commentId?: string }
  const read = useQuery(commentsRead(subject, cameFor), useQueries())
  const isLit = useCameFor(subject, cameFor, read.data)
  const unsent = useUnsent(subject)
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="heading text-fs-26">
        {read.data && read.data.total > 0 ? commentWords.title(read.data.total) : commentWords.label}
      </h2>
      <Loaded read={read} failed={commentWords.loadFailed} waiting={<Waiting />}>
        {({ comments, hasOlder, hasNewer, mayWrite }) => {
          const stored = new Set(comments.map(({ id }) => id))
          const waiting = unsent.filter(({ comment }) => !stored.has(comment.id))
          return (
            <>
              {hasOlder && <More subject={subject} where="before" edge={comments[0]?.id} />}
              {comments.length + waiting.length === 0 && (
                <p className="py-6 text-ink-2">{mayWrite ? commentWords.empty : commentWords.emptyReadOnly}</p>
              )}
              <ul aria-label={commentWords.label} className="divide-y divide-line">
                {comments.map((comment) => (
                  <CommentRow
                    key={comment.id}
                    comment={comment}
                    subject={subject}
                    viewer={viewer}
                    mayWrite={mayWrite}
                    isLit={isLit(comment.id)}
                    drawText={drawText}
                  />
                ))}
                {!hasNewer &&
                  waiting.map(({ comment, state }) => (
                    <CommentRow
                      key={comment.id}
                      comment={comment}
                      subject={subject}
                      viewer={viewer}
                      mayWrite={mayWrite}
                      state={state}
                      isLit={false}
                      drawText={drawText}
                    />
                  ))}
              </ul>
              {hasNewer && <More subject={subject} where="after" edge={comments.at(-1)?.id} />}
              {mayWrite && <CommentComposer subject={subject} blueprintId={blueprintId} viewer={viewer} />}
            </>
          )
        }}
      </Loaded>
    </section>
  )
}

const Waiting = () => (
  <div role="status" className="grid gap-3 py-4">
    <span className="sr-only">{commentWords.loading}</span>
    {[1, 2, 3].map((place) => (
      <SkeletonRow key={place} />
    ))}
  </div>
)

type MoreProps = { subject: CommentSubject; where: 'before' | 'after'; edge: string | undefined }

/** The way to what stands before or after what is shown. */
function More({ subject, where, edge }: MoreProps) {
  const [busy, setBusy] = useState(false)
  const load = async () => {
    setBusy(true)
    try {
      const page = await askComments(subject, where === 'before' ? { olderThan: edge } : { newerThan: edge })
      patchComments(subject, (shown) => withPage(shown, page, where))
    } catch {
      tellError(commentWords.loadFailed)
    }
    setBusy(false)
  }
  return (
    <p className="py-3">
      <Button look="line" size="s" busy={busy} busyText={commentWords.loading} onClick={() => void load()}>
        {where === 'before' ? commentWords.earlier : commentWords.later}
      </Button>
    </p>
  )
}

/** One's own comments on this that are not stored yet. */
function useUnsent({ kind, id }: CommentSubject): readonly UnsentComment[] {
  const all = useSyncExternalStore(onUnsent, unsentComments)
  return all.filter(({ subject }) => subject.kind === kind && subject.id === id)
}
