import type { Day, Guest } from '@bewezen/domain/production/day.ts'
import { sinceOf, waitingPresses } from '@bewezen/domain/production/dayState.ts'
import { useMemo } from 'react'

/** A guest with since when they are inside, and whether only this phone knows. */
export type Arrival = Guest & { since: string | null; waits: boolean }

/** How a day stands: who is still to come, who is inside with the last first, and what waits for a line. */
export function useDayParts(day: Day) {
  return useMemo(() => {
    const all: Arrival[] = day.guests.map((guest) => ({
      ...guest,
      since: sinceOf(guest),
      waits: guest.presses.some(({ waits }) => waits),
    }))
    const inside = all.filter(({ since }) => since !== null)
    return {
      all,
      toCome: all.filter(({ since }) => since === null),
      inside: inside.toSorted((a, b) => Date.parse(b.since ?? '') - Date.parse(a.since ?? '')),
      onPhone: inside.filter(({ waits }) => waits).length,
      kept: waitingPresses(day),
    }
  }, [day])
}
export type DayParts = ReturnType<typeof useDayParts>
