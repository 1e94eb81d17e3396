import { type Chapter, chapterAt } from './chapters.ts'
import { readMoment } from './moments.ts'

/** A part of the bar under a player: a chapter, how long it is in seconds, and how much of it lies behind one. */
export type BarPart = Chapter & {
  length: number
  /** From 0 to 1. */
  filled: number
  isNow: boolean
}

/** The chapters of an episode as a progress bar; a moment that is not known fills nothing (POD-MORE-30, POD-MORE-32). */
export function chapterBar(
  chapters: readonly Chapter[],
  { position, length }: { position: number | null; length: number | null },
): BarPart[] {
  const now = position === null ? -1 : chapterAt(chapters, position)
  const end = endOf(chapters, length)
  return chapters.map(({ seconds, title }, at) => {
    const long = (chapters[at + 1]?.seconds ?? end) - seconds
    const heard = position === null ? 0 : (position - seconds) / long
    return { seconds, title, length: long, filled: Math.min(1, Math.max(0, heard)), isNow: at === now }
  })
}

/** Where the last chapter ends: with the episode, or else after as long as the chapters before it are on average. */
function endOf(chapters: readonly Chapter[], length: number | null): number {
  const [first, last] = [chapters[0]?.seconds ?? 0, chapters.at(-1)?.seconds ?? 0]
  if (length !== null && length > last) return length
  return last + Math.max(1, (last - first) / Math.max(1, chapters.length - 1))
}

/** How long an episode is, in seconds, as its managers wrote it: '48 min', '1 uur 5 min', '1:02:40'; null where that says nothing. */
export function writtenLength(duration: string): number | null {
  const clock = readMoment(duration)
  if (clock !== null) return clock
  const [, hours = '0', minutes = '0'] =
    /^\s*(?:(\d{1,2})\s*(?:uur|u)\b\.?)?\s*(?:en\s+)?(?:(\d{1,4})\s*(?:minuten|minuut|min|m)\b\.?)?\s*$/iu.exec(
      duration,
    ) ?? []
  const length = Number(hours) * 3600 + Number(minutes) * 60
  return length > 0 ? length : null
}
