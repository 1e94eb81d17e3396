import { onNeed } from '../base/parts/onNeed.tsx'
import { closeSearch, useSearchShown } from './shown.ts'
import { useSearchKey } from './useSearchKey.ts'

/** The code of the dialog. */
export const searchCode = () => import('./SearchDialog.tsx')
/** The search over the page; with actions for those who may do something (ADM-MORE-30). */
export const SearchDialog = onNeed(searchCode, 'SearchDialog')

/** The search, fetched when somebody opens it (SH-NAV-05). */
export function Search() {
  useSearchKey()
  return useSearchShown() ? <SearchDialog onClose={closeSearch} /> : null
}
