import { dateTime } from '@bewezen/domain/base/dates.ts'
import { amount } from '@bewezen/domain/base/money.ts'
import type { DeskOrder } from '@bewezen/domain/shop/orders/deskContract.ts'
import { deskWords, deskOrderWords as words } from '@bewezen/domain/shop/orders/deskWords.ts'
import { lineTotal } from '@bewezen/domain/shop/orders/totals.ts'
import FileText from 'lucide-react/icons/file-text'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import type { ReactNode } from 'react'
import { api } from '../../base/api/api.ts'
import { Badge, type BadgeLook } from '../../base/parts/Badge.tsx'
import { Button } from '../../base/parts/Button.tsx'
import { buttonLook } from '../../base/parts/buttonLook.ts'
import type { OrderActs } from './useOrderActs.ts'

/** What was bought for how much, what went back, and the invoices (SHOP-ORDER-11, SHOP-ORDER-24, SHOP-ORDER-31). */
export const OrderMoney = ({ order, acts }: { order: DeskOrder; acts: OrderActs }) => (
  <div className="grid gap-5 lg:grid-cols-2">
    <Part title={words.lines}>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-1.5 text-fs-14">
        {order.lines.map((line) => (
          <Sum
            key={line.id}
            label={
              <>
                {deskWords.line(line.quantity, line.name)}
                {line.refundedQuantity > 0 && (
                  <span className="text-ink-2"> ({words.backPieces(line.refundedQuantity)})</span>
                )}
              </>
            }
            cents={lineTotal(line)}
          />
        ))}
        {order.totals.shippingCents > 0 && <Sum label={words.shippingCosts} cents={order.totals.shippingCents} />}
        {order.totals.vat.map(({ rate, vatCents }) => (
          <Sum key={rate} isQuiet label={words.vatPart(rate)} cents={vatCents} />
        ))}
        <Sum isStrong label={words.total} cents={order.totals.totalCents} />
      </dl>
    </Part>
    <div className="grid content-start gap-5">
      {order.refunds.length > 0 && <Refunds order={order} acts={acts} />}
      {order.invoices.length > 0 && (
        <Part title={words.invoices}>
          <ul className="flex flex-wrap gap-2.5">
            {order.invoices.map(({ number, kind }) => (
              <li key={number}>
                <a
                  href={`/api/payments/invoice/${number}.pdf`}
                  target="_blank"
                  rel="noopener"
                  className={buttonLook({ look: 'line', size: 's' })}
                >
                  <FileText size={16} />
                  {kind === 'invoice' ? words.invoice(number) : words.credit(number)}
                  <span className="sr-only">({words.opensPdf})</span>
                </a>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  </div>
)

const looks: Record<DeskOrder['refunds'][number]['state'], BadgeLook> = {
  pending: 'neutral',
  failed: 'ember',
  refunded: 'moss',
}

function Refunds({ order: { id, refunds }, acts }: { order: DeskOrder; acts: OrderActs }) {
  return (
    <Part title={words.refunds}>
      <ul className="grid gap-2.5 text-fs-14">
        {refunds.map((refund) => (
          <li key={refund.id} className="grid gap-0.5">
            <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <strong>{amount(refund.amountCents)}</strong>
              <Badge look={looks[refund.state]}>{words.refundStates[refund.state]}</Badge>
              <span className="text-ink-2">{dateTime(refund.at)}</span>
            </span>
            <span className="wrap-anywhere text-ink-2">{refund.reason || words.why[refund.why]}</span>
          </li>
        ))}
      </ul>
      {refunds.some(({ state }) => state === 'failed') && (
        <Button
          look="line"
          size="s"
          icon={<RefreshCw size={16} />}
          busy={acts.busy === 'retry'}
          className="justify-self-start"
          onClick={() =>
            acts.act({ name: 'retry', call: () => api.orders.retryRefunds.call({ id }), said: words.retried })
          }
        >
          {words.retry}
        </Button>
      )}
    </Part>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid content-start gap-2.5">
    <h3 className="text-fs-16 font-[650]">{title}</h3>
    {children}
  </section>
)

type SumProps = { label: ReactNode; cents: number; isQuiet?: boolean; isStrong?: boolean }
const Sum = ({ label, cents, isQuiet, isStrong }: SumProps) => {
  const look = isQuiet ? 'text-fs-13 text-ink-2' : isStrong ? 'border-t border-line pt-1.5 font-semibold' : ''
  return (
    <>
      <dt className={`min-w-0 wrap-anywhere ${look}`}>{label}</dt>
      <dd className={`pl-4 text-right whitespace-nowrap ${look}`}>{amount(cents)}</dd>
    </>
  )
}
