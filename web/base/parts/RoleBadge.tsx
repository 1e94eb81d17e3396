import { asRole, type Role, roleLabel } from '@bewezen/domain/access/roles.ts'
import { Badge, type BadgeLook } from './Badge.tsx'

const looks: Record<Role | 'guest', BadgeLook> = {
  admin: 'sky',
  teacher: 'sky',
  moderator: 'sky',
  partner: 'sky',
  student: 'moss',
  student_plus_lars: 'sun',
  student_plus_jorn: 'sun',
  student_plus_rick_tomas: 'sun',
  cancelled_subscription: 'ember',
  no_subscription: 'neutral',
  guest: 'neutral',
}

/** The label of a stored role in the colour of its kind; an unknown role is shown as Gast. */
export const RoleBadge = ({ of: role }: { of: string | null }) => (
  <Badge look={looks[asRole(role) ?? 'guest']}>{roleLabel(role)}</Badge>
)
