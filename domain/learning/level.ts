/** COM-LEARN-03, X3-LIMIT-02 */
export const weeksPerLevel = 8

/** What a lesson weighs for those who come by it. */
export type Counted = { isRequired: boolean; isDone: boolean }
export type Placed = Counted & { week: number }

/** The lessons that finish a level: the required ones; all of them where none is required (COM-LEARN-04, COM-LEARN-31). */
export function countingOf<Lesson extends Counted>(lessons: readonly Lesson[]): readonly Lesson[] {
  const required = lessons.filter((lesson) => lesson.isRequired)
  return required.length > 0 ? required : lessons
}

/** Whether somebody who did these lessons has finished their level; one without lessons is finished by nobody (COM-LEARN-04, COM-LEARN-31). */
export const isLevelDone = (published: readonly Counted[]): boolean =>
  published.length > 0 && countingOf(published).every((lesson) => lesson.isDone)

/**
 * Whether the level with this number is open: the first for everybody, the next when the one before was finished, all
 * for who teaches. What somebody finished once stays open (COM-LEARN-04, COM-LEARN-31).
 */
export const isLevelOpen = (number: number, finished: ReadonlySet<number>, seesAll: boolean): boolean =>
  seesAll || number === 1 || finished.has(number - 1) || finished.has(number)

/**
 * How far the weeks of an open level are open, as the last open one: a week opens when what counts in those before it is
 * done. Whoever has begun a week keeps it, whatever is added before it later (COM-LEARN-05, COM-LEARN-31).
 */
export function lastOpenWeek(published: readonly Placed[], isFinished: boolean, seesAll: boolean): number {
  if (isFinished || seesAll) return weeksPerLevel
  const toDo = countingOf(published).filter((lesson) => !lesson.isDone)
  const begun = published.filter((lesson) => lesson.isDone).map((lesson) => lesson.week)
  return Math.max(1, ...begun, Math.min(weeksPerLevel, ...toDo.map((lesson) => lesson.week)))
}

/** How much of what counts is done, in whole percents; 100 only when nothing is left (COM-LEARN-03). */
export function percentDone(published: readonly Counted[]): number {
  const counting = countingOf(published)
  if (counting.length === 0) return 0
  return Math.floor((counting.filter((lesson) => lesson.isDone).length / counting.length) * 100)
}
