import { dayOf } from '@bewezen/domain/base/dates.ts'
import type { MedicalRecord } from '@bewezen/domain/health/contract.ts'
import { fromForm, type MedicalForm } from '@bewezen/domain/health/form.ts'
import type { MedicalField } from '@bewezen/domain/health/medical.ts'
import { hasFaultyRating, medicalFaults } from '@bewezen/domain/health/medicalFaults.ts'
import { medicalWords } from '@bewezen/domain/health/words.ts'
import { useEffect } from 'react'
import { useStoredForm } from '../base/editing/useStoredForm.ts'
import { tellError } from '../base/parts/toast.ts'
import { dropDraft, keepDraft, readDraft } from './draft.ts'
import { medicalReading, resumed } from './medicalEdit.ts'
import { useSaveMedical } from './useSaveMedical.ts'

export const fieldId = (field: MedicalField) => `medical-${field}`

/** The panel as one form: what is typed outlives a failed save, a reload and news from another device. */
export function useMedicalForm(record: MedicalRecord, personId: string) {
  const fields = useStoredForm<MedicalRecord, MedicalForm>({
    stored: record,
    ...medicalReading,
    news: 'while unchanged',
    resumed: () => {
      const draft = readDraft(personId)
      return draft && resumed(record, draft)
    },
  })
  const { from, values: form, isDirty: changed } = fields

  useEffect(() => {
    if (changed) keepDraft({ personId, version: from.version, form })
    else dropDraft()
  }, [changed, personId, from.version, form])

  const { save, isSaving } = useSaveMedical({
    onSaved: fields.saved,
    onRefused: (found, reason) => {
      fields.refuse(found)
      tellError(reason)
    },
  })

  return {
    form,
    faults: fields.errors,
    changed,
    isSaving,
    /** Something else was stored meanwhile, so that saving this would be refused. */
    isOutdated: changed && record.version !== from.version,
    set: fields.set,
    /** Throws away what is typed and goes on from what is stored. */
    startFrom: fields.takeOver,
    save(element: HTMLFormElement) {
      const found = medicalFaults(fromForm(form), from.data, dayOf(Date.now()))
      const sent = fields.check(element, found)
      if (sent) save(from.version, sent)
      else tellError(hasFaultyRating(found) ? medicalWords.ratingsFaulty : medicalWords.valuesFaulty)
    },
  }
}

export type MedicalFormState = ReturnType<typeof useMedicalForm>
