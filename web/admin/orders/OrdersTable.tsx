import { adminWords } from '@bewezen/domain/admin/words.ts'
import { dateTime } from '@bewezen/domain/base/dates.ts'
import { amount } from '@bewezen/domain/base/money.ts'
import { orderNumber } from '@bewezen/domain/payments/order.ts'
import { deskWords as words } from '@bewezen/domain/shop/orders/deskWords.ts'
import { type DeskTab, isInTab } from '@bewezen/domain/shop/orders/orderStates.ts'
import { orderStateWord } from '@bewezen/domain/shop/orders/orderStateWords.ts'
import ChevronUp from 'lucide-react/icons/chevron-up'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Avatar } from '../../base/parts/Avatar.tsx'
import { Badge } from '../../base/parts/Badge.tsx'
import { Button } from '../../base/parts/Button.tsx'
import { Loaded } from '../../base/parts/Loaded.tsx'
import { Skeleton } from '../../base/parts/Skeleton.tsx'
import { OrderPanel } from './OrderPanel.tsx'
import type { DeskRow } from './view.ts'

const head = 'border-b border-line-strong px-4 py-2.5 text-left text-fs-13 font-semibold whitespace-nowrap text-ink-2'
const cell = 'border-b border-line px-4 py-3 text-[15px] max-lg:border-0 max-lg:p-0'
const heads = [words.order, words.buyer, words.paid, words.products]

type Props = {
  rows: readonly DeskRow[]
  tab: DeskTab
  opened: string | null
  onOpen: (id: string | null) => void
}

/** The orders of a tab; a row opens below itself. Below 1024 pixels each is a card (SHOP-ORDER-33). */
export const OrdersTable = ({ rows, tab, opened, onOpen }: Props) => (
  <table className="w-full border-collapse max-lg:block">
    <caption className="sr-only">{adminWords.orders}</caption>
    <thead className="max-lg:sr-only">
      <tr>
        {heads.map((label) => (
          <th key={label} scope="col" className={`${head} first:lg:pl-6`}>
            {label}
          </th>
        ))}
        <th scope="col" className={`${head} text-right!`}>
          {words.total}
        </th>
        <th scope="col" className={head}>
          <span className="sr-only">{words.action}</span>
        </th>
      </tr>
    </thead>
    {rows.map((row) => (
      <tbody key={row.id} data-row={row.id} tabIndex={-1} className="outline-none max-lg:block">
        <OrderRow
          row={row}
          saysState={tab === 'all' || !isInTab(tab, row)}
          isOpen={row.id === opened}
          onOpen={onOpen}
        />
        {row.id === opened && (
          <tr className="max-lg:block">
            <td colSpan={6} className="border-b border-l-4 border-b-line border-l-sun p-3 max-lg:block lg:px-5 lg:pb-5">
              <OpenedOrder id={row.id} onClose={() => onOpen(null)} />
            </td>
          </tr>
        )}
      </tbody>
    ))}
  </table>
)

type RowProps = { row: DeskRow; saysState: boolean; isOpen: boolean; onOpen: Props['onOpen'] }

function OrderRow({ row, saysState, isOpen, onOpen }: RowProps) {
  const number = orderNumber(row.id)
  const name = row.buyer?.name ?? words.gone
  const toShip = isInTab('toShip', row)
  const toggle = () => onOpen(isOpen ? null : row.id)
  return (
    <tr className="max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:gap-x-3 max-lg:gap-y-1.5 max-lg:border-b max-lg:border-line max-lg:px-4 max-lg:py-3">
      <th scope="row" className={`${cell} text-left font-normal lg:pl-6 max-lg:col-start-1`}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={isOpen ? words.closeOf(number) : words.openOf(number)}
          onClick={toggle}
          className="font-semibold underline underline-offset-3"
        >
          {number}
        </button>
        {(saysState || row.needsLook) && (
          <span className="mt-1 flex flex-wrap gap-1.5">
            {saysState && <Badge>{orderStateWord(row.state, row.tookMoney)}</Badge>}
            {row.needsLook && (
              <Badge look="ember" icon={<CircleAlert size={14} aria-hidden="true" />}>
                {words.needsLook}
              </Badge>
            )}
          </span>
        )}
      </th>
      <td className={`${cell} max-lg:col-span-2 max-lg:col-start-1 max-lg:row-start-2`}>
        <span className="flex min-w-0 items-center gap-2.5">
          <Avatar name={name} size={28} />
          <span title={name} className="min-w-0 wrap-anywhere lg:max-w-52 lg:truncate">
            {name}
          </span>
        </span>
      </td>
      <td
        className={`${cell} lg:whitespace-nowrap max-lg:col-span-2 max-lg:col-start-1 max-lg:row-start-4 max-lg:text-fs-14`}
      >
        <Small>{words.paid}</Small>
        {row.paidAt ? dateTime(row.paidAt) : <span className="text-ink-2">{words.notPaid}</span>}
      </td>
      <td className={`${cell} wrap-anywhere max-lg:col-span-2 max-lg:col-start-1 max-lg:row-start-3 max-lg:text-fs-14`}>
        {row.lines.map(({ quantity, name }) => words.line(quantity, name)).join(', ')}
      </td>
      <td
        className={`${cell} font-semibold whitespace-nowrap max-lg:col-start-2 max-lg:row-start-1 max-lg:text-right lg:text-right`}
      >
        {amount(row.totalCents)}
      </td>
      <td
        className={`${cell} text-right max-lg:col-span-2 max-lg:col-start-1 max-lg:row-start-5 max-lg:text-left lg:pr-6`}
      >
        {isOpen ? (
          <Button
            look="quiet"
            size="s"
            icon={<ChevronUp size={16} />}
            aria-expanded
            aria-label={words.closeOf(number)}
            onClick={toggle}
          >
            {words.close}
          </Button>
        ) : (
          <Button
            look="line"
            size="s"
            aria-expanded={false}
            aria-label={toShip ? words.shipOf(number) : words.openOf(number)}
            onClick={toggle}
          >
            {toShip ? words.toShip : words.open}
          </Button>
        )}
      </td>
    </tr>
  )
}

/** On a small screen the head of the table is not in view. */
const Small = ({ children }: { children: string }) => <span className="text-ink-3 lg:hidden">{children}: </span>

function OpenedOrder({ id, onClose }: { id: string; onClose: () => void }) {
  const read = useRead(api.orders.deskOrder, { id })
  return (
    <Loaded read={read} failed={adminWords.loadFailed} waiting={<Skeleton className="h-48 w-full" />}>
      {(order) => <OrderPanel order={order} onClose={onClose} />}
    </Loaded>
  )
}
