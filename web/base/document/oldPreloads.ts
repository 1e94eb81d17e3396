import type { AnyRouter } from '@tanstack/react-router'
import { queries } from '../api/queries.ts'

/**
 * Pages that were fetched ahead, when somebody pointed at a link, go as soon as something that was read becomes old: one
 * would open as it was before the change, and count as fresh (SH-UI-24).
 */
export function dropOldPreloads(router: AnyRouter): void {
  queries()
    .getQueryCache()
    .subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'invalidate')
        router.clearCache({ filter: ({ preload }) => preload })
    })
}
