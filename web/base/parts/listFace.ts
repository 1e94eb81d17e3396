/** A list as a screen holds it: what has arrived so far, and what stands in the way of the rest. */
export type Listed<Item> = {
  /** Nothing until the first answer is there. */
  items: readonly Item[] | undefined
  /** The sentence that belongs to a refusal, when there is one. */
  refusal?: string | null
  offline?: boolean
  retry?: () => void
}

export type ListFace = 'loading' | 'offline' | 'refused' | 'empty' | 'rows'

/** Which face a list shows: what somebody could already read is never taken away. */
export function listFace({ items, refusal, offline }: Listed<unknown>): ListFace {
  if (items !== undefined && items.length > 0) return 'rows'
  if (offline) return 'offline'
  if (refusal) return 'refused'
  return items === undefined ? 'loading' : 'empty'
}
