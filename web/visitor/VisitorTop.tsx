import type { DayLine } from '../base/parts/daylight.ts'
import { showOverlay } from '../base/shell/overlay.ts'
import { VisitorBar } from '../base/shell/VisitorBar.tsx'
import { Search } from '../search/index.ts'

/** The top of every page for a visitor: the bar, and the search that it opens. */
export const VisitorTop = ({ site, day }: { site: string; day: DayLine }) => (
  <>
    <VisitorBar site={site} day={day} onSearch={() => showOverlay('search')} />
    <Search />
  </>
)
