import { newId } from '@bewezen/domain/base/newId.ts'
import { isEmptyRichText, isTooLargeRichText } from '@bewezen/domain/base/richText.ts'
import { isInvisible } from '@bewezen/domain/base/visibleText.ts'
import { fromWallTime, toWallTime } from '@bewezen/domain/base/wallTime.ts'
import type { BlogState } from '@bewezen/domain/blogs/blog.ts'
import type { Post } from '@bewezen/domain/feed/contract.ts'
import { type PostField, postFaults } from '@bewezen/domain/feed/post.ts'
import { feedWords, postFaultWords, postSaveRefused, postEditWords as words } from '@bewezen/domain/feed/words.ts'
import { useState } from 'react'
import { api } from '../base/api/api.ts'
import { useQueries } from '../base/api/queries.ts'
import { useChange } from '../base/api/useChange.ts'
import { type ChosenPicture, storedPicture } from '../base/editing/DescribedPicture.tsx'
import { type ReadAgain, useEditing } from '../base/editing/useEditing.ts'
import { tellSuccess } from '../base/parts/toast.ts'

type Typed = {
  title: string
  content: string
  picture: ChosenPicture
  imageAlt: string
  isPinned: boolean
  status: BlogState
  wallTime: string
}
const typedFrom = (post: Post | null): Typed => ({
  title: post?.title ?? '',
  content: post?.content ?? '',
  picture: storedPicture(post?.picture?.card),
  imageAlt: post?.picture?.alt ?? '',
  isPinned: post?.isPinned ?? false,
  status: post && !post.publishedAt ? 'draft' : 'published',
  wallTime: post?.isHidden && post.publishedAt ? toWallTime(post.publishedAt) : '',
})

type Given = {
  communityId: string
  edited: Post | null
  readAgain: ReadAgain<Post>
  onDone: () => void
}

/** What is typed about a post, its picture, and the save (COM-LEARN-01, COM-LEARN-02). */
export function usePostForm({ communityId, edited, readAgain, onDone }: Given) {
  const cache = useQueries()
  const [id] = useState(() => edited?.id ?? newId())
  const { isReady, showRefusal, ...form } = useEditing<Post, Typed, PostField>({
    stored: edited,
    typedFrom,
    readAgain,
    words: {
      saveFailed: words.saveFailed,
      loadFailed: feedWords.postFailed,
      refused: postSaveRefused,
      faults: postFaultWords,
    },
  })
  const { before, typed } = form
  /** Once it was to be seen, its moment stays. */
  const isOut = before !== null && !before.isHidden
  const isEmpty = isInvisible(typed.title) || isEmptyRichText(typed.content)

  const save = useChange(api.feed.save, {
    onSuccess: ({ isPublished }) => {
      tellSuccess(isPublished && !isOut ? words.published : words.saved)
      void cache.invalidateQueries({ queryKey: api.feed.key() })
      onDone()
    },
    onError: showRefusal,
  })
  const send = (element: HTMLFormElement) => {
    const tooLarge = isTooLargeRichText(typed.content) ? (postSaveRefused.CONTENT_TOO_LARGE ?? null) : null
    if (!isReady(element, postFaults(typed), tooLarge) || isEmpty) return
    const { wallTime, picture, ...text } = typed
    const publishedAt = isOut ? before.publishedAt : typed.status === 'draft' ? null : fromWallTime(wallTime)
    const asked = { uploadId: picture.uploadId, noPicture: picture.address === null }
    save.mutate({ id, communityId, ...text, publishedAt, updatedAt: before?.updatedAt ?? null, ...asked })
  }
  return { ...form, isEmpty, isOut, isBusy: save.isPending, send }
}
