import { date, dayOf } from '@bewezen/domain/base/dates.ts'
import { amount } from '@bewezen/domain/base/money.ts'
import { costScreenWords, todoScreenWords } from '@bewezen/domain/production/screenWords.ts'
import { isOverdue, sortedTodos } from '@bewezen/domain/production/todos.ts'
import { clashWords, todoWords } from '@bewezen/domain/production/words.ts'
import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Badge } from '../../base/parts/Badge.tsx'
import { Card } from '../../base/parts/Card.tsx'
import type { About } from '../about.ts'
import { ClashNotes } from '../ClashNotes.tsx'
import { Approval } from '../costs/Approval.tsx'
import { fresh } from '../fresh.ts'
import { ListTitle } from '../record/table.tsx'
import { assigneeText } from '../todos/TodoForm.tsx'
import { priorityLooks } from '../todos/TodoRow.tsx'
import { useClashes } from '../useClashes.ts'
import { Result } from './Result.tsx'

/** On Overzicht: what it comes to, all that does not fit together, what waits for an approval, and what is to be done (EV-MORE-05, EV-MORE-84). */
export function Below(about: About) {
  const { event, now } = about
  const { clashes, isKnown, ...named } = useClashes(event.id)
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className="min-w-0 lg:col-span-2">
        <Result {...about} />
      </div>
      {isKnown && (
        <Block id="clashes" title={clashWords.title} className="lg:col-span-2">
          {clashes.length === 0 ? (
            <Fine>{clashWords.none}</Fine>
          ) : (
            <ClashNotes clashes={clashes} named={named} zone={event.zone} />
          )}
        </Block>
      )}
      <PendingCosts eventId={event.id} />
      <OpenTodos eventId={event.id} today={dayOf(now)} />
    </div>
  )
}

/** The costs that nobody approved yet. */
function PendingCosts({ eventId }: { eventId: string }) {
  const costs = useRead(api.production.costs, { eventId }, fresh).data?.costs
  const pending = costs?.filter(({ approvedAt }) => approvedAt === null)
  if (!costs || !pending) return null
  return (
    <Block id="pending" title={costScreenWords.title} aside={costScreenWords.items(costs.length)}>
      {pending.length === 0 ? (
        <Fine>{costs.length === 0 ? costScreenWords.none : costScreenWords.allApproved}</Fine>
      ) : (
        <ul>
          {pending.map((cost) => (
            <li key={cost.id} className="flex items-center justify-between gap-4 border-t border-line py-2.5">
              <span className="min-w-0 wrap-anywhere">
                <span className="block font-semibold">{cost.name}</span>
                <span className="text-fs-14 text-ink-2">{amount(cost.totalCents)}</span>
              </span>
              <Approval cost={cost} />
            </li>
          ))}
        </ul>
      )}
    </Block>
  )
}

const most = 6

/** The tasks that come first. */
function OpenTodos({ eventId, today }: { eventId: string; today: string }) {
  const todos = useRead(api.production.todos, { eventId }, fresh).data?.todos
  const open = sortedTodos((todos ?? []).filter(({ status }) => status !== 'voltooid'))
  if (!todos) return null
  return (
    <Block id="open-todos" title={todoScreenWords.title} aside={todoScreenWords.open(open.length)}>
      {open.length === 0 ? (
        <Fine>{todos.length === 0 ? todoScreenWords.none : todoScreenWords.allDone}</Fine>
      ) : (
        <ul>
          {open.slice(0, most).map((todo) => (
            <li key={todo.id} className="flex items-center justify-between gap-4 border-t border-line py-2.5">
              <span className="min-w-0 wrap-anywhere">
                <span className="block font-semibold">{todo.taskName}</span>
                <span className="text-fs-14 text-ink-2">
                  {[assigneeText(todo), todo.deadline && date(`${todo.deadline}T12:00:00Z`)].filter(Boolean).join(', ')}
                </span>
              </span>
              <span className="flex flex-none flex-wrap justify-end gap-1.5">
                {isOverdue(todo, today) && <Badge look="ember">{todoWords.overdue}</Badge>}
                <Badge look={priorityLooks[todo.priority]}>{todoWords.priorities[todo.priority]}</Badge>
              </span>
            </li>
          ))}
        </ul>
      )}
      {open.length > most && <p className="pt-2 text-fs-14 text-ink-2">{todoScreenWords.more(open.length - most)}</p>}
    </Block>
  )
}

type BlockProps = { id: string; title: string; aside?: string; className?: string; children: ReactNode }
const Block = ({ id, title, aside, className, children }: BlockProps) => (
  <Card as="section" pad aria-labelledby={id} className={className}>
    <div className="mb-3">
      <ListTitle id={id} title={title} aside={aside} />
    </div>
    {children}
  </Card>
)

const Fine = ({ children }: { children: string }) => (
  <p className="flex items-center gap-2 text-ink-2">
    <Check size={18} className="text-moss-ink" aria-hidden="true" />
    {children}
  </p>
)
