import type { PublicPath } from '@bewezen/domain/site/pageTitleWords.ts'
import { pageTitles } from '@bewezen/domain/site/pageTitleWords.ts'
import { publicPageAt, publicPages } from '@bewezen/domain/site/publicPages.ts'
import type { Reader } from '../base/database/open.ts'
import type { CardedPage, KnownPage, PublicPages } from '../base/publicPages.ts'
import { blogPages } from '../blogs/index.ts'
import { eventPages } from '../events/index.ts'
import { podcastPages } from '../podcasts/index.ts'
import { shopPages } from '../shop/index.ts'
import { pageCard } from './pageArt.ts'

/** The pages with an address of their own. */
const fixed: PublicPages = {
  listed: async () =>
    (Object.keys(publicPages) as PublicPath[])
      .filter((path) => publicPages[path].listed)
      .map((path) => ({ path, title: pageTitles[path] })),
  at: async (_reader, path) => {
    const page = publicPageAt(path)
    return page && { path, title: page.title, card: pageCard(path as PublicPath) }
  },
}

/** The public pages of every room; a room that brings some adds its own here. */
const rooms: readonly PublicPages[] = [fixed, blogPages, eventPages, shopPages, podcastPages]

/** Every page that the sitemap names. */
export async function listedPages(reader: Reader): Promise<KnownPage[]> {
  return (await Promise.all(rooms.map((room) => room.listed(reader)))).flat()
}

/** The public page at a path, or null. */
export async function knownPageAt(reader: Reader, path: string): Promise<CardedPage | null> {
  for (const room of rooms) {
    const page = await room.at(reader, path)
    if (page) return page
  }
  return null
}
