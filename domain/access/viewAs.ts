import { type Asker, type Modes, may } from './gate.ts'
import { nobodyId } from './nobody.ts'
import type { Role } from './roles.ts'

/** As whom an admin can view the site, in the order of the choice (ADM-MORE-50). */
export const viewAsNames = [
  'visitor',
  'no_subscription',
  'cancelled_subscription',
  'student',
  'student_plus_lars',
  'student_plus_jorn',
  'student_plus_rick_tomas',
  'tester',
  'partner',
  'moderator',
  'teacher',
] as const
export type ViewAs = (typeof viewAsNames)[number]

/** How long a viewing lasts when nobody stops it (ADM-MORE-54). */
export const viewAsMinutes = 30

type Viewed = { role: Role; entitled: boolean; tester?: boolean }

/** How each of them stands before the gate; a visitor is nobody at all. */
const viewed: Record<ViewAs, Viewed | null> = {
  visitor: null,
  no_subscription: { role: 'no_subscription', entitled: false },
  cancelled_subscription: { role: 'cancelled_subscription', entitled: false },
  student: { role: 'student', entitled: true },
  student_plus_lars: { role: 'student_plus_lars', entitled: true },
  student_plus_jorn: { role: 'student_plus_jorn', entitled: true },
  student_plus_rick_tomas: { role: 'student_plus_rick_tomas', entitled: true },
  tester: { role: 'student', entitled: true, tester: true },
  partner: { role: 'partner', entitled: false },
  moderator: { role: 'moderator', entitled: false },
  teacher: { role: 'teacher', entitled: false },
}

/** The principal by whose rights the site is shown: a role and what opens the gate, and no person; null for a visitor. */
export function viewedAsker(as: ViewAs): Asker | null {
  const it = viewed[as]
  return it && { id: nobodyId, role: it.role, entitled: it.entitled, tester: it.tester ?? false }
}

/** Whether somebody may view the site as another: admins only, and none who is leaving (ADM-MORE-50). */
export const mayViewAs = (asker: Asker | null, modes: Modes): boolean =>
  asker !== null && !asker.leaving && may(asker, 'manageSite', modes)

/** The moment at which a viewing that begins now ends by itself. */
export const viewAsEnds = (now: number): number => now + viewAsMinutes * 60_000

/** Whether a viewing counts at this moment: it is over at its end, and none lasts longer than it may (ADM-MORE-54). */
export const isViewingOn = (endsAt: number, now: number): boolean => endsAt > now && endsAt <= viewAsEnds(now)
