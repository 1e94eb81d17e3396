import type { LearningKind } from '@bewezen/domain/learning/editing.ts'
import type { Edited } from '@bewezen/domain/learning/editingContract.ts'
import { type ChosenPicture, storedPicture } from '../../base/editing/DescribedPicture.tsx'

/** A file as the form holds it: kept already, or sent for this. */
export type TypedFile = { name: string; key: string | null; uploadId: string | null }

/** What is typed of any kind; the fields of the others stay as they are and are not sent. */
export type Typed = {
  title: string
  content: string
  teacherId: string | null
  isPublished: boolean
  videoUrl: string
  attachments: readonly TypedFile[]
  levelId: string
  week: number
  isRequired: boolean
  dailyTask: string
  startDate: string
  endDate: string
  durationDays: string
  awardId: string | null
  image: ChosenPicture
  imageAlt: string
}

const blank: Typed = {
  title: '',
  content: '',
  teacherId: null,
  isPublished: false,
  videoUrl: '',
  attachments: [],
  levelId: '',
  week: 1,
  isRequired: true,
  dailyTask: '',
  startDate: '',
  endDate: '',
  durationDays: '',
  awardId: null,
  image: storedPicture(undefined),
  imageAlt: '',
}

/** What the form opens with. */
export function typedFrom(edited: Edited | null): Typed {
  if (!edited) return blank
  const { title, content, teacherId, isPublished, text, lesson, challenge } = edited
  const { image, durationDays, ...asked } = challenge ?? { image: null, durationDays: '' }
  return {
    ...blank,
    title,
    content,
    teacherId,
    isPublished,
    ...lesson,
    ...asked,
    videoUrl: text?.videoUrl ?? '',
    attachments: (text?.attachments ?? []).map(({ name, key }) => ({ name, key, uploadId: null })),
    durationDays: String(durationDays),
    image: storedPicture(image?.card),
    imageAlt: image?.alt ?? '',
  }
}

/** What is sent: the number of days that was typed, no number where it is none. */
export const daysOf = ({ durationDays }: Typed): number => (/^\d{1,3}$/.test(durationDays) ? Number(durationDays) : 0)

export const hasText = (kind: LearningKind): boolean => kind !== 'challenge'
