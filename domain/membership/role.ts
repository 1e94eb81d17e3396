import { asRole, isStudent, type Role } from '../access/roles.ts'

export type RoleChange = { role: Role; earlierRole: Role | null }

/**
 * The role that a change of membership brings, or null when the role stays. Whoever gains access as a person without
 * subscription becomes student, or what they were before; whoever loses it keeps the earlier role for a return.
 * Other roles are given by admins only and never change through payment (SUB-STATE-09, SH-ROLE-08).
 */
export function roleChange(
  storedRole: string | null,
  storedEarlierRole: string | null,
  entitled: boolean,
): RoleChange | null {
  const role = asRole(storedRole)
  const earlierRole = asRole(storedEarlierRole)
  if (role === 'no_subscription' || role === 'cancelled_subscription') {
    if (!entitled) return null
    return { role: earlierRole && isStudent(earlierRole) ? earlierRole : 'student', earlierRole: null }
  }
  if (role && isStudent(role) && !entitled) return { role: 'cancelled_subscription', earlierRole: role }
  return null
}
