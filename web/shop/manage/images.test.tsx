import { productImageWords } from '@bewezen/domain/shop/manageWords.ts'
import { newProductForm, type ProductForm } from '@bewezen/domain/shop/productForm.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { receiveToasts } from '../../base/parts/toast.ts'
import { ProductImage } from './ProductImage.tsx'
import { useProductImages } from './useProductImages.ts'

vi.mock('../../base/useSendFile.ts', () => ({
  useSendFile: () => ({
    isUploading: false,
    sendFile: (_purpose: string, file: File, { onRefused }: { onRefused: (code: string) => void }) => {
      if (file.type.startsWith('image/')) return Promise.resolve({ id: file.name, addresses: {} })
      onRefused('FILE_TYPE')
      return Promise.resolve(null)
    },
  }),
}))

type Put = Parameters<typeof useProductImages>[0]['put']
type Add = ReturnType<typeof useProductImages>['add']
function Form({ form, put, onAdd }: { form: ProductForm; put: Put; onAdd: (add: Add) => void }) {
  onAdd(useProductImages({ form, known: [], put }).add)
  return null
}

const picture = (at: number) => new File(['x'], `foto ${at}.png`, { type: 'image/png' })
const program = new File(['MZ'], 'setup.exe', { type: 'application/x-msdownload' })

/** What stands in the form, and what is said, after files were chosen while so many pictures were there. */
async function chosen(files: readonly File[], there = 0): Promise<{ images: string[]; told: (string | undefined)[] }> {
  let form: ProductForm = { ...newProductForm(), images: Array.from({ length: there }, (_, at) => `er al ${at}`) }
  const [told, adds]: [(string | undefined)[], Add[]] = [[], []]
  const leave = receiveToasts(({ line }) => told.push(line))
  const put: Put = (change) => {
    form = Object.assign({}, form, change(form))
  }
  renderToStaticMarkup(<Form form={form} put={put} onAdd={(add) => adds.push(add)} />)
  adds[0]?.(files)
  // As many turns as it takes until all are sent, one after the other.
  await new Promise((done) => setTimeout(done))
  leave()
  return { images: form.images.slice(there), told }
}

test('SHOP-FORM-28 a program among nine pictures takes no place: the other eight are added', async () => {
  const files = [1, 2, 3, 4, 5, 6, 7, 8].map(picture)
  const { images, told } = await chosen([...files.slice(0, 3), program, ...files.slice(3)])
  expect(images).toEqual(files.map(({ name }) => name))
  expect(told).toHaveLength(1)
  expect(told[0]).toContain('setup.exe')
})

test('SHOP-FORM-19 SHOP-FORM-28 what is beyond eight is left out and named, whatever was there', async () => {
  const { images, told } = await chosen([picture(1), program, picture(2), picture(3)], 6)
  expect(images).toEqual(['foto 1.png', 'foto 2.png'])
  expect(told.filter((line) => line?.includes('foto 3.png'))).toEqual(['Niet toegevoegd: foto 3.png.'])
  expect(told).toHaveLength(2)
})

test.each([
  [false, true],
  [true, false],
])('MKT-MORE-38 of a picture that a model drew (%j) what stays in sight can be chosen: %j', (isGenerated, isThere) => {
  const nothing = () => {}
  const drawn = renderToStaticMarkup(
    <ProductImage
      address="/files/product-images/0123456789abcdef0123456789abcdef-f3807/thumbnail.webp"
      isGenerated={isGenerated}
      place={2}
      count={3}
      isDragged={false}
      onDrag={nothing}
      onDrop={undefined}
      onStep={nothing}
      onPick={nothing}
      onRemove={nothing}
    />,
  )
  expect(drawn.includes(productImageWords.crop(2))).toBe(isThere)
})
