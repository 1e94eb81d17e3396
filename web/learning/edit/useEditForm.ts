import { newId } from '@bewezen/domain/base/newId.ts'
import {
  challengeFaults,
  type LearningField,
  type LearningKind,
  lessonFaults,
  textFaults,
} from '@bewezen/domain/learning/editing.ts'
import type { Edited } from '@bewezen/domain/learning/editingContract.ts'
import {
  learningFaultWords,
  learningSaveRefused,
  learningEditWords as words,
} from '@bewezen/domain/learning/editWords.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useChange } from '../../base/api/useChange.ts'
import { type ReadAgain, useEditing } from '../../base/editing/useEditing.ts'
import { tellSuccess } from '../../base/parts/toast.ts'
import { renewLearning } from '../change.ts'
import { daysOf, type Typed, typedFrom } from './typed.ts'

type Asked = {
  kind: LearningKind
  edited: Edited | null
  communityId: string
  firstLevelId: string
  readAgain: ReadAgain<Edited>
  onDone: () => void
}
export type EditForm = ReturnType<typeof useEditForm>

/** What is typed of a lesson, challenge or masterclass, and its save; what was typed stays when it is refused (COM-LEARN-16). */
export function useEditForm({ kind, edited, communityId, firstLevelId, readAgain, onDone }: Asked) {
  const [id] = useState(() => edited?.id ?? newId())
  const { isReady, showRefusal, ...form } = useEditing<Edited, Typed, LearningField>({
    stored: edited,
    typedFrom,
    readAgain,
    words: {
      saveFailed: words.saveFailed,
      loadFailed: words.loadFailed,
      refused: learningSaveRefused,
      faults: learningFaultWords,
    },
  })
  const { before, typed } = form
  const told = {
    onSuccess: ({ isPublished }: { isPublished: boolean }) => {
      const isNews = isPublished && !before?.isPublished
      tellSuccess(isNews ? words.published[kind] : words.saved[kind])
      void renewLearning()
      onDone()
    },
    onError: showRefusal,
  }
  const saveLesson = useChange(api.learning.saveLesson, told)
  const saveMasterclass = useChange(api.learning.saveMasterclass, told)
  const saveChallenge = useChange(api.learning.saveChallenge, told)
  const isBusy = saveLesson.isPending || saveMasterclass.isPending || saveChallenge.isPending

  const send = (element: HTMLFormElement) => {
    const { title, content, teacherId, isPublished, videoUrl, image, imageAlt } = typed
    const attachments = [...typed.attachments]
    const durationDays = daysOf(typed)
    const found =
      kind === 'lesson'
        ? lessonFaults({ ...typed, attachments })
        : kind === 'masterclass'
          ? textFaults({ ...typed, attachments })
          : challengeFaults({ ...typed, durationDays, hasImage: image.address !== null })
    if (!isReady(element, found)) return
    const known = { id, communityId, updatedAt: before?.updatedAt ?? null, title, content, teacherId, isPublished }
    const levelId = typed.levelId || firstLevelId
    if (kind === 'lesson')
      saveLesson.mutate({ ...known, videoUrl, attachments, levelId, week: typed.week, isRequired: typed.isRequired })
    else if (kind === 'masterclass') saveMasterclass.mutate({ ...known, videoUrl, attachments })
    else
      saveChallenge.mutate({
        ...known,
        durationDays,
        imageAlt,
        dailyTask: typed.dailyTask,
        awardId: typed.awardId,
        startDate: typed.startDate,
        endDate: typed.endDate,
        imageUploadId: image.uploadId,
        noImage: image.address === null,
      })
  }
  return { ...form, isBusy, send }
}
