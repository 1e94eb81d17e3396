import { amount, shortAmount } from '@bewezen/domain/base/money.ts'
import { financeWords } from '@bewezen/domain/events/adminWords.ts'
import type { DeskEvent } from '@bewezen/domain/events/desk.ts'
import { overzichtWords as words } from '@bewezen/domain/events/deskWords.ts'
import { isFree } from '@bewezen/domain/events/enrolling.ts'
import type { Finance } from '@bewezen/domain/events/finance.ts'
import { classes } from '../../../base/parts/classes.ts'

/** Revenue, what came in, costs, profit and break-even; what cannot be said is a dash with the reason (EV-FIN-01..12). */
export function Figures({ finance: it, event, count }: { finance: Finance; event: DeskEvent; count: number }) {
  const why = it.otherCurrency ? financeWords.otherCurrency : words.wholeEvent
  const share =
    it.profitCents !== null && it.revenueCents > 0 ? Math.round((it.profitCents * 100) / it.revenueCents) : null
  const perPlace = isFree(event)
    ? words.freeEvent
    : words.perPlace(count, amount(event.priceCents ?? 0, event.currency))
  const isLoss = it.profitCents !== null && it.profitCents < 0
  return (
    <dl
      aria-label={words.figures}
      className="grid overflow-hidden rounded-l border border-line bg-surface sm:grid-cols-2 lg:grid-cols-5"
    >
      <Figure label={financeWords.revenue} value={shortAmount(it.revenueCents, it.currency)} hint={perPlace} />
      <Figure label={financeWords.received} value={shortAmount(it.receivedCents, it.currency)} />
      <Figure
        label={financeWords.costs}
        value={shortAmount(it.costsCents)}
        hint={it.costsCents === 0 ? words.noCosts : `${financeWords.approved} ${amount(it.approvedCents)}`}
      />
      <Figure
        isMain
        label={isLoss ? financeWords.loss : financeWords.profit}
        value={it.profitCents === null ? financeWords.unknown : shortAmount(Math.abs(it.profitCents))}
        hint={it.profitCents === null ? why : share === null ? undefined : words.ofRevenue(share)}
      />
      <Figure
        label={financeWords.breakEven}
        value={typeof it.breakEven === 'number' ? String(it.breakEven) : financeWords.unknown}
        hint={it.breakEven === null ? why : it.breakEven === 'never' ? financeWords.never : words.participants}
      />
    </dl>
  )
}

type Props = { label: string; value: string; hint?: string; isMain?: boolean }
const Figure = ({ label, value, hint, isMain = false }: Props) => (
  <div
    className={classes(
      'border-line px-5 py-4 not-first:border-t sm:[&:nth-child(2)]:border-t-0 sm:even:border-l lg:border-t-0! lg:not-first:border-l',
      isMain && 'bg-primary text-on-primary',
    )}
  >
    <dt className="text-[15px] font-[550]">{label}</dt>
    <dd className="font-display text-fs-34 leading-[1.2] tracking-[-0.03em] whitespace-nowrap">{value}</dd>
    {hint && <dd className={classes('text-fs-14', !isMain && 'text-ink-2')}>{hint}</dd>}
  </div>
)
