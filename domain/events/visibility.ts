import { holds } from '../access/capabilities.ts'

/** Who may see an event (EV-VIS-09, EV-VIS-10). */
export const visibilityPolicies = ['public', 'roles', 'private'] as const
export type VisibilityPolicy = (typeof visibilityPolicies)[number]

/** What decides who sees an event. */
export type Guarded = {
  isLive: boolean
  policy: VisibilityPolicy
  /** The stored roles that may see it, when the policy is `roles`; each means exactly itself. */
  roles: readonly string[]
  includesTop5: boolean
  createdBy: string | null
  teacherIds: readonly string[]
}

/** Who looks; `hasPlace` says whether they have a seat on one of its dates, or wait for one. */
export type Viewer = { id: string; role: string | null; isTop5: boolean; hasPlace: boolean }

/**
 * Whether somebody may know that an event exists: to read it, find it, hear of it, download it. Null is a visitor. The
 * server says the same in SQL; whoever may not see an event gets the answer of a missing one
 * (EV-VIS-11..17, EV-EDGE-37).
 */
export function maySee(event: Guarded, viewer: Viewer | null): boolean {
  if (viewer && (isOfTheHouse(event, viewer) || viewer.hasPlace)) return true
  if (!event.isLive) return false
  if (event.policy === 'public') return true
  return event.policy === 'roles' && viewer !== null && isNamed(event, viewer)
}

/**
 * Whether it stands in somebody's calendar and can be enrolled in: for nobody while it is offline, not even for who may
 * still open it (EV-CAL-17, EV-VIS-14, EV-VIS-16, EV-VIS-17).
 */
export const isOffered = (event: Guarded, viewer: Viewer | null): boolean => event.isLive && maySee(event, viewer)

/** Admins, who made it, and its teachers. */
const isOfTheHouse = ({ createdBy, teacherIds }: Guarded, { id, role }: Viewer): boolean =>
  holds(role, 'manageEvents') || createdBy === id || teacherIds.includes(id)

const isNamed = ({ roles, includesTop5 }: Guarded, { role, isTop5 }: Viewer): boolean =>
  (role !== null && roles.includes(role)) || (includesTop5 && isTop5)
