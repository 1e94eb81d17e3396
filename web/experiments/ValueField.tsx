import { refusalNotice } from '@bewezen/domain/base/words.ts'
import type { Experiment } from '@bewezen/domain/experiments/contract.ts'
import { readValue, typedValue } from '@bewezen/domain/experiments/value.ts'
import { experimentRefused, logbookWords as words } from '@bewezen/domain/experiments/words.ts'
import { type FormEvent, useState } from 'react'
import { refusalOf } from '../base/api/refusal.ts'
import { Button } from '../base/parts/Button.tsx'
import { TextField } from '../base/parts/TextField.tsx'
import { useSetValue } from './useSetValue.ts'

type Props = { experiment: Experiment; day: string; label: string; isMain?: boolean }

/** The label over the whole width, so that the button stands beside the field however long that is (COM-N1-16). */
const beside = 'mt-3 grid grid-cols-[minmax(0,240px)_auto] justify-start gap-x-2.5 gap-y-1.5'

/** The number of one day: Enter saves it, an empty field clears it, and nothing typed is lost (COM-N1-04). */
export function ValueField({ experiment: { id, unit, values }, day, label, isMain = false }: Props) {
  const stored = values.find((one) => one.day === day)?.value ?? null
  // What fits at the end of the field; another one stands above it.
  const isShort = unit.length <= 6
  const shown = stored === null ? '' : typedValue(stored)
  /** What was typed and is not stored; null follows what is stored, from another device too. */
  const [typed, setTyped] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [told, setTold] = useState<string | null>(null)
  const save = useSetValue()
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (typed === null || save.isPending) return
    const isEmpty = typed.trim() === ''
    if (!isEmpty && readValue(typed) === null) return setFault(words.noValue)
    setFault(null)
    if (isEmpty ? stored === null : readValue(typed) === stored) return setTyped(null)
    save.mutate(
      { experimentId: id, day, value: isEmpty ? null : typed },
      {
        onSuccess: ({ value }) => {
          // What was typed meanwhile stands.
          setTyped((now) => (now === typed ? null : now))
          setTold(value === null ? words.cleared : words.saved)
        },
        onError: (error) =>
          setFault(refusalNotice(refusalOf(error)?.code ?? '', experimentRefused).text ?? words.failed),
      },
    )
  }
  return (
    <form onSubmit={submit} noValidate className={isMain ? beside : undefined}>
      <TextField
        className={isMain ? 'contents! *:not-[span]:col-span-full' : undefined}
        label={isShort ? label : `${label} (${unit})`}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        unit={isShort ? unit : undefined}
        value={typed ?? shown}
        error={fault}
        ok={told}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setFault(null)
          setTold(null)
        }}
        onBlur={isMain ? undefined : () => submit()}
      />
      {isMain && (
        <Button type="submit" busy={save.isPending} busyText={words.saving} className="col-start-2 row-start-2">
          {words.save}
        </Button>
      )}
    </form>
  )
}
