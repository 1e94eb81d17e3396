import { subscriptionWords as words } from '@bewezen/domain/admin/subscriptionWords.ts'
import { adminWords } from '@bewezen/domain/admin/words.ts'
import type { PlanText } from '@bewezen/domain/membership/adminContract.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { faultsAt } from '../../base/editing/filling.ts'
import { useStoredForm } from '../../base/editing/useStoredForm.ts'
import { ChangedMeanwhile } from '../../base/parts/ChangedMeanwhile.tsx'
import { ConfirmDialog } from '../../base/parts/ConfirmDialog.tsx'
import { FormDialog } from '../../base/parts/FormDialog.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { useAdminChange } from '../useAdminChange.ts'
import { type PlanFault, planFrom, type TypedPlan, typedFrom } from './planForm.ts'

const faultWords: Record<PlanFault, string> = {
  name: words.noName,
  price: words.noPrice,
  stock: words.noStock,
  priceId: words.noPriceId,
}

/** Changes a plan; another price is asked about first, since members who pay already keep theirs (ADM-PANEL-11). */
export function PlanDialog({ plan, onClose }: { plan: PlanText & { id: string }; onClose: () => void }) {
  const form = useStoredForm<PlanText, TypedPlan>({ stored: textOf(plan), valuesFrom: typedFrom, together: true })
  const { from: before, field } = form
  const [newer, setNewer] = useState<PlanText | null>(null)
  const [asks, setAsks] = useState<PlanText | null>(null)
  const edit = useAdminChange(api.membership.editPlan, {
    said: () => words.planSaved,
    onDone: onClose,
    onRefused: ({ code, data }) => {
      if (code === 'CHANGED') setNewer((data as { current: PlanText }).current)
      return code === 'CHANGED'
    },
  })
  const save = (after: PlanText) => edit.mutate({ id: plan.id, before, after })
  const send = (element: HTMLFormElement) => {
    const read = planFrom(form.values)
    const faults = 'faults' in read ? faultsAt(read.faults, (name) => faultWords[name]) : {}
    if (!form.check(element, faults) || 'faults' in read) return
    if (read.plan.priceCents === before.priceCents) save(read.plan)
    else setAsks(read.plan)
  }
  return (
    <FormDialog
      onClose={onClose}
      unsaved={form.isDirty}
      title={words.editOf(before.name)}
      verb={adminWords.save}
      busyText={adminWords.saving}
      busy={edit.isPending}
      beside={null}
      onSend={send}
    >
      {newer && (
        <ChangedMeanwhile
          current={newer.name}
          onReload={() => {
            form.takeOver(newer)
            setNewer(null)
          }}
        />
      )}
      <TextField label={words.name} required {...field('name')} />
      <TextField label={words.priceEur} required inputMode="decimal" hint={words.priceHint} {...field('price')} />
      <TextField label={words.stock} optional inputMode="numeric" hint={words.stockHint} {...field('stock')} />
      <TextField label={words.priceId} optional hint={words.priceIdHint} {...field('priceId')} />
      {asks && (
        <ConfirmDialog
          open
          harmless
          onClose={() => setAsks(null)}
          question={words.priceQuestion}
          text={words.priceText(before.priceCents, asks.priceCents)}
          verb={words.goOn}
          onConfirm={() => {
            save(asks)
            setAsks(null)
          }}
        />
      )}
    </FormDialog>
  )
}

const textOf = ({ name, priceCents, stock, providerPriceId }: PlanText): PlanText => ({
  name,
  priceCents,
  stock,
  providerPriceId,
})
