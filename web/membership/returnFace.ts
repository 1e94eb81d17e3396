import type { OwnMembership } from '@bewezen/domain/membership/contract.ts'

export type ReturnFace = 'checking' | 'active' | 'failed'
/** How often we have looked, and what was seen last. */
export type Looked = { own: OwnMembership | null; looks: number }
export const nothingSeen: Looked = { own: null, looks: 0 }

const pauseMs = 3000
/** The first look and one every 3 seconds until 30 have passed. */
const mostLooks = 11

/** What the page after paying shows, after so many looks at the membership (SUB-RESULT-04, SUB-RESULT-05). */
export function returnFace({ own, looks }: Looked): ReturnFace {
  if (own?.state === 'active') return 'active'
  return looks >= mostLooks ? 'failed' : 'checking'
}

/** How long to wait before the next look in milliseconds, or false when there is none. */
export const returnPause = (looked: Looked): number | false => (returnFace(looked) === 'checking' ? pauseMs : false)
