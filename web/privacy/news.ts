import { type News, nothing } from '../base/live/news.ts'
import { refetchOpen } from '../base/live/refetch.ts'

// Who goes stands on many screens: all that is on screen is fetched anew.
const refetchAll = () => void refetchOpen()

/** What leaving does with facts: somebody is seen no more, or again. */
export const privacyNews = {
  'person.hidden': refetchAll,
  'person.shown': refetchAll,
  'removal.asked': nothing,
} satisfies News
