import { dayOf } from '@bewezen/domain/base/dates.ts'
import type { MedicalRecord } from '@bewezen/domain/health/contract.ts'
import { fromForm, type MedicalForm } from '@bewezen/domain/health/form.ts'
import type { MedicalField } from '@bewezen/domain/health/medical.ts'
import { hasFaultyRating, type MedicalFaults, medicalFaults } from '@bewezen/domain/health/medicalFaults.ts'
import { medicalWords } from '@bewezen/domain/health/words.ts'
import { useEffect, useState } from 'react'
import { tellError } from '../base/parts/toast.ts'
import { dropDraft, keepDraft, readDraft } from './draft.ts'
import { freshEdit, isChanged, resumed, withNews, withSaved } from './medicalEdit.ts'
import { useSaveMedical } from './useSaveMedical.ts'

export const fieldId = (field: MedicalField) => `medical-${field}`

/** The panel as one form: what is typed outlives a failed save, a reload and news from another device. */
export function useMedicalForm(record: MedicalRecord, personId: string) {
  const [edit, setEdit] = useState(() => {
    const draft = readDraft(personId)
    return draft ? resumed(record, draft) : freshEdit(record)
  })
  const [faults, setFaults] = useState<MedicalFaults>({})
  const current = withNews(edit, record)
  if (current !== edit) setEdit(current)
  const { from, form } = current
  const changed = isChanged(current)

  useEffect(() => {
    if (changed) keepDraft({ personId, version: from.version, form })
    else dropDraft()
  }, [changed, personId, from.version, form])

  const refuse = (found: MedicalFaults, reason: string) => {
    setFaults(found)
    tellError(reason)
    const [first] = Object.keys(found) as MedicalField[]
    if (first) document.getElementById(fieldId(first))?.focus()
  }
  const { save, isSaving } = useSaveMedical({
    onSaved: (sent, stored) => setEdit((now) => withSaved(now, sent, stored)),
    onRefused: refuse,
  })

  return {
    form,
    faults,
    changed,
    isSaving,
    /** Something else was stored meanwhile, so that saving this would be refused. */
    isOutdated: changed && record.version !== from.version,
    set<Field extends MedicalField>(field: Field, value: MedicalForm[Field]) {
      setEdit((now) => ({ ...now, form: { ...now.form, [field]: value } }))
      setFaults(({ [field]: _mended, ...others }) => others)
    },
    /** Throws away what is typed and goes on from what is stored. */
    startFrom(stored: MedicalRecord) {
      setFaults({})
      setEdit(freshEdit(stored))
    },
    save() {
      const found = medicalFaults(fromForm(form), from.data, dayOf(Date.now()))
      if (Object.keys(found).length === 0) return save(from.version, form)
      refuse(found, hasFaultyRating(found) ? medicalWords.ratingsFaulty : medicalWords.valuesFaulty)
    },
  }
}

export type MedicalFormState = ReturnType<typeof useMedicalForm>
