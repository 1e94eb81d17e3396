import { dailyLimit } from './limits.ts'

/** How many messages a browser sent, per profile and Amsterdam day, kept as text (SH-ASSIST-20, SH-LOCAL-07). */
export function sentToday(kept: string | null, profileId: string, day: string): number {
  const counts = read(kept)
  return counts.profileId === profileId && counts.day === day ? counts.count : 0
}

/** What is kept after one more was sent. */
export const withOneMore = (kept: string | null, profileId: string, day: string): string =>
  JSON.stringify({ profileId, day, count: sentToday(kept, profileId, day) + 1 })

export const isAtLimit = (count: number): boolean => count >= dailyLimit

/** Nonsense counts as nothing: the server counts for itself (SH-LOCAL-09, SH-ASSIST-21). */
function read(kept: string | null): { profileId?: unknown; day?: unknown; count: number } {
  try {
    const found: unknown = JSON.parse(kept ?? '')
    if (typeof found === 'object' && found !== null && 'count' in found && Number.isSafeInteger(found.count))
      return { ...found, count: Math.max(0, Number(found.count)) }
  } catch {
    // Not written by us.
  }
  return { count: 0 }
}
