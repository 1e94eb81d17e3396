import { newId } from '@bewezen/domain/base/ids.ts'
import { findMentions } from '@bewezen/domain/community/mentions.ts'
import { notificationTitles } from '@bewezen/domain/inbox/words.ts'
import type { House } from '../base/house.ts'
import { demoExperiments } from './experiments.ts'
import type { GivenPerson } from './givenPeople.ts'
import type { GivenChannel } from './givenPlaces.ts'
import { keepFile } from './keepFile.ts'
import type { Who } from './people.ts'
import { type Picture, pictureOf } from './pictures.ts'
import type { ChannelPath } from './places.ts'
import type { Conversation } from './talk/conversation.ts'
import type { vocabulary } from './vocabulary.ts'

type Given = ReturnType<typeof vocabulary>

/** Something that was said in a channel, by whoever it was, and what others did with it. */
export type Said = {
  id: string
  who: GivenPerson
  at: Date
  content: string
  answersId?: string | undefined
  picture?: Picture | undefined
  experiment?: keyof typeof demoExperiments | undefined
  experimentId?: string | undefined
  likes: readonly { emoji: string; by: readonly GivenPerson[] }[]
}

/** Everything that was said, by the channel in which it was, the oldest first. */
export function byChannel(said: readonly { in: ChannelPath; said: readonly Said[] }[]): Map<ChannelPath, Said[]> {
  const found = new Map<ChannelPath, Said[]>()
  for (const one of said) found.set(one.in, [...(found.get(one.in) ?? []), ...one.said])
  for (const list of found.values()) list.sort((a, b) => a.at.getTime() - b.at.getTime())
  return found
}

/** Writes down what was said in a channel, with its pictures, experiments and reactions, and what inboxes were told of it. */
export async function hold(
  house: House,
  given: Given,
  channel: GivenChannel,
  { said, people }: { said: readonly Said[]; people: readonly GivenPerson[] },
): Promise<void> {
  const pictures = new Map<string, string>()
  for (const { id, who, at, picture } of said) if (picture) pictures.set(id, await hangUp(house, who, picture, at))
  const experiments = new Map<string, string>()
  for (const { id, who, experiment } of said)
    if (experiment) experiments.set(id, (await given.experiment(who, demoExperiments[experiment])).id)
  await given.history(
    channel,
    said.map(({ id, who, content, at, answersId, experimentId }) => ({
      id,
      author: who,
      content,
      at,
      parentId: answersId,
      uploadId: pictures.get(id),
      experimentId: experimentId ?? experiments.get(id),
    })),
  )
  await given.reactions(
    said.flatMap(({ id, who, at, likes }) =>
      likes.flatMap(({ emoji, by }) =>
        by.map((reactor) => ({ messageId: id, author: who, reactor, emoji, at: new Date(at.getTime() + 600_000) })),
      ),
    ),
  )
  const named = new Map(people.map((person) => [person.username, person]))
  const known = new Map(said.map((one) => [one.id, one]))
  await given.notifications(said.flatMap((one) => notificationsOf(one, { known, named, channel })))
}

/** The lines of a conversation of the cast; a few minutes lie between two, and a day has the hours of Amsterdam, near enough for a demonstration. */
export function spoken(conversation: Conversation, cast: Record<Who, GivenPerson>): Said[] {
  const [hour = 0, minute = 0] = conversation.from.split(':').map(Number)
  const start = new Date()
  start.setUTCHours(hour - 1, minute, 0, 0)
  start.setUTCDate(start.getUTCDate() - conversation.daysAgo)
  const made: Said[] = []
  for (const [index, [who, content, more = {}]] of conversation.lines.entries()) {
    const at = new Date(start.getTime() + index * 4 * 60_000 + ((index * 37) % 90) * 1_000)
    made.push({
      id: newId(),
      who: cast[who],
      at,
      content,
      answersId: more.answers ? made[index - more.answers]?.id : undefined,
      picture: more.picture,
      experiment: more.experiment,
      likes: Object.entries(more.likes ?? {}).map(([emoji, fans]) => ({ emoji, by: fans.map((fan) => cast[fan]) })),
    })
  }
  return made
}

async function hangUp(house: House, owner: GivenPerson, what: Picture, at: Date): Promise<string> {
  const { id } = await keepFile(house, { purpose: 'message-image', owner, file: await pictureOf(what), at })
  return id
}

type Around = { known: Map<string, Said>; named: Map<string, GivenPerson>; channel: GivenChannel }

/** What lands in an inbox: a mention goes before an answer, and nobody hears of themselves. */
function notificationsOf(one: Said, { known, named, channel }: Around) {
  const answered = known.get(one.answersId ?? '')
  const people = new Map<GivenPerson, 'mention' | 'reply'>()
  if (answered) people.set(answered.who, 'reply')
  for (const { name } of findMentions(one.content)) {
    const person = named.get(name)
    if (person) people.set(person, 'mention')
  }
  people.delete(one.who)
  const data = {
    author_id: one.who.id,
    channel_id: channel.id,
    blueprint_id: channel.communityId,
    message_id: one.id,
    ...(answered ? { parent_message_id: answered.id } : {}),
  }
  return [...people].map(([person, type]) => ({
    person,
    type,
    title: notificationTitles[type](one.who.firstName),
    data,
    at: one.at,
    read: Date.now() - one.at.getTime() > 3 * 86_400_000,
  }))
}
