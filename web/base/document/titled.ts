import { type PublicPath, pageTitles } from '@bewezen/domain/site/pageTitleWords.ts'
import type { RouterContext } from '../routerContext.ts'

type Match = { pathname: string; context: RouterContext }
export type Link = { rel: string; href: string; type?: string; title?: string }
/** One fact of a head, as the router takes it. */
export type Meta = { title?: string; name?: string; property?: string; content?: string } & {
  /** Facts for search engines, as schema.org has them. */
  'script:ld+json'?: Record<string, unknown>
}

/** The `head` of a route: its title before the name of the site, and its one address for search engines. */
export const titled = (title: string, meta?: Meta[]) => ({
  head: ({ match }: { match: Match }) => pageHead(match, `${title} | ${match.context.site.name}`, meta),
})

/** The same for a page of `publicPages`, with its path. */
export const publicPage = <Path extends PublicPath>(path: Path) => ({ path, ...titled(pageTitles[path]) })

/**
 * A head from facts that are known once the page is loaded, such as an article's title; `title` is taken as it is. Only
 * the server writes all of it: `retell.ts` adds what a browser tells of the pages it steps to.
 */
export function pageHead(match: Match, title: string, meta: Meta[] = [], links: Link[] = []) {
  if (!import.meta.env.SSR) return { meta: [{ title }, ...meta] }
  const canonical = match.context.site.url + (match.pathname === '/' ? '/' : match.pathname.replace(/\/$/, ''))
  return { meta: [{ title }, ...meta], links: [{ rel: 'canonical', href: canonical }, ...links] }
}

/** What the head of a page says that is known once it is loaded: a title, more for search engines, and its one address. */
export type Loaded = { title: string; meta: Meta[]; path: string }

/** The `head` of a route whose loader answers with such facts; `missing` is the title when it did not. */
export const loadedHead =
  (missing: string) =>
  ({ match, loaderData }: { match: Match; loaderData?: Loaded }) =>
    pageHead(
      import.meta.env.SSR && loaderData ? { ...match, pathname: loaderData.path } : match,
      `${loaderData?.title ?? missing} | ${match.context.site.name}`,
      loaderData?.meta,
    )
