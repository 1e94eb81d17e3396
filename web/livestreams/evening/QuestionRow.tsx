import { time } from '@bewezen/domain/base/dates.ts'
import { refusalNotice } from '@bewezen/domain/base/words.ts'
import type { Question } from '@bewezen/domain/livestreams/contract.ts'
import { eveningRefused, eveningWords as words } from '@bewezen/domain/livestreams/eveningWords.ts'
import { screenWords } from '@bewezen/domain/livestreams/screenWords.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import Check from 'lucide-react/icons/check'
import ChevronUp from 'lucide-react/icons/chevron-up'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { queries } from '../../base/api/queries.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useChange } from '../../base/api/useChange.ts'
import { useToggle } from '../../base/api/useToggle.ts'
import { Badge } from '../../base/parts/Badge.tsx'
import { ConfirmDialog } from '../../base/parts/ConfirmDialog.tsx'
import { classes } from '../../base/parts/classes.ts'
import { IconButton } from '../../base/parts/IconButton.tsx'
import { tellError } from '../../base/parts/toast.ts'

const renew = () => queries().invalidateQueries({ queryKey: api.livestreams.questions.key() })
const refused = async (error: unknown) => {
  const code = refusalOf(error)?.code ?? ''
  const said = refusalNotice(code, eveningRefused)
  tellError(code in eveningRefused ? said.title : screenWords.changeFailed, said.text)
  await renew()
}

type Props = { question: Question; mayWrite: boolean; mayTickOff: boolean }

/** A question: how many raised it, what it is, who asked and when, and what the viewer can do with it (LIVE-MORE-10, LIVE-MORE-12..14). */
export function QuestionRow({ question, mayWrite, mayTickOff }: Props) {
  const { id, text, asker, askedAt, answeredAt, isMine, mayRemove } = question
  const answered = useToggle({
    key: `question answered ${id}`,
    stored: answeredAt !== null,
    call: (on) => api.livestreams.tickOff.call({ questionId: id, on }),
    onStored: renew,
    onRefused: refused,
  })
  return (
    <li data-row={id} className="flex min-w-0 items-start gap-3 border-t border-line py-3">
      <Raise question={question} mayRaise={mayWrite && answeredAt === null} />
      <div className="min-w-0 flex-1">
        <p dir="auto" className={classes('font-[600] wrap-anywhere', answeredAt !== null && 'text-ink-2')}>
          {text}
        </p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-fs-13 text-ink-2">
          <span dir="auto">
            {asker ? displayName(asker) : screenWords.anonymous}, {time(askedAt)}
          </span>
          {question.isRaised && !isMine && <strong className="text-ink">{words.raised}</strong>}
          {answeredAt !== null && (
            <Badge look="moss" icon={<Check size={13} aria-hidden="true" />}>
              {words.answeredAt(time(answeredAt))}
            </Badge>
          )}
        </p>
      </div>
      {mayTickOff && (
        <IconButton
          size="s"
          label={`${answered.shown ? words.reopen : words.tickOff} ${text}`}
          icon={answered.shown ? <RotateCcw size={16} /> : <Check size={17} />}
          onClick={() => void answered.want(!answered.shown)}
        />
      )}
      {mayRemove && <Remove id={id} text={text} />}
    </li>
  )
}

function Raise({
  question: { id, raises, isRaised, isMine, answeredAt },
  mayRaise,
}: {
  question: Question
  mayRaise: boolean
}) {
  const raised = useToggle({
    key: `question raised ${id}`,
    stored: isRaised,
    call: (on) => api.livestreams.raise.call({ questionId: id, on }),
    onStored: renew,
    onRefused: refused,
  })
  const count = raises + Number(raised.shown) - Number(isRaised)
  const look = classes(
    'grid h-12 w-11 flex-none place-content-center justify-items-center rounded-m border leading-none',
    answeredAt !== null
      ? 'border-transparent bg-moss-soft text-moss-ink'
      : raised.shown
        ? 'border-2 border-sun-ink bg-sun-soft'
        : 'border-line-strong',
  )
  // One's own always counts (LIVE-MORE-12).
  if (!mayRaise || isMine)
    return (
      <span className={look}>
        <span className="sr-only">{words.raise(count)}</span>
        {answeredAt !== null && <Check size={15} aria-hidden="true" />}
        <span aria-hidden="true" className="font-display text-fs-18">
          {count}
        </span>
      </span>
    )
  return (
    <button
      type="button"
      aria-label={words.raise(count)}
      aria-pressed={raised.shown}
      onClick={() => void raised.want(!raised.shown)}
      className={classes(look, 'fast hover:bg-surface-2')}
    >
      <ChevronUp size={15} aria-hidden="true" />
      <span className="font-display text-fs-18">{count}</span>
    </button>
  )
}

function Remove({ id, text }: { id: string; text: string }) {
  const [asks, setAsks] = useState(false)
  const gone = () => {
    setAsks(false)
    void renew()
  }
  const remove = useChange(api.livestreams.removeQuestion, {
    onSuccess: gone,
    // Somebody else removed it meanwhile.
    onError: (error) => {
      if (refusalOf(error)?.code !== 'NOT_FOUND') tellError(screenWords.removeQuestionFailed)
      gone()
    },
  })
  return (
    <>
      <IconButton
        size="s"
        label={`${words.removeQuestion} ${text}`}
        icon={<Trash size={16} />}
        onClick={() => setAsks(true)}
      />
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        question={screenWords.removeQuestionAsks}
        text={text}
        verb={words.removeQuestion}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ questionId: id })}
      />
    </>
  )
}
