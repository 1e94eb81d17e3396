import type { ManagedPerson } from '@bewezen/domain/access/adminContract.ts'
import { adminReason, adminWords } from '@bewezen/domain/admin/words.ts'
import { personDataRefused, personDataWords as words } from '@bewezen/domain/privacy/adminWords.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useChange } from '../../base/api/useChange.ts'
import { FormDialog } from '../../base/parts/FormDialog.tsx'
import { OwnPasswordField } from '../../base/parts/OwnPasswordField.tsx'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'
import { saveFile } from '../../base/saveFile.ts'

type Props = { person: ManagedPerson; name: string; onClose: () => void }

/** Asks for the admin's password and hands one JSON file to the browser (ADM-PANEL-07). */
export function ExportPerson({ person, name, onClose }: Props) {
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const take = useChange(api.privacy.exportPerson, {
    onSuccess: ({ name: file, json }) => {
      saveFile(new Blob([json], { type: 'application/json' }), file)
      tellSuccess(words.exported)
      onClose()
    },
    onError: (error) => {
      const code = refusalOf(error)?.code ?? ''
      setPassword('')
      if (code === 'WRONG_PASSWORD') return setFault(personDataRefused.WRONG_PASSWORD.text)
      tellError(adminWords.saveFailed, adminReason(code))
    },
  })
  const send = () => {
    if (password === '') return setFault(words.noPassword)
    take.mutate({ personId: person.id, password })
  }
  return (
    <FormDialog
      onClose={onClose}
      title={words.exportTitle(name)}
      description={words.exportText}
      verb={words.export}
      busyText={words.exporting}
      busy={take.isPending}
      onSend={send}
    >
      <OwnPasswordField
        words={words}
        error={fault}
        value={password}
        onType={(typed) => {
          setPassword(typed)
          setFault(null)
        }}
      />
    </FormDialog>
  )
}
