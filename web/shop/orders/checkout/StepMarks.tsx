import { checkoutWords } from '@bewezen/domain/shop/orders/checkoutWords.ts'
import { classes } from '../../../base/parts/classes.ts'

const words = checkoutWords.steps
const order = ['address', 'check', 'pay'] as const

/** Where one is on the way to the payment. */
export const StepMarks = ({ at }: { at: 'address' | 'check' }) => {
  const now = order.indexOf(at)
  return (
    <ol aria-label={words.label} className="mb-5 flex text-fs-14 font-[550] text-ink-2">
      {order.map((step, place) => (
        <li
          key={step}
          aria-current={place === now ? 'step' : undefined}
          className="flex items-center gap-2 not-first:before:mx-2 not-first:before:h-0.5 not-first:before:w-[18px] not-first:before:bg-line-strong aria-[current=step]:font-[650] aria-[current=step]:text-ink sm:not-first:before:mx-3 sm:not-first:before:w-11"
        >
          <span
            aria-hidden="true"
            className={classes(
              'size-[13px] rounded-full border-2',
              place < now && 'border-ink bg-ink',
              place === now && 'border-ink bg-sun',
              place > now && 'border-line-strong',
            )}
          />
          {words[step]}
        </li>
      ))}
    </ol>
  )
}
