import pg from 'pg'
import type { Logger } from 'pino'
import type { Database } from '../database/open.ts'

/**
 * How processes tell each other that there is news: nothing but that, always after the commit. Beside it goes what is only
 * ever a hint, and may get lost: a text of less than 8,000 bytes. Whoever says something may hear it too.
 */
export type WakeUps = { tell(): Promise<void>; hint(text: string): Promise<void>; stop(): Promise<void> }

const channel = 'bewezen_news'
const hints = 'bewezen_hints'

type Ears = { log: Logger; onNews: () => void; onHint: (text: string) => void }

/** Wake-ups for the given database: by Redis when an address is set, by LISTEN/NOTIFY on a server, none when embedded. */
export async function openWakeUps(it: Ears & { database: Database; redisUrl: string | undefined }): Promise<WakeUps> {
  if (it.redisUrl) return byRedis(it.redisUrl, it)
  if (it.database.url) return byNotify(it.database.url, it)
  return { tell: async () => {}, hint: async () => {}, stop: async () => {} }
}

/** A hint that cannot be read, such as one of another version of the site, is none. */
function hearHint({ onHint, log }: Ears, text: string): void {
  try {
    onHint(text)
  } catch (error) {
    log.warn({ err: error }, 'a hint of another process could not be read')
  }
}

async function byRedis(url: string, it: Ears): Promise<WakeUps> {
  const { Redis } = await import('ioredis')
  // Telling fails at once when Redis is away, for the work that has news must not wait; listening waits as long as it takes.
  const teller = new Redis(url, { enableOfflineQueue: false })
  const listener = new Redis(url, { maxRetriesPerRequest: null })
  for (const client of [teller, listener]) client.on('error', (error) => it.log.warn({ err: error }, 'redis is away'))
  listener.on('message', (on, text) => (on === hints ? hearHint(it, text) : it.onNews()))
  // After a lost connection there may have been news.
  listener.on('ready', () => it.onNews())
  // Not awaited: without Redis the site starts all the same, and hears of other processes a little later.
  listener
    .subscribe(channel, hints)
    .catch((error: unknown) => it.log.warn({ err: error }, 'redis could not be listened to'))
  return {
    tell: async () => void (await teller.publish(channel, '1')),
    hint: async (text) => void (await teller.publish(hints, text)),
    stop: async () => {
      teller.disconnect()
      listener.disconnect()
    },
  }
}

async function byNotify(url: string, it: Ears & { database: Database }): Promise<WakeUps> {
  let stopped = false
  let client: pg.Client | null = null
  const listen = async (): Promise<void> => {
    while (!stopped) {
      const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 })
      next.on('error', () => {})
      try {
        await next.connect()
        await next.query(`listen ${channel}; listen ${hints}`)
        client = next
        next.on('notification', (on) => (on.channel === hints ? hearHint(it, on.payload ?? '') : it.onNews()))
        next.once('end', () => {
          if (!stopped) void listen()
        })
        // There may have been news while nobody listened.
        it.onNews()
        return
      } catch (error) {
        it.log.warn({ err: error }, 'listening for news failed; trying again')
        await next.end().catch(() => {})
        await new Promise((resolve) => setTimeout(resolve, 1_000))
      }
    }
  }
  await listen()
  return {
    tell: async () => void (await it.database.pool.query(`notify ${channel}`)),
    hint: async (text) => void (await it.database.pool.query('select pg_notify($1, $2)', [hints, text])),
    stop: async () => {
      stopped = true
      await client?.end().catch(() => {})
    },
  }
}
