import { asRole, isStudent } from './roles.ts'
import { tierWords } from './tierWords.ts'

/** How many hours after its start the enrolment of an event opens for each tier, the first served first (EV-LIMIT-06). */
export const tiers = [0, 24, 48, 120] as const
export type Tier = (typeof tiers)[number]

/** What decides how early somebody may enrol; null for a visitor. */
export type Tiered = { role: string | null; isTop5: boolean }

/**
 * The tier of a person: the smallest delay of those that apply, and the largest for every role that the table does not
 * name. Visitors are shown that of people without a subscription (EV-TIER-02..06, EV-TIER-11, EV-TIER-12, EV-TIER-21).
 */
export function tierOf(person: Tiered | null): Tier {
  if (!person) return 120
  const { role, isTop5 } = person
  if (isTop5 || role === 'admin' || role === 'teacher') return 0
  if (role === 'student') return 48
  return isStudent(role) ? 24 : 120
}

/** How the events area calls somebody; the flag comes before the role (EV-ROLE-03, EV-ROLE-12). */
export function eventRoleLabel({ role, isTop5 }: Tiered): string {
  if (isTop5) return tierWords.top5
  if (role === 'admin') return tierWords.admin
  if (role === 'teacher') return tierWords.teacher
  if (role === 'student') return tierWords.student
  if (isStudent(role)) return tierWords.premium
  const known = asRole(role)
  return known === 'no_subscription' || known === 'cancelled_subscription' ? tierWords.unsubscribed : tierWords.other
}
