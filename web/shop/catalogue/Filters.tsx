import type { Partner } from '@bewezen/domain/shop/catalogue.ts'
import { categoryWords, filterWords as labels, catalogueWords as words } from '@bewezen/domain/shop/catalogueWords.ts'
import { type ProductCategory, productCategories } from '@bewezen/domain/shop/categories.ts'
import {
  hasFilters,
  maxProductSearch,
  noFilters,
  type ProductFilters,
  withoutPartner,
  withPartner,
} from '@bewezen/domain/shop/filters.ts'
import { type ReactNode, useId } from 'react'
import { Button } from '../../base/parts/Button.tsx'
import { classes } from '../../base/parts/classes.ts'
import { controlLook } from '../../base/parts/controlLook.ts'
import { SearchField } from '../../base/parts/SearchField.tsx'
import { selectArrow } from '../../base/parts/Select.tsx'
import { useSought } from '../../base/parts/useSought.ts'
import { ShopLink } from './ShopLink.tsx'
import { useShopAddress } from './useShopAddress.ts'

type Choice = { value: string; label: string }

const types: Choice[] = [
  { value: 'own', label: labels.type.own },
  { value: 'affiliate', label: labels.type.affiliate },
]
const prices: Choice[] = [
  { value: 'free', label: labels.price.free },
  { value: 'paid', label: labels.price.paid },
]

/**
 * Search and filters of the shop: beside the products on a wide screen, a row above them on a phone. They stand in the
 * address, so a link shows the same (SHOP-LIST-05..12).
 */
export function Filters({ partners }: { partners: readonly Partner[] }) {
  const { filters, set } = useShopAddress()
  const { typed, type, field } = useSought(filters.text, (text) => set({ text }))
  const ofPartner: Choice[] = [
    { value: withPartner, label: labels.partner.partner },
    { value: withoutPartner, label: labels.partner.own },
    ...partners.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <search aria-label={words.filters} className="grid min-w-0 content-start gap-3 lg:gap-[26px]">
      <SearchField
        ref={field}
        label={words.search}
        value={typed}
        maxLength={maxProductSearch}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <div className="contents max-lg:-mx-(--gutter) max-lg:flex max-lg:min-w-0 max-lg:gap-2 max-lg:overflow-x-auto max-lg:px-(--gutter) max-lg:py-1">
        <OneOf
          label={labels.type.label}
          all={labels.type.all}
          choices={types}
          value={filters.type}
          onChoose={(value) => set({ type: value as ProductFilters['type'] })}
        />
        <OneOf
          label={labels.price.label}
          all={labels.price.all}
          choices={prices}
          value={filters.price}
          onChoose={(value) => set({ price: value as ProductFilters['price'] })}
        />
        <Categories chosen={filters.category} onChoose={(category) => set({ category })} />
        <Labelled label={labels.partner.label}>
          {(id) => (
            <Pick
              id={id}
              all={labels.partner.all}
              choices={ofPartner}
              value={filters.partner}
              onChoose={(partner) => set({ partner })}
            />
          )}
        </Labelled>
      </div>
      {hasFilters(filters) && (
        <Button look="quiet" size="s" className="justify-self-start" onClick={() => set(noFilters)}>
          {words.clear}
        </Button>
      )}
    </search>
  )
}

type OneOfProps = {
  label: string
  all: string
  choices: readonly Choice[]
  value: string | null
  onChoose: (value: string | null) => void
}

/** A few choices: all of them in sight, on a phone the control of the device. */
function OneOf({ label, all, choices, value, onChoose }: OneOfProps) {
  const name = useId()
  return (
    <>
      <fieldset className="max-lg:hidden">
        <legend className="text-fs-14 font-semibold">{label}</legend>
        <div className="mt-1.5 grid">
          {[{ value: '', label: all }, ...choices].map((choice) => (
            <label key={choice.value} className="flex min-h-[34px] cursor-pointer items-center gap-2.5 text-[15px]">
              <input
                type="radio"
                name={name}
                checked={choice.value === (value ?? '')}
                onChange={() => onChoose(choice.value || null)}
                className="size-[22px] flex-none accent-primary"
              />
              {choice.label}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="flex-none lg:hidden">
        <Pick label={label} all={all} choices={choices} value={value} onChoose={onChoose} />
      </div>
    </>
  )
}

const Labelled = ({ label, children }: { label: string; children: (id: string) => ReactNode }) => {
  const id = useId()
  return (
    <div className="relative flex-none lg:grid lg:gap-1.5">
      <label htmlFor={id} className="text-fs-14 font-semibold max-lg:sr-only">
        {label}
      </label>
      {children(id)}
    </div>
  )
}

type PickProps = Omit<OneOfProps, 'label'> & { label?: string; id?: string }

const Pick = ({ id, label, all, choices, value, onChoose }: PickProps) => (
  <select
    id={id}
    aria-label={label}
    value={value ?? ''}
    onChange={(event) => onChoose(event.currentTarget.value || null)}
    className={classes(
      controlLook,
      selectArrow,
      'max-lg:rounded-full max-lg:text-fs-14',
      value && 'max-lg:border-primary',
    )}
  >
    <option value="">{all}</option>
    {choices.map((choice) => (
      <option key={choice.value} value={choice.value}>
        {choice.label}
      </option>
    ))}
  </select>
)

type CategoriesProps = { chosen: ProductCategory | null; onChoose: (category: ProductCategory | null) => void }

/** Each category has an address of its own, so that they are links (SHOP-LIST-09, SHOP-LIST-23). */
function Categories({ chosen, onChoose }: CategoriesProps) {
  const { to } = useShopAddress()
  const look = (on: boolean) =>
    classes(
      'fast inline-flex min-h-[34px] items-center rounded-full border px-3 text-fs-14 font-[550] whitespace-nowrap no-underline',
      on ? 'border-primary bg-primary text-on-primary' : 'border-line-strong bg-surface hover:bg-surface-2',
    )
  const choices = productCategories.map((value) => ({ value, label: categoryWords[value] }))
  return (
    <>
      <nav aria-label={labels.category.label} className="max-lg:hidden">
        <p aria-hidden="true" className="text-fs-14 font-semibold">
          {labels.category.label}
        </p>
        <p className="mt-2.5 flex flex-wrap gap-1.5">
          <ShopLink to={to({ category: null })} aria-current={chosen ? undefined : 'true'} className={look(!chosen)}>
            {labels.category.all}
          </ShopLink>
          {choices.map(({ value, label }) => (
            <ShopLink
              key={value}
              to={to({ category: value })}
              aria-current={value === chosen ? 'true' : undefined}
              className={look(value === chosen)}
            >
              {label}
            </ShopLink>
          ))}
        </p>
      </nav>
      <div className="flex-none lg:hidden">
        <Pick
          label={labels.category.label}
          all={labels.category.all}
          choices={choices}
          value={chosen}
          onChoose={(value) => onChoose(value as ProductCategory | null)}
        />
      </div>
    </>
  )
}
