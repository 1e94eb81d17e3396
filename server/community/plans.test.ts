import { community } from '@bewezen/domain/community/contract.ts'
import { beforeAll, expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { fillMillion } from './bench/million.ts'

const world = await openWorld()
const { pool } = world.house.database
let noor: TestPerson
let channelId: string

beforeAll(async () => {
  const people: TestPerson[] = []
  while (people.length < 40) people.push(await world.person())
  noor = people[0] as TestPerson
  const [channel] = await fillMillion(world, people, 150)
  channelId = channel?.id ?? ''
  await pool.query('analyze')
}, 120_000)

type Statement = { text: string; values: unknown[] }
type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Plan[] }

/** The statements that some work sends in this room, with what was put into them. */
async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = []
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown
  const listening = (...args: unknown[]) => {
    const [asked, values] = args as [{ name?: string; text: string }, unknown[]]
    if (asked.name?.startsWith('community_')) sent.push({ text: asked.text, values })
    return query(...args)
  }
  Object.assign(pool, { query: listening })
  try {
    await work()
  } finally {
    Object.assign(pool, { query })
  }
  return sent
}

/** What is looked into and how: 'messages by messages_place'. */
async function looksOf({ text, values }: Statement): Promise<string[]> {
  const client = await pool.connect()
  const put = values.map((value) =>
    value === null ? 'null' : client.escapeLiteral(Array.isArray(value) ? `{${value.join()}}` : String(value)),
  )
  await client.query(`prepare asked as ${text}`)
  const { rows } = await client.query(`explain (format json) execute asked(${put.join()})`)
  await client.query('deallocate asked')
  client.release()
  const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]
  const all = nodes(rows[0]['QUERY PLAN'][0].Plan as Plan)
  return all.flatMap((node) => {
    const { 'Relation Name': table, 'Index Name': index } = node
    if (node['Node Type'] === 'Bitmap Index Scan') return [`by ${index}`]
    return table ? [`${table} ${index ? `by ${index}` : node['Node Type']}`] : []
  })
}

/** What grows with what is said and with who says it; the other tables are as small as the number of channels. */
const growing = /^(messages|messages_emoji_reaction|message_mentions|channel_reads|blueprint_members)\b/
const looksThrough = (looks: readonly string[]) =>
  looks.filter((look) => growing.test(look) && look.endsWith('Seq Scan'))

test('COM-CHAT-43 what is unread in 200 channels is one query that looks at counters alone, by index', async () => {
  const asked = await statementsOf(() => noor.does(community.list, {}))
  expect(asked).toHaveLength(1)
  const looks = (await Promise.all(asked.map(looksOf))).flat()
  expect(looks).toContain('by channel_reads_user_id_channel_id_pk')
  expect(looks.filter((look) => /^messages/.test(look))).toEqual([])
  expect(looksThrough(looks)).toEqual([])
  const { communities } = await noor.does(community.list, {})
  expect(communities.flatMap((one) => one.channels).filter(({ unread }) => unread > 0).length).toBeGreaterThan(100)
})

test('COM-CHAT-43 opening a channel is two queries more, whatever was asked for, and its page is found by the index of places', async () => {
  const [first] = (await noor.does(community.messages, { channelId, before: 60 })).messages
  for (const more of [{}, { before: 100 }, { after: 20 }, { around: first?.id }]) {
    const asked = await statementsOf(() => noor.does(community.messages, { channelId, ...more }))
    expect(asked).toHaveLength(2)
    const looks: string[] = []
    for (const one of asked) looks.push(...(await looksOf(one)))
    expect(looks).toContain('messages by messages_place')
    expect(looksThrough(looks)).toEqual([])
  }
})

test('COM-CHAT-40 COM-CHAT-43 what was missed looks at what was said since, and through no table', async () => {
  const asked = await statementsOf(() => noor.does(community.missed, { channelId, afterSeq: 100 }))
  expect(asked).toHaveLength(2)
  const looks: string[] = []
  for (const one of asked) looks.push(...(await looksOf(one)))
  expect(looks).toContain('messages by messages_place')
  expect(looksThrough(looks)).toEqual([])
})
