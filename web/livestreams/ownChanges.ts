/** The streams that this window just saved or switched itself, each until the news of it comes back. */
const own = new Map<string, ReturnType<typeof setTimeout>>()

/** So long the news of a change may be on its way. */
const newsTakes = 5_000

/** Says that this window changes a stream, and tells so itself (X3-EDGE-05, LIVE-MORE-52). */
export function changesItself(id: string): void {
  clearTimeout(own.get(id))
  own.set(
    id,
    setTimeout(() => own.delete(id), newsTakes),
  )
}

export const isOwnChange = (id: string): boolean => own.has(id)
