import type { Site } from '@bewezen/domain/base/renderer.ts'
import { shareImagePath } from '@bewezen/domain/site/publicPages.ts'
import { organizationOf } from '@bewezen/domain/site/structured.ts'
import type { AnyRouteMatch } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { toldBy } from './told.ts'

/** The size of a picture for shared links, in pixels. */
const [width, height] = [1200, 630]

/**
 * The tags for search engines and shared links: description, Open Graph texts and picture, and facts as JSON-LD, from the
 * page's title and what is known of its path, unless a route gives its own. Only the server writes them; what of them a
 * browser shares is told anew after a step to another page (`retell.ts`).
 */
export function sharedTags(matches: readonly Pick<AnyRouteMatch, 'meta' | 'links'>[], site: Site): string {
  const { metas, title, address, description } = toldBy(matches)
  if (title === undefined || address === undefined) return ''
  const path = new URL(address).pathname
  const isOwn = (property: string) => metas.some((meta) => meta.property === property)
  // A page without a description has no share image either: nobody shares it. A cover of its own goes before ours.
  const told = metas.flatMap((meta) => meta['script:ld+json'] ?? [])
  const image =
    description !== undefined &&
    !isOwn('og:image') &&
    site.url + shareImagePath(path, bare(title, site.name), site.name, told.length > 0 ? JSON.stringify(told) : '')
  const facts = [...(description === undefined ? [] : [organizationOf(site)]), ...told]
  return renderToStaticMarkup(
    <>
      {!metas.some((meta) => meta.name === 'description') && description !== undefined && (
        <meta name="description" content={description} />
      )}
      <meta property="og:title" content={title} />
      {description !== undefined && <meta property="og:description" content={description} />}
      {!isOwn('og:type') && <meta property="og:type" content="website" />}
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="nl_NL" />
      {image && (
        <>
          <meta property="og:image" content={image} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content={String(width)} />
          <meta property="og:image:height" content={String(height)} />
          <meta property="og:image:alt" content={title} />
        </>
      )}
      {description !== undefined && <meta name="twitter:card" content="summary_large_image" />}
      {facts.map(inScript).map((fact) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: facts, in which nothing can end the element
        <script key={fact} type="application/ld+json" dangerouslySetInnerHTML={{ __html: fact }} />
      ))}
    </>,
  )
}

/** A title without the name of the site, which its picture shows by itself. */
const bare = (title: string, siteName: string): string =>
  title.replace(` | ${siteName}`, '').replace(`${siteName} | `, '')

const inScript = (fact: unknown): string => JSON.stringify(fact).replaceAll('<', '\\u003c')
