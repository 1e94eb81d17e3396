import { dayOf } from '@bewezen/domain/base/dates.ts'
import { pageWords as words } from '@bewezen/domain/events/pageWords.ts'
import { calendarWords } from '@bewezen/domain/events/words.ts'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Button } from '../base/parts/Button.tsx'
import { classes } from '../base/parts/classes.ts'
import { controlLook } from '../base/parts/controlLook.ts'
import { IconButton } from '../base/parts/IconButton.tsx'
import { selectArrow } from '../base/parts/Select.tsx'
import type { Calendar } from './useCalendar.ts'

const two = (value: number): string => String(value).padStart(2, '0')

/** Steps through the months and picks one (EV-CAL-02, EV-CAL-03, EV-CAL-10, EV-CAL-11, EV-CAL-27). */
export function MonthBar({ calendar, name }: { calendar: Calendar; name: string }) {
  const { month, years, previous, next, go } = calendar
  const [year, at] = [month.slice(0, 4), Number(month.slice(5))]
  const today = dayOf(calendar.now).slice(0, 7)
  return (
    <div className="mb-3.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex items-center gap-1 max-lg:w-full max-lg:justify-between">
        <IconButton
          label={words.previous}
          icon={<ChevronLeft size={20} />}
          disabled={previous === null}
          onClick={() => go(previous)}
        />
        <h2 aria-live="polite" className="heading min-w-[9.5em] text-center text-fs-26">
          {name}
        </h2>
        <IconButton
          label={words.next}
          icon={<ChevronRight size={20} />}
          disabled={next === null}
          onClick={() => go(next)}
        />
      </div>
      <div className="flex gap-2 max-lg:w-full">
        <Pick
          label={words.month}
          value={two(at)}
          options={calendarWords.months.map((label, index) => ({ value: two(index + 1), label }))}
          onPick={(value) => go(`${year}-${value}`)}
        />
        <Pick
          label={words.year}
          value={year}
          options={Array.from({ length: years.last - years.first + 1 }, (_, index) => {
            const value = String(years.first + index)
            return { value, label: value }
          })}
          onPick={(value) => go(`${value}-${two(at)}`)}
        />
        <Button look="line" disabled={month === today} onClick={() => go(today)}>
          {words.today}
        </Button>
      </div>
    </div>
  )
}

type PickProps = {
  label: string
  value: string
  options: { value: string; label: string }[]
  onPick: (value: string) => void
}

const Pick = ({ label, value, options, onPick }: PickProps) => (
  <select
    aria-label={label}
    value={value}
    onChange={(event) => onPick(event.currentTarget.value)}
    className={classes(controlLook, selectArrow, 'max-lg:w-auto! max-lg:min-w-0 max-lg:flex-auto lg:w-[132px]!')}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </select>
)
