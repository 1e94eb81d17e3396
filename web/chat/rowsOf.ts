import { type ChatRow, chatRows, type Grouped } from '@bewezen/domain/community/grouping.ts'
import type { ChannelMessages, ShownMessage } from './patches.ts'

type Placed = Grouped & { message: ShownMessage }
export type Row = ChatRow<Placed> | { kind: 'beginning' }

/** What the list of a channel draws, from top to bottom; 'Nieuw' stands above the message at the place `newFrom` (COM-CHAT-07). */
export function rowsOf({ messages, hasOlder }: ChannelMessages, newFrom: number | null): Row[] {
  const placed = messages.map(
    (message): Placed => ({
      id: message.id,
      authorId: message.author?.id ?? null,
      createdAt: message.createdAt,
      message,
    }),
  )
  const firstNew = placed.find(({ message }) => message.seq === newFrom && message.state === undefined)
  const rows: Row[] = chatRows(placed, firstNew?.id ?? null)
  return hasOlder || rows.length === 0 ? rows : [{ kind: 'beginning' }, ...rows]
}

/** What a row is called for as long as it stands, wherever it moves. */
export function keyOf(row: Row): string {
  if (row.kind === 'message') return row.message.id
  return row.kind === 'day' ? row.day : row.kind
}

/** Whether rows were only put before the ones that were there: then the view is held at its end and not at its start. */
export function isLonger(before: readonly Row[], after: readonly Row[]): boolean {
  const [last, first] = [before.at(-1), after.at(-1)]
  if (!last || !first || after.length <= before.length) return false
  return keyOf(last) === keyOf(first)
}

/** The places in the list of the rows that are messages, by their id. */
export const placesOf = (rows: readonly Row[]): Map<string, number> =>
  new Map(rows.flatMap((row, place) => (row.kind === 'message' ? [[row.message.id, place]] : [])))

/** The message above or below one in the list; from nowhere, the newest. */
export function neighbour(rows: readonly Row[], from: string | null, step: 1 | -1): string | null {
  const ids = rows.flatMap((row) => (row.kind === 'message' ? [row.message.id] : []))
  const at = from === null ? -1 : ids.indexOf(from)
  return (at < 0 ? ids.at(-1) : ids[at + step]) ?? null
}
