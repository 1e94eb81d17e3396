import type { ManagedProduct } from '@bewezen/domain/shop/managingContract.ts'
import { QueryClient, QueryClientContext } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { api } from '../../base/api/api.ts'
import { toldOfRefusal, toldOfSuccess, toldWhile } from '../../base/api/testing/heldChanges.ts'
import { ownAccessRead } from '../../base/session/reads.ts'
import { GenerateStep } from './generate/GenerateStep.tsx'
import { ManageProducts } from './ManageProducts.tsx'
import { RemoveProduct } from './RemoveProduct.tsx'
import { useProductForm } from './useProductForm.ts'

vi.mock('../../base/api/useChange.ts', () => import('../../base/api/testing/heldChanges.ts'))

const lamp: ManagedProduct = {
  id: '019a0000-0000-7000-8000-000000000001',
  slug: 'lamp',
  version: 3,
  name: 'Lamp',
  description: '',
  category: 'fysiek product',
  tags: [],
  priceCents: 2_000,
  vatRate: 21,
  salePriceCents: null,
  stockQuantity: null,
  isPreorder: false,
  preorderLimit: null,
  productType: 'own',
  isDigital: false,
  isPhysical: true,
  downloadUrl: null,
  download: null,
  affiliateUrl: null,
  partnerId: null,
  studentDiscountPercentage: 8,
  studentDiscountCode: null,
  teacherDiscountPercentage: 12,
  teacherDiscountCode: null,
  affiliateDiscountPercentage: null,
  affiliateDiscountCode: null,
  status: 'active',
  isFeatured: false,
  orderIndex: 1,
  isTextGenerated: false,
  images: [],
}
const nothing = () => {}

type Given = { failed?: readonly (readonly unknown[])[]; may?: readonly string[] }
function drawn(part: React.ReactNode, { failed = [], may = ['manageShop'] }: Given = {}): string {
  const cache = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  cache.setQueryData(ownAccessRead().queryKey, { may } as never)
  for (const queryKey of failed)
    cache
      .getQueryCache()
      .build(cache, { queryKey })
      .setState({ status: 'error', error: new Error('weg'), fetchStatus: 'idle' })
  return renderToStaticMarkup(<QueryClientContext value={cache}>{part}</QueryClientContext>).replace(/<[^>]*>/g, ' ')
}

type Held = ReturnType<typeof useProductForm>
const readAgain = async () => ({ isSuccess: false, stored: undefined })
function Form({ stored, onForm }: { stored: ManagedProduct | null; onForm: (form: Held) => unknown }) {
  onForm(useProductForm({ stored, readAgain, onDone: nothing }))
  return null
}

/** The form of a product, or of a new one; its newest version does not load. */
function formOf(stored: ManagedProduct | null, given: Given = {}): Held {
  const forms: Held[] = []
  drawn(<Form stored={stored} onForm={(form) => forms.push(form)} />, given)
  const [form] = forms
  if (!form) throw new Error('the form was not drawn')
  return form
}

test.each([
  ['a new one', null, 'Product toegevoegd'],
  ['one that is there', lamp, 'Product bijgewerkt'],
] as const)('X3-ERR-14 X3-ERR-15 saving %s says how it went', async (_, stored, done) => {
  formOf(stored)
  expect(await toldOfSuccess('shop.saveProduct', lamp)).toEqual([{ kind: 'success', title: done }])
  expect(await toldOfRefusal('shop.saveProduct', 'UNAVAILABLE')).toEqual([
    { kind: 'error', title: 'Kon product niet opslaan' },
  ])
})

test('X3-ERR-14 products that do not load say so, in their place and when the newest version is asked for', async () => {
  const failed = [api.shop.managed.queryKey({ input: {} })]
  expect(drawn(<ManageProducts onLeave={nothing} />, { failed })).toContain('Kon producten niet laden')
  expect(await toldWhile(formOf(lamp).meanwhile.takeOver)).toEqual([
    { kind: 'error', title: 'Kon producten niet laden' },
  ])
})

test('X3-ERR-14 X3-ERR-15 deleting one says how it went; one that is gone is deleted', async () => {
  drawn(<RemoveProduct product={lamp} />)
  const done = [{ kind: 'success', title: 'Product verwijderd' }]
  expect(await toldOfSuccess('shop.removeProduct')).toEqual(done)
  expect(await toldOfRefusal('shop.removeProduct', 'NOT_FOUND')).toEqual(done)
  expect(await toldOfRefusal('shop.removeProduct', 'UNAVAILABLE')).toEqual([
    { kind: 'error', title: 'Kon product niet verwijderen' },
  ])
})

test('X3-ERR-14 X3-ERR-15 a description becomes fields, or says that it did not', async () => {
  drawn(<GenerateStep onGenerated={nothing} onTyped={nothing} />)
  const generated = {
    name: 'Lamp',
    description: '',
    price: 49,
    category: 'cursus',
    tags: [],
    is_digital: true,
    is_physical: false,
    student_discount_code: '',
    teacher_discount_code: '',
  }
  expect(await toldOfSuccess('shop.generateProduct', generated)).toEqual([
    { kind: 'success', title: 'Product gegevens gegenereerd met AI' },
  ])
  expect(await toldOfRefusal('shop.generateProduct', 'UNAVAILABLE')).toEqual([
    { kind: 'error', title: 'Kon product niet genereren met AI' },
  ])
})

test('SHOP-ADMIN-18 who may not manage products any more reads so beside what was typed, and finds the way back', () => {
  expect(formOf(lamp).meanwhile.isForbidden).toBe(false)
  expect(formOf(lamp, { may: [] }).meanwhile.isForbidden).toBe(true)
  const page = drawn(<ManageProducts onLeave={nothing} />, { may: [] })
  expect(page).toContain('Je mag geen producten meer beheren.')
  expect(page).toContain('Naar de winkel')
})
