import { publicPageAt } from '@bewezen/domain/site/publicPages.ts'
import type { AnyRouteMatch } from '@tanstack/react-router'
import type { Link, Meta } from './titled.ts'

/** The metadata of a page, for search engines and shared links. */
export type Told = {
  metas: readonly Meta[]
  title?: string
  /** Its one address; pages that were not found have none. */
  address?: string
  description?: string
}

/**
 * The metadata of a page from all its routes: an inner route before an outer one, and before what is known of its path.
 * Its address is told by the server's routes; a browser gives the one it stepped to.
 */
export function toldBy(matches: readonly Pick<AnyRouteMatch, 'meta' | 'links'>[], steppedTo?: string): Told {
  const metas = matches.flatMap((match) => (match.meta ?? []) as Meta[])
  const links = matches.flatMap((match) => (match.links ?? []) as Link[])
  const address = steppedTo ?? links.findLast((link) => link.rel === 'canonical')?.href
  const own = metas.findLast((meta) => meta.name === 'description')?.content
  return {
    metas,
    title: metas.findLast((meta) => meta.title !== undefined)?.title,
    address,
    description: own ?? (address === undefined ? undefined : publicPageAt(new URL(address).pathname)?.description),
  }
}
