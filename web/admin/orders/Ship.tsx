import type { DeskOrder } from '@bewezen/domain/shop/orders/deskContract.ts'
import { carrierWords, deskOrderWords as words } from '@bewezen/domain/shop/orders/deskWords.ts'
import { type Carrier, carriers } from '@bewezen/domain/shop/orders/order.ts'
import Truck from 'lucide-react/icons/truck'
import { type FormEvent, useState } from 'react'
import { api } from '../../base/api/api.ts'
import { Button } from '../../base/parts/Button.tsx'
import { Select } from '../../base/parts/Select.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import type { OrderActs } from './useOrderActs.ts'

export type Parcel = { carrier: Carrier; track: string }
export const newParcel = (): Parcel => ({ carrier: 'PostNL', track: '' })

type Props = {
  order: DeskOrder
  acts: OrderActs
  name: string
  /** What is typed, which outlives this form when somebody else sends the parcel first. */
  parcel: Parcel
  onType: (parcel: Parcel) => void
  onShipped: () => void
}

/** With which carrier a parcel goes, by which code or link it is followed, and 'Verzonden' (SHOP-ORDER-34). */
export function Ship({ order: { id, version }, acts, name, parcel, onType, onShipped }: Props) {
  const [fault, setFault] = useState<string | null>(null)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setFault(null)
    acts.act({
      name: 'ship',
      call: () => api.orders.ship.call({ id, version, carrier: parcel.carrier, track: parcel.track.trim() }),
      said: words.shipped(name),
      onDone: onShipped,
      onRefused: ({ code, data }) => {
        const { track } = (data as { faults?: { track?: string } } | undefined)?.faults ?? {}
        if (code !== 'FAULTY_FIELDS' || !track) return false
        setFault(track)
        return true
      },
    })
  }
  return (
    <form noValidate onSubmit={send} className="grid gap-3 sm:grid-cols-[160px_minmax(0,1fr)_auto] sm:items-start">
      <Select
        label={words.carrier}
        value={parcel.carrier}
        options={carriers.map((value) => ({ value, label: carrierWords[value] }))}
        onChange={({ currentTarget }) =>
          onType({ ...parcel, carrier: carriers.find((one) => one === currentTarget.value) ?? 'other' })
        }
      />
      <TextField
        label={words.track}
        hint={words.trackHint}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={2_000}
        error={fault}
        value={parcel.track}
        onChange={({ currentTarget }) => {
          setFault(null)
          onType({ ...parcel, track: currentTarget.value })
        }}
      />
      <Button
        type="submit"
        icon={<Truck size={18} />}
        busy={acts.busy === 'ship'}
        busyText={words.shipping}
        className="sm:mt-[27px]"
      >
        {words.ship}
      </Button>
    </form>
  )
}
