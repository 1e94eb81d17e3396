import type { Stage } from '../../base/bench/stage.ts'
import { talk } from '../../demo/talk.ts'

const [communities, channelsOfEach, messagesOfEach] = [10, 20, 5_000]
/** To each message of one channel, in all channels together. */
const notificationsToEach = 100

const lines = talk.flatMap((conversation) => conversation.lines.map(([, text]) => text))

/**
 * 200 channels with 5,000 messages each and half a million notifications, made where they will stand: a row at a time would
 * take an hour. Every fifth message answers an earlier one, two of five carry reactions, every tenth names somebody. Each
 * person has read each channel up to a place of their own. Answers the channels.
 */
export async function fillMillion(
  { house, given }: Pick<Stage, 'house' | 'given'>,
  people: readonly { id: string }[],
  many = messagesOfEach,
): Promise<{ id: string; communityId: string }[]> {
  const channels: { id: string; communityId: string }[] = []
  for (let number = 0; number < communities; number += 1) {
    const community = await given.community({ name: `Community ${number}` })
    for (let place = 0; place < channelsOfEach; place += 1) channels.push(await given.channel({ community }))
    for (const person of people) await given.member(person, community)
  }
  const client = await house.database.pool.connect()
  const run = (text: string, ...values: unknown[]) =>
    client.query({ text, values, query_timeout: 600_000 } as { text: string; values: unknown[] })
  try {
    // What is filled in fits: looking every row up again would take most of the time.
    await run('set session_replication_role = replica')
    await run("set maintenance_work_mem = '512MB'")
    const { rows } = await run("select indexdef from pg_indexes where indexname = 'messages_words'")
    await run('drop index messages_words')
    const ids = people.map(({ id }) => id)
    for (const { id } of channels) {
      await run(talkInto, id, ids, lines, many)
      await run(reactionsIn, id, ids, many)
      await run(mentionsIn, id, ids, many)
    }
    await run(readPlaces, ids, many)
    await run('update channels_text set last_seq = $1', many)
    await run(rows[0].indexdef)
    await run(
      notifications,
      ids,
      channels.map(({ id }) => id),
      many * notificationsToEach,
    )
    await run('reset session_replication_role')
  } finally {
    client.release(true)
  }
  return channels
}

/** An id that belongs to a place in a channel, so that an answer can name the message that it answers. */
const idAt = (place: string) =>
  `overlay(overlay(md5($1::text || '/' || (${place})::text) placing '7' from 13 for 1) placing '8' from 17 for 1)::uuid`
const one = (of: string, by: string) => `(${of})[1 + (${by}) % array_length(${of}, 1)]`

const talkInto = `insert into messages (id, channel_id, seq, author_id, parent_id, content, created_at)
  select ${idAt('n')}, $1::uuid, n, ${one('$2::uuid[]', 'n * 7')},
    case when n % 5 = 4 and n > 3 then ${idAt('n - 3')} end, ${one('$3::text[]', 'n')},
    now() - make_interval(mins => $4::int - n)
  from generate_series(1, $4::int) n`

const reactionsIn = `insert into messages_emoji_reaction (message_id, author_id, reactor_id, emoji, created_at)
  select ${idAt('n')}, ${one('$2::uuid[]', 'n * 7')}, ${one('$2::uuid[]', 'n + fan')}, (array['👍', '❤️', '☀️'])[1 + fan % 3], now()
  from generate_series(1, $3::int) n, generate_series(0, n % 3) fan where n % 5 < 2`

const mentionsIn = `insert into message_mentions (message_id, profile_id)
  select ${idAt('n')}, ${one('$2::uuid[]', 'n * 3')} from generate_series(10, $3::int, 10) n`

const readPlaces = `insert into channel_reads (channel_id, user_id, read_seq, last_read_at)
  select c.id, p.id, greatest(0, $2::int - (c.n * 13 + p.n * 29) % 200), now()
  from (select id, row_number() over () as n from channels_text) c, unnest($1::uuid[]) with ordinality p(id, n)`

const notifications = `insert into notifications (id, user_id, fact_id, type, title, read, data, created_at)
  select gen_random_uuid(), ${one('$1::uuid[]', 'n')}, gen_random_uuid(),
    (array['mention', 'reply'])[1 + n % 2], 'Vermelding', n % 20 > 0,
    jsonb_build_object('channel_id', ${one('$2::uuid[]', 'n * 17')}, 'message_id', md5(n::text)::uuid, 'author_id', ${one('$1::uuid[]', 'n + 1')}),
    now() - make_interval(secs => n)
  from generate_series(1, $3::int) n`
