import { lessonWords, masterclassWords } from '@bewezen/domain/learning/words.ts'
import Check from 'lucide-react/icons/check'
import { api } from '../base/api/api.ts'
import { useChange } from '../base/api/useChange.ts'
import { useToggle } from '../base/api/useToggle.ts'
import { Button } from '../base/parts/Button.tsx'
import { classes } from '../base/parts/classes.ts'
import { renewLearning, tellPoints, tellRefusal } from './change.ts'

type Props = { id: string; isDone: boolean } & (
  | { kind: 'masterclass' }
  | { kind: 'lesson'; has: { text: boolean; video: boolean } }
)

const words = {
  lesson: { finish: lessonWords.finish, done: lessonWords.doneTitle },
  masterclass: { finish: masterclassWords.finish, done: masterclassWords.done },
}

/** Finishing, and taking it back; sets a state, so that two tabs never flip it (COM-LEARN-07, COM-LEARN-15). */
export function FinishBar(props: Props) {
  const { kind, id, isDone: stored } = props
  const finish = useChange(api.learning.finish)
  const {
    shown: isDone,
    isBusy,
    want,
  } = useToggle({
    key: `finish ${id}`,
    stored,
    call: (done) => finish.mutateAsync({ kind, id, done }),
    onStored: ({ points }) => {
      tellPoints(points)
      return renewLearning()
    },
    onRefused: tellRefusal,
  })
  return (
    <section
      aria-label={words[kind].finish}
      className={classes(
        'mt-8 flex flex-wrap items-center justify-between gap-4 rounded-l px-5 py-5 lg:px-6',
        isDone ? 'bg-moss-soft' : 'bg-sun-soft',
      )}
    >
      <div role="status" className="min-w-0">
        {isDone ? (
          <p className="inline-flex items-center gap-2 font-[650] text-moss-ink">
            <Check size={18} aria-hidden="true" />
            {words[kind].done}
          </p>
        ) : props.kind === 'lesson' ? (
          <>
            <p className="font-[650]">{lessonWords.readyTitle}</p>
            <p className="text-fs-14 text-ink-2">{lessonWords.readyText(props.has)}</p>
          </>
        ) : null}
      </div>
      {isDone ? (
        <Button look="quiet" size="s" busy={isBusy} onClick={() => void want(false)}>
          {lessonWords.undo}
        </Button>
      ) : (
        <Button look="sun" size="l" icon={<Check size={20} />} busy={isBusy} onClick={() => void want(true)}>
          {words[kind].finish}
        </Button>
      )}
    </section>
  )
}
