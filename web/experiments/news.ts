import { type News, nothing, renew } from '../base/live/news.ts'

/** What experiments do with facts. The cards on screen are read together, whichever of them it was. */
export const experimentsNews = {
  'experiment.changed': renew('experiments'),
  // The reminder goes by the inbox.
  'experiment.unmeasured': nothing,
  // One's own experiments stand with the messages that show them.
  'message.removed': renew('experiments', 'mine'),
} satisfies News
