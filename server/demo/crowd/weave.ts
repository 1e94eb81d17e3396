import { newId } from '@bewezen/domain/base/ids.ts'
import { minuteMs } from '@bewezen/domain/base/moment.ts'
import type { Said } from '../fillTalk.ts'
import type { GivenPerson } from '../givenPeople.ts'
import { people, type Who } from '../people.ts'
import type { ChannelPath } from '../places.ts'
import { type Draws, draws } from './draws.ts'
import { isIn, type Member } from './fillCrowd.ts'
import { momentOf } from './momentOf.ts'
import type { Overheard, Part } from './talk/overheard.ts'
import { readLines } from './talk/overheard.ts'

export type Cast = Record<Who, GivenPerson>
export type InChannel = { in: ChannelPath; said: Said[] }
/** Who is there to talk, and the moment at which the demonstration begins. */
export type Company = { cast: Cast; members: readonly Member[]; now: Date }

const emojis = ['👍', '👍', '👍', '❤️', '❤️', '☀️', '🔥', '😄'] as const

/** Those who could be in a conversation: in its community, and there already. */
export const present = ({ members, now }: Company, place: ChannelPath, at: Date): Member[] => {
  const community = place.split('/')[0] as Parameters<typeof isIn>[0]
  return members.filter(({ username, joinedAt }) => joinedAt < at && joinedAt < now && isIn(community, username))
}

/** Counts who spoke, so that everybody is heard now and then. */
export type Heard = Map<string, number>

/** Gives every part of a conversation to somebody else who fits it; those who spoke little go before the others. */
export function castParts(
  draw: Draws,
  letters: readonly string[],
  parts: Record<string, Part>,
  those: readonly Member[],
  heard: Heard,
) {
  const playing = new Map<string, Member>()
  for (const letter of letters) {
    const { from = 0, to = 99, kind } = parts[letter] ?? {}
    const free = those.filter(
      ({ id, neighbour }) =>
        ![...playing.values()].some((one) => one.id === id) &&
        neighbour.age >= from &&
        neighbour.age <= to &&
        (kind === undefined || neighbour.kind === kind),
    )
    const [chosen] = draw.some(free, 6).sort((a, b) => (heard.get(a.id) ?? 0) - (heard.get(b.id) ?? 0))
    if (!chosen) throw new Error(`nobody fits the part ${letter}`)
    heard.set(chosen.id, (heard.get(chosen.id) ?? 0) + 1)
    playing.set(letter, chosen)
  }
  return playing
}

/** A text with the facts of those who play filled in. */
export const filled = (text: string, playing: ReadonlyMap<string, Member>): string =>
  text.replace(/\{(@?)([a-z]\d*)(?:\.(stad|leeftijd|werk))?\}/g, (whole, at: string, letter: string, fact?: string) => {
    const member = playing.get(letter)
    if (!member) return whole
    const { city, age, profession } = member.neighbour
    if (fact) return { stad: city, leeftijd: `${age}`, werk: profession.toLowerCase() }[fact] ?? whole
    return at ? `@${member.username}` : member.firstName
  })

/** Some who liked what somebody said; most messages have few, and one in ten has many. */
export function likesFor(draw: Draws, those: readonly GivenPerson[], author: GivenPerson, most = 9): Said['likes'] {
  const count = draw.chance(0.42) ? 0 : draw.chance(0.12) ? draw.whole(5, most) : draw.whole(1, 4)
  const fans = draw.some(those, count).filter(({ id }) => id !== author.id)
  const found = new Map<string, GivenPerson[]>()
  for (const fan of fans) {
    const emoji = draw.pick(emojis)
    found.set(emoji, [...(found.get(emoji) ?? []), fan])
  }
  return [...found].map(([emoji, by]) => ({ emoji, by }))
}

/** A conversation of the crowd as it stands in its channel. */
export function overhear(conversation: Overheard, company: Company, heard: Heard): InChannel {
  const { in: place, daysAgo, from, parts = {} } = conversation
  const draw = draws(`${place} ${daysAgo} ${from}`)
  const lines = readLines(conversation.lines)
  const start = momentOf(company.now, daysAgo, from, lines.length * 14)
  const those = present(company, place, start)
  const letters = [
    ...new Set([
      ...lines.map(({ who }) => who),
      ...[...conversation.lines.matchAll(/\{@?([a-z])/g)].map(([, one]) => one ?? ''),
    ]),
  ].filter((who) => who.length === 1)
  const playing = castParts(draw, letters, parts, those, heard)
  const fans: GivenPerson[] = [
    ...those,
    ...Object.values(company.cast).filter(({ role }) => role !== 'no_subscription'),
  ]
  const made: Said[] = []
  let at = start.getTime()
  for (const { who, back, text, picture } of lines) {
    const speaker = playing.get(who) ?? (who in people ? company.cast[who as Who] : undefined)
    if (!speaker) throw new Error(`nobody is called ${who}`)
    made.push({
      id: newId(),
      who: speaker,
      at: new Date(at),
      content: filled(text, playing),
      answersId: back ? made[made.length - back]?.id : undefined,
      picture: picture ?? undefined,
      likes: likesFor(draw, fans, speaker),
    })
    at += draw.whole(2, 12) * minuteMs + draw.whole(0, 50) * 1_000
  }
  return { in: place, said: made }
}
