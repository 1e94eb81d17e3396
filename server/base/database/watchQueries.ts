import type pg from 'pg'

/** Hears the name under which a query was prepared, or '' for one without, as it begins; answers what hears its end. */
export type QueryWatch = (name: string) => (failure?: unknown) => void

type Query = (...words: unknown[]) => unknown

/** Tells of every query of a pool, those that fail too (OPS-WATCH-02, OPS-WATCH-06). */
export function watchQueries(pool: pg.Pool, begins: QueryWatch): void {
  const watched = new WeakSet<object>()
  // At every turn, since the connections that are open already would not be met at their making.
  pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    const ask: Query = client.query.bind(client)
    const query: Query = (...words) => {
      const ends = begins((words[0] as { name?: string } | undefined)?.name ?? '')
      const last = words.at(-1)
      if (typeof last !== 'function') {
        const answer = ask(...words)
        if (answer instanceof Promise) answer.then(() => ends(), ends)
        return answer
      }
      return ask(...words.slice(0, -1), (failure: unknown, ...answer: unknown[]) => {
        ends(failure ?? undefined)
        last(failure, ...answer)
      })
    }
    Object.assign(client, { query })
  })
}
