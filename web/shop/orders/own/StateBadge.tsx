import type { OwnOrder } from '@bewezen/domain/shop/orders/buyingContract.ts'
import type { OrderState } from '@bewezen/domain/shop/orders/orderStates.ts'
import { orderStateWord } from '@bewezen/domain/shop/orders/orderStateWords.ts'
import { orderWords } from '@bewezen/domain/shop/orders/orderWords.ts'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import TimerOff from 'lucide-react/icons/timer-off'
import Truck from 'lucide-react/icons/truck'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Badge, type BadgeLook } from '../../../base/parts/Badge.tsx'

const looks: Record<OrderState, [BadgeLook, ReactNode]> = {
  pending: ['ember', <Clock key="icon" size={14} />],
  paid: ['moss', <CircleCheck key="icon" size={14} />],
  shipped: ['sky', <Truck key="icon" size={14} />],
  returning: ['sun', <Undo2 key="icon" size={14} />],
  refunded: ['moss', <Undo2 key="icon" size={14} />],
  expired: ['neutral', <TimerOff key="icon" size={14} />],
  cancelled: ['neutral', <X key="icon" size={14} />],
}

/** The state of an order in its word; one that waits for its payment or its parcel says until when (SHOP-ORDER-13, SHOP-ORDER-15, SHOP-ORDER-46, SHOP-ORDER-55). */
export const StateBadge = ({ order }: { order: OwnOrder }) => {
  const [look, icon] = looks[order.state]
  return (
    <Badge look={look} icon={icon}>
      {sentence(order)}
    </Badge>
  )
}

function sentence({ state, canPay, expiresAt, awaited, refunds }: OwnOrder): string {
  if (state === 'pending' && canPay) return orderWords.waitsUntil(expiresAt)
  return awaited ? orderWords.sendBackBy(awaited.by) : orderStateWord(state, refunds.length > 0)
}
