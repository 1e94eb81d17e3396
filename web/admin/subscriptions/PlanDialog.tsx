import { subscriptionWords as words } from '@bewezen/domain/admin/subscriptionWords.ts'
import { adminWords } from '@bewezen/domain/admin/words.ts'
import type { PlanText } from '@bewezen/domain/membership/adminContract.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
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
  const [before, setBefore] = useState<PlanText>(() => textOf(plan))
  const [typed, setTyped] = useState(() => typedFrom(plan))
  const [newer, setNewer] = useState<PlanText | null>(null)
  const [faults, setFaults] = useState<readonly PlanFault[]>([])
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
  const send = () => {
    const read = planFrom(typed)
    if ('faults' in read) return setFaults(read.faults)
    if (read.plan.priceCents === before.priceCents) save(read.plan)
    else setAsks(read.plan)
  }
  const field = (name: keyof TypedPlan) => ({
    value: typed[name],
    error: faults.includes(name) ? faultWords[name] : null,
    onChange: (event: { currentTarget: { value: string } }) => {
      setTyped({ ...typed, [name]: event.currentTarget.value })
      setFaults([])
    },
  })
  return (
    <FormDialog
      onClose={onClose}
      unsaved={JSON.stringify(typed) !== JSON.stringify(typedFrom(before))}
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
            setBefore(newer)
            setTyped(typedFrom(newer))
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
