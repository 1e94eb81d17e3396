import { newId } from '@bewezen/domain/base/newId.ts'
import { isEmptyRichText, isTooLargeRichText } from '@bewezen/domain/base/richText.ts'
import { uploadWords } from '@bewezen/domain/base/uploadWords.ts'
import { isInvisible } from '@bewezen/domain/base/visibleText.ts'
import { fromWallTime, toWallTime } from '@bewezen/domain/base/wallTime.ts'
import type { BlogState } from '@bewezen/domain/blogs/blog.ts'
import type { Post } from '@bewezen/domain/feed/contract.ts'
import { type PostField, postFaults } from '@bewezen/domain/feed/post.ts'
import { postSaveRefused, postEditWords as words } from '@bewezen/domain/feed/words.ts'
import { type FormEvent, useState } from 'react'
import { api } from '../base/api/api.ts'
import { useQueries } from '../base/api/queries.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { upload } from '../base/api/upload.ts'
import { useChange } from '../base/api/useChange.ts'
import { focusFault } from '../base/parts/focusFault.ts'
import { tellError, tellSuccess } from '../base/parts/toast.ts'

export type PostForm = ReturnType<typeof usePostForm>

type Typed = {
  title: string
  content: string
  imageAlt: string
  isPinned: boolean
  status: BlogState
  wallTime: string
}
const typedFrom = (post: Post | null): Typed => ({
  ...{ title: post?.title ?? '', content: post?.content ?? '', imageAlt: post?.picture?.alt ?? '' },
  isPinned: post?.isPinned ?? false,
  status: post && !post.publishedAt ? 'draft' : 'published',
  wallTime: post?.isHidden && post.publishedAt ? toWallTime(post.publishedAt) : '',
})

type Chosen = { uploadId: string | null; address: string | null; isGone: boolean }
const chosenFrom = (post: Post | null): Chosen => ({
  ...{ uploadId: null, address: post?.picture?.card ?? null, isGone: false },
})

type Given = { communityId: string; edited: Post | null; onDone: () => void }

/** What is typed about a post, its picture, and the save (COM-LEARN-01, COM-LEARN-02). */
export function usePostForm({ communityId, edited, onDone }: Given) {
  const cache = useQueries()
  const [id] = useState(() => edited?.id ?? newId())
  // What is stored is read anew whenever somebody saves: without this their words would be overwritten unseen (X3-EDGE-13).
  const [before, setBefore] = useState(edited)
  const [typed, setTyped] = useState(() => typedFrom(edited))
  const [picture, setPicture] = useState(() => chosenFrom(edited))
  const [isUploading, setUploading] = useState(false)
  const [isTouched, setTouched] = useState(false)
  const [faults, setFaults] = useState<readonly PostField[]>([])
  const [contentError, setContentError] = useState<string | null>(null)
  const [newerTitle, setNewerTitle] = useState<string | null>(null)
  /** Once it was to be seen, its moment stays. */
  const isOut = before !== null && !before.isHidden

  const put = (change: Partial<Typed>) => {
    setTyped({ ...typed, ...change })
    setTouched(true)
    setFaults([])
    setContentError(null)
  }
  const save = useChange(api.feed.save, {
    onSuccess: ({ isPublished }) => {
      tellSuccess(isPublished && !isOut ? words.published : words.saved)
      void cache.invalidateQueries({ queryKey: api.feed.key() })
      onDone()
    },
    onError: (error) => {
      const refusal = refusalOf(error)
      const { fields, current } = (refusal?.data ?? {}) as { fields?: PostField[]; current?: { title: string } }
      if (fields) setFaults(fields)
      if (current) setNewerTitle(current.title)
      const code = refusal?.code ?? ''
      if (code.startsWith('CONTENT_')) setContentError(postSaveRefused[code] ?? null)
      tellError(words.saveFailed, postSaveRefused[code])
    },
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = postFaults(typed)
    setFaults(found)
    const isTooLarge = isTooLargeRichText(typed.content)
    setContentError(isTooLarge ? (postSaveRefused.CONTENT_TOO_LARGE ?? null) : null)
    if (found.length > 0 || isTooLarge) return focusFault(event.currentTarget)
    if (isEmpty || save.isPending || isUploading) return
    const { wallTime, ...text } = typed
    const publishedAt = isOut ? before.publishedAt : typed.status === 'draft' ? null : fromWallTime(wallTime)
    const asked = { uploadId: picture.uploadId, noPicture: picture.isGone && picture.uploadId === null }
    save.mutate({ id, communityId, ...text, publishedAt, updatedAt: before?.updatedAt ?? null, ...asked })
  }
  const sendPicture = async (file: File) => {
    setUploading(true)
    try {
      const uploadId = newId()
      const { addresses } = await upload('feed-image', uploadId, file)
      setPicture({ uploadId, address: addresses.card ?? null, isGone: false })
      setTouched(true)
    } catch (fault) {
      const said: Readonly<Record<string, { title: string; text?: string } | undefined>> = uploadWords['feed-image']
      const { title, text } = said[refusalOf(fault)?.code ?? ''] ?? uploadWords['feed-image'].UPLOAD_FAILED
      tellError(title, text)
    }
    setUploading(false)
  }
  const takePictureAway = () => {
    setPicture({ uploadId: null, address: null, isGone: true })
    setTouched(true)
  }
  /** Begins anew with what somebody else saved. */
  const takeOver = (newer: Post) => {
    setBefore(newer)
    setTyped(typedFrom(newer))
    setPicture(chosenFrom(newer))
    setTouched(false)
    setNewerTitle(null)
  }
  const isEmpty = isInvisible(typed.title) || isEmptyRichText(typed.content)
  return {
    ...{ typed, put, faults, contentError, isTouched, isEmpty, isOut, isUploading, send, sendPicture, takePictureAway },
    ...{ before, newerTitle, takeOver },
    picture: picture.address,
    isBusy: save.isPending,
  }
}
