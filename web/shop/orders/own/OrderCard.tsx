import { date } from '@bewezen/domain/base/dates.ts'
import { amount } from '@bewezen/domain/base/money.ts'
import { orderNumber } from '@bewezen/domain/payments/order.ts'
import type { OwnOrder } from '@bewezen/domain/shop/orders/buyingContract.ts'
import { orderWords as words } from '@bewezen/domain/shop/orders/orderWords.ts'
import { Button } from '../../../base/parts/Button.tsx'
import { Card } from '../../../base/parts/Card.tsx'
import { LinePicture } from '../LineRow.tsx'
import { OpenOrder } from './OpenOrder.tsx'
import { StateBadge } from './StateBadge.tsx'
import { type OrderActions, useOrderActions } from './useOrderActions.ts'

type Props = { order: OwnOrder; isOpen: boolean; onOpen: () => void; onClose: () => void }

/** One of the own orders: a row, or all that stands in it (SHOP-ORDER-26). */
export function OrderCard({ order, isOpen, onOpen, onClose }: Props) {
  const actions = useOrderActions(order)
  return isOpen ? (
    <OpenOrder order={order} actions={actions} onClose={onClose} />
  ) : (
    <OrderRow order={order} actions={actions} onOpen={onOpen} />
  )
}

type RowProps = { order: OwnOrder; actions: OrderActions; onOpen: () => void }

/** What it is, how it stands, what it costs, and what to do with it. */
export const OrderRow = ({ order, actions, onOpen }: RowProps) => {
  const number = orderNumber(order.id)
  const about = <span className="sr-only"> {words.about(number)}</span>
  return (
    <Card className="grid grid-cols-[52px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 p-3.5 lg:grid-cols-[52px_minmax(0,1fr)_auto_auto] lg:gap-x-4 lg:px-[18px] xl:grid-cols-[52px_minmax(0,1fr)_auto_92px_auto]">
      <LinePicture src={order.lines[0]?.imageUrl ?? null} size={52} />
      <div className="min-w-0">
        <h2 className="leading-[1.35] font-semibold wrap-anywhere">
          {words.named(order.lines[0]?.name ?? '', order.lines.length - 1)}
        </h2>
        <p className="text-fs-14 text-ink-2">
          {number}, {date(order.createdAt)}
        </p>
      </div>
      <span className="col-start-2 row-start-2 max-lg:col-end-4 xl:col-start-auto xl:row-start-auto">
        <StateBadge order={order} />
      </span>
      <p className="col-start-3 row-start-1 text-right font-semibold whitespace-nowrap lg:row-span-2 xl:col-start-auto xl:row-span-1">
        {amount(order.totals.totalCents)}
      </p>
      <div className="flex gap-2 max-lg:col-span-3 max-lg:*:flex-1 lg:row-span-2 lg:flex-col lg:*:min-w-[130px] xl:row-span-1">
        {order.canPay && (
          <Button look="sun" busy={actions.isPaying} busyText={words.busy} onClick={actions.pay}>
            {words.pay}
            {about}
          </Button>
        )}
        <Button look="line" aria-expanded={false} data-order={order.id} onClick={onOpen}>
          {words.open}
          {about}
        </Button>
      </div>
    </Card>
  )
}
