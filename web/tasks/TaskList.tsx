import { maxTasks } from '@bewezen/domain/tasks/task.ts'
import { taskWords } from '@bewezen/domain/tasks/words.ts'
import { useId, useState } from 'react'
import { api } from '../base/api/api.ts'
import { listed } from '../base/api/listed.ts'
import { useRead } from '../base/api/useRead.ts'
import { Card } from '../base/parts/Card.tsx'
import { classes } from '../base/parts/classes.ts'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { List } from '../base/parts/List.tsx'
import { onNeed } from '../base/parts/onNeed.tsx'
import { AddTask } from './AddTask.tsx'
import { RewardLine } from './RewardLine.tsx'
import { TaskRow } from './TaskRow.tsx'
import { Tick } from './Tick.tsx'
import { useRewardOnce } from './useRewardOnce.ts'

const TaskIdeas = onNeed(() => import('./TaskIdeas.tsx'), 'TaskIdeas')

type Props = {
  short?: boolean
  /** The heading of the short one: `h2` where it stands beside a page, with the titles alone. */
  under?: 'h2' | 'h3'
  /** The words of the way from the short one to the full one. */
  more?: string
}

/** The list 'Mijn Taken': in full on the own profile page, `short` to tick only in the profile dialog and beside a conversation (SH-TODO-01, SH-CARD-04, COM-START-40). */
export function TaskList({ short = false, under = 'h3', more }: Props) {
  const titleId = useId()
  const { data, error, refetch } = useRead(api.tasks.list, {})
  const tasks = data?.tasks
  const done = tasks?.filter((task) => task.isCompleted).length ?? 0
  const all = tasks?.length ?? 0
  useRewardOnce(tasks !== undefined, all > 0 && done === all)
  // Who chooses one may choose another: what is suggested stays as long as the list that was empty is open.
  const [wasEmpty, setWasEmpty] = useState(false)
  if (!wasEmpty && tasks?.length === 0) setWasEmpty(true)

  const isBeside = under === 'h2'

  const list = (
    <List
      of={listed(tasks, { error, refetch }, taskWords.refused)}
      label={taskWords.title}
      loading={taskWords.loading}
      keyOf={(task) => task.id}
      row={(task) => (short ? <Tick task={task} bare={isBeside} /> : <TaskRow task={task} tasks={tasks ?? []} />)}
      empty={{ ...taskWords.empty, art: 'below' }}
      className={short ? 'gap-0.5!' : 'gap-0! border-b border-line *:border-t *:border-line'}
    />
  )
  const Heading = short ? under : 'h2'
  const count = short
    ? taskWords.shortCount(done, all)
    : `${taskWords.doneOf(done, all)}, ${taskWords.usedOf(all, maxTasks)}`
  const content = (
    <>
      <header className={classes('flex flex-wrap items-baseline justify-between gap-x-4', short ? 'mb-1.5' : 'mb-4')}>
        <Heading
          id={titleId}
          className={classes('heading', short ? (isBeside ? 'text-fs-21' : 'text-fs-18') : 'text-fs-26')}
        >
          {taskWords.title}
        </Heading>
        <p role="status" className="text-fs-14 text-ink-2">
          {all > 0 && count}
        </p>
      </header>
      {list}
      {all > 0 && <RewardLine isEarned={done === all} />}
      {!short && tasks && wasEmpty && <TaskIdeas tasks={tasks} />}
      {!short && tasks && <AddTask count={all} />}
      {more && (
        <LinkButton look="quiet" size="s" to="/profile#tasks" className="-ml-3">
          {more}
        </LinkButton>
      )}
    </>
  )
  if (short) return <section aria-labelledby={titleId}>{content}</section>
  return (
    <Card as="section" pad aria-labelledby={titleId}>
      {content}
    </Card>
  )
}
