import { contactFaults, type TypedContact } from '@bewezen/domain/profile/contact.ts'
import { contactSentences, contactWords, saveReason } from '@bewezen/domain/profile/panelWords.ts'
import { api } from '../base/api/api.ts'
import type { Client } from '../base/api/client.ts'
import { useQueries } from '../base/api/queries.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { useChange } from '../base/api/useChange.ts'
import { useStoredForm } from '../base/editing/useStoredForm.ts'
import { tellError, tellSuccess } from '../base/parts/toast.ts'

export type StoredContact = Awaited<ReturnType<Client['profile']['contact']>>

/** The contact panel while it is edited (SH-CONT-01..10). */
export function useContactForm(stored: StoredContact) {
  const cache = useQueries()
  const draft = useStoredForm({
    stored,
    valuesFrom: textsOf,
    news: 'by field',
    faultsOf: (texts) => contactSentences(contactFaults(texts)),
  })
  const change = useChange(api.profile.saveContact)

  function save(element: HTMLFormElement) {
    const sent = draft.check(element)
    if (draft.faults.phone || draft.faults.emergencyContactPhone) tellError(contactWords.checkPhones)
    if (!sent) return
    change.mutate(sent, {
      onSuccess: (saved) => {
        cache.setQueryData(api.profile.contact.queryKey({ input: {} }), saved)
        draft.saved(sent)
        tellSuccess(contactWords.saved)
      },
      onError: (error) => tellError(contactWords.saveFailed(saveReason(refusalOf(error) ?? { code: 'UNKNOWN' }))),
    })
  }

  return { draft, isSaving: change.isPending, save }
}

const textsOf = ({ phone, emergencyContactName, emergencyContactPhone }: StoredContact): TypedContact => ({
  phone: phone ?? '',
  emergencyContactName: emergencyContactName ?? '',
  emergencyContactPhone: emergencyContactPhone ?? '',
})
