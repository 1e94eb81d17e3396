import { insideSince, mergedPresses, type Press } from './checkIns.ts'
import type { Day, Guest } from './day.ts'

/** Since when a guest is inside. */
export const sinceOf = ({ presses }: Pick<Guest, 'presses'>): string | null => insideSince(presses)

/** The day with one more press in it, in the place of the same press as it was known before; twice is once. */
export const withPress = (day: Day, placeId: string, press: Press): Day => ({
  ...day,
  guests: day.guests.map((one) => {
    if (one.id !== placeId) return one
    // What is stored is never shown as waiting again.
    const isStored = one.presses.some(({ id, waits }) => id === press.id && !waits)
    return isStored && press.waits ? one : { ...one, presses: mergedPresses([press], one.presses) }
  }),
})

/** How many presses of a day are not stored yet. */
export const waitingPresses = ({ guests }: Day): number =>
  guests.reduce((sum, { presses }) => sum + presses.filter(({ waits }) => waits).length, 0)
