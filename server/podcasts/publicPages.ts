import { podcastPath } from '@bewezen/domain/podcasts/paths.ts'
import { and, eq } from 'drizzle-orm'
import type { PublicPages } from '../base/publicPages.ts'
import { isSeen, listOrder } from './rows.ts'
import { podcasts } from './tables.ts'

const page = { id: podcasts.id, title: podcasts.title, changedAt: podcasts.updatedAt }
const known = ({ id, ...rest }: { id: string; title: string; changedAt: Date }) => ({ path: podcastPath(id), ...rest })
/** As many as one sitemap may name beside the pages of the other rooms. */
const most = 2_000

/** The episodes that everybody sees now, for the sitemap and for shared links (POD-MORE-16, POD-MORE-17). */
export const podcastPages: PublicPages = {
  listed: async (reader) =>
    (
      await reader
        .select(page)
        .from(podcasts)
        .where(isSeen)
        .orderBy(...listOrder)
        .limit(most)
    ).map(known),
  at: async (reader, path) => {
    const [, id] = /^\/podcasts\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(path) ?? []
    if (!id) return null
    const [row] = await reader
      .select(page)
      .from(podcasts)
      .where(and(isSeen, eq(podcasts.id, id)))
    return row ? known(row) : null
  },
}
