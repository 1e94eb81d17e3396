import { useMatches } from '@tanstack/react-router'

/**
 * The head that the routes of this page declare; an inner route's title and facts go before an outer one's. A
 * browser draws only the title: what else the server wrote stays as it came until a step to another page (`retell.ts`).
 */
export function Head() {
  const metas = useMatches().flatMap((match) => (match.meta ?? []) as Meta[])
  const title = metas.findLast((meta) => meta.title !== undefined)?.title
  return (
    <>
      {title !== undefined && <title>{title}</title>}
      {import.meta.env.SSR && <Facts metas={metas} />}
    </>
  )
}

function Facts({ metas }: { metas: Meta[] }) {
  const facts = new Map<string, Meta>()
  for (const each of metas) {
    const key = each.name ?? each.property
    if (key !== undefined) facts.set(key, each)
  }
  const links = useMatches().flatMap((match) => (match.links ?? []) as Link[])
  return (
    <>
      {[...facts].map(([key, each]) => (
        <meta key={key} {...each} />
      ))}
      {links.map((link) => (
        <link key={link.rel} {...link} />
      ))}
    </>
  )
}

type Meta = { title?: string; name?: string; property?: string; content?: string }
type Link = { rel: string; href: string }
