import type { Stage } from './stage.ts'
import { metricsToken } from './stage.ts'

/** What a process holds in memory, in MB: all of it, and what is alive on its heap. */
export type Memory = { rss: number; heap: number }

/** Asks each process how much memory it has, by its own metrics. */
export async function memoryOf({ sites }: Stage): Promise<Memory[]> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  return Promise.all(
    sites.addresses.map(async (address) => {
      const text = await (await fetch(`${address}/metrics`, { headers })).text()
      const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) / 1e6
      return { rss: figure('process_resident_memory_bytes'), heap: figure('nodejs_heap_size_used_bytes') }
    }),
  )
}

/** How many rows each table has, those of the job queue too. */
export async function rowsOfTables({ pool }: Stage): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ name: string }>(
    `select case schemaname when 'public' then '' else schemaname || '.' end || tablename as name
      from pg_tables where schemaname in ('public', 'pgboss') order by 1`,
  )
  const counts = await Promise.all(
    rows.map(async ({ name }) => {
      const answer = await pool.query<{ many: number }>(`select count(*)::int as many from ${name}`)
      return [name, answer.rows[0]?.many ?? 0] as const
    }),
  )
  return new Map(counts)
}

/**
 * The slope of a straight line through points (least squares) and its standard error: a slope within twice its error is
 * none that can be told from noise.
 */
export function slopeOf(points: readonly (readonly [number, number])[]): { slope: number; error: number } {
  const many = points.length
  const mean = (of: (point: readonly [number, number]) => number) =>
    points.reduce((sum, one) => sum + of(one), 0) / many
  const [atX, atY] = [mean(([x]) => x), mean(([, y]) => y)]
  const spread = points.reduce((sum, [x]) => sum + (x - atX) ** 2, 0)
  const slope = points.reduce((sum, [x, y]) => sum + (x - atX) * (y - atY), 0) / spread
  const left = points.reduce((sum, [x, y]) => sum + (y - atY - slope * (x - atX)) ** 2, 0)
  return { slope, error: Math.sqrt(left / (many - 2) / spread) }
}
