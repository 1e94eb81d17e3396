import { answerLines, toggled } from '@bewezen/domain/events/dietaryOptions.ts'
import { formLabels as words } from '@bewezen/domain/events/pageWords.ts'
import { useId } from 'react'
import { Chip } from '../../base/parts/Chip.tsx'
import { FieldError } from '../../base/parts/Field.tsx'

type Props = {
  label: string
  options: readonly string[]
  chosen: readonly string[]
  isRequired: boolean
  error: string | undefined
  onChange: (chosen: string[]) => void
}

/** Several answers of a list, at least one where it is required; 'Geen' and the others clear each other (EV-ENROL-06, EV-ENROL-07, EV-ENROL-11, EV-ENROL-29, EV-ENROL-49). */
export function AnswersField({ label, options, chosen, isRequired, error, onChange }: Props) {
  const errorId = useId()
  const lines = answerLines(options)
  return (
    // Until the answers are there it takes the focus of a fault itself.
    <fieldset
      className="min-w-0 outline-none"
      aria-describedby={error && errorId}
      tabIndex={options.length === 0 ? -1 : undefined}
      data-fault={(options.length === 0 && error !== undefined) || undefined}
    >
      <legend className="mb-2 text-fs-14 font-semibold">
        {label}
        {isRequired && (
          <>
            <span aria-hidden="true" className="text-ember-ink">
              {' *'}
            </span>
            <span className="sr-only"> ({words.required})</span>
          </>
        )}
      </legend>
      <div className="grid min-h-[34px] gap-3.5">
        {lines.map((line, row) => (
          <div key={line[0]} className="flex flex-wrap gap-1.5">
            {line.map((option, at) => (
              <Chip
                key={option}
                chosen={chosen.includes(option)}
                isFaulty={row + at === 0 && error !== undefined}
                onChoose={() => onChange(toggled(chosen, option))}
              >
                {option}
              </Chip>
            ))}
          </div>
        ))}
      </div>
      <div className="not-empty:mt-2">
        <FieldError id={errorId}>{error}</FieldError>
      </div>
    </fieldset>
  )
}
