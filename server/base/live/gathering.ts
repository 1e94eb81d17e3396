import type { FactKind } from '@bewezen/domain/facts.ts'
import type { Audience } from '../facts/decisions.ts'

/** How long what is told of one place is gathered before it goes in one piece, in milliseconds. */
const gatheredFor = 200

/** What was gathered under one name, and to whom it goes: by the last of it, since rights are those of that moment. */
export type Piece = { text: string; kind: FactKind; audience: Audience; sessions: ReadonlySet<string> }

/**
 * Gathers what is told of places where very many look at the same and much is said: each of thousands of streams is written
 * to a few times a second, however many messages there are.
 */
export class Gathering {
  readonly #pieces = new Map<string, Piece>()
  readonly #tell: (piece: Piece) => void
  #timer: NodeJS.Timeout | null = null

  constructor(tell: (piece: Piece) => void) {
    this.#tell = tell
  }

  add(name: string, piece: Piece): void {
    const before = this.#pieces.get(name)?.text ?? ''
    this.#pieces.set(name, { ...piece, text: before + piece.text })
    if (this.#timer) return
    this.#timer = setTimeout(() => this.tellAll(), gatheredFor)
    this.#timer.unref()
  }

  /** Tells all that was gathered, without waiting for more. */
  tellAll(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    const pieces = [...this.#pieces.values()]
    this.#pieces.clear()
    for (const piece of pieces) this.#tell(piece)
  }
}
