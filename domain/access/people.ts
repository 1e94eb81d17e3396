import type { RefusalOf } from '../base/refusals.ts'

/** How somebody stands with paying, in one word (ADM-PANEL-03). */
export const subscriptionStates = ['active', 'ending', 'pastDue', 'granted', 'none'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/** How many people or lines stand on one page of the admin area (ADM-PANEL-03). */
export const perPage = 50

/** How far they are counted: beyond it the count would cost more than the page. */
export const mostCounted = 10_000

/** Who an admin changes, and how many admins there are that can sign in, the changed one included. */
export type Managed = { actorId: string; personId: string; role: string; admins: number }

export type RoleRefusal = RefusalOf<'CHANGED', { current: string }> | RefusalOf<'OWN_ACCOUNT'> | RefusalOf<'LAST_ADMIN'>

/**
 * Why an admin cannot give somebody another role, or null: the role must be the one the admin saw, nobody lowers
 * themselves, and one admin stays (ADM-PANEL-05, ADM-PANEL-22, SH-ROLE-08).
 */
export function roleRefusal(it: Managed, change: { from: string; to: string }): RoleRefusal | null {
  if (it.role !== change.from) return { code: 'CHANGED', data: { current: it.role } }
  if (change.from !== 'admin' || change.to === 'admin') return null
  return goneRefusal(it) ?? ownRefusal(it)
}

/** Why an admin cannot shut somebody out, or null (ADM-PANEL-05). */
export const blockRefusal = (it: Managed): RefusalOf<'OWN_ACCOUNT'> | RefusalOf<'LAST_ADMIN'> | null =>
  goneRefusal(it) ?? ownRefusal(it)

/** Why the site cannot do without somebody, or null: one must be left who can let others in (ADM-PANEL-05, SH-ROLE-08). */
export const goneRefusal = ({ role, admins }: Pick<Managed, 'role' | 'admins'>): RefusalOf<'LAST_ADMIN'> | null =>
  role === 'admin' && admins <= 1 ? { code: 'LAST_ADMIN' } : null

/** Why an admin cannot erase somebody, or null: their own account goes by another way, and one admin stays (ADM-PANEL-07). */
export const eraseRefusal = (it: Managed): RefusalOf<'OWN_ACCOUNT'> | RefusalOf<'LAST_ADMIN'> | null =>
  ownRefusal(it) ?? goneRefusal(it)

const ownRefusal = ({ personId, actorId }: Managed): RefusalOf<'OWN_ACCOUNT'> | null =>
  personId === actorId ? { code: 'OWN_ACCOUNT' } : null
