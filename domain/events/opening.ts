import { type Tier, type Tiered, tierOf, tiers } from '../access/enrolmentTier.ts'
import { dayMs, hourMs, type Moment, secondMs, toMs } from '../base/moment.ts'
import { tierWords } from './words.ts'

/** What an event says about when its enrolment opens; both are moments for the whole series (EV-TIER-19). */
export type Opening = {
  /** `start_inschrijving`: the moment from which the delay of a tier counts. */
  tiersFrom: Moment | null
  /** `enroll_open_at`: before it nobody enrols. */
  opensForAll: Moment | null
}

/**
 * The moment from which a tier may enrol, or null when that was always so: the later of both, the delay in elapsed
 * hours, whatever the clock does meanwhile (EV-TIER-01, EV-TIER-07, EV-TIER-13, EV-TIER-16).
 */
export function opensAt({ tiersFrom, opensForAll }: Opening, tier: Tier): string | null {
  const moments = [
    ...(tiersFrom === null ? [] : [toMs(tiersFrom) + tier * hourMs]),
    ...(opensForAll === null ? [] : [toMs(opensForAll)]),
  ]
  return moments.length === 0 ? null : new Date(Math.max(...moments)).toISOString()
}

/** Whether somebody may enrol at this moment as far as the tier decides: at the opening moment itself, and after it (EV-TIER-08, EV-TIER-15). */
export function isOpenFor(opening: Opening, person: Tiered | null, now: Moment): boolean {
  const moment = opensAt(opening, tierOf(person))
  return moment === null || toMs(now) >= toMs(moment)
}

export type Countdown = { days: number; hours: number; minutes: number; seconds: number }

/** What is left until a moment, in begun seconds, so that zero is never shown before it; null once it has come. */
export function countdown(until: Moment, now: Moment): Countdown | null {
  const left = Math.ceil((toMs(until) - toMs(now)) / secondMs)
  if (left <= 0) return null
  const part = (size: number, of: number) => Math.floor(left / size) % of
  return { days: Math.floor(left / 86_400), hours: part(3_600, 24), minutes: part(60, 60), seconds: left % 60 }
}

/**
 * After how many milliseconds a screen asks its state again because enrolment opens: within 2 seconds of the opening,
 * spread by `dice` (0 to 1) so that not everybody asks at once (EV-TIER-18). At most a day, since timers of browsers
 * end early when they are longer than 24 days: whoever asks too early asks again.
 */
export const askAgainAfter = (opens: Moment, now: Moment, dice: number): number =>
  Math.min(Math.max(0, toMs(opens) - toMs(now)) + Math.floor(dice * 1_900), dayMs)

/** The badge of the viewer's own tier, or null without staggering and from the moment on at which all tiers are equal (EV-CARD-09, EV-CARD-20). */
export function tierBadge({ tiersFrom }: Opening, person: Tiered | null, now: Moment): string | null {
  if (tiersFrom === null || toMs(now) >= toMs(tiersFrom) + 120 * hourMs) return null
  return tierWords.badges[tierOf(person)]
}

/** What that badge means for its viewer: from when they may enrol; null where no badge shows, or once they may (EV-CARD-25). */
export function tierMeaning(opening: Opening & { zone: string }, person: Tiered | null, now: Moment): string | null {
  const moment = opensAt(opening, tierOf(person))
  if (moment === null || tierBadge(opening, person, now) === null || isOpenFor(opening, person, now)) return null
  return tierWords.badgeMeans(moment, opening.zone)
}

export type TimelineStep = { tier: Tier; badge: string; who: readonly string[]; opensAt: string; passed: boolean }

/** When enrolment opens for each tier, for staff; empty when it opens for all at once (EV-CARD-10, EV-TIER-20). */
export function tierTimeline(opening: Opening, now: Moment): TimelineStep[] {
  if (opening.tiersFrom === null) return []
  return tiers.flatMap((tier) => {
    const moment = opensAt(opening, tier)
    if (moment === null) return []
    const passed = toMs(now) >= toMs(moment)
    return [{ tier, badge: tierWords.badges[tier], who: tierWords.who[tier], opensAt: moment, passed }]
  })
}
