import { newId } from '@bewezen/domain/base/newId.ts'
import { pressWords as words } from '@bewezen/domain/production/pressWords.ts'
import { api } from '../../base/api/api.ts'
import { queries } from '../../base/api/queries.ts'
import { isLost } from '../../base/api/refusal.ts'
import { keepWish, overtakeWish } from '../../base/offline/wish.ts'
import { tellError } from '../../base/parts/toast.ts'
import { patchDays } from './patchDays.ts'

/** In milliseconds: when an answer is late, and when none is waited for. */
const [keptAfter, patience] = [1_000, 15_000]

/** Somebody comes in, or that is taken back: on screen at once, on the server when there is a line (EV-MORE-51). */
export async function pressAtDoor(dateId: string, placeId: string, inside: boolean): Promise<void> {
  const press = { id: newId(), inside, at: new Date().toISOString() }
  patchDays(dateId, placeId, { ...press, waits: true })
  const wish = { kind: 'checkIn', dateId, placeId, press } as const
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
    tellError(words.refused, words.refusedText)
    void queries().invalidateQueries({ queryKey: api.production.day.key() })
  } finally {
    clearTimeout(slow)
  }
}
