import { shortDayTime } from '@bewezen/domain/base/dates.ts'
import type { OwnOrder } from '@bewezen/domain/shop/orders/buyingContract.ts'
import { orderWords as words } from '@bewezen/domain/shop/orders/orderWords.ts'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import type { ReactNode } from 'react'
import { classes } from '../../../base/parts/classes.ts'
import { type ProgressStep, progressOf } from './progress.ts'

/** How far an order is, with the parcel to follow (SHOP-ORDER-26). */
export function OrderProgress({ order }: { order: OwnOrder }) {
  const steps = progressOf(order)
  if (steps.length === 0) return null
  return (
    <ol aria-label={words.progress} className="my-5 grid lg:grid-flow-col lg:auto-cols-fr">
      {steps.map((step) => (
        <Step key={step.key} step={step} isLast={step === steps.at(-1)} name={nameOf(step, order)}>
          {step.at === null ? step.key === 'received' && words.usualDelivery : shortDayTime(step.at)}
          {step.key === 'shipped' && step.at !== null && <Track order={order} />}
        </Step>
      ))}
    </ol>
  )
}

function nameOf({ key, at }: ProgressStep, { carrier }: OwnOrder): string {
  return key === 'shipped' ? words.steps.shipped(at === null ? null : carrier) : words.steps[key]
}

type StepProps = { step: ProgressStep; isLast: boolean; name: string; children: ReactNode }

const line =
  'before:absolute before:top-1.5 before:-bottom-1.5 before:left-[7px] before:border-l-2 lg:before:inset-x-0 lg:before:top-[9px] lg:before:bottom-auto lg:before:left-0 lg:before:border-t-2 lg:before:border-l-0'
const dot =
  'after:absolute after:top-[3px] after:left-0 after:size-4 after:rounded-full after:border-2 lg:after:top-0.5'

const Step = ({ step: { at, isNow }, isLast, name, children }: StepProps) => (
  <li
    aria-current={isNow ? 'step' : undefined}
    className={classes(
      'relative pb-3.5 pl-[30px] text-fs-14 leading-[1.4] text-ink-2 lg:pt-7 lg:pr-3 lg:pb-0 lg:pl-0',
      !isLast && line,
      at !== null && !isNow ? 'before:border-ink' : 'before:border-dashed before:border-line-strong',
      dot,
      at === null ? 'after:border-line-strong after:bg-surface' : 'after:border-ink',
      at !== null && (isNow ? 'after:bg-sun' : 'after:bg-ink'),
    )}
  >
    <strong className={classes('block text-[15px] font-semibold', at !== null && 'text-ink')}>{name}</strong>
    {children}
  </li>
)

const Track = ({ order: { track, trackUrl } }: { order: OwnOrder }) => {
  if (trackUrl)
    return (
      <a
        href={trackUrl}
        target="_blank"
        rel="noopener noreferrer"
        className="flex min-h-11 w-max items-center gap-1.5 font-semibold text-ink underline underline-offset-3 lg:min-h-7"
      >
        {words.track}
        <ArrowUpRight size={15} aria-hidden="true" />
      </a>
    )
  return track ? <span className="block wrap-anywhere">{words.trackCode(track)}</span> : null
}
