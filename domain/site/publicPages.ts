import { type PublicPath, pageTitles } from './pageTitleWords.ts'
import { pageDescriptions } from './publicPageWords.ts'

/** What search engines and shared links learn of a public page beside its title. */
export type PublicPage = {
  /** One sentence of at most 160 characters. */
  description: string
  /** Whether the sitemap names it; a page that is still to come, or that nobody searches for, is left out. */
  listed: boolean
}

/** Every public page with an address of its own; those of an article or an event are told by their room (`PublicPages` on the server). */
export const publicPages: Readonly<Record<PublicPath, PublicPage>> = {
  '/': listed('/'),
  '/how-it-works': listed('/how-it-works'),
  '/contact': listed('/contact'),
  '/blogs': listed('/blogs'),
  '/events': listed('/events'),
  '/livestream': listed('/livestream'),
  '/podcasts': listed('/podcasts'),
  '/products': listed('/products'),
  '/subscription': listed('/subscription'),
  '/privacy': listed('/privacy'),
  '/terms': listed('/terms'),
  '/cookies': listed('/cookies'),
  '/auth': unlisted('/auth'),
}

/** The public page at a path with its title, or null when none of them stands there. */
export function publicPageAt(path: string): (PublicPage & { title: string }) | null {
  if (!Object.hasOwn(publicPages, path)) return null
  return { title: pageTitles[path as PublicPath], ...publicPages[path as PublicPath] }
}

/**
 * Where the picture of a page for shared links stands. It may be kept for ever, so its address changes with what is
 * written on it: the title and the name of the site, and what else the page tells of itself (`facts`), such as a date.
 */
export function shareImagePath(path: string, title: string, siteName: string, facts = ''): string {
  const written = facts ? `${title}\n${siteName}\n${facts}` : `${title}\n${siteName}`
  return `/og${path === '/' ? '/index' : path}.png?v=${shortHash(written)}`
}

/** The path of the page whose picture is asked for under this one, such as '/contact' for '/og/contact.png'; null for anything else. */
export function pathOfShareImage(asked: string): string | null {
  const [, path] = /^\/og(\/.+)\.png$/.exec(asked) ?? []
  if (!path) return null
  return path === '/index' ? '/' : path
}

/** FNV-1a in base 36: enough to tell one title from another. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return hash.toString(36)
}

function listed(path: PublicPath): PublicPage {
  return { description: pageDescriptions[path], listed: true }
}
function unlisted(path: PublicPath): PublicPage {
  return { description: pageDescriptions[path], listed: false }
}
