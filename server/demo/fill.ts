import { newId } from '@bewezen/domain/base/ids.ts'
import { findMentions } from '@bewezen/domain/community/mentions.ts'
import { notificationTitles } from '@bewezen/domain/inbox/words.ts'
import { sql } from 'drizzle-orm'
import type { House } from '../base/house.ts'
import { agenda, planned } from './agenda.ts'
import { articles, coverPicture } from './articles.ts'
import { talkOfSanne } from './assistant.ts'
import { type Day, dailyTasks, problems } from './daily.ts'
import { demoExperiments } from './experiments.ts'
import { fillExternal } from './fillExternal.ts'
import { fillLearning } from './fillLearning.ts'
import { fillPodcasts } from './fillPodcasts.ts'
import { drawShop, fillShop } from './fillShop.ts'
import { fillStreams } from './fillStreams.ts'
import type { GivenPerson } from './givenPeople.ts'
import type { GivenChannel } from './givenPlaces.ts'
import { emergencyOfSanne, healthOfSanne } from './health.ts'
import { keepFile } from './keepFile.ts'
import { logs } from './logs.ts'
import { demoPassword, people, type Who } from './people.ts'
import { type Picture, pictureOf } from './pictures.ts'
import { type ChannelPath, places, startSlug } from './places.ts'
import { demoPosts } from './posts.ts'
import { privateTalk } from './private.ts'
import { fillProduction } from './production.ts'
import { about, earned } from './profiles.ts'
import type { Conversation, Line } from './talk/conversation.ts'
import { talk } from './talk.ts'
import { vocabulary } from './vocabulary.ts'

type Cast = Record<Who, GivenPerson>
type Said = { id: string; who: Who; at: Date; line: Line; answersId?: string }

/** Fills an empty house with the demo community: people, channels and three weeks of talk, the same every time. */
export async function fillDemo(house: House): Promise<void> {
  const { rows } = await house.database.db.execute(sql`select 1 from profiles limit 1`)
  if (rows.length > 0) return
  const pictures = drawShop()
  const given = vocabulary(house)
  const cast = await assemble(house, given)
  await honour(given, cast)
  const channels = await build(given, cast)
  for (const [path, conversations] of byChannel([...talk, ...logs]))
    await hold(house, given, cast, channels[path], conversations)
  await given.readAllBut(cast.sanne, 4)
  await given.pins(cast.sanne, [channels['universiteit/slaap']])
  for (const one of privateTalk) await talkPrivately(given, cast, one)
  for (const [who, list] of Object.entries(dailyTasks) as [Who, Day][]) await given.tasks(cast[who], list)
  await given.assistantTalk(cast.sanne, talkOfSanne(new Date()))
  for (const { by, hoursAgo, assignee, picture, ...told } of problems)
    await given.report(cast[by], {
      ...told,
      at: new Date(Date.now() - hoursAgo * 3_600_000),
      ...(assignee ? { assignee: cast[assignee] } : {}),
      ...(picture ? { picture: await pictureOf(picture) } : {}),
    })
  await fillExternal(given, cast)
  await fillShop(given, cast, await pictures)
  await fillBlogs(given, cast)
  await fillPodcasts(given, cast)
  await fillFeed(given, cast, channels)
  await fillAgenda(given, cast)
  await fillStreams(given, cast)
  await fillLearning(house, given, cast, { id: channels['universiteit/welkom'].communityId })
  await given.medical(cast.sanne, healthOfSanne)
  await given.emergency({ member: cast.sanne, admin: cast.jasper, ...emergencyOfSanne(new Date()) })
}

async function talkPrivately(given: ReturnType<typeof vocabulary>, cast: Cast, it: (typeof privateTalk)[number]) {
  const [one, other] = it.between
  const start = Date.now() - it.hoursAgo * 3_600_000
  const conversation = await given.conversation(cast[one], cast[other])
  await given.history(
    conversation,
    it.lines.map(([who, content], at) => ({ author: cast[who], content, at: new Date(start + at * 150_000) })),
  )
  await given.hasRead(cast[one], conversation, it.lines.length - it.unread)
  await given.hasRead(cast[other], conversation, it.lines.length)
}

