import { and, desc, eq } from 'drizzle-orm'
import type { PublicPages } from '../base/publicPages.ts'
import { eventCard } from './card.ts'
import { events } from './tables.ts'

const page = { slug: events.slug, title: events.title, changedAt: events.updatedAt }
type Page = { slug: string; title: string; changedAt: Date }
const known = ({ slug, ...rest }: Page) => ({ path: `/events/${slug}`, ...rest })
/** What everybody sees (EV-VIS-11). */
const isPublic = and(eq(events.isLive, true), eq(events.visibilityPolicy, 'public'))
/** As many as one sitemap may name beside the pages of the other rooms. */
const most = 900

/** The events that everybody sees, for the sitemap and for shared links. */
export const eventPages: PublicPages = {
  listed: async (reader) =>
    (await reader.select(page).from(events).where(isPublic).orderBy(desc(events.startDate)).limit(most)).map(known),
  at: async (reader, path) => {
    const [, slug] = /^\/events\/([^/]+)$/.exec(path) ?? []
    if (!slug) return null
    const [row] = await reader
      .select()
      .from(events)
      .where(and(isPublic, eq(events.slug, slug)))
    if (!row) return null
    return { ...known({ slug, title: row.title, changedAt: row.updatedAt }), card: await eventCard(reader, row) }
  },
}
