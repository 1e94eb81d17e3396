import { type ComponentProps, type SyntheticEvent, useState } from 'react'
import { classes } from './classes.ts'
import { controlLook } from './controlLook.ts'
import { Field, type FieldProps, useControl } from './Field.tsx'
import { words } from './words.ts'

type Props = FieldProps &
  Omit<ComponentProps<'textarea'>, 'required'> & {
    /** Shows how many of this many characters are used. More can be typed: the rule of the form refuses it. */
    atMost?: number
    /** How the characters are counted, where the rule counts those that can be seen. */
    lengthOf?: (text: string) => number
  }

/** Text of several lines, with a counter when there is a limit. */
export function TextArea({ label, hint, error, ok, required, optional, className, ...rest }: Props) {
  const { atMost, lengthOf = (text) => text.length, onInput, ...area } = rest
  const [typed, setTyped] = useState(() => lengthOf(String(area.value ?? area.defaultValue ?? '')))
  const used = area.value === undefined ? typed : lengthOf(String(area.value))
  const input = (event: SyntheticEvent<HTMLTextAreaElement> & { currentTarget: HTMLTextAreaElement }) =>
    setTyped(lengthOf(event.currentTarget.value))
  return (
    <Field
      label={label}
      error={error}
      ok={ok}
      required={required}
      optional={optional}
      className={className}
      hint={atMost === undefined ? hint : <Counter hint={hint} used={used} atMost={atMost} />}
      id={area.id}
    >
      <Area
        {...area}
        onInput={(event) => {
          input(event)
          onInput?.(event)
        }}
      />
    </Field>
  )
}

function Area(area: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={4}
      dir="auto"
      {...area}
      {...useControl()}
      className={classes(controlLook, 'min-h-[92px] resize-y leading-normal')}
    />
  )
}

const Counter = ({ hint, used, atMost }: { hint: FieldProps['hint']; used: number; atMost: number }) => (
  <span className="flex justify-between gap-4">
    <span>{hint}</span>
    <span aria-hidden="true" className={classes(used > atMost && 'font-semibold text-ember-ink')}>
      {words.characters(used, atMost)}
    </span>
    <span role="status" className="sr-only">
      {atMost - used <= Math.min(50, atMost / 10) && words.charactersLeft(atMost - used)}
    </span>
  </span>
)
