import { cleanText } from '../base/typedText.ts'
import { isInvisible, isLongerThan } from '../base/visibleText.ts'
import { momentText, readMoment } from './moments.ts'

/** Where a part of an episode begins, and what it is called (POD-MORE-06). */
export type Chapter = { seconds: number; title: string }

export const [maxChapters, maxChapterTitle] = [60, 120]

/** What is wrong with typed chapters, and in which line, counted from 1. */
export type ChapterFault = { kind: 'line' | 'order' | 'title' | 'many'; line: number }

/** Chapters as they are typed, one on a line: '12:40 Waarom het raam niet telt' (POD-MORE-06). */
export function readChapters(typed: string): { chapters: Chapter[]; fault: ChapterFault | null } {
  const chapters: Chapter[] = []
  for (const [at, text] of cleanText(typed).split('\n').entries()) {
    if (isInvisible(text)) continue
    const fault = (kind: ChapterFault['kind']) => ({ chapters, fault: { kind, line: at + 1 } })
    const [, moment = '', rest = ''] = /^\s*\(?\[?([\d:]+)\]?\)?(?:\s*[-–—]\s+|\s+)(.*)$/su.exec(text) ?? []
    const seconds = readMoment(moment)
    const title = rest.replace(/\s+/gu, ' ').trim()
    if (seconds === null || isInvisible(title)) return fault('line')
    if (isLongerThan(title, maxChapterTitle)) return fault('title')
    const before = chapters.at(-1)
    if (before && before.seconds >= seconds) return fault('order')
    if (chapters.length === maxChapters) return fault('many')
    chapters.push({ seconds, title })
  }
  return { chapters, fault: null }
}

/** Chapters as the form shows them; `readChapters` reads them back as the same. */
export const chaptersText = (chapters: readonly Chapter[]): string =>
  chapters.map(({ seconds, title }) => `${momentText(seconds)} ${title}`).join('\n')

/** The place in the list of the chapter that a moment falls in; -1 before the first. */
export const chapterAt = (chapters: readonly Chapter[], seconds: number): number =>
  chapters.findLastIndex((chapter) => chapter.seconds <= seconds)
