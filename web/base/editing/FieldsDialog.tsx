import { contentWords as words } from '@bewezen/domain/admin/contentWords.ts'
import { adminWords } from '@bewezen/domain/admin/words.ts'
import { type ReactNode, useState } from 'react'
import type { Refusal } from '../api/refusal.ts'
import { Button } from '../parts/Button.tsx'
import { ChangedMeanwhile } from '../parts/ChangedMeanwhile.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { FormDialog } from '../parts/FormDialog.tsx'
import { DialogField, type Shape } from './DialogField.tsx'
import { faultsAt } from './filling.ts'
import { asStored, useStoredForm } from './useStoredForm.ts'

type Fields = Record<string, string | boolean>
type Props<F extends Fields> = {
  title: string
  stored: F
  shape: { [Name in keyof F]?: Shape }
  faults: (typed: F) => readonly (keyof F)[]
  busy: boolean
  /** Something beside these fields was changed, such as a picture. */
  isTouched?: boolean
  /** The version that another admin saved meanwhile. */
  newer: F | null
  /** Takes over what another admin saved beside these fields, such as a picture. */
  onReload?: () => void
  onSave: (before: F, after: F) => void
  onRemove?: () => void
  onClose: () => void
  children?: ReactNode
}

/** Changes the texts and ticks of one thing; what was typed stays when saving is refused (ADM-PANEL-21, ADM-PANEL-22). */
export function FieldsDialog<F extends Fields>(it: Props<F>) {
  type Name = keyof F & string
  const fields = useStoredForm<F, F, Name>({ stored: it.stored, valuesFrom: asStored, together: true })
  const [asks, setAsks] = useState(false)
  const names = Object.keys(it.shape) as Name[]
  const send = (form: HTMLFormElement) => {
    const typed = fields.check(form, faultsAt(it.faults(fields.values) as readonly Name[], sentenceOf))
    if (typed) it.onSave(fields.from, typed)
  }
  const sentenceOf = (name: Name) => {
    const { refused, least = 1, most = 1 } = it.shape[name] ?? {}
    return refused ?? words.wrong(least, most)
  }
  return (
    <FormDialog
      onClose={it.onClose}
      unsaved={it.isTouched || fields.isDirty}
      title={it.title}
      verb={adminWords.save}
      busyText={adminWords.saving}
      busy={it.busy}
      beside={
        it.onRemove ? (
          <Button look="danger" onClick={() => setAsks(true)}>
            {words.remove}
          </Button>
        ) : null
      }
      onSend={send}
    >
      {it.newer && it.newer !== fields.from && (
        <ChangedMeanwhile
          current={names.map((name) => it.newer?.[name]).find((value) => typeof value === 'string') as string}
          onReload={() => {
            if (!it.newer) return
            fields.takeOver(it.newer)
            it.onReload?.()
          }}
        />
      )}
      {names.map((name) => {
        const shape: Shape = it.shape[name] ?? { label: name }
        const put = (value: string | boolean) => fields.set(name, value as F[Name])
        const { [name]: value } = fields.values
        return <DialogField key={name} shape={shape} value={value} error={fields.errors[name] ?? null} onChange={put} />
      })}
      {it.children}
      {it.onRemove && (
        <ConfirmDialog
          open={asks}
          onClose={() => setAsks(false)}
          question={words.removeQuestion(it.title)}
          text={words.removeText}
          verb={words.remove}
          onConfirm={() => {
            setAsks(false)
            it.onRemove?.()
          }}
        />
      )}
    </FormDialog>
  )
}

/** Keeps what another admin saved meanwhile, for the dialog to show. */
export const takesNewer =
  <F extends object, Beside extends object = object>(take: (newer: F, beside: Beside) => void) =>
  ({ code, data }: Refusal): boolean => {
    const told = data as ({ current?: F } & Beside) | null
    if (code !== 'CHANGED' || !told?.current) return false
    take(told.current, told)
    return true
  }
