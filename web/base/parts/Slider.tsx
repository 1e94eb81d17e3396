import { useId } from 'react'
import { classes } from './classes.ts'
import { FieldError } from './Field.tsx'
import { words } from './words.ts'

type Props = {
  id?: string
  label: string
  /** Null is not given: the thumb is hollow until somebody touches it. */
  value: number | null
  onChange: (value: number | null) => void
  min: number
  max: number
  /** The meaning of the two ends, such as 'Kalm' and 'Gespannen'. */
  ends: readonly [string, string]
  error?: string | null
}

const thumb = [
  '[&::-webkit-slider-thumb]:size-[30px] [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full',
  '[&::-webkit-slider-thumb]:border-[2.5px] [&::-webkit-slider-thumb]:border-ink [&::-moz-range-thumb]:size-[25px]',
  '[&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-[2.5px] [&::-moz-range-thumb]:border-ink',
].join(' ')
const given = '[&::-webkit-slider-thumb]:bg-sun [&::-moz-range-thumb]:bg-sun'
const open = [
  '[&::-webkit-slider-thumb]:border-dashed [&::-webkit-slider-thumb]:border-ink-3 [&::-webkit-slider-thumb]:bg-surface',
  '[&::-moz-range-thumb]:border-dashed [&::-moz-range-thumb]:border-ink-3 [&::-moz-range-thumb]:bg-surface',
].join(' ')

/** A whole number on a scale, 44 pixels high for a thumb; arrows move by 1, and it can be left or made empty. */
export function Slider({ label, value, onChange, min, max, ends, error, ...rest }: Props) {
  const ownId = useId()
  const id = rest.id ?? ownId
  const shown = value ?? Math.round((min + max) / 2)
  const steps = Array.from({ length: max - min + 1 }, (_, index) => min + index)
  const filled = value === null ? 0 : ((value - min) / (max - min)) * 100
  const line = `linear-gradient(90deg,var(--ink) ${filled}%,var(--line-strong) 0)`
  return (
    <div className="grid">
      <div className="flex min-h-11 items-center gap-2">
        <label htmlFor={id} className="mr-auto text-[15px] font-semibold">
          {label}
        </label>
        {value !== null && (
          <button
            type="button"
            aria-label={words.clearValue(label)}
            onClick={() => onChange(null)}
            className="min-h-11 rounded-m px-2.5 text-fs-13 font-[550] text-ink-3 underline-offset-2 hover:text-ink hover:underline"
          >
            {words.clear}
          </button>
        )}
        <output htmlFor={id} className="font-display text-[24px] leading-none tracking-[-0.02em]">
          {value ?? '–'}
          <small className="font-text text-fs-13 font-medium tracking-normal text-ink-3"> / {max}</small>
        </output>
      </div>
      <div className="relative h-11">
        <span aria-hidden="true" className="absolute inset-x-[15px] inset-y-0 flex items-center justify-between">
          <span className="absolute inset-x-0 top-1/2 -mt-px h-0.5" style={{ backgroundImage: line }} />
          {steps.map((step) => (
            <span
              key={step}
              className={classes(
                'relative -mx-px h-3 w-0.5',
                value !== null && step <= value ? 'bg-ink' : 'bg-line-strong',
              )}
            />
          ))}
        </span>
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          step={1}
          value={shown}
          aria-valuetext={value === null ? words.notGiven : words.outOf(value, max)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
          // A press on the middle of one that is not given changes nothing by itself, and means the middle.
          onClick={(event) => value === null && onChange(Number(event.currentTarget.value))}
          className={classes(
            'absolute inset-0 m-0 h-11 w-full cursor-pointer touch-pan-y appearance-none rounded-m bg-transparent',
            thumb,
            value === null ? open : given,
          )}
        />
      </div>
      <div aria-hidden="true" className="flex justify-between text-fs-13 text-ink-3">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
