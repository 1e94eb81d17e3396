import type { Offer } from '@bewezen/domain/shop/catalogue.ts'
import { codeWords as words } from '@bewezen/domain/shop/catalogueWords.ts'
import Copy from 'lucide-react/icons/copy'
import { copyText } from '../../base/parts/copyText.ts'
import { IconButton } from '../../base/parts/IconButton.tsx'

const kinds = ['studentDiscountCode', 'teacherDiscountCode', 'affiliateDiscountCode'] as const

/** The discount codes that their viewer may see, each to be copied (SHOP-PRICE-11). */
export function DiscountCodes({ offer }: { offer: Offer }) {
  const codes = kinds.flatMap((kind) => {
    const code = offer[kind]
    return code ? [{ kind, code }] : []
  })
  if (codes.length === 0) return null
  const isInPrice = (kind: (typeof kinds)[number]) =>
    offer.discountPercentage > 0 && kind === `${offer.discountKind}DiscountCode`
  return (
    <dl className="grid gap-2">
      {codes.map(({ kind, code }) => (
        // Nothing may stand between the group and its term: the button has a column of its own.
        <div
          key={kind}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-m border border-dashed border-line-strong px-3.5 py-1.5"
        >
          <dt className="text-fs-13 text-ink-2">
            {words[kind]}
            {kind === 'affiliateDiscountCode' && offer.affiliateDiscountPercentage
              ? `, ${words.percentage(offer.affiliateDiscountPercentage)}`
              : ''}
            {isInPrice(kind) && <span className="block">{words.inPrice}</span>}
          </dt>
          <dd className="font-[650] wrap-anywhere select-all">{code}</dd>
          <dd className="col-start-2 row-span-2 row-start-1">
            <IconButton
              label={words.copy(code)}
              icon={<Copy size={18} />}
              onClick={() => void copyText(code, words.copied)}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}
