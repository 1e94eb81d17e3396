import { holds } from '../access/capabilities.ts'
import type { Asker } from '../access/gate.ts'
import { daysBetween } from '../base/dates.ts'
import { isDay } from '../base/days.ts'
import { isEmptyRichText, isTooLargeRichText, youtubeId } from '../base/richText.ts'
import { asSlug } from '../base/slug.ts'
import { isInvisible, isLongerThan } from '../base/visibleText.ts'
import { weeksPerLevel } from './level.ts'

/** What is written here, and what each begins its addresses with (ROUTE-TABLE-06). */
export const learningKinds = ['lesson', 'challenge', 'masterclass'] as const
export type LearningKind = (typeof learningKinds)[number]

export const learningLimits = {
  title: 120,
  dailyTask: 200,
  attachments: 10,
  attachmentName: 100,
  imageAlt: 300,
  /** COM-LEARN-11 */
  durationDays: 90,
  /** From the first day to the last. */
  periodDays: 366,
} as const

/** Points, once per item (COM-LEARN-08). */
export const learningPoints = { lesson: 10, level: 100, challenge: 50 } as const

type Owned = { createdBy: string | null; teacherId: string | null }

/** Whether this person edits something: admins all, teachers what they made and what was given to them (COM-LEARN-16). */
export const mayEditLearning = (asker: Pick<Asker, 'id' | 'role'>, { createdBy, teacherId }: Owned): boolean =>
  holds(asker.role, 'manageLearning') ||
  (holds(asker.role, 'writeLessons') && (asker.id === createdBy || asker.id === teacherId))

export type LearningField =
  | 'title'
  | 'content'
  | 'videoUrl'
  | 'week'
  | 'attachments'
  | 'imageAlt'
  | 'dailyTask'
  | 'startDate'
  | 'endDate'
  | 'durationDays'

type TypedText = { title: string; content: string; videoUrl: string; attachments: readonly { name: string }[] }

/** The fields of a lesson or masterclass that cannot be stored; one with a video needs no text (COM-LEARN-06, COM-LEARN-15). */
export function textFaults({ title, content, videoUrl, attachments }: TypedText): LearningField[] {
  const faults: LearningField[] = []
  if (isWrongTitle(title)) faults.push('title')
  if (videoUrl.trim() !== '' && youtubeId(videoUrl.trim()) === null) faults.push('videoUrl')
  if (isTooLargeRichText(content) || (isEmptyRichText(content) && videoUrl.trim() === '')) faults.push('content')
  const isWrongName = ({ name }: { name: string }) =>
    isInvisible(name) || isLongerThan(name.trim(), learningLimits.attachmentName)
  if (attachments.length > learningLimits.attachments || attachments.some(isWrongName)) faults.push('attachments')
  return faults
}

/** The same of a lesson, with its place. */
export function lessonFaults(typed: TypedText & { week: number }): LearningField[] {
  const isWeek = Number.isInteger(typed.week) && typed.week >= 1 && typed.week <= weeksPerLevel
  return [...textFaults(typed), ...(isWeek ? [] : (['week'] as const))]
}

type TypedChallenge = {
  title: string
  content: string
  dailyTask: string
  startDate: string
  endDate: string
  durationDays: number
  hasImage: boolean
  imageAlt: string
}

/** The fields of a challenge that cannot be stored; what is asked must fit in the period (COM-LEARN-11). */
export function challengeFaults(typed: TypedChallenge): LearningField[] {
  const faults: LearningField[] = []
  const { startDate, endDate, durationDays } = typed
  if (isWrongTitle(typed.title)) faults.push('title')
  if (isInvisible(typed.dailyTask) || isLongerThan(typed.dailyTask.trim(), learningLimits.dailyTask))
    faults.push('dailyTask')
  if (!isDay(startDate)) faults.push('startDate')
  const length = isDay(startDate) && isDay(endDate) ? daysBetween(startDate, endDate) + 1 : 0
  if (length < 1 || length > learningLimits.periodDays) faults.push('endDate')
  const isCount = Number.isInteger(durationDays) && durationDays >= 1 && durationDays <= learningLimits.durationDays
  if (!isCount || (length >= 1 && durationDays > length)) faults.push('durationDays')
  const isWrongAlt = typed.hasImage && isInvisible(typed.imageAlt)
  if (isWrongAlt || isLongerThan(typed.imageAlt.trim(), learningLimits.imageAlt)) faults.push('imageAlt')
  if (isTooLargeRichText(typed.content) || isEmptyRichText(typed.content)) faults.push('content')
  return faults
}

const isWrongTitle = (title: string): boolean => isInvisible(title) || isLongerThan(title.trim(), learningLimits.title)

const wordless: Record<LearningKind, string> = { lesson: 'les', challenge: 'challenge', masterclass: 'masterclass' }

/** The part of the address that is asked for, made of the title once and for all (COM-LEARN-18). */
export const learningSlug = (kind: LearningKind, title: string): string => asSlug(title) || wordless[kind]
