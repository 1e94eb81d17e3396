import { refusalNotice } from '@bewezen/domain/base/words.ts'
import type { MedicalRecord } from '@bewezen/domain/health/contract.ts'
import { fromForm, type MedicalForm } from '@bewezen/domain/health/form.ts'
import type { MedicalFaults } from '@bewezen/domain/health/medicalFaults.ts'
import { medicalWords } from '@bewezen/domain/health/words.ts'
import { api } from '../base/api/api.ts'
import { useQueries } from '../base/api/queries.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { useChange } from '../base/api/useChange.ts'
import { tellError, tellSuccess } from '../base/parts/toast.ts'
import { keepNewest } from './medicalCache.ts'

type Ears = {
  onSaved: (sent: MedicalForm, stored: MedicalRecord) => void
  onRefused: (faults: MedicalFaults, reason: string) => void
}

/** Sends the panel; whatever comes of it is told in its own words (SH-MED-40, SH-EDGE-39). */
export function useSaveMedical({ onSaved, onRefused }: Ears) {
  const cache = useQueries()
  const { mutateAsync, isPending } = useChange(api.health.saveMedical)

  const save = async (version: number, form: MedicalForm) => {
    try {
      const stored = await mutateAsync({ version, data: fromForm(form) })
      keepNewest(cache, stored)
      onSaved(form, stored)
      tellSuccess(medicalWords.saved)
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal?.code === 'FAULTY_FIELDS') {
        const { fields, reason } = refusal.data as { fields: MedicalFaults; reason: string }
        return onRefused(fields, reason)
      }
      if (refusal?.code === 'OUTDATED') void cache.invalidateQueries({ queryKey: api.health.medical.key() })
      tellError(medicalWords.saveFailed(refusal && reasonOf(refusal.code)))
    }
  }
  return { save: (version: number, form: MedicalForm) => void save(version, form), isSaving: isPending }
}

function reasonOf(code: string): string | null {
  if (code === 'OUTDATED') return medicalWords.changedMeanwhile
  if (code === 'OFFLINE') return medicalWords.offline
  if (code === 'UNKNOWN') return null
  return refusalNotice(code).text ?? null
}
