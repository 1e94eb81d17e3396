import type { Site } from '@bewezen/domain/base/renderer.ts'
import type { Ask } from './api/operations.ts'
import type { DayLine } from './parts/daylight.ts'

/** The router context: dependencies given to every route, in the process of the server and again in the browser. */
export type RouterContext = {
  ask: Ask
  site: Site
  /** Whether a session came with the page. Signing in and out load a new page, so it holds as long as this one. */
  signedIn: boolean
  /** Today's light, as it was when the page was drawn. */
  day: DayLine
}
