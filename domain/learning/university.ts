import { isLevelOpen, lastOpenWeek, percentDone } from './level.ts'

/** A level of the shared list, as it is stored; `number` is its place, from 1. */
export type LevelRow = { id: string; number: number; title: string; duration: string; result: string }

/** A lesson as one person may see it, in the order of its week. */
export type LessonRow = {
  id: string
  slug: string
  title: string
  levelId: string
  week: number
  isRequired: boolean
  isPublished: boolean
  hasVideo: boolean
  isDone: boolean
  mayEdit: boolean
}

/** Who looks: which levels they finished, and whether they see all because they teach. */
export type Learner = { finishedLevelIds: ReadonlySet<string>; seesAll: boolean }

export type ShownLesson = LessonRow & { isOpen: boolean }
export type ShownLevel = LevelRow & {
  isOpen: boolean
  isFinished: boolean
  percent: number
  /** The last week that is open. */
  openWeeks: number
  /** Of a closed level none: only its title is shown (COM-LEARN-04). */
  lessons: ShownLesson[]
}

/** The university of a community for one person: what is open, what is done and what comes next (COM-LEARN-03..05). */
export function universityFor(levels: readonly LevelRow[], lessons: readonly LessonRow[], learner: Learner) {
  const { finishedLevelIds, seesAll } = learner
  const finished = new Set(levels.filter(({ id }) => finishedLevelIds.has(id)).map(({ number }) => number))
  const shown = levels.map((level): ShownLevel => {
    const own = lessons.filter((lesson) => lesson.levelId === level.id)
    const published = own.filter((lesson) => lesson.isPublished)
    const isFinished = finished.has(level.number)
    const isOpen = isLevelOpen(level.number, finished, seesAll)
    const openWeeks = isOpen ? lastOpenWeek(published, isFinished, seesAll) : 0
    return {
      ...level,
      isOpen,
      isFinished,
      openWeeks,
      percent: isFinished ? 100 : percentDone(published),
      lessons: isOpen ? own.map((lesson) => ({ ...lesson, isOpen: lesson.week <= openWeeks || lesson.mayEdit })) : [],
    }
  })
  const published = lessons.filter((lesson) => lesson.isPublished)
  return {
    levels: shown,
    nextId: nextLesson(shown)?.id ?? null,
    done: published.filter((lesson) => lesson.isDone).length,
    total: published.length,
    percent: percentDone(published),
  }
}

export type University = ReturnType<typeof universityFor>

/** What comes next: the first open lesson that counts and is not done, else the first that is left (COM-LEARN-03). */
export function nextLesson(levels: readonly ShownLevel[]): ShownLesson | null {
  const left = levels.flatMap((level) =>
    level.lessons.filter((lesson) => lesson.isPublished && lesson.isOpen && !lesson.isDone),
  )
  return left.find((lesson) => lesson.isRequired) ?? left[0] ?? null
}

/** The open lessons before and after one, over the borders of weeks and levels (COM-LEARN-07). */
export function neighbours(levels: readonly ShownLevel[], lessonId: string) {
  const open = levels.flatMap((level) =>
    level.lessons.filter((lesson) => lesson.id === lessonId || (lesson.isPublished && lesson.isOpen)),
  )
  const at = open.findIndex((lesson) => lesson.id === lessonId)
  return { previous: at > 0 ? (open[at - 1] ?? null) : null, next: at >= 0 ? (open[at + 1] ?? null) : null }
}

/** Why somebody cannot read a lesson that they may see in its place, or null (COM-LEARN-04, COM-LEARN-05). */
export function lessonRefusal(
  university: University,
  lesson: { id: string; levelId: string; week: number },
): { code: 'LEVEL_CLOSED'; data: { level: number } } | { code: 'WEEK_CLOSED'; data: { week: number } } | null {
  const level = university.levels.find(({ id }) => id === lesson.levelId)
  if (!level?.isOpen) return { code: 'LEVEL_CLOSED', data: { level: (level?.number ?? 2) - 1 } }
  const isOpen = level.lessons.some(({ id, isOpen }) => id === lesson.id && isOpen)
  return isOpen ? null : { code: 'WEEK_CLOSED', data: { week: level.openWeeks } }
}
