import type { Reader } from '../base/database/open.ts'
import type { House } from '../base/house.ts'

/** Tells in which communities somebody has a lesson or masterclass of their own, by id. */
export type TeachingSource = (reader: Reader, personId: string) => Promise<readonly string[]>

const sources = new WeakMap<House, TeachingSource[]>()

/** A room in which people teach adds what it knows when the house is furnished; such a room may import this one (COM-CHAT-21). */
export function addTeaching(house: House, source: TeachingSource): void {
  sources.set(house, [...(sources.get(house) ?? []), source])
}

/** The communities in which somebody teaches, by all rooms that know of it. */
export async function taughtBy(house: House, reader: Reader, personId: string): Promise<ReadonlySet<string>> {
  const taught = new Set<string>()
  for (const source of sources.get(house) ?? []) for (const id of await source(reader, personId)) taught.add(id)
  return taught
}
