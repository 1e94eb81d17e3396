import { sql } from 'drizzle-orm'
import type { House } from '../base/house.ts'
import { namedId } from '../base/namedId.ts'
import { agenda, planned } from './agenda.ts'
import { coverPicture } from './articles.ts'
import { talkOfSanne } from './assistant.ts'
import { amendedTalk } from './crowd/amended.ts'
import { bigPosts } from './crowd/bigFeed.ts'
import { gatherCrowd } from './crowd/crowd.ts'
import { fillEvenings } from './crowd/evenings/fillEvenings.ts'
import { fillCrowd, wearPortraits } from './crowd/fillCrowd.ts'
import { fillCrowdAgenda, type PlannedDate } from './crowd/fillCrowdAgenda.ts'
import { fillCrowdTalk, letRead } from './crowd/fillCrowdTalk.ts'
import { fillEchoes } from './crowd/fillEchoes.ts'
import { fillLessonTalk } from './crowd/fillLessonTalk.ts'
import { fillListening } from './crowd/fillListening.ts'
import { fillMemberships } from './crowd/fillMemberships.ts'
import { fillOrders } from './crowd/fillOrders.ts'
import { fillProgress } from './crowd/fillProgress.ts'
import { fillTeam } from './crowd/fillTeam.ts'
import { longHere } from './crowd/longHere.ts'
import { fillOutside } from './crowd/outside/fillOutside.ts'
import { asPlanned } from './crowd/weekdays.ts'
import { type Day, dailyTasks, problems } from './daily.ts'
import { type DemoSize, type Drawings, drawDemo } from './draw.ts'
import { fillBlogs } from './fillBlogs.ts'
import { fillExternal } from './fillExternal.ts'
import { fillLearning } from './fillLearning.ts'
import { fillPodcasts } from './fillPodcasts.ts'
import { fillShop } from './fillShop.ts'
import { fillStreams } from './fillStreams.ts'
import { byChannel, hold, spoken } from './fillTalk.ts'
import type { GivenPerson } from './givenPeople.ts'
import type { GivenChannel } from './givenPlaces.ts'
import { emergencyOfSanne, healthOfSanne } from './health.ts'
import { logs } from './logs.ts'
import { demoPassword, people, type Who } from './people.ts'
import { pictureOf } from './pictures.ts'
import { type ChannelPath, places, startSlug } from './places.ts'
import { type DemoPost, demoPosts } from './posts.ts'
import { privateTalk } from './private.ts'
import { fillProduction } from './production.ts'
import { about, earned } from './profiles.ts'
import { chartFile } from './reading/reading.ts'
import { talk } from './talk.ts'
import { vocabulary } from './vocabulary.ts'

type Cast = Record<Who, GivenPerson>

/** The plan says that all is in it, and yet some of it has a price of its own. */
const paidApart = {
  question: 'Betaal ik nog iets apart?',
  answer:
    'Alleen wat een eigen prijs heeft: producten uit de Market en sommige events en cursussen. Die prijs zie je voordat je iets kiest, en als lid krijg je er korting op als dat erbij staat. De community, de universiteit en de challenges horen bij je lidmaatschap.',
}

/** Who is behind the full one: it names itself a sample, and no register gives out such numbers (COM-START-63). */
const sampleCompany = {
  companyAddress: 'Voorbeeldbedrijf\nKade 12\n3811 AB Amersfoort',
  companyKvk: '00000000',
  companyVatId: 'NL000000000B00',
}

/** Whether nobody is in the house yet. */
export async function hasNobody({ database }: House): Promise<boolean> {
  const { rows } = await database.db.execute(sql`select 1 from profiles limit 1`)
  return rows.length === 0
}

/**
 * Fills an empty house with the demo community, the same every time. The small one is a cast of eighteen with three weeks
 * of talk; the full one is those in the midst of 240, with six weeks of it (COM-START-20). `begun` is what is being drawn.
 */
