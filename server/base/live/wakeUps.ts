import pg from 'pg'
import type { Logger } from 'pino'
import type { Database } from '../database/open.ts'

/** How processes tell each other that there is news: a number and nothing else, always after the commit. */
export type WakeUps = { tell(): Promise<void>; stop(): Promise<void> }

const channel = 'bewezen_news'

/** Wake-ups for the given database: by Redis when an address is set, by LISTEN/NOTIFY on a server, none when embedded. */
export async function openWakeUps(it: {
  database: Database
  redisUrl: string | undefined
  log: Logger
  onNews: () => void
}): Promise<WakeUps> {
  if (it.redisUrl) return byRedis(it.redisUrl, it)
  if (it.database.url) return byNotify(it.database.url, it)
  return { tell: async () => {}, stop: async () => {} }
}

async function byRedis(url: string, it: { log: Logger; onNews: () => void }): Promise<WakeUps> {
  const { Redis } = await import('ioredis')
  // Telling fails at once when Redis is away, for the work that has news must not wait; listening waits as long as it takes.
  const teller = new Redis(url, { enableOfflineQueue: false })
  const listener = new Redis(url, { maxRetriesPerRequest: null })
  for (const client of [teller, listener]) client.on('error', (error) => it.log.warn({ err: error }, 'redis is away'))
  listener.on('message', () => it.onNews())
  // After a lost connection there may have been news.
  listener.on('ready', () => it.onNews())
  // Not awaited: without Redis the site starts all the same, and hears of other processes a little later.
  listener.subscribe(channel).catch((error: unknown) => it.log.warn({ err: error }, 'redis could not be listened to'))
  return {
    tell: async () => void (await teller.publish(channel, '1')),
    stop: async () => {
      teller.disconnect()
      listener.disconnect()
    },
  }
}

async function byNotify(url: string, it: { database: Database; log: Logger; onNews: () => void }): Promise<WakeUps> {
  let stopped = false
  let client: pg.Client | null = null
  const listen = async (): Promise<void> => {
    while (!stopped) {
      const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 })
      next.on('error', () => {})
      try {
        await next.connect()
        await next.query(`listen ${channel}`)
        client = next
        next.on('notification', () => it.onNews())
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
    stop: async () => {
      stopped = true
      await client?.end().catch(() => {})
    },
  }
}
