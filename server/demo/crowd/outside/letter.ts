import type { Failure, MessageStatus } from '@bewezen/domain/external/message.ts'
import type { Part } from '../talk/overheard.ts'

/**
 * A conversation with somebody outside, in the big demo community. A line of it is `5 14:20 in: text`: so many days ago, at
 * that clock, and `in` for what came, `auto` for what no person wrote and `uit` for what Jasper answered, where `uit/read`
 * says how it stands and `uit/failed/bounced` why it failed. A `|` is a new paragraph. `{m}` is the first name of a member
 * who writes from their own address, `{m.stad}` their town.
 */
export type Letter = {
  source: SourceName
  from: { handle: string; name: string } | { member: Part }
  subject?: string
  state?: 'new' | 'mine' | 'archived'
  /** In how many days it wakes up. */
  snoozedDays?: number
  lines: string
}
export type SourceName =
  | 'Algemene mail'
  | 'Contactformulier'
  | 'Instagram'
  | 'Telefoon evenementen'
  | 'LinkedIn'
  | 'Twitter'

type LetterLine = {
  daysAgo: number
  clock: string
  isAnswer: boolean
  isAutomatic: boolean
  status?: MessageStatus
  failure?: Failure
  text: string
}

/** Reads the lines of a conversation with somebody outside; throws at one that is none. */
export const readLetter = (lines: string): LetterLine[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const found =
        /^(?<days>\d+) (?<clock>\d\d:\d\d) (?<way>in|auto|uit)(?:\/(?<status>delivered|read|failed))?(?:\/(?<failure>bounced|unreachable))?: (?<text>.+)$/.exec(
          line.trim(),
        )?.groups
      if (!found) throw new Error(`no line of a conversation with somebody outside: ${line}`)
      const { days, clock = '', way, status, failure, text = '' } = found
      return {
        daysAgo: Number(days),
        clock,
        isAnswer: way === 'uit',
        isAutomatic: way === 'auto',
        ...(status ? { status: status as MessageStatus } : {}),
        ...(failure ? { failure: failure as Failure } : {}),
        text: text.replaceAll('|', '\n\n'),
      }
    })
