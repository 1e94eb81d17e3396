import { newId } from '@bewezen/domain/base/newId.ts'
import { api } from '../../base/api/api.ts'
import { isLost } from '../../base/api/refusal.ts'
import { keepWish, overtakeWish } from '../../base/offline/wish.ts'
import { nameAt, patchDays } from './patchDays.ts'
import { tellRefused } from './tellRefused.ts'

/** In milliseconds: when an answer is late, and when none is waited for. */
const [keptAfter, patience] = [1_000, 15_000]

/** Somebody comes in, or that is taken back: on screen at once, on the server when there is a line (EV-MORE-51). */
export async function pressAtDoor(dateId: string, placeId: string, inside: boolean): Promise<void> {
  const press = { id: newId(), inside, at: new Date().toISOString() }
  patchDays(dateId, placeId, { ...press, waits: true })
  // The right may end before the line is back, and with it the day in which the name stands (EV-MORE-58).
  const name = nameAt(placeId)
  const wish = { kind: 'checkIn', dateId, placeId, press, ...(name ? { name } : {}) } as const
  // On a slow line the page may go before an answer comes; storing a press twice stores it once.
  const slow = setTimeout(() => void keepWish(wish), keptAfter)
  try {
    const stored = await api.production.checkIn.call(
      { dateId, placeId, press },
      { signal: AbortSignal.timeout(patience) },
    )
    patchDays(dateId, placeId, stored.press)
    overtakeWish(wish)
  } catch (error) {
    if (isLost(error)) return void keepWish(wish)
    tellRefused(name, inside)
  } finally {
    clearTimeout(slow)
  }
}
