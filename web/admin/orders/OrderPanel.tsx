import { orderNumber } from '@bewezen/domain/payments/order.ts'
import { addressLines } from '@bewezen/domain/shop/orders/addressWords.ts'
import type { DeskOrder } from '@bewezen/domain/shop/orders/deskContract.ts'
import { orderDeskRefused, refundWords, deskOrderWords as words } from '@bewezen/domain/shop/orders/deskWords.ts'
import { hasGoods, hasSlip, isInTab } from '@bewezen/domain/shop/orders/orderStates.ts'
import { orderStateWord } from '@bewezen/domain/shop/orders/orderStateWords.ts'
import Printer from 'lucide-react/icons/printer'
import Undo from 'lucide-react/icons/undo-2'
import { type ReactNode, useState } from 'react'
import { api } from '../../base/api/api.ts'
import { Badge } from '../../base/parts/Badge.tsx'
import { Button } from '../../base/parts/Button.tsx'
import { ConfirmDialog } from '../../base/parts/ConfirmDialog.tsx'
import { useAdminView } from '../useAdminView.ts'
import { OrderMoney } from './OrderMoney.tsx'
import { RefundDialog } from './RefundDialog.tsx'
import { newParcel, Ship } from './Ship.tsx'
import { type OrderActs, useOrderActs } from './useOrderActs.ts'

/** One order as an admin handles it; what was typed at it stays whatever others do (SHOP-ORDER-34, SHOP-ORDER-35). */
export function OrderPanel({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const acts = useOrderActs(order)
  const [parcel, setParcel] = useState(newParcel)
  const [refunds, setRefunds] = useState(false)
  const { go } = useAdminView()
  const placed = { state: order.state, hasGoods: hasGoods(order.lines) }
  const isToShip = isInTab('toShip', placed)
  const name = order.buyer?.name.split(' ')[0] ?? words.theBuyer
  return (
    <section aria-label={words.region(orderNumber(order.id))} className="grid gap-4">
      {acts.isChanged && (
        <div role="alert" className="grid gap-2 rounded-m bg-ember-soft px-4 py-3 text-fs-14 text-ember-ink">
          <p className="font-[550]">{orderDeskRefused.CHANGED.title}</p>
          <p>{words.changedText}</p>
          {parcel.track !== '' && !isToShip && (
            <p className="wrap-anywhere">
              {words.youTyped} <strong>{parcel.track}</strong>
            </p>
          )}
          <Button look="line" size="s" onClick={acts.look} className="justify-self-start">
            {words.understood}
          </Button>
        </div>
      )}
      <Looks order={order} />
      <div className="grid gap-4 rounded-l border border-line bg-surface p-4 lg:grid-cols-[minmax(180px,1fr)_2.4fr] lg:items-end">
        <div className="self-start text-fs-14 leading-[1.6]">
          <p className="whitespace-pre-line wrap-anywhere first-line:font-semibold">
            {order.address ? addressLines(order.address).join('\n') : words.noAddress}
          </p>
          {order.buyer && <p className="mt-1 wrap-anywhere text-ink-2">{order.buyer.email}</p>}
        </div>
        {isToShip ? (
          <Ship order={order} acts={acts} name={name} parcel={parcel} onType={setParcel} onShipped={onClose} />
        ) : (
          <Course order={order} acts={acts} />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2.5">
        {hasSlip(placed) && order.address && (
          <Button look="line" size="s" icon={<Printer size={16} />} onClick={() => go({ pakbon: order.id })}>
            {words.slip}
          </Button>
        )}
        {order.refundableCents > 0 && (
          <Button
            look="line"
            size="s"
            icon={<Undo size={16} />}
            aria-haspopup="dialog"
            onClick={() => setRefunds(true)}
          >
            {refundWords.open}
          </Button>
        )}
        {isToShip && <p className="text-fs-14 text-ink-2">{words.mailFollows(name)}</p>}
      </div>
      <OrderMoney order={order} acts={acts} />
      {refunds && <RefundDialog order={order} acts={acts} onClose={() => setRefunds(false)} />}
    </section>
  )
}

/** What an admin has to look at: money that a bank asks back, money of another amount, and money that could not be given back (SHOP-ORDER-21, SHOP-ORDER-31). */
function Looks({ order: { isDisputed, refunds } }: { order: DeskOrder }) {
  const money = refunds.flatMap(({ id, amountCents, state, why }) => [
    ...(why === 'differed' ? [{ key: `${id} differed`, says: words.looks.differed(amountCents) }] : []),
    ...(state === 'failed' ? [{ key: `${id} failed`, says: words.looks.failed(amountCents) }] : []),
  ])
  const looks = [...(isDisputed ? [{ key: 'disputed', says: words.looks.disputed }] : []), ...money]
  return looks.map(({ key, says }) => (
    <p key={key} className="rounded-m bg-sun-soft px-4 py-3 text-fs-14 text-sun-ink">
      {says}
    </p>
  ))
}

/** How far an order is that is not to be sent, and the step that comes next. */
function Course({ order, acts }: { order: DeskOrder; acts: OrderActs }) {
  const [asksBack, setAsksBack] = useState(false)
  const { id, version, state } = order
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
      <div className="grid flex-1 gap-1 text-fs-14">
        <span>
          <Badge>{orderStateWord(state, order.refunds.length > 0)}</Badge>
        </span>
        {order.carrier && order.shippedAt && (
          <p>
            {words.sentWith(order.carrier, order.shippedAt)} <Track order={order} />
          </p>
        )}
        {order.receivedAt && <p>{words.received(order.receivedAt)}</p>}
        {order.withdrawnAt && <p>{words.withdrawn(order.withdrawnAt)}</p>}
        {order.refundBy && <p className="font-semibold">{words.refundBy(order.refundBy)}</p>}
      </div>
      {state === 'shipped' && !order.receivedAt && (
        <Act
          busy={acts.busy === 'deliver'}
          onPress={() =>
            acts.act({ name: 'deliver', call: () => api.orders.deliver.call({ id, version }), said: words.delivered })
          }
        >
          {words.deliver}
        </Act>
      )}
      {state === 'returning' && (
        <Act busy={acts.busy === 'takeBack'} onPress={() => setAsksBack(true)}>
          {words.takeBack}
        </Act>
      )}
      <ConfirmDialog
        open={asksBack}
        harmless
        onClose={() => setAsksBack(false)}
        question={words.takeBackQuestion}
        text={words.takeBackText(order.refundableCents)}
        verb={words.takeBack}
        onConfirm={() => {
          setAsksBack(false)
          acts.act({ name: 'takeBack', call: () => api.orders.takeBack.call({ id, version }), said: words.takenBack })
        }}
      />
    </div>
  )
}

const Track = ({ order: { track, trackUrl } }: { order: DeskOrder }) =>
  trackUrl ? (
    <a href={trackUrl} target="_blank" rel="noopener noreferrer" className="font-semibold underline">
      {words.follow}
    </a>
  ) : (
    track && <span className="wrap-anywhere">({track})</span>
  )

const Act = ({ busy, onPress, children }: { busy: boolean; onPress: () => void; children: ReactNode }) => (
  <Button busy={busy} onClick={onPress}>
    {children}
  </Button>
)
