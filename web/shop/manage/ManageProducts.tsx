import { productWords as words } from '@bewezen/domain/shop/productWords.ts'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Loaded } from '../../base/parts/Loaded.tsx'

/** The management of the products, in the place of the shop (SHOP-LIST-26). */
export function ManageProducts() {
  const read = useRead(api.shop.managed, {})
  return (
    <Loaded read={read} failed={words.loadFailed}>
      {({ products }) => (
        <ul className="grid gap-2">
          {products.map(({ id, name }) => (
            <li key={id} className="rounded-m border border-line bg-surface px-4 py-3">
              {name}
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}
