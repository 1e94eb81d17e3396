import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Redis } from 'ioredis'
import { type Finding, good, notUsed, wrong } from './finding.ts'
import { reasonOf } from './reason.ts'

/** Whether Redis lets us in, and what is published there is heard; nothing is kept in it (OPS-DOCTOR-11). */
export async function lookAtRedis(url: string | undefined): Promise<Finding[]> {
  if (!url) return [notUsed('redis', 'processes tell each other by the database')]
  const [asker, listener] = [connection(url), connection(url)]
  try {
    await Promise.all([asker.client.connect(), listener.client.connect()])
    await asker.client.ping()
    const version = await versionOf(asker.client)
    return [
      good('redis', version ? `lets us in, version ${version}` : 'lets us in'),
      await hearing(asker.client, listener.client),
    ]
  } catch (error) {
    const reason = asker.fault() ?? listener.fault() ?? error
    return [
      wrong(
        'redis',
        `cannot be used: ${reasonOf(reason)}`,
        'Check REDIS_URL (its host, port, user and password; rediss:// where it speaks TLS), or leave it out: then the database does this work.',
      ),
    ]
  } finally {
    asker.client.disconnect()
    listener.client.disconnect()
  }
}

/** A connection that does not try again, and what it last complained of: the command that fails only says that it is closed. */
function connection(url: string) {
  let fault: unknown = null
  const client = new Redis(url, {
    lazyConnect: true,
    retryStrategy: null,
    maxRetriesPerRequest: 0,
    connectTimeout: 5_000,
  })
  client.on('error', (error) => {
    fault = error
  })
  return { client, fault: () => fault }
}

/** A service that is run by others may keep this to itself. */
const versionOf = (client: Redis): Promise<string | undefined> =>
  client.info('server').then(
    (told) => /redis_version:(\S+)/.exec(told)?.[1],
    () => undefined,
  )

async function hearing(asker: Redis, listener: Redis): Promise<Finding> {
  const channel = `bewezen_doctor_${randomUUID()}`
  await listener.subscribe(channel)
  const heard = once(listener, 'message', { signal: AbortSignal.timeout(2_000) }).then(
    () => true,
    () => false,
  )
  await asker.publish(channel, '')
  if (await heard) return good('redis news', 'what is told is heard')
  return wrong(
    'redis news',
    'what is published is not heard',
    'All processes must come to the same Redis: let REDIS_URL lead to its primary, not to a replica or a cluster without publishing between its nodes.',
  )
}
