import { Redis } from 'ioredis'

/** Where a Redis answers that tests may use, or null: nothing may fail for want of one. */
export async function redisHere(): Promise<string | null> {
  const url = process.env.RACES_REDIS_URL ?? 'redis://127.0.0.1:6379'
  const client = new Redis(url, { retryStrategy: null, lazyConnect: true })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.quit()
    return url
  } catch {
    return null
  }
}
