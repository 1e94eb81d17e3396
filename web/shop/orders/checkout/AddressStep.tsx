import type { AddressField, AddressForm } from '@bewezen/domain/shop/orders/address.ts'
import { countryWords, addressFieldWords as fieldWords } from '@bewezen/domain/shop/orders/addressWords.ts'
import { checkoutWords as words } from '@bewezen/domain/shop/orders/checkoutWords.ts'
import { type Country, countries } from '@bewezen/domain/shop/orders/shipping.ts'
import type { useForm } from '../../../base/editing/useForm.ts'
import { afterPress } from '../../../base/parts/afterPress.ts'
import { Button } from '../../../base/parts/Button.tsx'
import { Select } from '../../../base/parts/Select.tsx'
import { TextField } from '../../../base/parts/TextField.tsx'
import { StepTitle } from './StepTitle.tsx'

type Props = {
  form: ReturnType<typeof useForm<AddressForm>>
  /** Something is sent; of downloads alone only name and country are asked (SHOP-ORDER-07). */
  sent: boolean
  takesFocus: boolean
  onDone: () => void
}

/** Where an order goes (SHOP-ORDER-07). */
export const AddressStep = ({ form, sent, takesFocus, onDone }: Props) => {
  const field = (name: AddressField, autoComplete: string) => ({
    ...form.field(name),
    onBlur: () => {
      if (form.values[name]) afterPress(() => form.leave(name))
    },
    label: fieldWords[name],
    autoComplete,
    maxLength: 1_000,
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (form.check(event.currentTarget)) onDone()
      }}
    >
      <StepTitle takesFocus={takesFocus}>{sent ? words.addressTitle : words.nameTitle}</StepTitle>
      <div className="mt-5 grid gap-4">
        <TextField {...field('name', 'name')} required />
        {sent && (
          <>
            <TextField {...field('street', 'address-line1')} required />
            <div className="grid grid-cols-2 gap-4">
              <TextField {...field('houseNumber', 'off')} inputMode="numeric" required />
              <TextField {...field('addition', 'off')} />
            </div>
            <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
              <TextField {...field('postcode', 'postal-code')} required />
              <TextField {...field('city', 'address-level2')} required />
            </div>
          </>
        )}
        <Select
          label={fieldWords.country}
          name="country"
          autoComplete="country"
          value={form.values.country}
          onChange={(event) => form.set('country', event.target.value as Country)}
          options={countries.map((value) => ({ value, label: countryWords[value] }))}
        />
      </div>
      <Button type="submit" size="l" className="mt-6 max-sm:w-full">
        {words.toCheck}
      </Button>
    </form>
  )
}
