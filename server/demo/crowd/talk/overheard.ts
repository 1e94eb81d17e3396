import type { ChannelPath } from '../../places.ts'
import type { Kind } from '../names.ts'

/** What somebody has to be for a part in a conversation. */
export type Part = { from?: number; to?: number; kind?: Kind }

/**
 * A conversation of the crowd, so many days ago from that hour on. A line is `a: text`: a letter is somebody of the
 * crowd, a name is one of the cast. Each `>` instead of the colon answers the line so many back. `{a}` is the first name
 * of a, `{@a}` mentions them, `{a.stad}`, `{a.leeftijd}` and `{a.werk}` are their own facts; `[licht]` at the end is a picture.
 */
export type Overheard = { in: ChannelPath; daysAgo: number; from: string; parts?: Record<string, Part>; lines: string }

export type SpokenLine = { who: string; back: number; text: string; picture: 'licht' | 'beweging' | 'slaap' | null }

/** Reads the lines of a conversation; throws at one that is none. */
export function readLines(lines: string): SpokenLine[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const found = /^(?<who>[a-z]+)(?<sign>:|>+) (?<text>.+?)(?: \[(?<picture>licht|beweging|slaap)\])?$/.exec(
        line.trim(),
      )
      const { who = '', sign = '', text = '', picture } = found?.groups ?? {}
      if (!found) throw new Error(`no line of a conversation: ${line}`)
      return {
        who,
        text,
        back: sign.startsWith('>') ? sign.length : 0,
        picture: picture === 'licht' || picture === 'beweging' || picture === 'slaap' ? picture : null,
      }
    })
}
