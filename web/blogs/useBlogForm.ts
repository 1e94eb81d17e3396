import { newId } from '@bewezen/domain/base/newId.ts'
import { isEmptyRichText, isTooLargeRichText } from '@bewezen/domain/base/richText.ts'
import { isInvisible } from '@bewezen/domain/base/visibleText.ts'
import { fromWallTime, toWallTime } from '@bewezen/domain/base/wallTime.ts'
import { type BlogField, blogFaults } from '@bewezen/domain/blogs/blog.ts'
import type { BlogEdit } from '@bewezen/domain/blogs/contract.ts'
import { blogFaultWords, blogRefused, blogWords, blogEditWords as words } from '@bewezen/domain/blogs/words.ts'
import { useState } from 'react'
import { api } from '../base/api/api.ts'
import { useQueries } from '../base/api/queries.ts'
import { useChange } from '../base/api/useChange.ts'
import { type ChosenPicture, storedPicture } from '../base/editing/DescribedPicture.tsx'
import { type ReadAgain, useEditing } from '../base/editing/useEditing.ts'
import { tellSuccess } from '../base/parts/toast.ts'

type Typed = Pick<BlogEdit, 'title' | 'slug' | 'excerpt' | 'content' | 'coverAlt' | 'category' | 'status'> & {
  cover: ChosenPicture
  wallTime: string
}
const typedFrom = (blog: BlogEdit | null): Typed => ({
  title: blog?.title ?? '',
  slug: blog?.slug ?? '',
  excerpt: blog?.excerpt ?? '',
  content: blog?.content ?? '',
  cover: storedPicture(blog?.cover?.card),
  coverAlt: blog?.coverAlt ?? '',
  category: blog?.category ?? null,
  status: blog?.status ?? 'draft',
  wallTime: blog?.publishedAt && !blog.isAddressFixed ? toWallTime(blog.publishedAt) : '',
})

type Given = {
  edited: BlogEdit | null
  readAgain: ReadAgain<BlogEdit>
  onDone: (slug: string) => void
}

/** What is typed about an article, its cover, and the save (BLOG-AREA-08..12). */
export function useBlogForm({ edited, readAgain, onDone }: Given) {
  const cache = useQueries()
  const [id] = useState(() => edited?.id ?? newId())
  const { isReady, showRefusal, ...form } = useEditing<BlogEdit, Typed, BlogField>({
    stored: edited,
    typedFrom,
    readAgain,
    words: { saveFailed: words.saveFailed, loadFailed: blogWords.failed, refused: blogRefused, faults: blogFaultWords },
  })
  const { before, typed } = form
  const isEmpty = isInvisible(typed.title) || isEmptyRichText(typed.content)

  const save = useChange(api.blogs.save, {
    onSuccess: ({ slug, isPublished }) => {
      tellSuccess(isPublished ? words.published : words.saved)
      void cache.invalidateQueries({ queryKey: api.blogs.key() })
      onDone(slug)
    },
    onError: showRefusal,
  })
  const send = (element: HTMLFormElement) => {
    const { wallTime, cover, ...text } = typed
    const found = blogFaults({ ...text, hasCover: cover.address !== null })
    const tooLarge = isTooLargeRichText(text.content) ? (blogRefused.CONTENT_TOO_LARGE ?? null) : null
    if (!isReady(element, found, tooLarge) || isEmpty) return
    const publishedAt = before?.isAddressFixed ? before.publishedAt : fromWallTime(wallTime)
    const asked = { coverUploadId: cover.uploadId, noCover: cover.address === null }
    save.mutate({ id, ...text, publishedAt, updatedAt: before?.updatedAt ?? null, ...asked })
  }
  return { ...form, isEmpty, isBusy: save.isPending, send }
}
