import { longDate } from '@bewezen/domain/base/dates.ts'
import { orderNumber } from '@bewezen/domain/payments/order.ts'
import { addressLines } from '@bewezen/domain/shop/orders/addressWords.ts'
import { slipWords as words } from '@bewezen/domain/shop/orders/deskWords.ts'
import { useRouteContext } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Printer from 'lucide-react/icons/printer'
import { Button } from '../../base/parts/Button.tsx'
import { EmptyState } from '../../base/parts/EmptyState.tsx'
import { Loaded } from '../../base/parts/Loaded.tsx'
import { usePrintOnly } from '../../base/print/printOnly.ts'
import { inParcel, type Slip, useSlips } from './useSlips.ts'

/** The packing slips of one order, or of all that are to be sent: on screen as they come out of the printer, each on a sheet of its own and without prices (SHOP-ORDER-34). */
export function PackingSlips({ of, onBack }: { of: string; onBack: () => void }) {
  const read = useSlips(of)
  usePrintOnly()
  return (
    <section aria-label={words.title} className="grid gap-5">
      <Loaded read={read} failed={words.failed}>
        {({ slips, left }) => (
          <>
            <header className="flex flex-wrap items-end justify-between gap-3">
              <div>
                <h2 className="heading text-fs-21">{words.page(slips.length)}</h2>
                <p className="mt-1 text-ink-2">
                  {words.text} {left > 0 && words.pagesOf(slips.length)}
                </p>
              </div>
              <div className="flex flex-wrap gap-2.5">
                <Button look="line" icon={<ArrowLeft size={18} />} onClick={onBack}>
                  {words.back}
                </Button>
                <Button icon={<Printer size={18} />} disabled={slips.length === 0} onClick={() => window.print()}>
                  {words.print}
                </Button>
              </div>
            </header>
            {slips.length === 0 ? (
              <EmptyState {...words.none} />
            ) : (
              <div data-printed className="grid gap-5">
                {slips.map((slip) => (
                  <Sheet key={slip.id} slip={slip} />
                ))}
              </div>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}

function Sheet({ slip: { id, createdAt, address, lines } }: { slip: Slip }) {
  const { site } = useRouteContext({ from: '__root__' })
  return (
    <article
      data-sheet
      aria-label={`${words.title} ${orderNumber(id)}`}
      className="grid max-w-[720px] gap-5 rounded-l border border-line bg-surface p-6"
    >
      <header className="grid items-start justify-between gap-4 sm:flex print:flex">
        <p className="heading text-fs-21">{site.name}</p>
        <p className="text-fs-14 sm:text-right print:text-right">
          {words.order} <strong>{orderNumber(id)}</strong>
          <br />
          {words.orderedOn} {longDate(createdAt)}
        </p>
      </header>
      <div>
        <h3 className="text-fs-14 font-semibold">{words.sendTo}</h3>
        <p className="mt-1 text-fs-18 leading-[1.5] whitespace-pre-line wrap-anywhere">
          {address && addressLines(address).join('\n')}
        </p>
      </div>
      <table className="w-full border-collapse text-left">
        <thead>
          <tr>
            <th scope="col" className="w-20 border-b border-line-strong py-2 text-fs-14">
              {words.quantity}
            </th>
            <th scope="col" className="border-b border-line-strong py-2 text-fs-14">
              {words.product}
            </th>
          </tr>
        </thead>
        <tbody>
          {inParcel(lines).map((line) => (
            <tr key={line.id}>
              <td className="border-b border-line py-2">{line.quantity}</td>
              <td className="border-b border-line py-2 wrap-anywhere">{line.name}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  )
}
