import Sunrise from 'lucide-react/icons/sunrise'
import Sunset from 'lucide-react/icons/sunset'
import { alongTheDay, clock, type Daylight, daylightGradient } from './daylight.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import { words } from './words.ts'

/** The day line: the current 24 hours with the sun at now. `now` is in minutes after midnight. */
export const DaylightStrip = ({ now, ...day }: Daylight & { now: number }) => (
  <div aria-hidden="true" className="relative h-1" style={{ backgroundImage: daylightGradient(day) }}>
    <span
      className="absolute -top-1 -ml-1.5 size-3 rounded-full border-2 border-bg bg-sun"
      // Around midnight it stays within the strip, or the page could be moved sideways.
      style={{ left: `clamp(6px, ${alongTheDay(now)}%, 100% - 6px)` }}
    />
  </div>
)

/** Sunrise and sunset in figures. */
export const DaylightTimes = ({ sunrise, sunset }: Daylight) => (
  <span className="inline-flex items-center gap-1.5 text-fs-13 whitespace-nowrap text-ink-2">
    <Sunrise size={16} />
    <VisuallyHidden>{words.sunrise}</VisuallyHidden>
    {clock(sunrise)}
    <Sunset size={16} className="ml-0.5" />
    <VisuallyHidden>{words.sunset}</VisuallyHidden>
    {clock(sunset)}
  </span>
)
