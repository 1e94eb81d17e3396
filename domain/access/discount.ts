import { asRole, type Role } from './roles.ts'

/** Which discount of the shop a role has, if any (SHOP-PRICE-08). */
const discounts: Partial<Record<Role, 'student' | 'teacher'>> = {
  student: 'student',
  student_plus_lars: 'student',
  student_plus_jorn: 'student',
  student_plus_rick_tomas: 'student',
  teacher: 'teacher',
}

export function discountOf(storedRole: string | null): 'student' | 'teacher' | null {
  const role = asRole(storedRole)
  return (role && discounts[role]) ?? null
}
