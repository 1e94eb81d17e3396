import type { DayLine } from '../base/parts/daylight.ts'
import { Search, showSearch } from '../search/index.ts'
import { VisitorBar } from './VisitorBar.tsx'

/** The top of every page for a visitor: the bar, and the search that it opens. */
export const VisitorTop = ({ site, day }: { site: string; day: DayLine }) => (
  <>
    <VisitorBar site={site} day={day} onSearch={showSearch} />
    <Search />
  </>
)
