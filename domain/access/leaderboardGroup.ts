import { asRole, isStudent } from './roles.ts'

/** The groups within which members are ranked (SH-RANK-05). */
export const leaderboardGroups = ['student', 'teacher', 'moderator', 'partner'] as const
export type LeaderboardGroup = (typeof leaderboardGroups)[number]

/**
 * The group in which somebody with this stored role is ranked, or null for who is not ranked: admins and people without
 * a subscription (SH-RANK-03..05). The trigger that keeps `leaderboard_points` says the same in SQL.
 */
export function leaderboardGroup(storedRole: string | null): LeaderboardGroup | null {
  const role = asRole(storedRole)
  if (isStudent(role)) return 'student'
  return leaderboardGroups.find((group) => group === role) ?? null
}
