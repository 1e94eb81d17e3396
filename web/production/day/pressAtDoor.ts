import { newId } from '@bewezen/domain/base/newId.ts'
import { pressWords as words } from '@bewezen/domain/production/pressWords.ts'
import { api } from '../../base/api/api.ts'
import { queries } from '../../base/api/queries.ts'
import { isLost } from '../../base/api/refusal.ts'
import { keepWish } from '../../base/offline/wish.ts'
import { tellError } from '../../base/parts/toast.ts'
import { patchDays } from './patchDays.ts'

/** Somebody comes in, or that is taken back: on screen at once, on the server when there is a line (EV-MORE-51). */
export async function pressAtDoor(dateId: string, placeId: string, inside: boolean): Promise<void> {
  const press = { id: newId(), inside, at: new Date().toISOString() }
  patchDays(dateId, placeId, { ...press, waits: true })
  try {
    const stored = await api.production.checkIn.call({ dateId, placeId, press })
    patchDays(dateId, placeId, stored.press)
  } catch (error) {
    if (isLost(error)) return void keepWish({ kind: 'checkIn', dateId, placeId, press })
    tellError(words.refused, words.refusedText)
    void queries().invalidateQueries({ queryKey: api.production.day.key() })
  }
}
