import { dayAndMonth } from '@bewezen/domain/base/dates.ts'
import type { ChallengeState } from '@bewezen/domain/learning/challenge.ts'
import { challengeWords as words } from '@bewezen/domain/learning/words.ts'
import type { BadgeLook } from '../base/parts/Badge.tsx'

/** How the state of a challenge is drawn; its word says the same. */
export const stateLook: Record<ChallengeState, BadgeLook> = { upcoming: 'sky', running: 'moss', over: 'neutral' }

/** A day such as '2026-10-24' as people say it: noon is the same day everywhere. */
export const dayInWords = (day: string): string => dayAndMonth(`${day}T12:00:00Z`)

/** '19 oktober t/m 28 oktober' */
export const periodOf = ({ startDate, endDate }: { startDate: string; endDate: string }): string =>
  words.period(dayInWords(startDate), dayInWords(endDate))
