import type { Message } from '@bewezen/domain/community/contract.ts'
import type { PickedPicture } from './picked.ts'

/** What somebody is about to say in a channel. */
export type Draft = {
  text: string
  parent: NonNullable<Message['parent']> | null
  picture: PickedPicture | null
  /** What stood in it before anything was typed in this page: half a sentence that was put there, or what was kept. */
  begun?: string | undefined
}

const emptyDraft: Draft = { text: '', parent: null, picture: null, begun: undefined }
const drafts = new Map<string, Draft>()
const listeners = new Set<() => void>()

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
let storage = (): Kept => localStorage

/** For tests: keeps drafts elsewhere, and forgets those that are known. */
export function keepDraftsIn(other: Kept): void {
  storage = () => other
  drafts.clear()
}

const keyOf = (personId: string, channelId: string) => `community-draft:${personId}:${channelId}`

/**
 * The draft of a person in a channel. Its text and what it answers stay until they are sent or the person signs out, also
 * when the app is closed; a picture, which is a file, lives as long as the page (IN-REPLY-16).
 */
export function draftOf(personId: string, channelId: string): Draft {
  const key = keyOf(personId, channelId)
  const known = drafts.get(key)
  if (known) return known
  const kept = read(key)
  drafts.set(key, kept)
  return kept
}

/** Changes a part of a draft. */
export function patchDraft(personId: string, channelId: string, change: Partial<Draft>): void {
  const key = keyOf(personId, channelId)
  const draft = { ...draftOf(personId, channelId), ...change }
  drafts.set(key, draft)
  write(key, draft)
  for (const listener of listeners) listener()
}

/** Empties a draft, once it was sent. */
export const clearDraft = (personId: string, channelId: string): void => patchDraft(personId, channelId, emptyDraft)

/** The channels whose names begin like this in which a person has text that is not sent, in this browser. */
export function draftsBegun(personId: string, beginning: string): string[] {
  const from = keyOf(personId, '').length
  const keys = [...new Set([...drafts.keys(), ...keptKeys()])].filter((key) =>
    key.startsWith(keyOf(personId, beginning)),
  )
  return keys.map((key) => key.slice(from)).filter((channelId) => draftOf(personId, channelId).text !== '')
}

function keptKeys(): string[] {
  try {
    return Object.keys(storage())
  } catch {
    return []
  }
}

export function onDraft(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function read(key: string): Draft {
  try {
    const kept: unknown = JSON.parse(storage().getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('text' in kept) || typeof kept.text !== 'string')
      return emptyDraft
    return { ...emptyDraft, text: kept.text, parent: 'parent' in kept ? asParent(kept.parent) : null, begun: kept.text }
  } catch {
    return emptyDraft
  }
}

function asParent(kept: unknown): Draft['parent'] {
  if (typeof kept !== 'object' || kept === null || !('id' in kept) || typeof kept.id !== 'string') return null
  const text = (name: 'authorName' | 'content') => {
    const value = (kept as Record<string, unknown>)[name]
    return typeof value === 'string' ? value : null
  }
  return { id: kept.id, authorName: text('authorName'), content: text('content') }
}

function write(key: string, { text, parent }: Draft): void {
  try {
    if (text || parent) storage().setItem(key, JSON.stringify({ text, parent }))
    else storage().removeItem(key)
  } catch {
    // It lives as long as the page.
  }
}
