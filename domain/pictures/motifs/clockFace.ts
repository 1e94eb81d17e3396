/** Where an hour stands on a clock of a whole day, noon above, so far from its middle. */
export function onClock(hour: number, r: number): string {
  const turn = ((hour - 12) / 12) * Math.PI
  return `${Math.round(Math.sin(turn) * r)} ${Math.round(-Math.cos(turn) * r)}`
}

/** A line for each hour of such a clock, every sixth of them longer. */
export const hoursOfDay = Array.from(
  { length: 24 },
  (_, hour) => `M${onClock(hour, 220)}L${onClock(hour, hour % 6 ? 209 : 202)}`,
).join('')
