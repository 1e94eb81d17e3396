import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { type ExternalView, type Query, queryOf, viewOf } from './view.ts'

export type ChangeView = (change: Partial<ExternalView>) => void

/**
 * How the section is looked at, held in the address so that a reload and a link keep it. The way back leads out of a
 * conversation or a part again; a filter or a word leaves no step behind (IN-EXT-60).
 */
export function useExternalView(): { view: ExternalView; put: ChangeView } {
  const query = useSearch({ strict: false, select: (search: Query) => search })
  const navigate = useNavigate()
  const put = useCallback(
    (change: Partial<ExternalView>) => {
      const search = (before: Query) => ({ ...before, ...queryOf({ ...viewOf(before), ...change }) })
      const isStep = 'threadId' in change || 'part' in change
      void navigate({ to: '.', search: search as never, replace: !isStep, resetScroll: false })
    },
    [navigate],
  )
  return { view: useMemo(() => viewOf(query), [query]), put }
}
