import { orderNumber } from '@bewezen/domain/payments/order.ts'
import { payWords } from '@bewezen/domain/payments/words.ts'
import { useSearch } from '@tanstack/react-router'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { Main } from '../base/parts/Screen.tsx'

/** Back from paying an order: its number and where to go on; nothing of the order is read (SUB-PAY-04..08, SHOP-ORDER-49). */
export function PaidScreen() {
  const orderId = useSearch({ strict: false, select: (search: Record<string, string>) => search.order_id ?? '' })
  const settings = useRead(api.access.settings, {})
  return <Paid orderId={orderId} hasOrders={settings.data?.shopPayment ?? false} />
}

/** What stands there for this order; there is a way to it while the shop takes money. */
export function Paid({ orderId, hasOrders }: { orderId: string; hasOrders: boolean }) {
  const { title, text, orderNumber: label, order, shop, profile } = payWords.paid
  return (
    <Main className="page max-w-[720px] py-14 lg:py-24">
      <h1 className="heading text-fs-46 leading-[1.1] tracking-[-0.03em]">{title}</h1>
      <p className="mt-4 text-fs-18 text-ink-2">{text}</p>
      <p className="mt-5 text-fs-18 wrap-anywhere">
        {label}: <strong>{orderNumber(orderId)}</strong>
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {hasOrders && (
          <LinkButton to={`/bestellingen?order=${encodeURIComponent(orderId)}`} look="primary" size="l">
            {order}
          </LinkButton>
        )}
        <LinkButton to="/products" look="line" size="l">
          {shop}
        </LinkButton>
        <LinkButton to="/profile" look="line" size="l">
          {profile}
        </LinkButton>
      </div>
    </Main>
  )
}