export async function fillDemo(house: House, size: DemoSize = 'small', begun: Drawings | null = null): Promise<void> {
  if (!(await hasNobody(house))) return
  const isFull = size === 'full'
  const crowd = isFull ? gatherCrowd() : []
  const { shop, charts, portraits } = begun ?? drawDemo(size)
  const given = vocabulary(house)
  // Hashing is slow on purpose; everybody in the demonstration has the same password.
  const passwordHash = await (await house.auth.$context).password.hash(demoPassword)
  const cast = await assemble(given, passwordHash, isFull)
  await honour(given, cast)
  if (isFull) await fillTeam(given, cast, new Date())
  const channels = await build(given, cast)
  const neighbours = isFull ? await fillCrowd(given, { crowd, channels, passwordHash }) : []
  const people = [...Object.values(cast), ...neighbours]
  const ofCast = (isFull ? amendedTalk(new Date()) : [...talk, ...logs]).map((one) => ({
    in: one.in,
    said: spoken(one, cast),
  }))
  const ofCrowd = isFull ? await fillCrowdTalk(given, { cast, members: neighbours, now: new Date() }) : []
  const talkOf = byChannel([...ofCast, ...ofCrowd])
  for (const [path, said] of talkOf) await hold(house, given, channels[path], { said, people })
  if (isFull) await letRead(given, { cast, members: neighbours, now: new Date() }, channels, talkOf)
  if (!isFull) await given.readAllBut(cast.sanne, 4)
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
  if (isFull) await fillOutside(given, { cast, members: neighbours, now: new Date() })
  else await fillExternal(given, cast)
  const goods = await fillShop(given, cast, await shop, new Date(Date.now() - (isFull ? 60 : 0) * 86_400_000))
  if (isFull) await given.shopTakesMoney(sampleCompany)
  if (isFull) await given.faq(paidApart)
  if (isFull) await fillOrders(given, { cast, members: neighbours, now: new Date() }, goods)
  if (isFull) await fillMemberships(given, { members: neighbours, now: new Date() })
  await fillBlogs(house, given, cast, await charts)
  await fillPodcasts(given, cast, isFull)
  await fillFeed(given, cast, channels, isFull ? bigPosts(new Date()) : demoPosts)
  if (isFull) await fillListening(house, given, { cast, members: neighbours, now: new Date() })
  if (isFull) await fillEchoes(house, given, { cast, members: neighbours, now: new Date() })
  const dates = await fillAgenda(given, cast, isFull)
  if (isFull) await fillCrowdAgenda(given, { cast, members: neighbours, now: new Date() }, dates)
  if (isFull) await fillEvenings(given, { cast, members: neighbours, now: new Date() })
  else await fillStreams(given, cast)
  const university = { id: channels['universiteit/welkom'].communityId }
  const learning = await fillLearning(house, given, cast, university, isFull)
  if (isFull) {
    const company = { cast, members: neighbours, now: new Date() }
    await fillProgress(given, company, { community: university, ...learning })
    await fillLessonTalk(given, company, { community: university, ...learning })
  }
  await given.medical(cast.sanne, healthOfSanne)
  await given.emergency({ member: cast.sanne, admin: cast.jasper, ...emergencyOfSanne(new Date()) })
  const faces = await portraits
  if (faces) await wearPortraits(given, { cast, members: neighbours, now: new Date() }, faces)
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

async function fillFeed(
  given: ReturnType<typeof vocabulary>,
  cast: Cast,
  channels: Record<ChannelPath, GivenChannel>,
  posts: readonly (DemoPost & Partial<ReturnType<typeof bigPosts>[number]>)[],
): Promise<void> {
  const liked = (likes: Record<string, Who[]> = {}) =>
    Object.entries(likes).map(([emoji, by]) => ({ emoji, by: by.map((who) => cast[who]) }))
  for (const { in: place, by, daysAgo, picture, figure, likes, comments = [], ...text } of posts) {
    // A channel knows its community.
    const [, channel] = Object.entries(channels).find(([path]) => path.startsWith(`${place}/`)) ?? []
    if (!channel) continue
    const community = { id: channel.communityId }
    const { at = new Date(Date.now() - daysAgo * 86_400_000 - 9 * 3_600_000) } = text
    const post = await given.post({
      ...text,
      community,
      by: cast[by],
      at,
      likes: liked(likes),
      ...(picture ? { picture: { file: await coverPicture(picture), alt: picture.alt } } : {}),
      ...(figure ? { picture: { file: await chartFile(figure), alt: figure.alt } } : {}),
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

async function fillAgenda(given: ReturnType<typeof vocabulary>, cast: Cast, isFull: boolean): Promise<PlannedDate[]> {
  const dates: PlannedDate[] = []
  for (const one of agenda) {
    const plan = isFull ? asPlanned(one, new Date()) : one
    const { id: maker } = cast[plan.by]
    const written = planned(plan, new Date())
    const event = await given.event({
      ...written,
      id: namedId(`event ${written.title}`),
      createdBy: maker,
      teacherIds: [maker],
    })
    if (plan.isProduced) await fillProduction(given, cast, event, written.startWall.slice(0, 10))
    // Of a series that has begun, a date that is still to come.
    const dateId = event.dateIds[plan.isRecurring ? 2 : 0]
    for (const who of plan.come ?? []) await given.enrolment({ event, person: cast[who], dateId })
    for (const who of plan.wait ?? []) await given.enrolment({ event, person: cast[who], dateId, by: 'wait' })
    dates.push({ event, dateId, inDays: plan.isRecurring ? plan.inDays + 14 : plan.inDays })
  }
  return dates
}

async function assemble(given: ReturnType<typeof vocabulary>, passwordHash: string, isFull: boolean): Promise<Cast> {
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
      joinedDaysAgo: isFull ? longHere[who] : (everyone.length - index) ** 2 + 3,
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
