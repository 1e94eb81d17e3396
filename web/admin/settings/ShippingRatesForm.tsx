import { adminWords } from '@bewezen/domain/admin/words.ts'
import { countryWords } from '@bewezen/domain/shop/orders/addressWords.ts'
import { countries, type ShippingRates } from '@bewezen/domain/shop/orders/shipping.ts'
import {
  ratesFrom,
  type ShippingForm,
  shippingFaults,
  shippingFormOf,
} from '@bewezen/domain/shop/orders/shippingForm.ts'
import { shippingRatesWords } from '@bewezen/domain/shop/orders/shippingRatesWords.ts'
import { shippingWords as words } from '@bewezen/domain/shop/orders/shippingWords.ts'
import { type FormEvent, useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useQueries } from '../../base/api/queries.ts'
import { takesNewer } from '../../base/editing/FieldsDialog.tsx'
import { isSame } from '../../base/editing/faults.ts'
import { useSave } from '../../base/editing/useSave.ts'
import { useStoredForm } from '../../base/editing/useStoredForm.ts'
import { Button } from '../../base/parts/Button.tsx'
import { ChangedMeanwhile } from '../../base/parts/ChangedMeanwhile.tsx'
import { TextField } from '../../base/parts/TextField.tsx'

/**
 * What shipping costs per country and from which amount it is free. What is typed stays; another admin who saved first is
 * told of, and never overwritten unseen (SHOP-ORDER-09, ADM-PANEL-21, ADM-PANEL-22).
 */
export function ShippingRatesForm({ stored }: { stored: ShippingRates }) {
  const cache = useQueries()
  const [newer, setNewer] = useState<ShippingRates | null>(null)
  const form = useStoredForm<ShippingRates, ShippingForm>({
    stored,
    valuesFrom: shippingFormOf,
    news: 'while unchanged',
    faultsOf: shippingFaults,
  })
  const save = useSave(api.orders.saveShippingRates, {
    said: () => adminWords.saved,
    renews: ([room]) => room === 'orders',
    onDone: (rates, { rates: sent }) => {
      cache.setQueryData(api.orders.shippingRates.queryKey({ input: {} }), rates)
      setNewer(null)
      form.saved(shippingFormOf(sent), rates)
    },
    onRefused: takesNewer<ShippingRates>(setNewer),
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (save.isPending) return
    const typed = form.check(event.currentTarget)
    if (typed) save.mutate({ before: form.from, rates: ratesFrom(typed) })
  }
  const current = newer ?? (isSame(stored, form.from) ? null : stored)
  const field = (name: keyof ShippingForm) => ({
    name,
    inputMode: 'decimal' as const,
    unit: words.unit,
    value: form.values[name],
    error: form.errors[name] ?? null,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => form.set(name, currentTarget.value),
  })
  return (
    <form noValidate onSubmit={send} className="mt-3 grid gap-4 border-t border-line pt-4">
      <div>
        <h3 className="text-fs-16 font-[650]">{words.title}</h3>
        <p className="text-fs-14 text-ink-2">{words.hint}</p>
      </div>
      {countries.map((country) => (
        <TextField key={country} label={countryWords[country]} required {...field(country)} />
      ))}
      <TextField label={words.freeFrom} optional hint={words.freeFromHint} {...field('freeFrom')} />
      {current && !save.isPending && (
        <ChangedMeanwhile
          current={shippingRatesWords(current)}
          onReload={() => {
            form.takeOver(current)
            setNewer(null)
          }}
        />
      )}
      {form.isDirty && (
        <Button
          type="submit"
          size="s"
          busy={save.isPending}
          busyText={adminWords.saving}
          aria-label={words.save}
          className="justify-self-start"
        >
          {adminWords.save}
        </Button>
      )}
    </form>
  )
}
