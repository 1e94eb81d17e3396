import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Ledger } from './ledger.ts'
import { listOf, newObjectId, type Price } from './objects.ts'
import { invalid, missing, unknownReference } from './problems.ts'
import { get, write } from './protocol.ts'

export const Metadata = z.record(z.string(), z.string()).default({})
const nothing = z.strictObject({})

/** Customers, products, prices, and the ways of paying. */
export function serveCatalogue(scope: FastifyInstance, ledger: Ledger): void {
  const { books, now } = ledger

  const NewCustomer = z.strictObject({ email: z.string().optional(), name: z.string().optional(), metadata: Metadata })
  write(scope, ledger, { method: 'POST', path: '/v1/customers', schema: NewCustomer }, (input) => {
    const id = newObjectId('cus', 14)
    const { email = null, name = null, metadata } = input
    books.customers[id] = { id, object: 'customer', created: now(), email, name, metadata, livemode: false }
    ledger.tell('customer.created', books.customers[id])
    return books.customers[id]
  })
  get(scope, '/v1/customers/:id', nothing, (_input, id) => {
    const customer = books.customers[id]
    if (!customer) throw missing('customer', id, 'customer')
    return customer
  })

  const PaymentMethodsList = z.strictObject({ limit: z.coerce.number().int().min(1).max(100).optional() })
  get(scope, '/v1/payment_method_configurations', PaymentMethodsList, () =>
    listOf([configuration], '/v1/payment_method_configurations'),
  )

  get(scope, '/v1/products/:id', nothing, (_input, id) => {
    const product = books.products[id]
    if (!product) throw missing('product', id)
    return product
  })

  const NewPrice = z.strictObject({
    currency: z.literal('eur'),
    unit_amount: z.coerce.number().int().min(0),
    recurring: z.strictObject({ interval: z.literal('month') }),
    lookup_key: z.string().optional(),
    product_data: z.strictObject({ name: z.string().min(1) }).optional(),
    product: z.string().optional(),
    metadata: Metadata,
  })
  write(scope, ledger, { method: 'POST', path: '/v1/prices', schema: NewPrice }, (input) => {
    const { lookup_key: lookupKey = null } = input
    if (lookupKey && Object.values(books.prices).some((price) => price.lookup_key === lookupKey)) {
      throw invalid(`A price already uses the lookup key: '${lookupKey}'`, { code: 'resource_already_exists' })
    }
    const price: Price = {
      id: newObjectId('price'),
      object: 'price',
      active: true,
      created: now(),
      currency: input.currency,
      lookup_key: lookupKey,
      metadata: input.metadata,
      product: productFor(ledger, input),
      recurring: { interval: 'month', interval_count: 1, usage_type: 'licensed' },
      type: 'recurring',
      unit_amount: input.unit_amount,
      livemode: false,
    }
    books.prices[price.id] = price
    return price
  })

  const PriceList = z.strictObject({
    lookup_keys: z.array(z.string()).optional(),
    active: z.stringbool().optional(),
    limit: z.coerce.number().optional(),
  })
  get(scope, '/v1/prices', PriceList, (input) => {
    const keys = input.lookup_keys
    const found = Object.values(books.prices).filter((price) => !keys || keys.includes(price.lookup_key ?? ''))
    return listOf(found, '/v1/prices')
  })
  get(scope, '/v1/prices/:id', nothing, (_input, id) => {
    const price = books.prices[id]
    if (!price) throw missing('price', id)
    return price
  })
}

const mean = (isOn: boolean) => {
  const value = isOn ? 'on' : 'off'
  return { available: isOn, display_preference: { overridable: false, preference: value, value } }
}
/** One configuration, with what a shop in this country switches on and one thing that it leaves off. */
const configuration = {
  id: 'pmc_standin',
  object: 'payment_method_configuration',
  livemode: false,
  name: 'Default',
  active: true,
  is_default: true,
  parent: null,
  application: null,
  card: mean(true),
  ideal: mean(true),
  paypal: mean(false),
}

function productFor({ books, now }: Ledger, input: { product?: string; product_data?: { name: string } }): string {
  if (input.product) {
    if (!books.products[input.product]) throw unknownReference('product', input.product, 'product')
    return input.product
  }
  if (!input.product_data) throw invalid('You must specify either product or product_data.')
  const id = newObjectId('prod', 14)
  const { name } = input.product_data
  books.products[id] = { id, object: 'product', name, active: true, created: now(), livemode: false }
  return id
}
