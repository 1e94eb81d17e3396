import { api } from '../base/api/api.ts'
import { queries } from '../base/api/queries.ts'

/** Asks for the communities while the gate still asks how the viewer stands: most of those who come here may enter. */
export const askAhead = (): void => {
  void queries().prefetchQuery(api.community.list.queryOptions({ input: {} }))
}
