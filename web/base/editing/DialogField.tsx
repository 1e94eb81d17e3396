import { Checkbox } from '../parts/Checkbox.tsx'
import { Select, type SelectOption } from '../parts/Select.tsx'
import { TextArea } from '../parts/TextArea.tsx'
import { TextField } from '../parts/TextField.tsx'

/** A field of the dialog: a text of `least` (1 unless said) to `most` characters, in one line or more, one of the `choices`, or a tick. */
export type Shape = {
  label: string
  hint?: string
  most?: number
  least?: number
  long?: boolean
  choices?: readonly SelectOption[]
  refused?: string
}
type Props = {
  shape: Shape
  value: string | boolean | undefined
  error: string | null
  onChange: (value: string | boolean) => void
}

/** One text or tick of a dialog; only what may not stay empty is said to be required. */
export function DialogField({ shape, value, error, onChange }: Props) {
  const { label, hint } = shape
  if (typeof value === 'boolean')
    return (
      <Checkbox
        label={label}
        hint={hint}
        error={error}
        checked={value}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    )
  const field = {
    label,
    hint,
    error,
    value,
    required: shape.least !== 0,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  }
  if (shape.choices) return <Select {...field} options={shape.choices} />
  return shape.long ? <TextArea {...field} atMost={shape.most} /> : <TextField {...field} />
}
