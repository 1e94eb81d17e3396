import { amount } from '@bewezen/domain/base/money.ts'
import type { Statement } from '@bewezen/domain/events/result.ts'
import { resultWords as words } from '@bewezen/domain/events/resultWords.ts'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Card } from '../../base/parts/Card.tsx'
import { classes } from '../../base/parts/classes.ts'
import { EmptyState } from '../../base/parts/EmptyState.tsx'
import { Loaded } from '../../base/parts/Loaded.tsx'
import type { About } from '../about.ts'
import { fresh } from '../fresh.ts'
import { ListTitle } from '../record/table.tsx'
import { Budget } from './Budget.tsx'
import { Companies } from './Companies.tsx'
import { MoneyChart } from './MoneyChart.tsx'

/** What an event came to and may come to, its budget beside that, and its money over time (EV-MORE-86..91). */
export function Result({ event }: About) {
  const read = useRead(api.events.result, { eventId: event.id }, fresh)
  return (
    <Loaded read={read} failed={words.loadFailed}>
      {({ result, discountCents, fee, days }) => (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <Card as="section" pad aria-labelledby="result">
            <ListTitle id="result" title={words.title} />
            <p className="mt-1 text-fs-14 text-ink-2">{words.text}</p>
            {result ? (
              <>
                <Statements result={result} />
                {discountCents > 0 && (
                  <p className="mt-3 text-fs-14 text-ink-2">{words.discount(amount(discountCents, event.currency))}</p>
                )}
                <p className="mt-1 text-fs-14 text-ink-2">{words.fee(fee)}</p>
              </>
            ) : (
              <EmptyState title={words.other} text={words.otherText} />
            )}
          </Card>
          <Budget event={event} result={result} />
          <MoneyChart days={days} currency={event.currency} />
          {event.isPaid && <Companies eventId={event.id} />}
        </div>
      )}
    </Loaded>
  )
}

type Both = { paidCents: number; refundedCents: number; actual: Statement; expected: Statement }

/** Line by line, so that each adds up to the one below. */
function Statements({ result: { paidCents, refundedCents, actual, expected } }: { result: Both }) {
  const lines: readonly (readonly [name: string, actual: number | null, expected: number | null])[] = [
    [words.paid, paidCents, null],
    [words.refunded, -refundedCents, null],
    [words.revenue, actual.revenueCents, expected.revenueCents],
    [words.vat, -actual.vatCents, -expected.vatCents],
    [words.fees, -actual.feesCents, -expected.feesCents],
    [words.fixed, -actual.fixedCostsCents, -expected.fixedCostsCents],
    [words.perParticipant, -actual.participantCostsCents, -expected.participantCostsCents],
  ]
  return (
    <table className="mt-3 w-full border-collapse text-[15px]">
      <caption className="sr-only">{words.title}</caption>
      <thead>
        <tr className="align-bottom text-fs-13 text-ink-2">
          <th scope="col" className="text-left">
            <span className="sr-only">{words.what}</span>
          </th>
          {[[words.actual, actual] as const, [words.expected, expected] as const].map(([name, { participants }]) => (
            <th key={name} scope="col" className="py-2 pl-3 text-right font-semibold">
              {name} <span className="block font-normal">{words.at(participants)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(([name, now, then]) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-2 text-left font-normal">
              {name}
            </th>
            <td className={money}>{now !== null && amount(now)}</td>
            <td className={money}>{then !== null && amount(then)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-ink font-[650]">
          <th scope="row" className="py-2.5 text-left">
            {words.result}
          </th>
          <Total cents={actual.resultCents} />
          <Total cents={expected.resultCents} />
        </tr>
      </tfoot>
    </table>
  )
}

const Total = ({ cents }: { cents: number }) => (
  <td className={classes(money, cents < 0 && 'text-ember-ink')}>{amount(cents)}</td>
)

const money = 'py-2 pl-3 text-right whitespace-nowrap tabular-nums'
