import type { Task } from '@bewezen/domain/tasks/contract.ts'
import { ideaWords as words } from '@bewezen/domain/tasks/ideaWords.ts'
import { taskWords } from '@bewezen/domain/tasks/words.ts'
import Plus from 'lucide-react/icons/plus'
import { useId, useRef } from 'react'
import { api } from '../base/api/api.ts'
import { useAttemptId } from '../base/api/useAttemptId.ts'
import { useChange } from '../base/api/useChange.ts'
import { useKeptFocus } from '../base/focus/useKeptFocus.ts'
import { Button } from '../base/parts/Button.tsx'
import { tellAdded, tellRefused } from './changes.ts'

/** Suggested tasks under a list that was empty, each of which one press adds; those that were chosen are in the list (SH-TODO-28). */
export function TaskIdeas({ tasks }: { tasks: readonly Task[] }) {
  const titleId = useId()
  const box = useRef<HTMLElement>(null)
  useKeptFocus(box, 'button')
  const left = words.tasks.filter(({ title }) => tasks.every((task) => task.title !== title))
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={left.length > 0 ? titleId : undefined}>
      {left.length > 0 && (
        <div className="border-t border-line py-4">
          <h3 id={titleId} className="font-[650]">
            {words.title}
          </h3>
          <p className="text-fs-14 text-ink-2">{words.text}</p>
          <div className="mt-3 flex flex-wrap gap-2.5">
            {left.map((idea) => (
              <Idea key={idea.title} {...idea} />
            ))}
          </div>
        </div>
      )}
    </section>
  )
}

function Idea({ title, minute }: { title: string; minute: number | null }) {
  const attempt = useAttemptId()
  const add = useChange(api.tasks.add, {
    onSuccess: tellAdded,
    onError: (error) => tellRefused(error, taskWords.addFailed),
  })
  return (
    <Button
      look="line"
      size="s"
      icon={<Plus size={17} />}
      aria-label={words.add(title)}
      className="text-left whitespace-normal!"
      busy={add.isPending}
      onClick={() => add.mutate({ id: attempt.idFor(title), title, description: null, minute })}
    >
      {title}
    </Button>
  )
}
