import type { Hour } from './look.ts'

/** The light of a day, in minutes after midnight. */
export type Daylight = { sunrise: number; sunset: number }

const twilight = 45

/** Which sky belongs to a moment of a day, by how far the sun has come along it. */
export function hourOf({ at, sunrise, sunset }: Daylight & { at: number }): Hour {
  if (at < sunrise - twilight || at > sunset + twilight) return 'night'
  const along = (at - sunrise) / Math.max(sunset - sunrise, 1)
  if (along < 0.13) return 'dawn'
  if (along < 0.32) return 'morning'
  return along < 0.84 ? 'noon' : 'evening'
}
