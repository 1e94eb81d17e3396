import { api } from '../base/api/api.ts'
import { queries } from '../base/api/queries.ts'
import { lastVisit } from '../places/index.ts'

/**
 * Asks for the communities while the gate still asks how the viewer stands. Only in a browser in which somebody was inside:
 * whoever never was would be refused (SH-GATE-19).
 */
export const askAhead = (): void => {
  if (lastVisit() !== null) void queries().prefetchQuery(api.community.list.queryOptions({ input: {} }))
}
