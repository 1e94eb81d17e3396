import type { Reader } from './database/open.ts'

/** A page that everybody may open, as search engines and shared links know it. */
export type KnownPage = {
  /** Its path, such as '/blogs/beter-slapen'. */
  path: string
  /** The title, without the name of the site. */
  title: string
  /** When what stands on it last changed, if that is known. */
  changedAt?: Date | null
}

/** The public pages of a room: those the sitemap names, and the one at a path. Listed in `server/site/knownPages.ts`. */
export type PublicPages = {
  listed(reader: Reader): Promise<readonly KnownPage[]>
  /** Null when the room has no public page there, for unknown and hidden alike. */
  at(reader: Reader, path: string): Promise<KnownPage | null>
}
