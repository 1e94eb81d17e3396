import { codeProblemText, discountWords as words } from '@bewezen/domain/events/discountWords.ts'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../base/api/api.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useChange } from '../../base/api/useChange.ts'
import { Button } from '../../base/parts/Button.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import type { Shown } from '../shown.ts'
import type { CodeState } from './useCode.ts'

/** Asks for a discount code, lets the server say what it does, and shows that; or why it does not count (EV-MORE-13, EV-MORE-19). */
export function CodeField({ shown: { event, date }, code }: { shown: Shown; code: CodeState }) {
  const [failure, setFailure] = useState<string | null>(null)
  const check = useChange(api.events.checkCode, {
    onSuccess: code.apply,
    onError: (error) => {
      if (code.takeRefusal(error)) return
      setFailure(refusalOf(error)?.code === 'RATE_LIMITED' ? words.limited : words.failed)
    },
  })
  const { typed, applied, problem } = code
  const ask = () => {
    setFailure(null)
    if (typed.trim() && !check.isPending)
      check.mutate({ eventId: event.id, occurrenceId: date.id, discountCode: typed })
  }
  const says = problem === null ? failure : codeProblemText(problem)
  // What is said below the field would lie under the buttons of the form.
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (says !== null || applied) box.current?.scrollIntoView({ block: 'nearest' })
  }, [says, applied])
  return (
    <div ref={box} className="grid gap-2">
      <div className="flex items-start gap-2">
        <TextField
          className="min-w-0 flex-1"
          label={words.label}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          name="discountCode"
          maxLength={200}
          value={typed}
          error={says ?? undefined}
          ok={applied ? words.applied(applied.code) : undefined}
          onChange={(change) => {
            setFailure(null)
            code.type(change.currentTarget.value)
          }}
          onKeyDown={(pressed) => {
            // Enter asks what the code does; the form is sent by its own button.
            if (pressed.key !== 'Enter' || applied || !typed.trim()) return
            pressed.preventDefault()
            ask()
          }}
        />
        <Button
          look="line"
          className="mt-7"
          busy={check.isPending}
          busyText={words.applying}
          disabled={!typed.trim()}
          onClick={applied ? () => code.type('') : ask}
        >
          {applied ? words.remove : words.apply}
        </Button>
      </div>
      {applied && (
        <p className="flex items-baseline justify-between gap-4 text-fs-14" role="status">
          <span className="text-ink-2">{words.discount(applied.code)}</span>
          <span>{words.off(applied.discountCents, event.currency)}</span>
        </p>
      )}
    </div>
  )
}
