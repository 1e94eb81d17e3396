import type { Shape } from '../base/document/Waiting.tsx'

// Written out: the module with the slugs comes with the page, and this before it. Its test compares them.
const pages = /^\/community\/((moderatie|logboek)$|[^/]+\/(feed|universiteit|challenges|masterclasses)\b|[^/]+\/.+\/)/

/** What an address of the community will show, as far as its path tells. */
export const shapeAt = (path: string): Shape =>
  pages.test(path) ? 'beside' : /^\/community\/./.test(path) ? 'talk' : 'today'
