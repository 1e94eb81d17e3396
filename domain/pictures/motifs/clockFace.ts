import { box, disc, fill, stroke } from '../shapes.ts'

/** Where an hour stands on a clock of a whole day, noon above, so far from its middle. */
export function onClock(hour: number, r: number): string {
  const turn = ((hour - 12) / 12) * Math.PI
  return `${Math.round(Math.sin(turn) * r)} ${Math.round(-Math.cos(turn) * r)}`
}

/** A line for each hour of such a clock, every sixth of them longer. */
const hoursOfDay = Array.from(
  { length: 24 },
  (_, hour) => `M${onClock(hour, 220)}L${onClock(hour, hour % 6 ? 209 : 202)}`,
).join('')

/** The face of such a clock on its wall, with the sun in the hours from one to the other, up to a pale middle of this radius. */
export const clockFace = (from: number, until: number, middle: number) => [
  fill('wall', box(-4000, -900, 8000, 1800)),
  fill('wall2', 'M-4000 60Q0-60 4000 60V900H-4000z'),
  fill('deep', disc(12, 18, 234), 0.15),
  fill('deep', disc(0, 0, 234)),
  stroke('pale', 3, hoursOfDay, 0.75),
  fill('sun', `M0 0L${onClock(from, 196)}A196 196 0 0 1 ${onClock(until, 196)}z`),
  fill('pale', disc(0, 0, middle)),
]
