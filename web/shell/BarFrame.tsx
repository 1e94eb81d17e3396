import type { ReactNode } from 'react'
import { useMinuteOfDay } from '../base/document/useMinuteOfDay.ts'
import { classes } from '../base/parts/classes.ts'
import { DaylightStrip } from '../base/parts/DaylightStrip.tsx'
import type { DayLine } from '../base/parts/daylight.ts'
import { useFloating } from './useFloating.ts'

/** The top bar without its contents: 68 pixels (58 on a phone) with the day line, floating once the page is scrolled. */
export function BarFrame({ day, children }: { day: DayLine; children: ReactNode }) {
  const floats = useFloating()
  const now = useMinuteOfDay(day.now)
  return (
    <header className="pointer-events-none sticky top-0 z-(--z-nav) h-[62px] flex-none lg:h-[72px]">
      <div
        data-floating={floats || undefined}
        className={classes(
          'pointer-events-auto transition-[margin,border-radius,box-shadow,translate] duration-(--t-base) ease-(--ease-out)',
          floats
            ? 'mx-3 translate-y-3 rounded-l bg-surface [box-shadow:0_0_0_1px_var(--line),var(--shadow-2)]'
            : 'bg-bg',
        )}
      >
        {/* What the bar comes in from the edges its padding gives up: on a desk no button moves sideways under the pointer. */}
        <div
          className={classes(
            'flex h-[58px] items-center gap-1 transition-[padding] duration-(--t-base) ease-(--ease-out) lg:h-[68px] lg:gap-4',
            floats ? 'px-4 lg:px-[calc(var(--gutter)-12px)]' : 'gutter',
          )}
        >
          {children}
        </div>
        <div className={classes(floats && 'mx-4')}>
          <DaylightStrip {...day} now={now} />
        </div>
      </div>
    </header>
  )
}