async function fillBlogs(given: ReturnType<typeof vocabulary>, cast: Cast): Promise<void> {
  for (const { by, daysAgo, cover, ...text } of articles)
    await given.blog({
      ...text,
      by: cast[by],
      at: new Date(Date.now() - daysAgo * 86_400_000),
      ...(cover ? { cover: { file: await coverPicture(cover), alt: cover.alt } } : {}),
    })
}

async function fillFeed(
  given: ReturnType<typeof vocabulary>,
  cast: Cast,
  channels: Record<ChannelPath, GivenChannel>,
): Promise<void> {
  const liked = (likes: Record<string, Who[]> = {}) =>
    Object.entries(likes).map(([emoji, by]) => ({ emoji, by: by.map((who) => cast[who]) }))
  for (const { in: place, by, daysAgo, picture, likes, comments = [], ...text } of demoPosts) {
    // A channel knows its community.
    const [, channel] = Object.entries(channels).find(([path]) => path.startsWith(`${place}/`)) ?? []
    if (!channel) continue
    const community = { id: channel.communityId }
    const at = new Date(Date.now() - daysAgo * 86_400_000 - 9 * 3_600_000)
    const post = await given.post({
      ...text,
      community,
      by: cast[by],
      at,
      likes: liked(likes),
      ...(picture ? { picture: { file: await coverPicture(picture), alt: picture.alt } } : {}),
    })
    await given.comments(
      { kind: 'post', id: post.id },
      community,
      // What would lie ahead was said a little while ago.
      comments.map(([who, content, hours, one], index) => ({
        by: cast[who],
        content,
        likes: liked(one),
        at: new Date(Math.min(at.getTime() + hours * 3_600_000, Date.now() - (comments.length - index) * 600_000)),
      })),
    )
  }
}

async function fillAgenda(given: ReturnType<typeof vocabulary>, cast: Cast): Promise<void> {
  for (const plan of agenda) {
    const { id: maker } = cast[plan.by]
    const written = planned(plan, new Date())
    const event = await given.event({ ...written, createdBy: maker, teacherIds: [maker] })
    if (plan.isProduced) await fillProduction(given, cast, event, written.startWall.slice(0, 10))
    // Of a series that has begun, a date that is still to come.
    const dateId = event.dateIds[plan.isRecurring ? 2 : 0]
    for (const who of plan.come ?? []) await given.enrolment({ event, person: cast[who], dateId })
    for (const who of plan.wait ?? []) await given.enrolment({ event, person: cast[who], dateId, by: 'wait' })
  }
}

async function assemble(house: House, given: ReturnType<typeof vocabulary>): Promise<Cast> {
  // Hashing is slow on purpose; everybody in the demonstration has the same password.
  const passwordHash = await (await house.auth.$context).password.hash(demoPassword)
  const cast: Partial<Cast> = {}
  const everyone = Object.entries(people) as [Who, (typeof people)[Who]][]
  for (const [index, [who, person]] of everyone.entries())
    cast[who] = await given.person({
      ...person,
      ...about[who],
      passwordHash,
      top5: who === 'fatima',
      tester: who === 'marloes',
      // The founder came first, the others one after the other; the last three this month.
      joinedDaysAgo: (everyone.length - index) ** 2 + 3,
    })
  return cast as Cast
}

/** Gives people the awards they earned. */
async function honour(given: ReturnType<typeof vocabulary>, cast: Cast): Promise<void> {
  const now = Date.now()
  for (const { by, ...award } of earned)
    await given.award(
      award,
      by.map(({ who, daysAgo }) => ({ person: cast[who], at: new Date(now - daysAgo * 24 * 60 * 60_000) })),
    )
}

async function build(given: ReturnType<typeof vocabulary>, cast: Cast): Promise<Record<ChannelPath, GivenChannel>> {
  const made: Partial<Record<ChannelPath, GivenChannel>> = {}
  for (const [slug, place] of Object.entries(places)) {
    const community = await given.community({
      slug,
      name: place.name,
      description: place.description,
      isStart: slug === startSlug,
    })
    for (const [channelSlug, channel] of Object.entries(place.channels))
      made[`${slug}/${channelSlug}` as ChannelPath] = await given.channel({
        community,
        slug: channelSlug,
        ...channel,
        ...('postRoles' in channel ? { postRoles: [...channel.postRoles] } : {}),
      })
    for (const person of Object.values(cast))
      if (
        person.role !== 'no_subscription' &&
        (slug === 'universiteit' || person.username.length % 2 === 0 || person === cast.sanne)
      )
        await given.member(person, community)
  }
  return made as Record<ChannelPath, GivenChannel>
}

