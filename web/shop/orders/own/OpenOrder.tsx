import { fullDate, shortDayTime, time } from '@bewezen/domain/base/dates.ts'
import { amount } from '@bewezen/domain/base/money.ts'
import { orderNumber } from '@bewezen/domain/payments/order.ts'
import { addressLines } from '@bewezen/domain/shop/orders/addressWords.ts'
import type { OwnOrder } from '@bewezen/domain/shop/orders/buyingContract.ts'
import { boughtStates, type OrderState } from '@bewezen/domain/shop/orders/orderStates.ts'
import { orderStateWords } from '@bewezen/domain/shop/orders/orderStateWords.ts'
import { orderWords as words } from '@bewezen/domain/shop/orders/orderWords.ts'
import FileText from 'lucide-react/icons/file-text'
import { useId, useState } from 'react'
import { Button } from '../../../base/parts/Button.tsx'
import { buttonLook } from '../../../base/parts/buttonLook.ts'
import { Card } from '../../../base/parts/Card.tsx'
import { ConfirmDialog } from '../../../base/parts/ConfirmDialog.tsx'
import { HoldLine } from '../HoldLine.tsx'
import { LineRow } from '../LineRow.tsx'
import { TotalRow, TotalsList } from '../TotalsList.tsx'
import { DownloadButton } from './DownloadButton.tsx'
import { OrderProgress } from './OrderProgress.tsx'
import { AwaitedParcel } from './ReturnFacts.tsx'
import { StateBadge } from './StateBadge.tsx'
import type { OrderActions } from './useOrderActions.ts'
import { Withdrawal } from './Withdrawal.tsx'

type Props = { order: OwnOrder; actions: OrderActions; onClose: () => void }

/** All of one of the own orders, with what can be done with it now (SHOP-ORDER-26). */
export function OpenOrder({ order, actions, onClose }: Props) {
  const titleId = useId()
  const number = orderNumber(order.id)
  return (
    <Card as="article" aria-labelledby={titleId} className="px-4 py-[18px] lg:px-[26px] lg:pt-6 lg:pb-[26px]">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id={titleId} tabIndex={-1} data-order={order.id} className="heading text-fs-26 outline-none">
            {words.order(number)}
          </h2>
          <p className="text-[15px] text-ink-2">
            {fullDate(order.createdAt)}, {time(order.createdAt)}
          </p>
        </div>
        <div className="flex items-center gap-2">
          <StateBadge order={order} />
          <Button look="quiet" size="s" aria-expanded onClick={onClose}>
            {words.close}
            <span className="sr-only"> {words.about(number)}</span>
          </Button>
        </div>
      </div>
      <OrderProgress order={order} />
      {order.state === 'pending' && order.canPay && <ToPay order={order} actions={actions} />}
      {order.awaited && <AwaitedParcel order={order} awaited={order.awaited} />}
      <div className="mt-5 grid gap-x-9 gap-y-5 lg:grid-cols-[minmax(0,1fr)_276px]">
        <div className="min-w-0">
          <Lines order={order} />
        </div>
        <Side order={order} />
      </div>
      {order.canConfirmReceipt && (
        <div className="mt-5 flex items-center justify-between gap-5 border-t border-line pt-[18px] max-lg:flex-col max-lg:items-stretch">
          <p className="text-fs-14 text-ink-2">{words.receiveHint}</p>
          <Button look="line" busy={actions.isReceiving} busyText={words.busy} onClick={actions.receive}>
            {words.receive}
          </Button>
        </div>
      )}
      <Withdrawal order={order} actions={actions} />
    </Card>
  )
}

/** An order that waits for its payment: until when, on to it, or giving it up (SHOP-ORDER-13, SHOP-ORDER-19). */
function ToPay({ order, actions }: Omit<Props, 'onClose'>) {
  const [asks, setAsks] = useState(false)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <HoldLine until={order.expiresAt} />
      <div className="flex flex-wrap gap-2 max-lg:w-full max-lg:*:flex-1">
        <Button look="line" onClick={() => setAsks(true)}>
          {words.cancel}
        </Button>
        <Button look="sun" busy={actions.isPaying} busyText={words.busy} onClick={actions.pay}>
          {words.pay}
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        question={words.cancelQuestion}
        text={words.cancelText(orderNumber(order.id))}
        verb={words.cancel}
        cancel={words.keep}
        busy={actions.isCancelling}
        busyText={words.busy}
        onConfirm={() => actions.cancel(() => setAsks(false))}
      />
    </div>
  )
}

const bought: readonly OrderState[] = boughtStates
const isBought = ({ state }: OwnOrder) => bought.includes(state)

/** What was ordered with its downloads, what it came to, and what went back (SHOP-ORDER-14, SHOP-ORDER-25). */
const Lines = ({ order }: { order: OwnOrder }) => (
  <>
    <ul aria-label={words.lines}>
      {order.lines.map((line) => (
        <li key={line.id}>
          <LineRow line={line}>
            {line.refundedQuantity > 0 && (
              <p className="text-fs-14 font-[550] text-ink-2">
                {words.backPieces(line.refundedQuantity, line.quantity)}
              </p>
            )}
            {line.hasDownload && isBought(order) && <DownloadButton order={order} line={line} />}
          </LineRow>
        </li>
      ))}
    </ul>
    <TotalsList totals={order.totals} country={hasParcel(order) ? (order.address?.country ?? null) : null}>
      {order.refunds.map(({ id, amountCents, state, at }) => (
        <TotalRow key={id} name={state === 'refunded' ? words.back.refunded(at) : words.back.underWay}>
          {amount(amountCents)}
        </TotalRow>
      ))}
    </TotalsList>
  </>
)

const hasParcel = ({ lines }: OwnOrder) => lines.some(({ isPhysical }) => isPhysical)
const invoiceLook = buttonLook({ look: 'line', block: true })

/** Where it goes, when it was paid, and its invoices (SHOP-ORDER-24). */
const Side = ({ order }: { order: OwnOrder }) => (
  <div className="grid content-start gap-4 text-[15px] leading-normal">
    <div>
      <h3 className="font-[650]">{whoTitle(order)}</h3>
      <p className="text-ink-2">
        {order.address
          ? addressLines(order.address).map((line) => (
              <span key={line} className="block wrap-anywhere">
                {line}
              </span>
            ))
          : words.noAddress}
      </p>
    </div>
    {order.paidAt && (
      <div>
        <h3 className="font-[650]">{orderStateWords.paid}</h3>
        <p className="text-ink-2">{shortDayTime(order.paidAt)}</p>
      </div>
    )}
    {order.invoices.map(({ number, kind }) => (
      <a key={number} href={`/api/payments/invoice/${number}.pdf`} download={`${number}.pdf`} className={invoiceLook}>
        <FileText size={18} aria-hidden="true" />
        {words.invoice[kind](number)}
      </a>
    ))}
    {isBought(order) && order.lines.some(({ hasDownload }) => hasDownload) && (
      <p className="text-fs-13 text-ink-2">{words.downloadHint}</p>
    )}
  </div>
)

function whoTitle(order: OwnOrder): string {
  if (!hasParcel(order)) return words.invoiceTo
  return order.shippedAt ? words.sentTo : words.sendTo
}
