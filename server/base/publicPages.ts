import type { Look } from '@bewezen/domain/pictures/look.ts'
import type { Drawing } from '@bewezen/domain/pictures/shapes.ts'
import type { Reader } from './database/open.ts'

/** What a shared link shows beside the title: a picture of its own, and what must be known before one opens it. */
export type Card = {
  /** A drawing with its colours. */
  drawn: { drawing: Drawing; look: Look; isMirrored: boolean }
  /** The key of a picture of its own, and the size of it to show; it goes before the drawing. */
  upload?: { key: string; size: string }
  /** Such as the date and the place of an event, each a line or a few. */
  facts: readonly string[]
}

/** A page that everybody may open, as search engines and shared links know it. */
export type KnownPage = {
  /** Its path, such as '/blogs/beter-slapen'. */
  path: string
  /** The title, without the name of the site. */
  title: string
  /** When what stands on it last changed, if that is known. */
  changedAt?: Date | null
}

/** A page of a room in a shared link. */
export type CardedPage = KnownPage & { card: Card }

/** The public pages of a room: those the sitemap names, and the one at a path. Listed in `server/site/knownPages.ts`. */
export type PublicPages = {
  listed(reader: Reader): Promise<readonly KnownPage[]>
  /** Null when the room has no public page there, for unknown and hidden alike. */
  at(reader: Reader, path: string): Promise<CardedPage | null>
}
