import type { Who } from '../../people.ts'
import type { Part } from '../talk/overheard.ts'

/**
 * An evening of the big demo community. A line of its talk is `12 a1: text`: the minute after the start, and a letter with
 * a number for somebody of the crowd or a name for one of the cast; each `>` in place of the colon answers the line so many
 * back. A line of its questions is `8 a6 9 18: text`: asked in that minute, raised by so many others, and answered in that
 * minute, with `-` for one that is still open. Facts of people are filled in as in conversations (`overheard.ts`).
 */
export type Evening = {
  title: string
  description: string
  by: Who
  /** How many days from the Tuesday ahead; below zero it is over. */
  fromTuesday: number
  /** On the clock of Amsterdam, or so many minutes before the sun goes down. */
  at: string | { beforeSunset: number }
  minutes: number
  isForStudents?: boolean
  /** An open film in the place of a broadcast, on YouTube. */
  video: string
  parts?: Record<string, Part>
  talk?: string
  questions?: string
  /** How many want to be reminded, and those of the cast among them. */
  reminds?: { cast: readonly Who[]; crowd: number }
}

type EveningLine = { minute: number; who: string; back: number; text: string }
type EveningQuestion = { minute: number; who: string; raises: number; answered: number | null; text: string }

/** Reads the talk of an evening; throws at a line that is none. */
export const readTalk = (talk = ''): EveningLine[] =>
  linesOf(talk).map((line) => {
    const [, minute, who = '', sign = '', text = ''] =
      /^(-?\d+) ([a-z]+\d*)(:|>+) (.+)$/.exec(line) ?? fault(`no line of an evening: ${line}`)
    return { minute: Number(minute), who, back: sign === ':' ? 0 : sign.length, text }
  })

/** Reads the questions of an evening; throws at a line that is none. */
export const readQuestions = (questions = ''): EveningQuestion[] =>
  linesOf(questions).map((line) => {
    const [, minute, who = '', raises, answered, text = ''] =
      /^(\d+) ([a-z]+\d*) (\d+) (\d+|-): (.+)$/.exec(line) ?? fault(`no question of an evening: ${line}`)
    return {
      minute: Number(minute),
      who,
      raises: Number(raises),
      answered: answered === '-' ? null : Number(answered),
      text,
    }
  })

const linesOf = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

function fault(why: string): never {
  throw new Error(why)
}
