import { closeOverlay, useOverlay } from '../base/document/overlay.ts'
import { onNeed } from '../base/parts/onNeed.tsx'
import { useSearchKey } from './useSearchKey.ts'

const SearchDialog = onNeed(() => import('./SearchDialog.tsx'), 'SearchDialog')

/** The search, fetched when somebody opens it (SH-NAV-05). */
export function Search() {
  useSearchKey()
  return useOverlay() === 'search' ? <SearchDialog onClose={closeOverlay} /> : null
}
