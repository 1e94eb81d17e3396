import type { Instant } from '@bewezen/domain/base/instant.ts'
import { orderWords } from '@bewezen/domain/shop/orders/orderWords.ts'
import Timer from 'lucide-react/icons/timer'

/** Until when an open order keeps its price and its stock (SHOP-ORDER-13). */
export const HoldLine = ({ until }: { until: Instant }) => (
  <p className="flex gap-2.5 text-fs-14 leading-[1.45] text-ink-2">
    <Timer size={18} aria-hidden="true" className="mt-px flex-none" />
    {orderWords.hold(until)}
  </p>
)
