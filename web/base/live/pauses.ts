const shortest = 1_000
const longest = 30_000

/**
 * How long to wait before trying again, in milliseconds: growing from 1 to 30 seconds (X3-CALL-42). A part is left to
 * chance (`random`, 0 to 1), or all browsers would come back at the same moment after the server was away.
 */
export function pauseBefore(attempt: number, random: number): number {
  const most = Math.min(longest, shortest * 2 ** attempt)
  return Math.max(shortest, most * (0.5 + random / 2))
}
