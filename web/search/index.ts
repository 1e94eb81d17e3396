export { Search, SearchDialog, searchCode } from './Search.tsx'
export { closeSearch, showSearch, useSearchShown } from './shown.ts'
export { useSearchKey } from './useSearchKey.ts'
