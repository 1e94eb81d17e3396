import type { Attempt } from '../api/useAttemptId.ts'

/** What was typed for something new, and the id under which it was sent last, so that it is stored once (EV-MORE-99). */
export type KeptTyped = { typed: object; attempt: Attempt | null }

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
let storage = (): Kept => localStorage
const known = new Map<string, string>()

/** For tests: keeps what is typed elsewhere, and forgets what is known. */
export function keepTypedIn(other: Kept): void {
  storage = () => other
  known.clear()
}

/** The key under which a person's draft of something new is kept; like that of a message it goes when they sign out. */
export const typedKey = (personId: string, what: string): string => `typed:${personId}:${what}`

/** What was typed before under this key, also before the page was loaded anew or closed; null without anything. */
export function readTyped(key: string): KeptTyped | null {
  try {
    const kept = JSON.parse(known.get(key) ?? storage().getItem(key) ?? 'null') as Partial<KeptTyped> | null
    if (typeof kept?.typed !== 'object' || kept.typed === null) return null
    return { typed: kept.typed, attempt: asAttempt(kept.attempt) }
  } catch {
    return null
  }
}

/** Keeps what is typed; nothing typed is nothing kept. */
export function keepTyped(key: string, kept: KeptTyped): void {
  if (Object.keys(kept.typed).length === 0) {
    dropTyped(key)
    return
  }
  const text = JSON.stringify(kept)
  known.set(key, text)
  try {
    storage().setItem(key, text)
  } catch {
    // It lives as long as the page.
  }
}

/** Forgets it, once it was saved or thrown away. */
export function dropTyped(key: string): void {
  known.delete(key)
  try {
    storage().removeItem(key)
  } catch {
    // Then there was none.
  }
}

/** What of it fits a form that is empty: an older page may have kept fields that are gone or are of another kind. */
export function fitting<Values extends object>(typed: object, blank: Values): Partial<Values> {
  const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)
  const fields = Object.entries(typed).filter(
    ([name, value]) => Object.hasOwn(blank, name) && kindOf(value) === kindOf(blank[name as keyof Values]),
  )
  return Object.fromEntries(fields) as Partial<Values>
}

function asAttempt(kept: unknown): Attempt | null {
  if (typeof kept !== 'object' || kept === null || !('content' in kept && 'id' in kept)) return null
  const { content, id } = kept
  return typeof content === 'string' && typeof id === 'string' ? { content, id } : null
}
