import type { MedicalRecord } from '@bewezen/domain/health/contract.ts'
import { fromForm, type MedicalForm, toForm } from '@bewezen/domain/health/form.ts'
import type { Reading } from '../base/editing/filling.ts'
import type { Draft } from './draft.ts'

/** How the panel reads a record, and when it is another one. */
export const medicalReading: Reading<MedicalRecord, MedicalForm> = {
  valuesFrom: ({ data }) => toForm(data),
  meant: fromForm,
}

/** Goes on where a draft left off, upon the version it was typed on. */
export const resumed = (record: MedicalRecord, { version, form }: Draft) => ({
  from: { ...record, version },
  typed: form,
})
