import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { queries } from '../api/queries.ts'

/**
 * While this is shown, pages that were fetched ahead when somebody pointed at a link go as soon as something of the room
 * becomes old: one would open as it was before the change, and count as fresh (POD-MORE-65).
 */
export function useFreshPreloads(room: string): void {
  const router = useRouter()
  useEffect(
    () =>
      queries()
        .getQueryCache()
        .subscribe((event) => {
          if (event.type !== 'updated' || event.action.type !== 'invalidate') return
          const [path] = event.query.queryKey
          if (Array.isArray(path) && path[0] === room) router.clearCache({ filter: ({ preload }) => preload })
        }),
    [router, room],
  )
}
