import { checkoutWords as words } from '@bewezen/domain/shop/orders/checkoutWords.ts'
import { orderWords } from '@bewezen/domain/shop/orders/orderWords.ts'
import type { Country } from '@bewezen/domain/shop/orders/shipping.ts'
import type { Totals } from '@bewezen/domain/shop/orders/totals.ts'
import Lock from 'lucide-react/icons/lock'
import { api } from '../../../base/api/api.ts'
import { useRead } from '../../../base/api/useRead.ts'
import { Button } from '../../../base/parts/Button.tsx'
import { Checkbox } from '../../../base/parts/Checkbox.tsx'
import { LinkButton } from '../../../base/parts/LinkButton.tsx'
import { HoldLine } from '../HoldLine.tsx'
import { TotalsList } from '../TotalsList.tsx'
import type { Ordering } from './useOrdering.ts'

type Props = {
  totals: Totals
  pieces: number
  country: Country | null
  /** Only where it can be ordered: in the step of the check. */
  ordering: Ordering | null
}

/** What it comes to, the terms and the button that orders (SHOP-ORDER-06, SHOP-ORDER-11). */
export const Summary = ({ totals, pieces, country, ordering }: Props) => (
  <div className="grid gap-4">
    <TotalsList totals={totals} pieces={pieces} country={country} />
    {ordering && (
      <>
        {ordering.openId && <OpenOrder id={ordering.openId} />}
        <Checkbox
          checked={ordering.hasAgreed}
          ref={ordering.terms}
          onChange={(event) => ordering.setHasAgreed(event.target.checked)}
          error={ordering.missesTerms ? words.termsRequired : null}
          label={<Terms sent={country !== null} />}
        />
        <Button
          look="sun"
          size="l"
          block
          busy={ordering.isBusy}
          busyText={words.ordering}
          disabledBecause={ordering.changes.length > 0 ? words.agreeFirst : null}
          onClick={ordering.order}
        >
          {words.order}
        </Button>
        <p className="flex gap-2.5 text-fs-14 leading-[1.45] text-ink-2">
          <Lock size={18} aria-hidden="true" className="mt-px flex-none" />
          {totals.totalCents === 0 ? words.nothingToPay : words.toPay}
        </p>
      </>
    )}
  </div>
)

/** An order that is there and waits for its payment (SHOP-ORDER-13, SHOP-ORDER-19). */
function OpenOrder({ id }: { id: string }) {
  const order = useRead(api.orders.order, { id }).data
  if (order?.state !== 'pending') return null
  return (
    <div className="grid gap-2">
      <HoldLine until={order.expiresAt} />
      <LinkButton to="/bestellingen" look="line">
        {orderWords.toOrders}
      </LinkButton>
    </div>
  )
}

const Terms = ({ sent }: { sent: boolean }) => (
  <>
    {words.terms.before}
    <a href="/terms" target="_blank" rel="noopener" className="font-semibold underline">
      {words.terms.link}
    </a>
    {words.terms.after}
    {sent ? words.rights.goods : words.rights.downloads}
  </>
)
