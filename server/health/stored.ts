import { supplementsAsText, supplementsOf } from '@bewezen/domain/health/lists.ts'
import { emptyMedical, type MedicalData } from '@bewezen/domain/health/medical.ts'

/** Medical data as they are stored: by the names of the requirements, the supplements as one text (SH-DATA-04..06). */
export type StoredMedical = Record<string, unknown>

export const asStored = (data: MedicalData): StoredMedical =>
  Object.fromEntries(
    Object.entries(data).map(([field, value]) => [
      columnOf(field),
      field === 'supplementUse' ? supplementsAsText(data.supplementUse) : value,
    ]),
  )

/** The data in what was stored; a field that came later is empty, one that is gone is passed over. */
export function fromStored(stored: StoredMedical): MedicalData {
  const data: Record<string, unknown> = emptyMedical()
  for (const field of Object.keys(data)) {
    const value = stored[columnOf(field)]
    if (value === undefined) continue
    data[field] = field === 'supplementUse' ? supplementsOf(String(value ?? '')) : value
  }
  return data as MedicalData
}

const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
