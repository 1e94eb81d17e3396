/** The roles that are stored (SH-ROLE-01, X3-ROLE-01); `guest` is only ever displayed (SH-ROLE-02). */
export const roles = [
  'admin',
  'teacher',
  'moderator',
  'partner',
  'student',
  'student_plus_lars',
  'student_plus_jorn',
  'student_plus_rick_tomas',
  'cancelled_subscription',
  'no_subscription',
] as const
export type Role = (typeof roles)[number]

/** Display labels (SH-ROLE-04, SH-ROLE-06). */
export const roleLabels: Record<Role | 'guest', string> = {
  admin: 'Admin',
  teacher: 'Teacher',
  moderator: 'Moderator',
  partner: 'Partner',
  student: 'Student',
  student_plus_lars: 'Student Lars',
  student_plus_jorn: 'Student Premium',
  student_plus_rick_tomas: 'Student Rick & Tomas',
  cancelled_subscription: 'Geannuleerd',
  no_subscription: 'Geen Abonnement',
  guest: 'Gast',
}

/** The label of a role as stored; an unknown or missing one is shown as 'Gast' (SH-ROLE-07). */
export const roleLabel = (stored: string | null | undefined): string => roleLabels[asRole(stored) ?? 'guest']

/** The role meant by a stored word, or null when it is none of ours. */
export function asRole(stored: string | null | undefined): Role | null {
  return roles.find((role) => role === stored) ?? null
}

/** `student` and the student_plus roles, which count as one for badges and leaderboards (SH-ROLE, IN-CARD-04). */
export const isStudent = (role: string | null): boolean => role === 'student' || !!role?.startsWith('student_plus_')
