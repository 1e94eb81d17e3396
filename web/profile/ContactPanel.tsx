import { panelWords } from '@bewezen/domain/profile/panelWords.ts'
import Lock from 'lucide-react/icons/lock'
import { useEffect } from 'react'
import { api } from '../base/api/api.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { useRead } from '../base/api/useRead.ts'
import { TextField } from '../base/parts/TextField.tsx'
import { PersonUnknown } from './PersonUnknown.tsx'
import { SaveRow } from './SaveRow.tsx'
import { submitBy } from './submitBy.ts'
import { type StoredContact, useContactForm } from './useContactForm.ts'

type Props = { onDirty: (dirty: boolean) => void }

/** The private panel of one's own contact details, fetched when it is opened (SH-CONT-01, SH-CONT-11). */
export function ContactPanel({ onDirty }: Props) {
  const { data, error, refetch } = useRead(api.profile.contact, {})
  if (!data) return <PersonUnknown refusal={refusalOf(error)} own onRetry={() => void refetch()} />
  return <ContactForm stored={data} onDirty={onDirty} />
}

function ContactForm({ stored, onDirty }: Props & { stored: StoredContact }) {
  const { draft, isSaving, save } = useContactForm(stored)
  useEffect(() => onDirty(draft.isDirty), [draft.isDirty, onDirty])
  const text = (name: 'phone' | 'emergencyContactName' | 'emergencyContactPhone') => ({
    ...draft.field(name),
    onBlur: () => draft.leave(name),
  })
  return (
    <form noValidate aria-label={panelWords.contact.title} onSubmit={submitBy(save)} className="grid gap-[18px]">
      <div className="grid gap-[18px] sm:grid-cols-2 sm:gap-4">
        <TextField
          label={panelWords.email}
          hint={panelWords.emailHint}
          name="email"
          type="email"
          value={stored.email}
          readOnly
        />
        <TextField {...text('phone')} label={panelWords.phone} type="tel" autoComplete="tel" optional />
        <TextField {...text('emergencyContactName')} label={panelWords.emergencyName} autoComplete="off" required />
        <TextField
          {...text('emergencyContactPhone')}
          label={panelWords.emergencyPhone}
          type="tel"
          autoComplete="off"
          optional
        />
      </div>
      <SaveRow icon={<Lock size={16} />} note={panelWords.privacyContact} busy={isSaving} />
    </form>
  )
}
