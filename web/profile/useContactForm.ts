import { contactFaults, type TypedContact } from '@bewezen/domain/profile/contact.ts'
import { contactSentences, contactWords, saveReason } from '@bewezen/domain/profile/panelWords.ts'
import { api } from '../base/api/api.ts'
import type { Client } from '../base/api/client.ts'
import { useQueries } from '../base/api/queries.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { useChange } from '../base/api/useChange.ts'
import { tellError, tellSuccess } from '../base/parts/toast.ts'
import { useDraft } from './useDraft.ts'

export type StoredContact = Awaited<ReturnType<Client['profile']['contact']>>

/** The contact panel while it is edited (SH-CONT-01..10). */
export function useContactForm(stored: StoredContact) {
  const cache = useQueries()
  const draft = useDraft<TypedContact>(
    {
      phone: stored.phone ?? '',
      emergencyContactName: stored.emergencyContactName ?? '',
      emergencyContactPhone: stored.emergencyContactPhone ?? '',
    },
    (texts) => contactSentences(contactFaults(texts)),
  )
  const change = useChange(api.profile.saveContact)

  function save(): boolean {
    draft.leaveAll()
    const { phone, emergencyContactPhone, emergencyContactName } = draft.sentences
    if (phone || emergencyContactPhone) tellError(contactWords.checkPhones)
    if (phone || emergencyContactPhone || emergencyContactName) return false
    const sent = { ...draft.values }
    change.mutate(sent, {
      onSuccess: (saved) => {
        cache.setQueryData(api.profile.contact.queryKey({ input: {} }), saved)
        draft.saved(sent)
        tellSuccess(contactWords.saved)
      },
      onError: (error) => tellError(contactWords.saveFailed(saveReason(refusalOf(error) ?? { code: 'UNKNOWN' }))),
    })
    return true
  }

  return { draft, isSaving: change.isPending, save }
}
