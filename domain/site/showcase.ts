import { isInvisible, isLongerThan } from '../base/visibleText.ts'
import { contentLimits } from './content.ts'
import type { Inside } from './contract.ts'
import { type MeasuredText, measuredFaults, measuredOf } from './measured.ts'

/** What an admin says of the living parts of the home page: a conversation, a week of the calendar, a week of the university. */
export type ShowcaseText = MeasuredText & {
  showsConversation: boolean
  channel: string
  firstName: string
  firstText: string
  secondName: string
  secondText: string
  thirdName: string
  thirdText: string
  /** The people in it agreed; without that it is marked as an example (MKT-MORE-03). */
  hasConsent: boolean
  showsCalendar: boolean
  showsWeek: boolean
  /** Which week of the university, by `weekKey`; empty while none is chosen. */
  week: string
}

const said = [
  ['firstName', 'firstText'],
  ['secondName', 'secondText'],
  ['thirdName', 'thirdText'],
] as const

/** Which fields of it cannot be stored; the third one who speaks may be left out (MKT-MORE-03). */
export function showcaseFaults(it: ShowcaseText): (keyof ShowcaseText)[] {
  const isWrong = (name: keyof ShowcaseText, most: number) =>
    isInvisible(String(it[name])) || isLongerThan(String(it[name]).trim(), most)
  const isLeftOut = (name: string, text: string) => name.trim() === '' && text.trim() === ''
  const spoken = said.filter(([name, text]) => name !== 'thirdName' || !isLeftOut(it[name], it[text]))
  const measured = measuredFaults(it)
  return [
    ...(isWrong('channel', contentLimits.name) ? (['channel'] as const) : []),
    ...spoken.flatMap(([name, text]) => [
      ...(isWrong(name, contentLimits.name) ? [name] : []),
      ...(isWrong(text, contentLimits.quote) ? [text] : []),
    ]),
    // Without its numbers the conversation would show no chart.
    ...(measured.length === 0 && measuredOf(it) === null ? (['measure'] as const) : measured),
  ]
}

/** Who says what in the conversation, in order. */
const spokenIn = (it: ShowcaseText): { name: string; text: string }[] =>
  said.map(([name, text]) => ({ name: it[name], text: it[text] })).filter(({ name }) => name !== '')

/** The conversation as visitors see it; null when it is switched off or has no chart to show. */
export function conversationOf(it: ShowcaseText): Inside['conversation'] {
  const measured = measuredOf(it)
  if (!it.showsConversation || !measured) return null
  return { channel: it.channel, said: spokenIn(it), measured, isSample: !it.hasConsent }
}

type Week = { communityId: string; levelId: string; week: number }

/** A week of the university in one text. */
export const weekKey = ({ communityId, levelId, week }: Week): string => [communityId, levelId, week].join('/')

/** The week that such a text names, or null. */
export function weekOfKey(key: string): Week | null {
  const [, communityId, levelId, week] = /^([\da-f-]{36})\/([\da-f-]{36})\/([1-8])$/.exec(key) ?? []
  return communityId && levelId && week ? { communityId, levelId, week: Number(week) } : null
}
