import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { noncePlaceholder, type PageAnswer } from '@bewezen/domain/base/renderer.ts'
import { negotiate } from '@fastify/accept-negotiator'
import { passesByItself } from '../database/away.ts'
import type { Settings } from '../settings.ts'
import { scriptHashes } from './scriptHashes.ts'
import { contentSecurityPolicy } from './security.ts'

/** Anonymous pages are the same for everyone for this long, in milliseconds. */
const keptFor = 2_000
const mostKept = 500
/** A page may stand in for itself for a day while it cannot be drawn (OPS-CDN-03). */
const goodFor = 24 * 60 * 60_000
const mostGood = 200

/** The pages that visitors saw a moment ago, by address. */
export class KeptPages {
  readonly #settings: Settings
  readonly #kept = new Map<string, { page: Promise<KeptPage>; until: number }>()
  readonly #good = new Map<string, { page: KeptPage; until: number }>()
  /** How many were still there, and how many had to be drawn, since the start. */
  readonly counts = { kept: 0, drawn: 0 }

  constructor(settings: Settings) {
    this.#settings = settings
  }

  /** Every page is drawn anew when it is next asked for; one that is being drawn now is kept by nobody. */
  forget(): void {
    this.#kept.clear()
  }

  /** No page as it was stands in for itself any more: something on them may have been taken back. */
  forgetGood(): void {
    this.#good.clear()
  }

  /** The page of an address, drawn when it is not there or too old; one drawing in flight per address. */
  of(address: string, draw: () => Promise<PageAnswer>): Promise<KeptPage> {
    const known = this.#kept.get(address)
    if (known && known.until > performance.now()) {
      this.counts.kept++
      return known.page
    }
    this.counts.drawn++
    // The oldest stand first, whether they are too old or there are too many.
    this.#kept.delete(address)
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size < mostKept) break
      this.#kept.delete(oldest)
    }
    const made = {
      page: this.#drawn(address, draw),
      until: Number.POSITIVE_INFINITY,
    }
    this.#kept.set(address, made)
    const forget = () => {
      if (this.#kept.get(address) === made) this.#kept.delete(address)
    }
    made.page.then(() => {
      made.until = performance.now() + keptFor
    }, forget)
    return made.page
  }

  /** The page as it is drawn now, or as it last was when the database is away. */
  async #drawn(address: string, draw: () => Promise<PageAnswer>): Promise<KeptPage> {
    const good = this.#good.get(address)
    const lastGood = good && good.until > performance.now() ? good.page : null
    try {
      const answer = await draw()
      if (lastGood && answer.status >= 500 && passesByItself(answer.fault)) return lastGood
      const isForAll = isPublic(address, answer)
      const page = new KeptPage(answer, this.#settings, isForAll)
      this.#good.delete(address)
      // The one that was not drawn for longest stands first.
      for (const oldest of this.#good.keys()) {
        if (this.#good.size < mostGood) break
        this.#good.delete(oldest)
      }
      if (isForAll) this.#good.set(address, { page, until: performance.now() + goodFor })
      return page
    } catch (error) {
      if (lastGood && passesByItself(error)) return lastGood
      throw error
    }
  }
}

/**
 * Whether a page is for everybody, and its address no secret: search engines may list it, and nothing was asked behind a
 * question mark (OPS-CDN-02). What a link with a token opens is never listed.
 */
const isPublic = (address: string, { status, html }: PageAnswer): boolean =>
  status === 200 && !address.includes('?') && !/<meta name="robots" content="noindex"/.test(html)

/**
 * A shared cache shows a public page two seconds, and three more while it fetches the next: five, as nothing is older
 * anywhere without a fact. When the site does not answer, it shows it for a day. A browser asks each time (OPS-CDN-01).
 */
const forShared = 'public, max-age=0, s-maxage=2, stale-while-revalidate=3, stale-if-error=86400'

type Encoding = 'br' | 'gzip' | 'identity'
/** The best one first. */
const encodings: Encoding[] = ['br', 'gzip', 'identity']
type Sent = { headers: Record<string, string>; body: Buffer }

/** A drawn page, ready to be sent to everyone: without nonces, its scripts known by their hashes. */
export class KeptPage {
  readonly status: number
  readonly location: string | undefined
  readonly #headers: Record<string, string>
  readonly #plain: Buffer
  readonly #sent: Partial<Record<Encoding, Sent>> = {}

  constructor(answer: PageAnswer, settings: Settings, isForAll: boolean) {
    const html = answer.html.replaceAll(` nonce="${noncePlaceholder}"`, '').replaceAll(noncePlaceholder, '')
    this.status = answer.status
    this.location = answer.headers.location
    this.#plain = Buffer.from(html)
    this.#headers = {
      ...answer.headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': isForAll ? forShared : 'private, no-cache',
      vary: 'accept-encoding, cookie',
      'content-security-policy': contentSecurityPolicy(null, settings, scriptHashes(html)),
    }
  }

  /** Its headers and bytes for a browser that accepts these encodings; compressed once, when the first one asks. */
  as(accepted: string | undefined = ''): Sent {
    const encoding = negotiate(accepted, encodings) ?? 'identity'
    this.#sent[encoding] ??= this.#encoded(encoding)
    return this.#sent[encoding]
  }

  #encoded(encoding: Encoding): Sent {
    if (encoding === 'identity') return { headers: this.#headers, body: this.#plain }
    return { headers: { ...this.#headers, 'content-encoding': encoding }, body: compress[encoding](this.#plain) }
  }
}

/**
 * At once and not in the background: handing a page to another thread and back costs more than compressing it. Quality 0
 * takes a quarter of the time of 3 (0.12 ms for the home page) and gives 13% more bytes, which are sent in less than the
 * time saved; a window larger than the page only costs memory.
 */
const compress = {
  br: (plain: Buffer) =>
    brotliCompressSync(plain, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: 0,
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  gzip: (plain: Buffer) => gzipSync(plain, { level: 4 }),
}
