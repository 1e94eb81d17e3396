import type { Listed } from '../parts/listFace.ts'
import { refusalOf } from './refusal.ts'

/** The rows of a read as `List` shows them; `failed` is said when they could not be read. */
export function listed<Item>(
  items: readonly Item[] | undefined,
  { error, refetch }: { error: unknown; refetch: () => unknown },
  failed: string,
): Listed<Item> {
  const refusal = refusalOf(error)
  return { items, refusal: refusal && failed, offline: refusal?.code === 'OFFLINE', retry: () => void refetch() }
}
