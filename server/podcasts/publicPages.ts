import { pictureFor } from '@bewezen/domain/pictures/choose.ts'
import { drawnAs } from '@bewezen/domain/pictures/drawn.ts'
import { hueOfCategory } from '@bewezen/domain/podcasts/hue.ts'
import { podcastPath } from '@bewezen/domain/podcasts/paths.ts'
import type { PodcastCategory } from '@bewezen/domain/podcasts/podcast.ts'
import { podcastCategoryWords } from '@bewezen/domain/podcasts/words.ts'
import { and, eq } from 'drizzle-orm'
import { keysIn } from '../base/files/keys.ts'
import type { Card, PublicPages } from '../base/publicPages.ts'
import { isSeen, listOrder } from './rows.ts'
import { podcasts } from './tables.ts'

const page = { id: podcasts.id, title: podcasts.title, changedAt: podcasts.updatedAt }
/** What its card shows beside that (MKT-MORE-33). */
const shown = { categories: podcasts.categories, duration: podcasts.duration, thumbnailUrl: podcasts.thumbnailUrl }
const known = ({ id, title, changedAt }: { id: string; title: string; changedAt: Date }) => ({
  path: podcastPath(id),
  title,
  changedAt,
})
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
      .select({ ...page, ...shown })
      .from(podcasts)
      .where(and(isSeen, eq(podcasts.id, id)))
    return row ? { ...known(row), card: cardOf(row) } : null
  },
}

type Shown = {
  id: string
  title: string
  categories: readonly PodcastCategory[]
  duration: string
  thumbnailUrl: string | null
}

function cardOf({ id, title, categories, duration, thumbnailUrl }: Shown): Card {
  const [about = 'licht'] = categories
  const [key] = keysIn(thumbnailUrl, 'podcast-image')
  return {
    drawn: drawnAs(pictureFor({ id, title, hue: hueOfCategory[about] })),
    upload: key ? { key, size: 'share' } : undefined,
    facts: [categories.map((category) => podcastCategoryWords[category]).join(', '), duration].filter(Boolean),
  }
}
