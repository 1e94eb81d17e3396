import { asSlug } from './slug.ts'
import { isInvisible } from './visibleText.ts'

// Formatted text, a small part of HTML: its plain words, size and refusals, anchors of headings, embedded videos.

/** Most bytes of formatted text that one page or article may hold, in UTF-8 (LEGAL-PAGE-15, BLOG-AREA-01). */
export const maxRichTextBytes = 200 * 1024

/** How the text is written: plain pages, or articles that also hold pictures and videos (LEGAL-PAGE-16, BLOG-AREA-13). */
export type RichTextKind = 'page' | 'article'

const entities: Record<string, string> = { nbsp: '\u00a0', lt: '<', gt: '>', quot: '"', amp: '&' }

/** The words of formatted text without its tags; every tag counts as a blank. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(nbsp|lt|gt|quot|amp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/[ \t\n\r]+/g, ' ')
    .trim()

/** How many minutes reading takes: 200 words a minute, rounded up, at least 1 (BLOG-AREA-14, COM-LEARN-43). */
export function readingMinutes(html: string): number {
  const words = plainText(html).split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.ceil(words / 200))
}

/** Whether nothing can be read once tags and white space are gone (LEGAL-PAGE-15). */
export const isEmptyRichText = (html: string): boolean => isInvisible(plainText(html))

/** Whether it takes more bytes than may be stored. */
export const isTooLargeRichText = (html: string): boolean =>
  html.length > maxRichTextBytes || new TextEncoder().encode(html).length > maxRichTextBytes

/** Why this cannot be stored as formatted text, or null (LEGAL-PAGE-05, LEGAL-PAGE-15). */
export function richTextRefusal(html: string): { code: 'CONTENT_EMPTY' | 'CONTENT_TOO_LARGE' } | null {
  if (isTooLargeRichText(html)) return { code: 'CONTENT_TOO_LARGE' }
  return isEmptyRichText(html) ? { code: 'CONTENT_EMPTY' } : null
}

/** A heading as its page leads to it. */
export type Heading = { id: string; title: string }

/**
 * Gives every heading of the second level an address of its own, from its words. Takes text that was cleaned, in which
 * no tag has attributes of anybody's own.
 */
export function withHeadings(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const taken = new Map<string, number>()
  const marked = html.replace(/<h2>([\s\S]*?)<\/h2>/g, (_, inner: string) => {
    const title = plainText(inner)
    const word = asSlug(title) || 'deel'
    const count = (taken.get(word) ?? 0) + 1
    taken.set(word, count)
    const id = count === 1 ? `deel-${word}` : `deel-${word}-${count}`
    headings.push({ id, title })
    return `<h2 id="${id}">${inner}</h2>`
  })
  return { html: marked, headings }
}

/** The 11 characters by which YouTube knows a video, from any of its addresses; null for every other address (POD-ADMIN-12). */
export function youtubeId(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, hostname, pathname, searchParams } = new URL(address)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  const host = hostname.replace(/^(www|m)\./, '')
  const [, first = '', second = ''] = pathname.split('/')
  const id =
    host === 'youtu.be'
      ? first
      : host === 'youtube.com' || host === 'youtube-nocookie.com'
        ? first === 'watch'
          ? searchParams.get('v')
          : ['embed', 'v', 'shorts', 'live'].includes(first)
            ? second
            : null
        : null
  return id && /^[\w-]{11}$/.test(id) && !noVideos.includes(id) ? id : null
}
/** What stands in the place of an id for a channel that is live and for a list. */
const noVideos: readonly string[] = ['live_stream', 'videoseries']

/** The address of a frame that we build ourselves (BLOG-AREA-13). */
export const youtubeFrame = (id: string): string => `https://www.youtube-nocookie.com/embed/${id}`

/** Text whose frames wait for a yes: a button stands where each would be, until its video is in `loaded` (LEGAL-COOKIE-06). */
export const withWaitingFrames = (html: string, button: string, loaded: ReadonlySet<string>): string =>
  html.replace(
    /<iframe src="https:\/\/www\.youtube-nocookie\.com\/embed\/([\w-]{11})"[^>]*><\/iframe>/g,
    (frame, id: string) =>
      loaded.has(id) ? frame : `<button type="button" class="frame-waits" data-frame="${id}">${button}</button>`,
  )
