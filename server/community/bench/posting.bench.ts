import type { Community } from '@bewezen/domain/community/contract.ts'
import type { Bench } from '../../../tools/bench/bench.ts'
import { requestsPerSecond } from '../../../tools/bench/load.ts'
import { openStage } from '../../base/bench/stage.ts'
import { demoPassword } from '../../demo/people.ts'

/** Who writes on a server that stands elsewhere: a member of the demo community, unless the environment names another. */
const { BENCH_EMAIL: email = 'lid@bewezen.example', BENCH_PASSWORD: password = demoPassword } = process.env

type Writing = { origin: string; site: string; cookie: string; channelId: string }

/** One client posts one message after the other, each when the last is answered: messages a second. */
const posting = ({ origin, site, cookie, channelId }: Writing): Promise<number> =>
  requestsPerSecond({
    url: origin,
    connections: 1,
    seconds: 2,
    requests: [
      {
        path: '/api/community/post',
        method: 'POST',
        headers: { cookie, origin: site, 'content-type': 'application/json' },
        body: JSON.stringify({
          id: '[<uuid>]',
          channelId,
          content: 'Vanochtend tien minuten buiten gestaan.',
          parentId: null,
          uploadId: null,
        }),
      },
    ],
  })

/** Against a bare web server in the same process that answers when one row is in. */
export default {
  name: 'one client posting one message after the other, PostgreSQL',
  unit: 'messages/s',
  target: { ratio: 0.35 },
  open: async () => {
    const { house, bare, given, members, listen, close } = await openStage('server')
    const { pool } = house.database
    await pool.query(
      `create table bench_messages (id uuid primary key, channel_id uuid not null, content text not null,
        created_at timestamptz not null default now())`,
    )
    bare.post<{ Body: { id: string; channelId: string; content: string } }>(
      '/api/community/post',
      async ({ body: { id, channelId, content } }) => {
        const text = `insert into bench_messages (id, channel_id, content) values ($1, $2, $3) returning *`
        return (await pool.query({ name: 'bench insert', text, values: [id, channelId, content] })).rows[0]
      },
    )
    const [writer] = await members(1)
    const channel = await given.channel()
    await given.member(writer ?? { id: '' }, { id: channel.communityId })
    const addresses = await listen()
    const writing = {
      site: house.settings.SITE_URL,
      cookie: writer?.cookies[0] ?? '',
      channelId: channel.id,
    }
    return {
      baseline: { round: () => posting({ ...writing, origin: addresses.bare }) },
      candidate: { round: () => posting({ ...writing, origin: addresses.ours }) },
      close,
    }
  },
  against: async (origin) => {
    const writing = { origin, site: origin, ...(await signedIn(origin)) }
    return { round: () => posting(writing) }
  },
} satisfies Bench

/** Signs in on another server and finds the first channel in which one may write there. */
async function signedIn(origin: string): Promise<{ cookie: string; channelId: string }> {
  const headers = { origin, 'content-type': 'application/json' }
  const answer = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`${origin} does not let ${email} in: ${answer.status} ${await answer.text()}`)
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const listed = await fetch(`${origin}/api/community/list`, { headers: { cookie } })
  if (!listed.ok) throw new Error(`${origin} shows no channels: ${listed.status} ${await listed.text()}`)
  const { communities } = (await listed.json()) as { communities: Community[] }
  const channel = communities.flatMap(({ joined, channels }) => (joined ? channels : [])).find(({ mayPost }) => mayPost)
  if (!channel) throw new Error(`${email} may write in no channel of ${origin}`)
  return { cookie, channelId: channel.id }
}
