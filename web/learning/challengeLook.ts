import { dayAndMonth } from '@bewezen/domain/base/dates.ts'
import { type ChallengeState, isWithinReach } from '@bewezen/domain/learning/challenge.ts'
import type { Challenge } from '@bewezen/domain/learning/contract.ts'
import { challengeWords as words } from '@bewezen/domain/learning/words.ts'
import type { BadgeLook } from '../base/parts/Badge.tsx'

/** How the state of a challenge is drawn; its word says the same. */
export const stateLook: Record<ChallengeState, BadgeLook> = { upcoming: 'sky', running: 'moss', over: 'neutral' }

/** A day such as '2026-10-24' as people say it: noon is the same day everywhere. */
export const dayInWords = (day: string): string => dayAndMonth(`${day}T12:00:00Z`)

/** '19 oktober t/m 28 oktober' */
export const periodOf = ({ startDate, endDate }: { startDate: string; endDate: string }): string =>
  words.period(dayInWords(startDate), dayInWords(endDate))

/** Whether so few days are left that it cannot succeed any more (COM-LEARN-39). */
export const isOutOfReach = (challenge: Challenge): boolean => {
  const { mine, tickable, today } = challenge
  return !mine?.completedAt && !isWithinReach(challenge, mine, tickable, today)
}
