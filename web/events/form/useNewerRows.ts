import type { EventForm } from '@bewezen/domain/events/eventForm.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { type Row, rowsChanged } from '../../base/editing/rowsChanged.ts'
import { draftFrom } from './draft.ts'
import { formRows } from './formRows.ts'
import { teachersFresh } from './teachersFresh.ts'

type Read = { form: EventForm }

/** Which fields of an event somebody else changed since it was opened, with what was there before; null while it is not known that anybody did (EV-FORM-60, EV-MORE-38). */
export function useNewerRows(before: Read | null, newer: Read | null) {
  const teachers = useRead(api.events.teachers, {}, { staleTime: teachersFresh, enabled: newer !== null })
  if (!before || !newer) return null
  const nameOf = (teacherId: string) => {
    const teacher = teachers.data?.find(({ id }) => id === teacherId)
    return teacher ? displayName(teacher) : ''
  }
  const rowsOf = ({ form }: Read): Row[] => formRows(draftFrom(form), nameOf)
  return rowsChanged(rowsOf(before), rowsOf(newer))
}
