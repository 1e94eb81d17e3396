import { type BatchMention, findMentions } from './mentions.ts'

/** A part of a message for display. Every part is plain text; nothing in it is ever HTML (COM-CHAT-14, X3-EDGE-25). */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'mention'; text: string; username: string }
  | { kind: 'batch'; text: string; batch: BatchMention }

/** What the reader's side knows about names; without it usernames are mentions and batch mentions plain text. */
export type Names = { isUser?: (username: string) => boolean; mayMentionGroups?: boolean }

type Found = { start: number; end: number; piece: Piece }

/** A message cut into text, links to http and https addresses, and mentions; put together the pieces are the message. */
export function messagePieces(text: string, names: Names = {}): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { start, end, piece } of [...linksIn(text), ...mentionsFor(text, names)].sort(
    (a, b) => a.start - b.start,
  )) {
    if (start > at) pieces.push({ kind: 'text', text: text.slice(at, start) })
    pieces.push(piece)
    at = end
  }
  if (at < text.length) pieces.push({ kind: 'text', text: text.slice(at) })
  return pieces
}

function mentionsFor(text: string, { isUser = () => true, mayMentionGroups = false }: Names): Found[] {
  return findMentions(text).flatMap(({ name, batch, start, end }): Found[] => {
    const shown = text.slice(start, end)
    if (batch) return mayMentionGroups ? [{ start, end, piece: { kind: 'batch', text: shown, batch } }] : []
    return isUser(name) ? [{ start, end, piece: { kind: 'mention', text: shown, username: name } }] : []
  })
}

// Invisible and direction-changing characters end an address, so that it cannot be shown as another one.
const address = /(?<![\p{L}\p{N}_])[Hh][Tt][Tt][Pp][Ss]?:\/\/(?=[\p{L}\p{N}])[^\s<>"`\p{C}\p{DI}]+/gu

const linksIn = (text: string): Found[] =>
  Array.from(text.matchAll(address), ({ 0: raw, index: start }) => {
    const href = withoutTrailing(raw)
    return { start, end: start + href.length, piece: { kind: 'link', text: href, href } }
  })

const closing: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

/** An address without the punctuation of the sentence around it; a bracket stays when it was opened inside. */
function withoutTrailing(raw: string): string {
  let end = raw.length
  while (end > 0) {
    const last = raw.charAt(end - 1)
    const opening = closing[last]
    const inside = raw.slice(0, end)
    const isSentence = /[.,;:!?'…’”»]/u.test(last)
    const isUnopened = opening !== undefined && count(inside, last) > count(inside, opening)
    if (!isSentence && !isUnopened) break
    end--
  }
  return raw.slice(0, end)
}

const count = (text: string, sign: string): number => text.split(sign).length - 1
