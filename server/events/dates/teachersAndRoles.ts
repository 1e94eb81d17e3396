import type { EventForm } from '@bewezen/domain/events/eventForm.ts'
import { saveWords } from '@bewezen/domain/events/formWords.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import { refuse } from '../../base/refuse.ts'
import { profiles } from '../../profile/tables.ts'
import { teachingRoles } from '../openEvent.ts'
import { eventTeachers, eventVisibilityRoles } from '../tables.ts'

/** Refuses teachers who are none, or none any more; who is one stays one until this is stored (EV-FORM-65, EV-ERR-23). */
export async function refuseOtherTeachers(tx: Tx, teacherIds: readonly string[]): Promise<void> {
  if (teacherIds.length === 0) return
  const found = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(inArray(profiles.id, [...teacherIds]), sql`${profiles.role} = any(${teachingRoles()}::text[])`))
    .orderBy(profiles.id)
    .for('share')
  if (found.length < teacherIds.length) refuse('FAULTY_FIELDS', { faults: { teacherIds: saveWords.teachersFailed } })
}

/** Writes who teaches an event and which roles may see it, in place of what stood there (EV-CALL-24, EV-CALL-25). */
export async function writeTeachersAndRoles(
  tx: Tx,
  eventId: string,
  { teacherIds, roles }: Pick<EventForm, 'teacherIds' | 'roles'>,
): Promise<void> {
  await tx.delete(eventTeachers).where(eq(eventTeachers.eventId, eventId))
  await tx.delete(eventVisibilityRoles).where(eq(eventVisibilityRoles.eventId, eventId))
  if (teacherIds.length > 0)
    await tx.insert(eventTeachers).values(teacherIds.map((teacherId) => ({ eventId, teacherId })))
  if (roles.length > 0)
    await tx.insert(eventVisibilityRoles).values([...new Set(roles)].map((roleName) => ({ eventId, roleName })))
}
