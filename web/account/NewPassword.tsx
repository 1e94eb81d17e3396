import {
  checkPassword,
  type PasswordCheck,
  passwordChecks,
  passwordStrength,
} from '@bewezen/domain/account/password.ts'
import { passwordChecklist, passwordWords } from '@bewezen/domain/account/words.ts'
import { useId } from 'react'
import type { FieldState } from '../base/editing/useForm.ts'
import { PasswordChecklist } from '../base/parts/PasswordChecklist.tsx'
import { PasswordField } from '../base/parts/PasswordField.tsx'

type Fields = { field: (name: 'password' | 'confirmation') => FieldState }
type Props = { fields: Fields; password: string; labels: { password: string; confirmation: string } }

/** A new password with its checklist, and the same once more (SH-AUTH-02, SH-AUTH-09, SH-AUTH-10, SH-RESET-03). */
export function NewPassword({ fields, password, labels }: Props) {
  const listId = useId()
  const met = checkPassword(password)
  const isWeak = met.length && passwordStrength(password) < passwordChecks.length
  return (
    <>
      <PasswordField
        {...fields.field('password')}
        label={labels.password}
        autoComplete="new-password"
        required
        belowId={listId}
        below={
          <>
            <PasswordChecklist
              id={listId}
              label={passwordWords.checklist}
              checks={passwordChecks.map((check: PasswordCheck) => ({
                label: passwordChecklist[check],
                met: met[check],
              }))}
            />
            {isWeak && <p className="text-fs-13 leading-[1.45] text-ink-3">{passwordWords.weakHint}</p>}
          </>
        }
      />
      <PasswordField
        {...fields.field('confirmation')}
        label={labels.confirmation}
        autoComplete="new-password"
        required
      />
    </>
  )
}
