import { newId } from '@bewezen/domain/base/newId.ts'
import { isEmptyRichText, isTooLargeRichText } from '@bewezen/domain/base/richText.ts'
import { uploadWords } from '@bewezen/domain/base/uploadWords.ts'
import { isInvisible } from '@bewezen/domain/base/visibleText.ts'
import { fromWallTime, toWallTime } from '@bewezen/domain/base/wallTime.ts'
import { type BlogField, blogFaults } from '@bewezen/domain/blogs/blog.ts'
import type { BlogEdit } from '@bewezen/domain/blogs/contract.ts'
import { blogRefused, blogEditWords as words } from '@bewezen/domain/blogs/words.ts'
import { type FormEvent, useState } from 'react'
import { api } from '../base/api/api.ts'
import { useQueries } from '../base/api/queries.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { upload } from '../base/api/upload.ts'
import { useChange } from '../base/api/useChange.ts'
import { focusFault } from '../base/parts/focusFault.ts'
import { tellError, tellSuccess } from '../base/parts/toast.ts'

/** An article as it is opened; a new one has no moment of saving. */
export type EditedBlog = Omit<BlogEdit, 'updatedAt'> & { updatedAt: string | null }
export type BlogForm = ReturnType<typeof useBlogForm>

export const blankBlog = (): EditedBlog => ({
  ...{ id: '', title: '', slug: '', excerpt: '', content: '', coverAlt: '', category: null, status: 'draft' },
  ...{ publishedAt: null, updatedAt: null, cover: null, isAddressFixed: false },
})

type Typed = Pick<BlogEdit, 'title' | 'slug' | 'excerpt' | 'content' | 'coverAlt' | 'category' | 'status'> & {
  wallTime: string
}
const typedFrom = ({ publishedAt, isAddressFixed, ...edited }: EditedBlog): Typed => ({
  ...{ title: edited.title, slug: edited.slug, excerpt: edited.excerpt, content: edited.content },
  ...{ coverAlt: edited.coverAlt, category: edited.category, status: edited.status },
  wallTime: publishedAt && !isAddressFixed ? toWallTime(publishedAt) : '',
})

type Cover = { uploadId: string | null; address: string | null; isGone: boolean }

const coverFrom = ({ cover }: EditedBlog): Cover => ({ uploadId: null, address: cover?.card ?? null, isGone: false })

/** What is typed about an article, its cover, and the save (BLOG-AREA-08..12). */
export function useBlogForm({
  edited,
  isNew,
  onDone,
}: {
  edited: EditedBlog
  isNew: boolean
  onDone: (slug: string) => void
}) {
  const cache = useQueries()
  const [id] = useState(() => edited.id || newId())
  // What is stored is read anew whenever somebody saves: without this their words would be overwritten unseen (X3-EDGE-13).
  const [before, setBefore] = useState(edited)
  const [typed, setTyped] = useState(() => typedFrom(edited))
  const [cover, setCover] = useState(() => coverFrom(edited))
  const [isUploading, setUploading] = useState(false)
  const [isTouched, setTouched] = useState(false)
  const [faults, setFaults] = useState<readonly BlogField[]>([])
  const [contentError, setContentError] = useState<string | null>(null)
  const [newerTitle, setNewerTitle] = useState<string | null>(null)

  const put = (change: Partial<Typed>) => {
    setTyped({ ...typed, ...change })
    setTouched(true)
    setFaults([])
    setContentError(null)
  }
  const save = useChange(api.blogs.save, {
    onSuccess: ({ slug, isPublished }) => {
      tellSuccess(isPublished ? words.published : words.saved)
      void cache.invalidateQueries({ queryKey: api.blogs.key() })
      onDone(slug)
    },
    onError: (error) => {
      const refusal = refusalOf(error)
      const { fields, current } = (refusal?.data ?? {}) as { fields?: BlogField[]; current?: { title: string } }
      if (fields) setFaults(fields)
      if (current) setNewerTitle(current.title)
      const code = refusal?.code ?? ''
      if (code.startsWith('CONTENT_')) setContentError(blogRefused[code] ?? null)
      tellError(words.saveFailed, blogRefused[code])
    },
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = blogFaults({ ...typed, hasCover: cover.address !== null })
    setFaults(found)
    const isTooLarge = isTooLargeRichText(typed.content)
    setContentError(isTooLarge ? (blogRefused.CONTENT_TOO_LARGE ?? null) : null)
    if (found.length > 0 || isTooLarge) return focusFault(event.currentTarget)
    if (isEmpty || save.isPending || isUploading) return
    const { wallTime, ...text } = typed
    const publishedAt = before.isAddressFixed ? before.publishedAt : fromWallTime(wallTime)
    const asked = { coverUploadId: cover.uploadId, noCover: cover.isGone && cover.uploadId === null }
    save.mutate({ id, ...text, publishedAt, updatedAt: isNew ? null : before.updatedAt, ...asked })
  }
  const sendCover = async (file: File) => {
    setUploading(true)
    try {
      const uploadId = newId()
      const { addresses } = await upload('blog-image', uploadId, file)
      setCover({ uploadId, address: addresses.card ?? null, isGone: false })
      setTouched(true)
    } catch (fault) {
      const said: Readonly<Record<string, { title: string; text?: string } | undefined>> = uploadWords['blog-image']
      const { title, text } = said[refusalOf(fault)?.code ?? ''] ?? uploadWords['blog-image'].UPLOAD_FAILED
      tellError(title, text)
    }
    setUploading(false)
  }
  const takeCoverAway = () => {
    setCover({ uploadId: null, address: null, isGone: true })
    setTouched(true)
  }
  /** Begins anew with what somebody else saved. */
  const takeOver = (newer: EditedBlog) => {
    setBefore(newer)
    setTyped(typedFrom(newer))
    setCover(coverFrom(newer))
    setTouched(false)
    setNewerTitle(null)
  }
  const isEmpty = isInvisible(typed.title) || isEmptyRichText(typed.content)
  return {
    ...{ typed, put, faults, contentError, isTouched, isEmpty, isUploading, send, sendCover, takeCoverAway },
    ...{ before, newerTitle, takeOver },
    cover: cover.address,
    isBusy: save.isPending,
  }
}
