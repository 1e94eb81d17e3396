import type { Reader } from '../base/database/open.ts'
import type { House } from '../base/house.ts'

/** Tells which of some communities have something of a room in them, by id. */
export type ContentSource = (reader: Reader, communityIds: readonly string[]) => Promise<readonly string[]>

const sources = new WeakMap<House, ContentSource[]>()

/** A room that keeps something in communities says in which when the house is furnished: those are never deleted (COM-CHAT-28). */
export function addContents(house: House, source: ContentSource): void {
  sources.set(house, [...(sources.get(house) ?? []), source])
}

/** Those of some communities in which another room keeps something. */
export async function filledAmong(
  house: House,
  reader: Reader,
  communityIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const filled = new Set<string>()
  for (const source of sources.get(house) ?? []) for (const id of await source(reader, communityIds)) filled.add(id)
  return filled
}