function byChannel(conversations: Conversation[]): Map<ChannelPath, Conversation[]> {
  const found = new Map<ChannelPath, Conversation[]>()
  for (const one of conversations) found.set(one.in, [...(found.get(one.in) ?? []), one])
  return found
}

async function hold(
  house: House,
  given: ReturnType<typeof vocabulary>,
  cast: Cast,
  channel: GivenChannel,
  conversations: Conversation[],
): Promise<void> {
  const said = conversations
    .flatMap((conversation) => spoken(conversation))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
  const pictures = new Map<string, string>()
  for (const one of said) {
    const what = one.line[2]?.picture
    if (what) pictures.set(one.id, await hangUp(house, cast[one.who], what, one.at))
  }
  const experiments = new Map<string, string>()
  for (const { id, who, line } of said) {
    const what = line[2]?.experiment
    if (what) experiments.set(id, (await given.experiment(cast[who], demoExperiments[what])).id)
  }
  await given.history(
    channel,
    said.map((one) => ({
      id: one.id,
      author: cast[one.who],
      content: one.line[1],
      at: one.at,
      parentId: one.answersId,
      uploadId: pictures.get(one.id),
      experimentId: experiments.get(one.id),
    })),
  )
  await given.reactions(
    said.flatMap(({ id, who, at, line }) =>
      Object.entries(line[2]?.likes ?? {}).flatMap(([emoji, fans]) =>
        fans.map((fan) => ({
          messageId: id,
          author: cast[who],
          reactor: cast[fan],
          emoji,
          at: new Date(at.getTime() + 600_000),
        })),
      ),
    ),
  )
  await given.notifications(said.flatMap((one) => notificationsOf(one, said, cast, channel)))
}

/** A few minutes lie between two lines; a day has its own hours in Amsterdam, near enough for a demonstration. */
function spoken(conversation: Conversation): Said[] {
  const [hour = 0, minute = 0] = conversation.from.split(':').map(Number)
  const start = new Date()
  start.setUTCHours(hour - 1, minute, 0, 0)
  start.setUTCDate(start.getUTCDate() - conversation.daysAgo)
  const made: Said[] = []
  for (const [index, line] of conversation.lines.entries()) {
    const at = new Date(start.getTime() + index * 4 * 60_000 + ((index * 37) % 90) * 1_000)
    const back = line[2]?.answers
    made.push({ id: newId(), who: line[0], at, line, answersId: back ? made[index - back]?.id : undefined })
  }
  return made
}

async function hangUp(house: House, owner: GivenPerson, what: Picture, at: Date): Promise<string> {
  const { id } = await keepFile(house, { purpose: 'message-image', owner, file: await pictureOf(what), at })
  return id
}

/** What lands in an inbox: a mention goes before an answer, and nobody hears of themselves. */
function notificationsOf(one: Said, said: Said[], cast: Cast, channel: GivenChannel) {
  const named = findMentions(one.line[1]).map(({ name }) =>
    Object.values(cast).find((person) => person.username === name),
  )
  const answered = said.find((other) => other.id === one.answersId)
  const people = new Map<GivenPerson, 'mention' | 'reply'>()
  if (answered) people.set(cast[answered.who], 'reply')
  for (const person of named) if (person) people.set(person, 'mention')
  people.delete(cast[one.who])
  const data = {
    author_id: cast[one.who].id,
    channel_id: channel.id,
    blueprint_id: channel.communityId,
    message_id: one.id,
    ...(answered ? { parent_message_id: answered.id } : {}),
  }
  const sender = cast[one.who].firstName
  return [...people].map(([person, type]) => ({
    person,
    type,
    title: notificationTitles[type](sender),
    data,
    at: one.at,
    read: Date.now() - one.at.getTime() > 3 * 86_400_000,
  }))
}
