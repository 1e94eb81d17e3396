import { dateTime } from '@bewezen/domain/base/dates.ts'
import { stockWords as words } from '@bewezen/domain/shop/orders/stockWords.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Button } from '../../base/parts/Button.tsx'
import { Loaded } from '../../base/parts/Loaded.tsx'
import { CorrectStock } from './CorrectStock.tsx'

/** How the stock of a product moved and the way to correct it, for admins alone; read when it is opened (SHOP-ORDER-36). */
export function StockMoves({ productId }: { productId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid justify-items-start gap-3">
      <Button look="line" size="s" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? words.hide : words.show}
      </Button>
      {isOpen && <Moves productId={productId} />}
    </div>
  )
}

function Moves({ productId }: { productId: string }) {
  const read = useRead(api.orders.stockMoves, { productId })
  return (
    <section aria-label={words.title} className="grid w-full gap-4 rounded-l bg-bg p-4">
      <Loaded read={read} failed={words.failed}>
        {({ stock, moves }) => (
          <>
            <p className="font-semibold">{words.now(stock)}</p>
            {stock === null ? (
              <p className="text-fs-14 text-ink-2">{words.unlimited}</p>
            ) : (
              <CorrectStock productId={productId} />
            )}
            {moves.length === 0 ? (
              <p className="text-fs-14 text-ink-2">{words.none}</p>
            ) : (
              <ol aria-label={words.title} className="grid gap-2 text-fs-14">
                {moves.map(({ id, at, amount, reason, note, by }) => (
                  <li key={id} className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 border-t border-line pt-2">
                    <strong className="text-right">{words.signed(amount)}</strong>
                    <span className="wrap-anywhere">
                      {words.reasons[reason]}
                      {note && `: ${note}`}
                      <span className="block text-ink-2">
                        {dateTime(at)}
                        {by && `, ${by}`}
                      </span>
                    </span>
                  </li>
                ))}
              </ol>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}
