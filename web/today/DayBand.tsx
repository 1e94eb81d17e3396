import MoonIcon from 'lucide-react/icons/moon'
import { classes } from '../base/parts/classes.ts'
import { clock, type DayLine, daylightGradient } from '../base/parts/daylight.ts'
import { isOutside, marks, type Spot, spotAt, sunPath } from './bandPlan.ts'

/** Something of today at a minute of the day. */
export type Moment = { id: string; minute: number; isDone: boolean }

/** The large day line: a drawing of the light of the day with the sun and what has a time on it; hidden from screen readers, since the lists beside it say it in words (SH-TODAY-02). */
export function DayBand({ day, moments }: { day: DayLine; moments: readonly Moment[] }) {
  const sun = spotAt(day.now, day)
  return (
    <div
      aria-hidden="true"
      className="relative h-40 overflow-hidden rounded-t-l border border-b-0 border-line lg:h-56"
      // Of the 24 hours that the colours tell, those from 06:00 to 23:00.
      style={{
        backgroundImage: daylightGradient(day),
        backgroundSize: `${(24 / 17) * 100}% 100%`,
        backgroundPositionX: `${(6 / 7) * 100}%`,
      }}
    >
      {/* What is a thin line elsewhere would be a lamp here. */}
      <div className="absolute inset-0 redlight:bg-night/55" />
      <div className="absolute inset-x-0 bottom-0 h-[34%] bg-night redlight:bg-surface-3" />
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full"
        fill="none"
        aria-hidden="true"
      >
        <path
          d={sunPath(day)}
          stroke="var(--ink-3)"
          strokeWidth="2"
          strokeDasharray="2 6"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {marks.map(({ hour, x }) => (
        <span
          key={hour}
          className="absolute bottom-2 -translate-x-1/2 text-fs-12 font-semibold text-on-night lg:text-fs-13 redlight:text-ink"
          style={{ left: `${x}%` }}
        >
          {clock(hour * 60)}
        </span>
      ))}
      {moments.map(({ id, minute, isDone }) => {
        const { x, y } = spotAt(minute, day)
        return (
          <span
            key={id}
            className={classes(
              'absolute -translate-1/2 rounded-full border-2 border-ink',
              isDone ? 'size-2.5 bg-ink opacity-70 lg:size-3' : 'size-4 bg-surface lg:size-5',
            )}
            style={{ left: `clamp(12px, ${x}%, 100% - 12px)`, top: `${y}%` }}
          />
        )
      })}
      {isOutside(day.now) ? <Moon at={day.now} /> : <Sun at={day.now} spot={sun} />}
    </div>
  )
}

function Sun({ at, spot: sun }: { at: number; spot: Spot }) {
  return (
    <>
      <span
        className="absolute size-8 -translate-1/2 rounded-full bg-sun [box-shadow:0_0_0_8px_oklch(.96_.07_85/.45)] redlight:[box-shadow:none] lg:size-11"
        style={{ left: `clamp(28px, ${sun.x}%, 100% - 28px)`, top: `${sun.y}%` }}
      />
      <span
        className="absolute -translate-x-1/2 rounded-s bg-surface px-2 text-fs-13 font-[650] text-ink"
        style={{ left: `clamp(32px, ${sun.x}%, 100% - 32px)`, top: `max(6px, calc(${sun.y}% - 54px))` }}
      >
        {clock(at)}
      </span>
    </>
  )
}

/** In the hours that the band leaves out: high at the edge behind which they lie, off the path and its scale. */
function Moon({ at }: { at: number }) {
  return (
    <span
      className={classes(
        'absolute top-3 flex items-center gap-2 rounded-s bg-surface px-2 py-1 text-fs-13 font-[650] text-ink',
        at < 12 * 60 ? 'left-3' : 'right-3',
      )}
    >
      <MoonIcon size={16} />
      {clock(at)}
    </span>
  )
}
