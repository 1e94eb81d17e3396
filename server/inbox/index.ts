import type { House } from '../base/house.ts'
import { provideDigest } from './digest/digest.ts'
import { byId, list, unread } from './list.ts'
import { markAllRead, markRead } from './markRead.ts'
import { choose, preferences, savePreferences } from './preferences.ts'
import { subscribePush, unsubscribePush } from './push/subscribe.ts'
import { provideWaking } from './push/wake.ts'
import { write } from './write.ts'

export type { OpenedComments } from './comments.ts'
export { inboxDecisions } from './facts.ts'
export { markChannelRead } from './markChannelRead.ts'
export { markThreadRead } from './markThreadRead.ts'
export { inboxPersonal } from './personal.ts'
export { wakeLater } from './push/wake.ts'
export { saveNotifications } from './saveNotifications.ts'
export { takeBack, tellAs, toldAbout } from './told.ts'
export { unanswered } from './unanswered.ts'
export { followersOf, wantedOf } from './wishes.ts'

/** The operations of this room. */
export const inboxOperations = {
  list,
  unread,
  byId,
  markRead,
  markAllRead,
  write,
  preferences,
  savePreferences,
  choose,
  subscribePush,
  unsubscribePush,
}

/** Brings in how browsers are woken, and the daily digest. */
export function furnishInbox(house: House): void {
  provideWaking(house)
  provideDigest(house)
}
