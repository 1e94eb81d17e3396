import type { Received } from '../base/files/receive.ts'
import { gatherCrowd } from './crowd/crowd.ts'
import { drawPortraits, type Portraits } from './crowd/fillCrowd.ts'
import { drawCharts } from './fillBlogs.ts'
import { drawShop } from './fillShop.ts'

/** How many people the demo community has: the cast alone, which tests rely on, or the cast in the midst of a crowd. */
export type DemoSize = 'small' | 'full'

/** What the demo community shows: the products, and in the full one the charts of its articles and the faces of its people. */
export type Drawings = {
  shop: Promise<Map<string, Received>>
  charts: Promise<Received[] | null>
  portraits: Promise<Portraits | null>
}

/** Begins to draw what the demo community shows; it takes as long as everything else together, and needs no house (COM-START-22). */
export function drawDemo(size: DemoSize): Drawings {
  const isFull = size === 'full'
  // The line in which files are drawn is one for all: what is needed first is drawn first.
  const shop = drawShop()
  const charts = shop.then(() => (isFull ? drawCharts() : null))
  const portraits = charts.then(() => (isFull ? drawPortraits(gatherCrowd()) : null))
  return { shop, charts, portraits }
}
