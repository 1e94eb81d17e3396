import { dayOf, weekdayDate } from '@bewezen/domain/base/dates.ts'
import { plusDays } from '@bewezen/domain/base/days.ts'
import { dayMs } from '@bewezen/domain/base/moment.ts'
import { daylightAt } from '@bewezen/domain/pictures/daylight.ts'
import { agenda } from '../agenda.ts'
import { logs } from '../logs.ts'
import { type DemoPost, demoPosts } from '../posts.ts'
import type { Conversation, Line } from '../talk/conversation.ts'
import { talk } from '../talk.ts'
import { asPlanned } from './weekdays.ts'

type Amendment = readonly [says: string, instead: string]

/**
 * What the cast says otherwise in the big demo community, where more of them is known: the dates are those of its agenda,
 * whoever was there for months is no newcomer, and work is the work that stands on a profile (COM-START-46).
 */
export const amendments = (now: Date): readonly Amendment[] => [
  [
    'Zaterdag 24 oktober is de masterclass Ochtendlicht.',
    `${capital(dayOfMasterclass(now))} is de masterclass Ochtendlicht.`,
  ],
  ['Hoi, ik ben Lotte uit Tilburg. Ik wil weten', 'Nieuwe vraag van mij: ik wil weten'],
  ['Welkom Lotte! Mooi concreet. Meet eerst', 'Mooi concreet, Lotte. Meet eerst'],
  ['Hoi Lotte! Ik had hetzelfde.', 'Dat had ik ook.'],
  [
    'Geldt dat ook voor mensen die om vijf uur opstaan? In mijn praktijk zie ik veel vroege diensten.',
    'Geldt dat ook voor wie om vijf uur opstaat? Mijn partner draait vroege diensten.',
  ],
  ['komt de zon in Utrecht om 08:13 op', `komt de zon in Utrecht om ${sunrise(now)} op`],
]

/** What the cast says in the channels of the big demo community. */
export const amendedTalk = (now: Date): Conversation[] =>
  [...talk, ...logs.map(withOwnRemark)].map((one) => ({
    ...one,
    lines: one.lines.map(
      ([who, text, more]): Line => (more ? [who, amended(text, now), more] : [who, amended(text, now)]),
    ),
  }))

/** The posts of the cast in its feeds. */
export const amendedPosts = (now: Date): DemoPost[] =>
  demoPosts.map((post) => ({
    ...post,
    content: amended(post.content, now),
    ...(post.comments
      ? { comments: post.comments.map(([who, text, ...more]) => [who, amended(text, now), ...more] as const) }
      : {}),
  }))

const amended = (text: string, now: Date): string =>
  amendments(now).reduce((made, [says, instead]) => made.replace(says, instead), text)

/** Fifteen afternoons of one log; in the small community it says the same on most of them. */
const afternoons = [
  'Briefje hangt.',
  'Drie koppen koffie, allemaal voor twaalven.',
  'Regen, toch buiten gezeten.',
  'Lunch aan mijn bureau, dat was te merken.',
  'Rondje om de Grote Markt gelopen.',
  'Slecht geslapen, dus dit valt mee.',
  'Vergaderd tot half drie, raam open.',
  'Regenjas gekocht, geen smoes meer.',
  'Broodje buiten, duif op mijn schoen.',
  'Zon! Twintig minuten op de stoep.',
  'Thuisgewerkt, twee keer de trap op en neer.',
  'Zonder gaap door het overleg gekomen.',
  'Motregen, kwartier onder het afdak.',
  'Appel in plaats van koek.',
  'Zo mag het blijven.',
]

function withOwnRemark(one: Conversation, index: number): Conversation {
  const first = logs.findIndex(({ lines }) => lines[0]?.[0] === 'bram')
  const day = index - first
  const [who, text = ''] = one.lines[0] ?? []
  const remark = afternoons[day]
  if (who !== 'bram' || !remark) return one
  const [value = ''] = /\d/.exec(text) ?? []
  return { ...one, lines: [[who, `Dag ${day + 1}, drie uur: een ${value}. ${remark}`]] }
}

function dayOfMasterclass(now: Date): string {
  const plan = agenda.find(({ title }) => title === 'Masterclass Ochtendlicht')
  if (!plan) throw new Error('the masterclass is not in the agenda')
  return weekdayDate(`${plusDays(dayOf(now), asPlanned(plan, now).inDays)}T12:00:00Z`)
}

/** When the sun came up on the day of the post that tells it, yesterday. */
function sunrise(now: Date): string {
  const { sunrise: minutes } = daylightAt(now.getTime() - dayMs)
  return `${`${Math.floor(minutes / 60)}`.padStart(2, '0')}:${`${minutes % 60}`.padStart(2, '0')}`
}

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
