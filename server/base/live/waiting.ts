import type { Stream } from './hub.ts'

/** How long a text may wait for company, in milliseconds. */
const mostWait = 900

/**
 * The texts of one or of many streams up to here: those who wait for the same, one after the other, share its links, so
 * that their piece is put together once and not for each of thousands.
 */
type Link = { text: string; before: Link | null; next: Map<string, Link>; piece: string | null }

/**
 * What streams still have to be told. What somebody need not hear at once goes with the next thing that they must, or by
 * itself within a second: always whole and in order, so that a stream hears the same as without waiting, in fewer pieces.
 */
export class Waiting {
  /** In the order in which they began to wait. */
  readonly #last = new Map<Stream, { since: number; link: Link }>()
  /** Where streams that waited for nothing begin; forgotten at each look, so that what was told goes. */
  readonly #first = new Map<string, Link>()

  add(stream: Stream, text: string, now = performance.now()): void {
    const waiting = this.#last.get(stream)
    if (waiting) waiting.link = after(waiting.link, text)
    else this.#last.set(stream, { since: now, link: linked(this.#first, null, text) })
  }

  /** Writes all that waits for a stream, in one piece. */
  write(stream: Stream): void {
    const waiting = this.#last.get(stream)
    if (!waiting) return
    this.#last.delete(stream)
    stream.write(pieceUpTo(waiting.link))
  }

  /** Writes what has waited long enough. */
  writeOld(now = performance.now()): void {
    this.#first.clear()
    for (const [stream, { since }] of this.#last) {
      if (now - since < mostWait) return
      this.write(stream)
    }
  }

  writeAll(): void {
    for (const stream of [...this.#last.keys()]) this.write(stream)
  }

  forget(stream: Stream): void {
    this.#last.delete(stream)
  }
}

const after = (link: Link, text: string): Link => linked(link.next, link, text)

function linked(among: Map<string, Link>, before: Link | null, text: string): Link {
  const known = among.get(text)
  if (known) return known
  const link = { text, before, next: new Map<string, Link>(), piece: null }
  among.set(text, link)
  return link
}

function pieceUpTo(last: Link): string {
  if (last.piece !== null) return last.piece
  const texts: string[] = []
  for (let link: Link | null = last; link; link = link.before) texts.push(link.text)
  last.piece = texts.reverse().join('')
  return last.piece
}
