import { type ListField as Field, lists } from '@bewezen/domain/health/lists.ts'
import { fieldWords, medicalWords } from '@bewezen/domain/health/words.ts'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type ReactNode, useId, useState } from 'react'
import { focusBeside } from '../base/focus/focusBeside.ts'
import { classes } from '../base/parts/classes.ts'
import { FieldError } from '../base/parts/Field.tsx'
import { fieldId } from './useMedicalForm.ts'

type Props = { field: Field; value: readonly string[]; onChange: (value: string[]) => void; error?: string }

/** What was chosen, each taken away by a press; 'Toevoegen' shows what else there is. */
export function ListField({ field, value, onChange, error }: Props) {
  const [open, setOpen] = useState(false)
  const optionsId = useId()
  const others = lists[field].filter((option) => !value.includes(option))
  return (
    <fieldset className="grid min-w-0 content-start gap-1.5">
      <legend className="mb-1.5 text-fs-14 font-semibold">{fieldWords[field]}</legend>
      <div className="flex flex-wrap gap-2">
        {value.map((option) => (
          <PickChip
            key={option}
            chosen
            onPress={(chip) => {
              focusBeside(chip)
              onChange(value.filter((other) => other !== option))
            }}
          >
            {option}
            <X size={14} />
          </PickChip>
        ))}
        <PickChip
          id={fieldId(field)}
          label={open ? undefined : medicalWords.addTo(fieldWords[field])}
          isFaulty={Boolean(error)}
          expanded={open}
          controls={optionsId}
          onPress={() => setOpen(!open)}
        >
          {!open && <Plus size={14} />}
          {open ? medicalWords.addDone : medicalWords.add}
        </PickChip>
      </div>
      {open && (
        <div id={optionsId} className="flex flex-wrap gap-2 rounded-m bg-surface-2 p-3">
          {others.map((option) => (
            <PickChip
              key={option}
              chosen={false}
              onPress={(chip) => {
                focusBeside(chip)
                onChange([...value, option])
              }}
            >
              <Plus size={14} />
              {option}
            </PickChip>
          ))}
        </div>
      )}
      <FieldError id={`${fieldId(field)}-error`}>{error}</FieldError>
    </fieldset>
  )
}

type ChipProps = {
  id?: string
  chosen?: boolean
  label?: string
  /** It takes the focus of a list that is wrong. */
  isFaulty?: boolean
  expanded?: boolean
  controls?: string
  onPress: (chip: HTMLElement) => void
  children: ReactNode
}

/** As high as a thumb wants below 1024 pixels, as small as the others above. */
const PickChip = ({ id, chosen, label, isFaulty, expanded, controls, onPress, children }: ChipProps) => (
  <button
    type="button"
    id={id}
    aria-pressed={chosen}
    aria-label={label}
    data-fault={isFaulty || undefined}
    aria-expanded={expanded}
    aria-controls={expanded ? controls : undefined}
    onClick={(event) => onPress(event.currentTarget)}
    className={classes(
      'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3.5 text-fs-14 leading-tight font-[550] fast lg:min-h-[34px] lg:px-3',
      chosen
        ? 'border-primary bg-primary text-on-primary'
        : 'border-line-strong bg-surface text-ink hover:bg-surface-2',
    )}
  >
    {children}
  </button>
)
