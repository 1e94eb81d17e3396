import type { Troubles } from './browser.ts'

/** What was acknowledged, by id: what the site said yes to must be there in the end, once. */
export type Book = {
  messages: Map<string, { authorId: string; uploadId: string | null }>
  /** Whether a reaction is wanted, by message, person and emoji. */
  reactions: Map<string, boolean>
  /** Free places, as they were last acknowledged. */
  places: Map<string, { personId: string; state: 'enrolled' | 'cancelled' }>
  /** Places that were paid for, by the session at the provider, and those that were given up. */
  sales: Map<string, { kind: 'place' | 'order'; id: string; personId: string }>
  givenUp: Set<string>
  uploads: Map<string, { key: string; personId: string }>
  /** What was refused, counted by operation and code. */
  refused: Map<string, number>
  troubles: Troubles
  /** How long each answer took, in milliseconds, when it was asked and of what; kept by whoever wants to know. */
  took: { at: number; ms: number; path: string }[] | null
}

export const emptyBook = (): Book => ({
  messages: new Map(),
  reactions: new Map(),
  places: new Map(),
  sales: new Map(),
  givenUp: new Set(),
  uploads: new Map(),
  refused: new Map(),
  troubles: new Map(),
  took: null,
})
