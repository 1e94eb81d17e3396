import type { Press } from '@bewezen/domain/production/checkIns.ts'
import type { Day } from '@bewezen/domain/production/day.ts'
import { withPress } from '@bewezen/domain/production/dayState.ts'
import { pressWords as words } from '@bewezen/domain/production/pressWords.ts'
import { api } from '../base/api/api.ts'
import type { WishKinds } from '../base/offline/wish.ts'
import { patchDays } from './day/patchDays.ts'
import { tellRefused } from './day/tellRefused.ts'

declare module '../base/offline/wish.ts' {
  interface Wishes {
    checkIn: { dateId: string; placeId: string; press: Press; name?: string }
  }
}

/** Presses at the door that wait for a line: each is kept by itself, since none may take the place of another (EV-MORE-51). */
export const productionWishes: WishKinds<'checkIn'> = {
  checkIn: {
    about: ({ press }) => press.id,
    lost: words.lost,
    async send({ dateId, placeId, press }) {
      // A line that hangs holds up everything that waits behind it.
      const signal = AbortSignal.timeout(30_000)
      const stored = await api.production.checkIn.call({ dateId, placeId, press }, { signal })
      patchDays(dateId, placeId, stored.press)
    },
    renew: ({ name, press }) => tellRefused(name, press.inside),
    granted: ({ queryHash }, { dateId, placeId, press }) =>
      queryHash.startsWith('[["production","day"]')
        ? (day: Day) => (day.date.id === dateId ? withPress(day, placeId, { ...press, waits: true }) : day)
        : undefined,
  },
}
