import type { Press } from '@bewezen/domain/production/checkIns.ts'
import type { Day } from '@bewezen/domain/production/day.ts'
import { withPress } from '@bewezen/domain/production/dayState.ts'
import { api } from '../../base/api/api.ts'
import { queries } from '../../base/api/queries.ts'

/** Shows a press in every reading of its date: one's own at once, and as it was stored in its place (EV-MORE-51). */
export const patchDays = (dateId: string, placeId: string, press: Press): void =>
  void queries().setQueriesData<Day>({ queryKey: api.production.day.key() }, (day) =>
    day?.date.id === dateId ? withPress(day, placeId, press) : day,
  )

/** The name of who has a place, by whichever day was read. */
export const nameAt = (placeId: string): string | undefined =>
  queries()
    .getQueriesData<Day>({ queryKey: api.production.day.key() })
    .flatMap(([, day]) => day?.guests ?? [])
    .find(({ id }) => id === placeId)?.name
