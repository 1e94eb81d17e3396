import { amount, shortAmount } from '@bewezen/domain/base/money.ts'
import type { DeskEvent } from '@bewezen/domain/events/desk.ts'
import { deskWords as words } from '@bewezen/domain/events/deskWords.ts'
import { wholePrice } from '@bewezen/domain/events/finance.ts'

/** The price in whole units, with the exact one for who asks (EV-ADMIN-07, EV-ADMIN-18, EV-ADMIN-25). */
export function DeskPrice({ event }: { event: Pick<DeskEvent, 'isPaid' | 'priceCents' | 'currency'> }) {
  const whole = wholePrice(event)
  if (whole === null) return <span className="heading text-fs-21">{words.free}</span>
  const exact = amount(event.priceCents ?? 0, event.currency)
  return (
    <span className="heading text-fs-21" title={exact}>
      {shortAmount(whole * 100, event.currency)}
      <span className="sr-only"> ({exact})</span>
    </span>
  )
}
