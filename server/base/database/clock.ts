import { sql } from 'drizzle-orm'
import type { Reader } from './open.ts'

/** The moment it is for the whole site: the database's clock, moved by the offset of a demonstration or a test. */
export async function readNow(reader: Reader): Promise<Date> {
  const { rows } = await reader.execute<{ now: Date | string }>(sql`select app_now() as now`)
  return new Date(rows[0]?.now ?? Number.NaN)
}

/** Moves the clock of the whole site. Production refuses this before it comes here. */
export async function moveClock(reader: Reader, offsetMs: number): Promise<void> {
  await reader.execute(sql`update app_clock set offset_ms = ${Math.round(offsetMs)} where id = 1`)
}

export async function clockOffset(reader: Reader): Promise<number> {
  const { rows } = await reader.execute<{ offset_ms: string | number }>(
    sql`select offset_ms from app_clock where id = 1`,
  )
  return Number(rows[0]?.offset_ms ?? 0)
}
