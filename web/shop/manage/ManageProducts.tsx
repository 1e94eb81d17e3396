import { manageWords as words } from '@bewezen/domain/shop/manageWords.ts'
import { productWords } from '@bewezen/domain/shop/productWords.ts'
import Plus from 'lucide-react/icons/plus'
import { useId, useRef, useState } from 'react'
import { api } from '../../base/api/api.ts'
import { listed } from '../../base/api/listed.ts'
import { useRead } from '../../base/api/useRead.ts'
import { useKeptFocus } from '../../base/focus/useKeptFocus.ts'
import { Button } from '../../base/parts/Button.tsx'
import { EmptyState } from '../../base/parts/EmptyState.tsx'
import { List } from '../../base/parts/List.tsx'
import { SearchField } from '../../base/parts/SearchField.tsx'
import { Skeleton } from '../../base/parts/Skeleton.tsx'
import { useMay } from '../../base/session/ownAccess.ts'
import { foundProducts, isLongList } from './foundProducts.ts'
import { ImageGenerator } from './generate/ImageGenerator.tsx'
import { ManagedCard } from './ManagedCard.tsx'
import { ProductDialog } from './ProductDialog.tsx'

/** The management of products inside `/products`: every one with its tools, and the form; without the right to it, any more, only the way back (SHOP-ADMIN-01..07, SHOP-ADMIN-18). */
export function ManageProducts({ onLeave }: { onLeave: () => void }) {
  const titleId = useId()
  const box = useRef<HTMLElement>(null)
  const read = useRead(api.shop.managed, {})
  const [sought, setSought] = useState('')
  // A product by its id, or null for a new one.
  const [opened, setOpened] = useState<{ id: string | null } | null>(null)
  const mayManage = useMay('manageShop')
  useKeptFocus(box, '[data-row]')
  const products = read.data?.products
  const found = products && foundProducts(products, sought)
  const make = (
    <Button icon={<Plus size={18} />} onClick={() => setOpened({ id: null })}>
      {productWords.make}
    </Button>
  )
  const readAgain = async () => {
    const { data, isSuccess } = await read.refetch()
    return { isSuccess, stored: data?.products.find(({ id }) => id === opened?.id) }
  }
  // Who loses the right while a product is open keeps what was typed.
  if (!mayManage && !opened)
    return (
      <EmptyState
        {...words.onlyManagers}
        art="arc"
        action={
          <Button look="line" onClick={onLeave}>
            {words.toShop}
          </Button>
        }
      />
    )
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={titleId} className="outline-none">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h2 id={titleId} className="heading text-fs-26">
            {words.title}
          </h2>
          {products && products.length > 0 && (
            <p className="mt-1 max-w-[68ch] text-ink-2">{words.intro(products.length)}</p>
          )}
        </div>
        {make}
      </header>
      {isLongList(products) && (
        <SearchField
          label={words.search}
          value={sought}
          onChange={({ currentTarget }) => setSought(currentTarget.value)}
          className="mt-5 max-w-[420px]"
        />
      )}
      <p role="status" className="sr-only">
        {found && sought.trim() !== '' && words.found(found.length)}
      </p>
      <div className="mt-5">
        <List
          of={listed(found, read, productWords.loadFailed)}
          label={words.title}
          loading={words.loading}
          skeleton={<Skeleton className="h-[132px] w-full lg:h-[300px]" />}
          keyOf={({ id }) => id}
          row={(product) => <ManagedCard product={product} onEdit={() => setOpened({ id: product.id })} />}
          empty={
            products?.length
              ? {
                  ...words.noneFound,
                  art: 'arc',
                  action: (
                    <Button look="line" onClick={() => setSought('')}>
                      {words.clearSearch}
                    </Button>
                  ),
                }
              : { ...words.empty, art: 'below' }
          }
          className="lg:grid-cols-[repeat(auto-fill,minmax(280px,1fr))] lg:gap-5!"
        />
      </div>
      {products && (
        <div className="mt-8">
          <ImageGenerator />
        </div>
      )}
      {opened && (
        <ProductDialog
          stored={opened.id === null ? null : products?.find(({ id }) => id === opened.id)}
          readAgain={readAgain}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  )
}
