import { newId } from '@bewezen/domain/base/newId.ts'
import type { Edited } from '@bewezen/domain/learning/contract.ts'
import {
  challengeFaults,
  type LearningField,
  type LearningKind,
  lessonFaults,
  textFaults,
} from '@bewezen/domain/learning/editing.ts'
import { learningSaveRefused, learningEditWords as words } from '@bewezen/domain/learning/editWords.ts'
import { type FormEvent, useState } from 'react'
import { api } from '../../base/api/api.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useChange } from '../../base/api/useChange.ts'
import { focusFault } from '../../base/parts/focusFault.ts'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'
import { renewLearning } from '../change.ts'
import { daysOf, type Typed, typedFrom } from './typed.ts'

type Image = { uploadId: string | null; address: string | null; isGone: boolean }
const imageFrom = (edited: Edited | null): Image => ({
  ...{ uploadId: null, isGone: false },
  address: edited?.challenge?.image?.card ?? null,
})

type Asked = {
  kind: LearningKind
  edited: Edited | null
  communityId: string
  firstLevelId: string
  onDone: () => void
}
export type EditForm = ReturnType<typeof useEditForm>

/** What is typed of a lesson, challenge or masterclass, and its save; what was typed stays when it is refused (COM-LEARN-16). */
export function useEditForm({ kind, edited, communityId, firstLevelId, onDone }: Asked) {
  const [id] = useState(() => edited?.id ?? newId())
  // What is stored is read anew whenever somebody saves: without this their words would be overwritten unseen (X3-EDGE-13).
  const [before, setBefore] = useState(edited)
  const [typed, setTyped] = useState(() => typedFrom(edited))
  const [image, setImage] = useState(() => imageFrom(edited))
  const [isTouched, setTouched] = useState(false)
  const [uploads, setUploads] = useState(0)
  const [faults, setFaults] = useState<readonly LearningField[]>([])
  const [newerTitle, setNewerTitle] = useState<string | null>(null)

  const put = (change: Partial<Typed>) => {
    setTyped((now) => ({ ...now, ...change }))
    setTouched(true)
    setFaults([])
  }
  const putImage = (change: Image) => {
    setImage(change)
    setTouched(true)
  }
  const told = {
    onSuccess: ({ isPublished }: { isPublished: boolean }) => {
      const isNews = isPublished && !before?.isPublished
      tellSuccess(isNews ? words.published[kind] : words.saved[kind])
      void renewLearning()
      onDone()
    },
    onError: (error: unknown) => {
      const refusal = refusalOf(error)
      const { fields, current } = (refusal?.data ?? {}) as { fields?: LearningField[]; current?: { title: string } }
      if (fields) setFaults(fields)
      if (current) setNewerTitle(current.title)
      tellError(words.saveFailed, learningSaveRefused[refusal?.code ?? ''])
    },
  }
  const saveLesson = useChange(api.learning.saveLesson, told)
  const saveMasterclass = useChange(api.learning.saveMasterclass, told)
  const saveChallenge = useChange(api.learning.saveChallenge, told)
  const isBusy = saveLesson.isPending || saveMasterclass.isPending || saveChallenge.isPending

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { title, content, teacherId, isPublished, videoUrl, imageAlt } = typed
    const attachments = [...typed.attachments]
    const durationDays = daysOf(typed)
    const found =
      kind === 'lesson'
        ? lessonFaults({ ...typed, attachments })
        : kind === 'masterclass'
          ? textFaults({ ...typed, attachments })
          : challengeFaults({ ...typed, durationDays, hasImage: image.address !== null })
    setFaults(found)
    if (found.length > 0) return focusFault(event.currentTarget)
    if (isBusy || uploads > 0) return
    const known = { id, communityId, updatedAt: before?.updatedAt ?? null, title, content, teacherId, isPublished }
    const levelId = typed.levelId || firstLevelId
    if (kind === 'lesson')
      saveLesson.mutate({ ...known, videoUrl, attachments, levelId, week: typed.week, isRequired: typed.isRequired })
    else if (kind === 'masterclass') saveMasterclass.mutate({ ...known, videoUrl, attachments })
    else
      saveChallenge.mutate({
        ...{ ...known, durationDays, imageAlt, dailyTask: typed.dailyTask, awardId: typed.awardId },
        ...{ startDate: typed.startDate, endDate: typed.endDate },
        ...{ imageUploadId: image.uploadId, noImage: image.isGone && image.uploadId === null },
      })
  }
  /** Begins anew with what somebody else saved. */
  const takeOver = (newer: Edited) => {
    setBefore(newer)
    setTyped(typedFrom(newer))
    setImage(imageFrom(newer))
    setTouched(false)
    setNewerTitle(null)
  }
  const whileUploading = async (work: Promise<void>) => {
    setUploads((count) => count + 1)
    await work.finally(() => setUploads((count) => count - 1))
  }
  return {
    ...{ typed, put, image, putImage, faults, isTouched, isBusy, isUploading: uploads > 0, whileUploading },
    ...{ send, before, newerTitle, takeOver },
  }
}
