import type { MedicalRecord } from '@bewezen/domain/health/contract.ts'
import { fromForm, type MedicalForm, toForm } from '@bewezen/domain/health/form.ts'
import type { Draft } from './draft.ts'

/** The panel as it is being filled in: what it began from, and what stands in the fields now. */
export type MedicalEdit = { from: MedicalRecord; form: MedicalForm }

export const freshEdit = (record: MedicalRecord): MedicalEdit => ({ from: record, form: toForm(record.data) })

/** Goes on where a draft left off, upon the version it was typed on. */
export const resumed = (record: MedicalRecord, { version, form }: Draft): MedicalEdit => ({
  from: { ...record, version },
  form: { ...toForm(record.data), ...form },
})

/** Whether something stands in the fields that is not stored. */
export const isChanged = ({ from, form }: MedicalEdit): boolean =>
  JSON.stringify(fromForm(form)) !== JSON.stringify(fromForm(toForm(from.data)))

/** What was stored elsewhere meanwhile comes into fields that nobody touched; what is typed stays (SH-EDGE-39). */
export const withNews = (edit: MedicalEdit, record: MedicalRecord): MedicalEdit =>
  record.version === edit.from.version || isChanged(edit) ? edit : freshEdit(record)

/** After a save of `sent`: what was typed while it was on its way is still there. */
export const withSaved = (edit: MedicalEdit, sent: MedicalForm, stored: MedicalRecord): MedicalEdit =>
  edit.form === sent ? freshEdit(stored) : { from: stored, form: edit.form }
