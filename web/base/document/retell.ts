import type { AnyRouter } from '@tanstack/react-router'
import type { RouterContext } from '../routerContext.ts'
import { toldBy } from './told.ts'

/** Selector of the head elements that the server wrote for the first page only. */
const ofFirstPage =
  'meta[property], meta[name="robots"], meta[name="twitter:card"], link[rel="alternate"], head > script[type="application/ld+json"]'

/**
 * After a step to another page: its description and its one address take the place of those of the page before, since
 * browsers share a page by them, and what else was told about the first page goes. The title is the router's.
 */
export function retellHead({ state: { matches, location }, options: { context } }: AnyRouter): void {
  const path = location.pathname.toLowerCase()
  const isKnown = !matches.some((match) => match.status === 'notFound' || match._notFound)
  const { address, description } = toldBy(matches, isKnown ? (context as RouterContext).site.url + path : undefined)
  for (const told of document.head.querySelectorAll(ofFirstPage)) told.remove()
  put('meta[name="description"]', description, (text) => element('meta', { name: 'description', content: text }))
  put('link[rel="canonical"]', address, (href) => element('link', { rel: 'canonical', href }))
}

function put(selector: string, value: string | undefined, made: (value: string) => Element): void {
  for (const old of document.head.querySelectorAll(selector)) old.remove()
  if (value !== undefined) document.head.append(made(value))
}

function element(tag: string, attributes: Record<string, string>): Element {
  const it = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) it.setAttribute(name, value)
  return it
}
