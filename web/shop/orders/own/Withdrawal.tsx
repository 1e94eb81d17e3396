import { orderNumber } from '@bewezen/domain/payments/order.ts'
import type { OwnOrder } from '@bewezen/domain/shop/orders/buyingContract.ts'
import { orderWords, withdrawOrderWords as words } from '@bewezen/domain/shop/orders/orderWords.ts'
import { lineTotal } from '@bewezen/domain/shop/orders/totals.ts'
import { goodsOf } from '@bewezen/domain/shop/orders/withdrawing.ts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../base/parts/Button.tsx'
import { namesOf, ReturnFacts } from './ReturnFacts.tsx'
import type { OrderActions } from './useOrderActions.ts'

type Props = { order: OwnOrder; actions: OrderActions }

/** Withdrawing in two steps: the button, then what goes back and the word that it is sure (SHOP-ORDER-28, SHOP-ORDER-29). */
export function Withdrawal({ order, actions }: Props) {
  const [isSure, setSure] = useState(false)
  const go = useRef<HTMLButtonElement>(null)
  const waived = order.lines.flatMap(({ id, name, waivedAt }) => (waivedAt === null ? [] : [{ id, name, waivedAt }]))
  if (!order.withdrawal && waived.length === 0) return null
  if (order.withdrawal && isSure)
    return (
      <Sure
        order={order}
        withdrawal={order.withdrawal}
        actions={actions}
        onBack={() => {
          setSure(false)
          requestAnimationFrame(() => go.current?.focus())
        }}
      />
    )
  return (
    <div className="mt-5 flex items-center justify-between gap-5 border-t border-line pt-[18px] max-lg:flex-col max-lg:items-stretch">
      <p className="max-w-[56ch] text-fs-14 text-ink-2">
        {order.withdrawal && <strong className="text-ink">{words.until(order.withdrawal.until)} </strong>}
        {waived.map(({ name, waivedAt }) => words.waived(name, waivedAt)).join(' ')}
      </p>
      {order.withdrawal && (
        <Button ref={go} look="line" onClick={() => setSure(true)}>
          {words.go}
        </Button>
      )}
    </div>
  )
}

type SureProps = Props & { withdrawal: NonNullable<OwnOrder['withdrawal']>; onBack: () => void }

/** The second step: what goes back, each product named once, what comes back, and the confirmation. */
export function Sure({ order, withdrawal: { lines, refundCents, isSentBack }, actions, onBack }: SureProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const back = lines.flatMap(({ id, quantity }) => {
    const line = order.lines.find((one) => one.id === id)
    return line ? [{ ...line, quantity }] : []
  })
  const parcel = goodsOf(order, lines)
  const goods = back.reduce((sum, line) => sum + lineTotal(line), 0)
  const number = orderNumber(order.id)
  // What is sent back is named under it.
  const told = isSentBack ? back.filter(({ id }) => !parcel.some((line) => line.id === id)) : back
  return (
    <section className="mt-5 grid gap-2.5 rounded-l border border-line bg-bg p-5">
      <h3 ref={heading} tabIndex={-1} className="text-[15px] font-[650] outline-none">
        {words.step}
      </h3>
      <p className="text-[15px] text-ink-2">
        {words.what(
          number,
          told.map(({ quantity, name }) => words.piece(quantity, name)),
        )}{' '}
        {isSentBack ? words.sendBack : `${words.money(refundCents, refundCents > goods)} ${words.atOnce}`}
      </p>
      {isSentBack && <ReturnFacts number={number} names={namesOf(order, parcel)} by={null} refundCents={refundCents} />}
      <div className="mt-1 flex flex-wrap gap-2 *:flex-1">
        <Button look="line" disabled={actions.isWithdrawing} onClick={onBack}>
          {words.back}
        </Button>
        <Button busy={actions.isWithdrawing} busyText={orderWords.busy} onClick={actions.withdraw}>
          {words.confirm}
        </Button>
      </div>
    </section>
  )
}
