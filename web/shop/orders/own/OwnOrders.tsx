import { orderWords as words } from '@bewezen/domain/shop/orders/orderWords.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { api } from '../../../base/api/api.ts'
import { listed } from '../../../base/api/listed.ts'
import { useRead } from '../../../base/api/useRead.ts'
import { LinkButton } from '../../../base/parts/LinkButton.tsx'
import { List } from '../../../base/parts/List.tsx'
import { Skeleton } from '../../../base/parts/Skeleton.tsx'
import { KeptAddress } from './KeptAddress.tsx'
import { LinkedOrder } from './LinkedOrder.tsx'
import { OrderCard } from './OrderCard.tsx'
import { OrderPager } from './OrderPager.tsx'

type Query = { order?: string; pagina?: string }

/** The own orders, the newest first, one of them open; which one and which page stand in the address (SHOP-ORDER-26). */
export function OwnOrders() {
  const { order: openId, pagina } = useSearch({ strict: false }) as Query
  const page = pageFrom(pagina)
  const mine = useRead(api.orders.mine, { page }, { staleTime: 0 })
  const navigate = useNavigate()
  const list = useRef<HTMLDivElement>(null)
  /** The order that was opened or closed has the focus: its button is gone. */
  const show = async (id: string | null, focus: string) => {
    const search: Query = { ...(page > 1 && { pagina: String(page) }), ...(id && { order: id }) }
    await navigate({ to: '.', search: search as never, replace: true, resetScroll: false })
    list.current?.querySelector<HTMLElement>(`[data-order="${focus}"]`)?.focus()
  }
  const isHere = mine.data?.orders.some(({ id }) => id === openId)
  // A link of a mail leads to the order itself, however far down it stands.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is there; one that is pressed has the focus already
  useEffect(() => {
    if (isHere) list.current?.querySelector<HTMLElement>(`[data-order="${openId}"]`)?.focus()
  }, [isHere])
  return (
    <div ref={list}>
      <p role="status" className="mt-1 min-h-[1lh] text-ink-2">
        {mine.data && mine.data.total > 0 && words.count(mine.data.total)}
      </p>
      {openId && mine.data && !isHere && <LinkedOrder id={openId} onClose={() => void show(null, '')} />}
      <List
        of={listed(mine.data?.orders, mine, words.failed)}
        label={words.title}
        loading={words.loading}
        skeleton={<Skeleton className="h-[82px] w-full" />}
        keyOf={({ id }) => id}
        row={(order) => (
          <OrderCard
            order={order}
            isOpen={order.id === openId}
            onOpen={() => void show(order.id, order.id)}
            onClose={() => void show(null, order.id)}
          />
        )}
        empty={{
          title: words.empty,
          picture: 'parcel',
          action: (
            <LinkButton look="line" to="/products">
              {words.toShop}
            </LinkButton>
          ),
        }}
        className="mt-4 lg:mt-6"
      />
      {mine.data && <OrderPager page={page} total={mine.data.total} />}
      {mine.data?.hasKeptAddress && <KeptAddress />}
    </div>
  )
}

/** The page in an address, the first when it names none. */
export function pageFrom(text: string | undefined): number {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1
}
