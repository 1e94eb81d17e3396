import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import type { Shown } from './shown.ts'

export type Described = { id: string; description: string }

/** As many as one request may name. */
const most = 60

/** The descriptions of the cards on screen: those that came with the page, and the others when they are asked for (EV-CARD-03). */
export function useDescriptions(cards: readonly Shown[], first: readonly Described[]): ReadonlyMap<string, string> {
  const known = new Map(first.map(({ id, description }) => [id, description]))
  const missing = [...new Set(cards.map(({ event }) => event.id))].filter((id) => !known.has(id)).slice(0, most)
  const { data } = useRead(api.events.descriptions, { ids: missing.toSorted() }, { enabled: missing.length > 0 })
  for (const { id, description } of data ?? []) known.set(id, description)
  return known
}
