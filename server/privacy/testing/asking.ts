import type { z } from 'zod'
import { contractOperations } from '../../base/testing/contractOperations.ts'
import type { Stage } from '../../base/testing/race/stage.ts'
import { word } from './canaries.ts'

/** A read with something it can be asked about. */
export type Asked = { name: string; url: string }
/** Values that fit a field: each is asked for, one at a time. */
type Fits = Readonly<Record<string, readonly (string | number)[]>>

/** Every read of the contract, about everything there is: each id that fits, each choice, and the word of the canaries. */
export async function everyRead(stage: Stage): Promise<Asked[]> {
  const fits = await fitting(stage)
  return contractOperations.flatMap(({ name, url, isRead, fields }) => {
    if (!isRead) return []
    const [room = ''] = name.split('.')
    const asked = inputs(fields, { ...fits.all, ...fits[room], ...fits[name] })
    return asked.map((query) => ({ name, url: query ? `${url}?${query}` : url }))
  })
}

/** The inputs of a read: as little as it takes, and then each field with each of the others that fit it. */
function inputs(shape: Record<string, z.core.$ZodType>, fits: Fits): string[] {
  const fields = Object.entries(shape).map(([name, type]) => ({
    name: isList(type) ? `${name}[0]` : name,
    isNeeded: isNeeded(type),
    values: valuesOf(name, type, fits),
  }))
  const lacking = fields.filter(({ isNeeded: is, values }) => is && values.length === 0)
  if (lacking.length > 0) throw new Error(`nothing fits ${lacking.map(({ name }) => name)}`)
  const least = new Map(
    fields.flatMap(({ name, isNeeded: is, values: [first] }) => (is && first !== undefined ? [[name, first]] : [])),
  )
  const all = fields.flatMap(({ name, values }) => values.map((value) => inQuery(new Map([...least, [name, value]]))))
  return [...new Set([inQuery(least), ...all])]
}

/** A list holds one thing. */
const isList = (type: z.core.$ZodType): boolean => {
  const { def } = (type as z.core.$ZodTypes)._zod
  return def.type === 'array' || ('innerType' in def && isList(def.innerType))
}

const inQuery = (input: ReadonlyMap<string, string | number>): string =>
  [...input].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')

const isNeeded = (type: z.core.$ZodType): boolean =>
  !['optional', 'default'].includes((type as z.core.$ZodTypes)._zod.def.type)

function valuesOf(name: string, type: z.core.$ZodType, fits: Fits): readonly (string | number)[] {
  const { def } = (type as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'nullable':
      return valuesOf(name, def.innerType, fits)
    case 'enum':
      return fits[name] ?? Object.values(def.entries)
    case 'union':
      return fits[name] ?? def.options.flatMap((one) => valuesOf('', one, fits))
    case 'literal':
      return fits[name] ?? def.values.map(String)
    default:
      return fits[name] ?? []
  }
}

/** The values that fit the fields of all reads, of those of a room, and of one. */
async function fitting(stage: Stage): Promise<Record<string, Fits>> {
  const ids = async (table: string) =>
    (await stage.query<{ id: string }>(`select id from ${table}`)).map(({ id }) => id)
  const slugs = async (table: string) =>
    (await stage.query<{ slug: string }>(`select slug from ${table}`)).map(({ slug }) => slug)
  const [people, channels, talks, messages, communities] = [
    [stage.noor.id, stage.sem.id, stage.bo.id],
    await ids('channels_text'),
    await ids('direct_conversations'),
    await ids('messages'),
    await ids('blueprints'),
  ]
  const [events, dates, notifications, posts] = [
    await ids('events'),
    await ids('event_dates'),
    await ids('notifications'),
    await ids('feed_posts'),
  ]
  const [lessons, challenges, masterclasses] = [
    await ids('lessons'),
    await ids('challenges'),
    await ids('masterclasses'),
  ]
  const home = [stage.channel.communityId, ...communities]
  const inCommunity = { communityId: home }
  return {
    all: {
      search: [word],
      text: [word],
      typed: [word],
      named: ['@iedereen'],
      name: [word],
      username: [stage.noor.username],
      from: [0],
      personId: people,
      channelId: [...channels, ...talks],
      messageId: messages,
      ids: messages,
      conversationId: talks,
      communityId: home,
      eventId: events,
      dateId: dates,
      afterSeq: [0],
      emoji: ['👍'],
      versionId: await ids('legal_page_versions'),
      enrollmentId: await ids('event_enrollments'),
      productId: await ids('products'),
      challengeId: challenges,
      day: [stage.today],
    },
    'profile.person': { id: people },
    'community.messagesById': { ids: messages },
    'comments.list': { subjectId: [...posts, ...lessons] },
    'experiments.byIds': { ids: await ids('experiments') },
    'feed.read': { slug: await slugs('feed_posts') },
    'inbox.byId': { ids: notifications },
    'external.thread': { id: await ids('external_message_threads') },
    'assistant.messagesById': { ids: await ids('ai_n1_assistent') },
    'reports.report': { id: await ids('reports') },
    'shop.product': { id: await ids('products') },
    orders: { id: await ids('shop_orders') },
    'learning.lesson': { slug: await slugs('lessons') },
    'learning.challenge': { slug: await slugs('challenges') },
    'learning.masterclass': { slug: await slugs('masterclasses') },
    'learning.edit': { id: [...lessons, ...challenges, ...masterclasses] },
    learning: inCommunity,
    'blogs.read': { slug: await slugs('blogs') },
    'blogs.edit': { id: await ids('blogs') },
    podcasts: { id: await ids('podcasts') },
    'events.calendar': { from: ['2026-12-01'], to: ['2026-12-31'] },
    'events.descriptions': { ids: events },
    'events.event': { slug: await slugs('events') },
    livestreams: { id: await ids('livestreams') },
    'access.auditLog': { from: ['2026-01-01'], to: ['2028-12-31'] },
  }
}
