import { contentWords as words } from '@bewezen/domain/admin/contentWords.ts'
import { adminWords } from '@bewezen/domain/admin/words.ts'
import { type ReactNode, useState } from 'react'
import type { Refusal } from '../../base/api/refusal.ts'
import { Button } from '../../base/parts/Button.tsx'
import { ChangedMeanwhile } from '../../base/parts/ChangedMeanwhile.tsx'
import { ConfirmDialog } from '../../base/parts/ConfirmDialog.tsx'
import { FormDialog } from '../../base/parts/FormDialog.tsx'
import { focusFault } from '../../base/parts/focusFault.ts'
import { DialogField, type Shape } from './DialogField.tsx'

type Fields = Record<string, string | boolean>
type Props<F extends Fields> = {
  title: string
  stored: F
  shape: { [Name in keyof F]?: Shape }
  faults: (typed: F) => readonly (keyof F)[]
  busy: boolean
  /** Something beside these fields was changed, such as a picture. */
  isTouched?: boolean
  /** What another admin saved meanwhile. */
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
  const [before, setBefore] = useState(it.stored)
  const [typed, setTyped] = useState(it.stored)
  const [faults, setFaults] = useState<readonly (keyof F)[]>([])
  const [asks, setAsks] = useState(false)
  const names = Object.keys(it.shape) as (keyof F & string)[]
  const send = (form: HTMLFormElement) => {
    const found = it.faults(typed)
    setFaults(found)
    if (found.length > 0) return focusFault(form)
    it.onSave(before, typed)
  }
  const errorOf = (name: keyof F, { refused, least = 1, most = 1 }: Shape) =>
    faults.includes(name) ? (refused ?? words.wrong(least, most)) : null
  return (
    <FormDialog
      onClose={it.onClose}
      unsaved={it.isTouched || names.some((name) => typed[name] !== before[name])}
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
      {it.newer && it.newer !== before && (
        <ChangedMeanwhile
          current={names.map((name) => it.newer?.[name]).find((value) => typeof value === 'string') as string}
          onReload={() => {
            if (!it.newer) return
            setBefore(it.newer)
            setTyped(it.newer)
            it.onReload?.()
          }}
        />
      )}
      {names.map((name) => {
        const shape: Shape = it.shape[name] ?? { label: name }
        const put = (value: string | boolean) => {
          setTyped({ ...typed, [name]: value })
          setFaults([])
        }
        return <DialogField key={name} shape={shape} value={typed[name]} error={errorOf(name, shape)} onChange={put} />
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
