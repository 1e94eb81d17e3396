import pg from 'pg'

/** The PostgreSQL on which the races run: RACES_DATABASE_URL, else the one of this machine; null when none answers. */
export async function racesDatabase(env: NodeJS.ProcessEnv): Promise<string | null> {
  const candidates = [env.RACES_DATABASE_URL, env.DATABASE_URL, 'postgres://postgres@127.0.0.1:5432/postgres']
  for (const url of candidates) if (url && (await answers(url))) return url
  return null
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
