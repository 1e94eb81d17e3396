import { toggled } from '@bewezen/domain/events/dietaryOptions.ts'
import { Chip } from '../../base/parts/Chip.tsx'

type Props = {
  label: string
  options: readonly string[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Several answers of a list; 'Geen' and the others clear each other (EV-ENROL-06, EV-ENROL-07, EV-ENROL-11, EV-ENROL-29). */
export function AnswersField({ label, options, chosen, onChange }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-fs-14 font-semibold">
        {label}
        <span aria-hidden="true" className="text-ember-ink">
          {' *'}
        </span>
      </legend>
      <div className="flex min-h-[34px] flex-wrap gap-1.5">
        {options.map((option) => (
          <Chip key={option} chosen={chosen.includes(option)} onChoose={() => onChange(toggled(chosen, option))}>
            {option}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
