import { amount } from '@bewezen/domain/base/money.ts'
import { lineCents } from '@bewezen/domain/shop/cart.ts'
import type { CartLine } from '@bewezen/domain/shop/contract.ts'
import { cartWords } from '@bewezen/domain/shop/words.ts'
import Minus from 'lucide-react/icons/minus'
import Package from 'lucide-react/icons/package'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import { focusBeside } from '../base/focus/focusBeside.ts'
import { Badge } from '../base/parts/Badge.tsx'
import { IconButton } from '../base/parts/IconButton.tsx'
import { StoredPicture } from '../base/parts/StoredPicture.tsx'
import { setQuantity, takeOut } from './changes.ts'

/** A product in the cart: its picture, price, quantity and what it comes to (SH-CART-03, SH-CART-11, SH-CART-13). */
export function CartRow({ line }: { line: CartLine }) {
  const { name, imageUrl, priceCents } = line
  return (
    <div className="grid grid-cols-[80px_minmax(0,1fr)_auto] gap-x-4 gap-y-2 py-4">
      <span className="row-span-2 grid h-16 w-20 place-items-center overflow-hidden rounded-m border border-line bg-surface-2 text-ink-3">
        {imageUrl ? (
          <StoredPicture
            src={imageUrl}
            fallback={<Package size={24} />}
            alt=""
            width={80}
            height={64}
            className="size-full object-cover"
          />
        ) : (
          <Package size={24} />
        )}
      </span>
      <p className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        {priceCents !== null && <span className="text-fs-14 text-ink-2">{cartWords.each(amount(priceCents))}</span>}
      </p>
      <IconButton
        size="s"
        label={cartWords.remove(name)}
        icon={<Trash2 size={17} />}
        onClick={({ currentTarget: button }) => {
          focusBeside(button.closest('li'), 'button', button.closest('[role="dialog"]')?.querySelector('h2'))
          void takeOut(line)
        }}
        className="-mt-1 -mr-2 justify-self-end"
      />
      {priceCents === null ? (
        <span className="col-span-2">
          <Badge look="ember">{cartWords.gone}</Badge>
        </span>
      ) : (
        <>
          <Quantity line={line} />
          <p className="self-center text-right font-semibold whitespace-nowrap">{amount(lineCents(line))}</p>
        </>
      )}
    </div>
  )
}

const Quantity = ({ line }: { line: CartLine }) => {
  const { name, quantity, most } = line
  return (
    <fieldset
      aria-label={cartWords.quantity(name)}
      className="inline-flex items-center justify-self-start rounded-m border border-line-strong"
    >
      <Step
        label={cartWords.less(name)}
        icon={<Minus size={16} />}
        off={quantity <= 1}
        onPress={() => setQuantity(line, quantity - 1)}
      />
      <span role="status" className="min-w-8 text-center font-semibold">
        {quantity}
      </span>
      <Step
        label={cartWords.more(name)}
        icon={<Plus size={16} />}
        off={quantity >= most}
        onPress={() => setQuantity(line, quantity + 1)}
      />
    </fieldset>
  )
}

type StepProps = { label: string; icon: ReactNode; off: boolean; onPress: () => void }

/** At its end it stays where it is, so that the focus is not lost. */
const Step = ({ label, icon, off, onPress }: StepProps) => (
  <IconButton
    size="s"
    label={label}
    icon={icon}
    aria-disabled={off || undefined}
    onClick={off ? undefined : onPress}
    className={off ? 'opacity-40 hover:bg-transparent' : undefined}
  />
)
