import { signUpWords } from '@bewezen/domain/account/words.ts'
import { usernameWords } from '@bewezen/domain/profile/nameWords.ts'
import { cleanUsername, leftOutOf } from '@bewezen/domain/profile/username.ts'
import { type ChangeEvent, type Ref, useEffect, useRef, useState } from 'react'
import { Button } from '../base/parts/Button.tsx'
import { classes } from '../base/parts/classes.ts'
import { controlLook } from '../base/parts/controlLook.ts'
import { Field, useControl } from '../base/parts/Field.tsx'
import { Spinner } from '../base/parts/Spinner.tsx'
import { usernameError } from './usernameError.ts'
import type { UsernameCheck } from './useUsernameCheck.ts'

type Props = {
  field: { name: string; value: string; error?: string | null }
  check: UsernameCheck
  onType: (typed: string) => void
  /** Asks once more, after an answer that did not come. */
  again: () => void
}

/** The username: cleaned while it is typed, with what the server knows of it below (SH-USER-01..08, SH-USER-17..19). */
export function UsernameField({ field, check, onType, again }: Props) {
  // Told until the field is empty: the next letter would take the sentence away before it is read.
  const [leftOut, setLeftOut] = useState<ReturnType<typeof leftOutOf>>(null)
  const input = useRef<HTMLInputElement>(null)
  const hear = (typed: HTMLInputElement) => {
    const now = leftOutOf(typed.value)
    if (now || !typed.value) setLeftOut(now)
    keepCaret(typed)
    onType(typed.value)
  }
  // What was typed before this code came, once the form has taken it over as it stands: no suggestion replaces it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, since from then on every key is heard
  useEffect(() => {
    if (input.current && input.current.value !== field.value) hear(input.current)
  }, [])
  return (
    <Field
      label={signUpWords.username}
      hint={usernameWords.hint}
      ok={check === 'available' ? usernameWords.available : null}
      error={field.error ?? usernameError(check, field.value)}
      required
      below={<Below check={check} again={again} leftOut={leftOut && usernameWords.leftOut[leftOut]} />}
    >
      <Control ref={input} name={field.name} value={field.value} onChange={(event) => hear(event.target)} />
    </Field>
  )
}

// The name by which others know you is no sign-in name: that is the e-mail address, and password managers should keep it.
const Control = (input: {
  ref: Ref<HTMLInputElement>
  name: string
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}) => (
  <input
    type="text"
    autoComplete="nickname"
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
    {...input}
    {...useControl()}
    className={controlLook}
  />
)

const Below = ({ check, again, leftOut }: { check: string; again: () => void; leftOut: string | null }) => (
  <>
    <p role="status" className={classes(leftOut && 'text-fs-14 text-ink-2')}>
      {leftOut}
    </p>
    <p role="status" className={classes(check === 'checking' && 'flex items-center gap-2 text-fs-14 text-ink-2')}>
      {check === 'checking' && (
        <>
          <Spinner size={16} />
          {usernameWords.checking}
        </>
      )}
    </p>
    {check === 'unknown' && (
      <Button look="line" size="s" className="justify-self-start" onClick={again}>
        {usernameWords.checkAgain}
      </Button>
    )}
  </>
)

/** Cleans the text in the field itself, so that the caret stays where somebody types in the middle of a name. */
function keepCaret(input: HTMLInputElement): void {
  const clean = cleanUsername(input.value)
  if (clean === input.value) return
  const caret = cleanUsername(input.value.slice(0, input.selectionStart ?? input.value.length)).length
  input.value = clean
  input.setSelectionRange(caret, caret)
}
