import { type AddressForm, addressOf } from '@bewezen/domain/shop/orders/address.ts'
import { addressLines } from '@bewezen/domain/shop/orders/addressWords.ts'
import { checkoutWords as words } from '@bewezen/domain/shop/orders/checkoutWords.ts'
import type { OrderChange } from '@bewezen/domain/shop/orders/ordering.ts'
import { Fragment, type ReactNode } from 'react'
import { LineRow } from '../LineRow.tsx'
import { ChangedStrip } from './ChangedStrip.tsx'
import { isSent, type Review } from './review.ts'
import { StepTitle } from './StepTitle.tsx'

type Props = {
  review: Review
  address: AddressForm
  changes: readonly OrderChange[]
  onAgree: () => void
  takesFocus: boolean
  /** Back to the details. */
  onChange: () => void
}

/** 'Klopt je bestelling?': the lines, where they go, and what changed since they were shown (SHOP-ORDER-06, SHOP-ORDER-12). */
export const CheckStep = ({ review, address, changes, onAgree, takesFocus, onChange }: Props) => {
  const sent = isSent(review)
  return (
    <>
      <StepTitle takesFocus={takesFocus}>{words.title}</StepTitle>
      {changes.length > 0 && <ChangedStrip changes={changes} onAgree={onAgree} />}
      <ul aria-label={words.lines} className="mt-4">
        {review.lines.map((line) => (
          <li key={line.productId}>
            <LineRow line={line} />
          </li>
        ))}
      </ul>
      <Block
        title={sent ? words.sendTo : words.name}
        action={
          <button
            type="button"
            onClick={onChange}
            className="min-h-11 font-semibold underline underline-offset-3 lg:min-h-7"
          >
            {words.change}
            <span className="sr-only"> {words.changeAbout}</span>
          </button>
        }
      >
        {addressLines(addressOf(address, sent)).map((line, at, { length }) => (
          // A line goes to the next row whole, so that no postcode is torn.
          <Fragment key={line}>
            <span className="inline-block">{at < length - 1 ? `${line},` : line}</span>{' '}
          </Fragment>
        ))}
      </Block>
      <Block title={words.invoice}>{words.invoiceTo(review.email, sent)}</Block>
    </>
  )
}

const Block = ({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line py-2.5 text-[15px] leading-normal sm:grid-cols-[128px_minmax(0,1fr)_auto]">
    <h2 className="font-semibold">{title}</h2>
    <p className="wrap-anywhere max-sm:col-span-2 max-sm:row-start-2">{children}</p>
    {action}
  </div>
)
