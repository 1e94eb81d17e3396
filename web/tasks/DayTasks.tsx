import type { Task } from '@bewezen/domain/tasks/contract.ts'
import { isAllDone } from '@bewezen/domain/tasks/task.ts'
import { taskWords } from '@bewezen/domain/tasks/words.ts'
import Plus from 'lucide-react/icons/plus'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { Button } from '../base/parts/Button.tsx'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { AddTask } from './AddTask.tsx'
import { RewardLine } from './RewardLine.tsx'
import { useRewardOnce } from './useRewardOnce.ts'

/** Under the parts of the own day, in which the tasks themselves stand: one more task in its place, and the reward; the form closes behind what was added (SH-TODAY-15, SH-TODAY-18). */
export function DayTasks({ onAdded }: { onAdded: (id: string) => void }) {
  const tasks = useRead(api.tasks.list, {}).data?.tasks
  const [adds, setAdds] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const formId = useId()
  const isEarned = tasks !== undefined && isAllDone(tasks)
  useRewardOnce(tasks !== undefined, isEarned)
  const isEmpty = tasks?.length === 0
  const finish = ({ id }: Task) => {
    flushSync(() => {
      setAdds(false)
      onAdded(id)
    })
    // The page goes to the task, not to the button.
    button.current?.focus({ preventScroll: true })
  }
  return (
    <section aria-label={taskWords.title} className="border-t border-line px-4 py-3 lg:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        {isEmpty ? <p className="py-3 text-ink-2">{taskWords.empty.text}</p> : <RewardLine isEarned={isEarned} />}
        <div className="flex flex-wrap gap-2">
          <Button
            ref={button}
            look="line"
            size="s"
            icon={<Plus size={17} />}
            aria-expanded={adds}
            aria-controls={formId}
            onClick={() => setAdds(!adds)}
          >
            {taskWords.addOne}
          </Button>
          {!isEmpty && (
            <LinkButton look="quiet" size="s" to="/profile#tasks">
              {taskWords.changeThem}
            </LinkButton>
          )}
        </div>
      </div>
      <div id={formId} className={adds ? 'lg:pb-3' : undefined}>
        {adds && tasks && <AddTask count={tasks.length} autoFocus onAdded={finish} />}
      </div>
    </section>
  )
}
