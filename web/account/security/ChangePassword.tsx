import { securityWords } from '@bewezen/domain/account/securityWords.ts'
import { signInWords } from '@bewezen/domain/account/words.ts'
import { useRef } from 'react'
import { api } from '../../base/api/api.ts'
import { useForm } from '../../base/editing/useForm.ts'
import { FormDialog } from '../../base/parts/FormDialog.tsx'
import { PasswordField } from '../../base/parts/PasswordField.tsx'
import { tellSuccess } from '../../base/parts/toast.ts'
import { NewPassword } from '../NewPassword.tsx'
import { passwordFaults } from '../passwordFaults.ts'
import { useWarnedPassword } from '../useWarnedPassword.ts'
import { useSecurityChange } from './useSecurityChange.ts'

const blank = { present: '', password: '', confirmation: '' }
const faultsOf = (typed: typeof blank) => ({
  present: typed.present ? null : signInWords.passwordRequired,
  ...passwordFaults('elsewhere', typed),
})
const labels = { password: securityWords.passwordNew, confirmation: securityWords.passwordAgain }

/** The present password and the new one twice; a refusal stands at the field of the present one (SEC-ACC-05). */
export function ChangePassword({ onClose }: { onClose: () => void }) {
  const fields = useForm({ start: blank, faultsOf })
  const warned = useWarnedPassword()
  const sent = useRef('')
  const change = useSecurityChange(api.account.changePassword, {
    onRefused: (reason, code) => {
      const easy = warned.hear(code, sent.current)
      fields.refuse(easy ? { password: easy } : { present: reason })
    },
    onDone: () => {
      onClose()
      tellSuccess(securityWords.passwordChanged)
    },
  })
  const send = (form: HTMLFormElement) => {
    const typed = fields.check(form)
    if (!typed) return
    sent.current = typed.password
    change.mutate({
      password: typed.present,
      newPassword: typed.password,
      anyway: warned.isKnown(typed.password),
    })
  }
  return (
    <FormDialog
      title={securityWords.passwordChange}
      width="s"
      onClose={onClose}
      unsaved={Object.values(fields.values).some(Boolean)}
      verb={securityWords.passwordSave}
      busyText={securityWords.passwordSaving}
      busy={change.isPending}
      onSend={send}
    >
      <PasswordField
        {...fields.field('present')}
        label={securityWords.passwordNow}
        autoComplete="current-password"
        required
      />
      <NewPassword fields={fields} password={fields.values.password} labels={labels} />
    </FormDialog>
  )
}
