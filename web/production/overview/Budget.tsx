import { amount } from '@bewezen/domain/base/money.ts'
import { wholeNumber } from '@bewezen/domain/base/numbers.ts'
import { type BudgetLine, budgetLines, type Result } from '@bewezen/domain/events/result.ts'
import { budgetWords as words } from '@bewezen/domain/events/resultWords.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Button } from '../../base/parts/Button.tsx'
import { Card } from '../../base/parts/Card.tsx'
import { Loaded } from '../../base/parts/Loaded.tsx'
import { Skeleton } from '../../base/parts/Skeleton.tsx'
import type { About } from '../about.ts'
import { fresh } from '../fresh.ts'
import { ListTitle } from '../record/table.tsx'
import { BudgetForm } from './BudgetForm.tsx'

type Props = { event: About['event']; result: Result | null }

/** The budget of an event beside what it is now, and the way to change it (EV-MORE-90). */
export function Budget({ event, result }: Props) {
  const read = useRead(api.production.budget, { eventId: event.id }, fresh)
  const [edits, setEdits] = useState(false)
  return (
    <Card as="section" pad aria-labelledby="budget">
      <ListTitle id="budget" title={words.title} />
      <p className="mt-1 text-fs-14 text-ink-2">{words.text}</p>
      <Loaded read={read} failed={words.loadFailed} waiting={<Skeleton className="mt-4 h-44 w-full" />}>
        {({ budget }) => (
          <>
            {result && <Lines lines={budgetLines(budget, result)} />}
            <Button look="line" size="s" className="mt-4" onClick={() => setEdits(true)}>
              {budget ? words.edit : words.add}
            </Button>
            {edits && <BudgetForm event={event} budget={budget} onClose={() => setEdits(false)} />}
          </>
        )}
      </Loaded>
    </Card>
  )
}

const Lines = ({ lines }: { lines: ReturnType<typeof budgetLines> }) => (
  <table className="mt-3 w-full border-collapse text-[15px]">
    <caption className="sr-only">{words.title}</caption>
    <thead>
      <tr className="text-fs-13 text-ink-2">
        <td />
        {[words.budgeted, words.now, words.difference].map((name) => (
          <th key={name} scope="col" className="py-2 pl-3 text-right font-semibold">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      <Line name={words.participants} line={lines.participants} shown={wholeNumber} />
      <Line name={words.income} line={lines.income} shown={amount} />
      <Line name={words.costs} line={lines.costs} shown={amount} />
    </tbody>
  </table>
)

type LineProps = { name: string; line: BudgetLine; shown: (number: number) => string }

const Line = ({ name, line: { budgeted, actual, difference }, shown }: LineProps) => (
  <tr className="border-t border-line">
    <th scope="row" className="py-2 text-left font-normal">
      {name}
    </th>
    <td className={number}>{budgeted === null ? words.none : shown(budgeted)}</td>
    <td className={number}>{shown(actual)}</td>
    <td className={number}>{difference === null ? '' : told(difference, shown)}</td>
  </tr>
)

const told = (difference: number, shown: (number: number) => string): string => {
  if (difference === 0) return words.same
  const text = shown(Math.abs(difference))
  return difference > 0 ? words.more(text) : words.less(text)
}

const number = 'py-2 pl-3 text-right tabular-nums'
