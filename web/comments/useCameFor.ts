import type { CommentSubject } from '@bewezen/domain/comments/contract.ts'
import { commentWords } from '@bewezen/domain/comments/words.ts'
import { useEffect, useRef, useState } from 'react'
import { queries } from '../base/api/queries.ts'
import { tellError } from '../base/parts/toast.ts'
import { askComments } from './commentsRead.ts'
import { type CommentsShown, commentsKey } from './patches.ts'

/** How long a comment that somebody came for stands out (IN-NAV-06). */
const litMs = 3_000

/**
 * The comment in the address: it is brought into view and stands out for a while, fetched first where another page is
 * shown; one that is gone is said to be (IN-NAV-06).
 */
export function useCameFor(
  subject: CommentSubject,
  cameFor: string | undefined,
  shown: CommentsShown | undefined,
): (commentId: string) => boolean {
  const [litId, setLit] = useState<string | null>(null)
  const sought = useRef<string | undefined>(undefined)

  useEffect(() => {
    if (!cameFor || !shown || sought.current === cameFor) return
    sought.current = cameFor
    if (shown.comments.some(({ id }) => id === cameFor)) {
      const row = document.querySelector<HTMLElement>(`[data-comment="${CSS.escape(cameFor)}"]`)
      row?.scrollIntoView({ block: 'center' })
      row?.focus({ preventScroll: true })
      return setLit(cameFor)
    }
    void askComments(subject, { around: cameFor }).then(
      (page) => {
        if (!page.comments.some(({ id }) => id === cameFor)) return tellError(commentWords.gone)
        sought.current = undefined
        queries().setQueryData(commentsKey(subject), page)
      },
      () => tellError(commentWords.loadFailed),
    )
  }, [cameFor, shown, subject])

  useEffect(() => {
    if (litId === null) return
    const timer = setTimeout(() => setLit(null), litMs)
    return () => clearTimeout(timer)
  }, [litId])
  return (id) => id === litId
}
