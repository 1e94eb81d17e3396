import { setTimeout } from 'node:timers/promises'
import { minuteMs, secondMs } from '@bewezen/domain/base/moment.ts'
import { runs } from '@bewezen/domain/base/testing/longMode.ts'
import { expect, test } from 'vitest'
import { startSites } from '../base/live/testing/sites.ts'
import { atEnd } from '../base/testing/atEnd.ts'
import { openWorld } from '../base/testing/world.ts'
import { signatureOf } from './inbound.ts'
import { aDelivery, type TestSource } from './testing/delivers.ts'

// Processes of their own can only be on PostgreSQL.
const world = await openWorld({ engine: 'server' })
const { pool } = world.house.database

const [perSource, perThread, senders] = [runs(40, 20_000), 10, runs(8, 32)]
/** How often a process is killed; in the usual run once, half-way. */
const killEvery = runs(0, 10 * secondMs)

type Post = { source: TestSource; delivery: object }

/** The messages of all sources at the same time, in an order that has nothing to do with theirs. */
const messagesOf = (sources: readonly TestSource[]): Post[] =>
  Array.from({ length: perSource }, (_, at) => (at * 7_919) % perSource).flatMap((place) =>
    sources.map((source) => ({
      source,
      delivery: aDelivery({
        external_thread_id: `g${place % (perSource / perThread)}`,
        external_message_id: `m${place}`,
        external_timestamp: new Date(Date.UTC(2026, 0, 1) + place * secondMs).toISOString(),
      }),
    })),
  )

test(
  'IN-EXT-19 IN-EXT-80 X3-EDGE-26 messages of five sources, repeated, out of order, and posted again by a channel whose process was killed: none lost, none doubled, no split conversation',
  async () => {
    const sources = await Promise.all(Array.from({ length: 5 }, () => world.given.externalSource()))
    const sites = await startSites(2, {
      NODE_ENV: 'test',
      DATABASE_URL: world.house.database.url ?? '',
      EXTERNAL_LIMIT: '1000000',
    })
    let [at, killed, killing] = [0, 0, Promise.resolve()]
    let timer: NodeJS.Timeout | undefined
    atEnd(async () => {
      // None is started again once the test has failed.
      clearInterval(timer)
      await killing
      await sites.stop()
    })
    const once = messagesOf(sources)
    // Each comes twice, the second time while others still come for the first.
    const posts = [...once, ...once.toReversed()]
    let isUp = true
    const kill = () => {
      // The next one only when all are up again: a slow machine would be killed on and on after the last message.
      if (!isUp) return killing
      isUp = false
      killing = sites.kill(killed++).then(() => {
        isUp = true
      })
      return killing
    }
    if (killEvery > 0) timer = setInterval(kill, killEvery)
    const sender = async () => {
      for (let post = posts[at++]; post; post = posts[at++]) {
        if (killEvery === 0 && at === posts.length / 2) void kill()
        // What was not answered is posted again, at whichever process it comes to, so that the other is kept busy meanwhile.
        while (!(await isTaken(sites.any(), post))) await setTimeout(20)
      }
    }
    await Promise.all(Array.from({ length: senders }, sender))
    clearInterval(timer)
    await killing
    expect(killed).toBeGreaterThan(0)

    for (const source of sources) {
      const { rows } = await pool.query(
        `select count(distinct t.id)::int as threads, count(m.id)::int as messages,
            count(distinct m.external_message_id)::int as told,
            bool_and(t.last_message_at >= m.external_timestamp) as "isLast"
          from external_message_threads t join external_messages m on m.thread_id = t.id where t.source_id = $1`,
        [source.id],
      )
      const threads = perSource / perThread
      expect(rows[0]).toEqual({ threads, messages: perSource, told: perSource, isLast: true })
    }
  },
  runs(5, 120) * minuteMs,
)

/** Whether a process took a delivery in; one that was killed meanwhile answers nothing. */
async function isTaken(origin: string, { source, delivery }: Post): Promise<boolean> {
  const body = JSON.stringify(delivery)
  const timestamp = String(Math.floor(Date.now() / 1000))
  try {
    const answer = await fetch(`${origin}/functions/v1/external-message-inbound/${source.id}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-timestamp': timestamp,
        'x-signature': signatureOf(source.secret, timestamp, body),
      },
      body,
    })
    await answer.arrayBuffer()
    // 408: the machine was so busy that the delivery did not come in within its time.
    if (![200, 408].includes(answer.status) && answer.status < 500)
      throw new Error(`A delivery was answered ${answer.status}`)
    return answer.ok
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}
