import { checkoutWords as words } from '@bewezen/domain/shop/orders/checkoutWords.ts'
import { Navigate, useSearch } from '@tanstack/react-router'
import { api } from '../../../base/api/api.ts'
import { refusalOf } from '../../../base/api/refusal.ts'
import { useRead } from '../../../base/api/useRead.ts'
import { LinkButton } from '../../../base/parts/LinkButton.tsx'
import { Loaded } from '../../../base/parts/Loaded.tsx'
import { Main } from '../../../base/parts/Screen.tsx'
import { Skeleton } from '../../../base/parts/Skeleton.tsx'
import { useViewer } from '../../../base/session/viewer.ts'
import { Checkout } from './Checkout.tsx'

/** The review step: what is ordered, where it goes and what it costs (SHOP-ORDER-06). */
export function CheckoutScreen() {
  const productId = useSearch({ strict: false, select: (search: Record<string, string>) => search.product }) || null
  const viewer = useViewer()
  // What was shown on an earlier visit is not what is agreed to now.
  const review = useRead(api.orders.review, productId === null ? {} : { productId }, {
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const code = refusalOf(review.error)?.code
  if (code === 'PAYMENT_OFF') return <PaymentOff />
  // A product that is none of ours, or an address that names none, is nothing to order either.
  const isNothing = review.data ? review.data.lines.length === 0 : code === 'INVALID_INPUT' || code === 'NOT_FOUND'
  if (isNothing) return <Navigate to="/products" replace />
  return (
    <Main className="page max-w-[1180px] pt-6 pb-12 max-lg:px-0 lg:pt-10 lg:pb-20">
      <Loaded read={review} failed={words.failed} waiting={<OnItsWay />}>
        {(now) =>
          viewer ? (
            <Checkout
              key={productId}
              personId={viewer.id}
              productId={productId}
              now={now}
              renew={async () => (await review.refetch()).data}
            />
          ) : (
            <OnItsWay />
          )
        }
      </Loaded>
    </Main>
  )
}

const OnItsWay = () => (
  <div role="status" className="gutter">
    <span className="sr-only">{words.loading}</span>
    <Skeleton className="h-[520px] w-full" />
  </div>
)

/** The shop takes no money: nothing is made, and the cart stays (SHOP-ORDER-02). */
export const PaymentOff = () => (
  <Main className="page max-w-[720px] py-14 lg:py-24">
    <h1 className="heading text-fs-46 leading-[1.1] tracking-[-0.03em]">{words.off.title}</h1>
    <p className="mt-4 text-fs-18 text-ink-2">{words.off.text}</p>
    <p className="mt-2 text-fs-18 text-ink-2">{words.off.cart}</p>
    <LinkButton to="/products" look="line" size="l" className="mt-8">
      {words.backToShop}
    </LinkButton>
  </Main>
)
