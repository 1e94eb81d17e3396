import { accessNews } from './access/news.ts'
import { accountNews } from './account/news.ts'
import { adminNews } from './admin/news.ts'
import { assistantNews } from './assistant/news.ts'
import { queries } from './base/api/queries.ts'
import { composeNews } from './base/live/news.ts'
import { viewerRead } from './base/session/reads.ts'
import { blogsNews } from './blogs/news.ts'
import { chatNews } from './chat/news.ts'
import { commentsNews } from './comments/news.ts'
import { eventsNews } from './events/news.ts'
import { experimentsNews } from './experiments/news.ts'
import { externalNews } from './external/news.ts'
import { feedNews } from './feed/news.ts'
import { healthNews } from './health/news.ts'
import { inboxNews } from './inbox/news.ts'
import { learningNews } from './learning/news.ts'
import { legalNews } from './legal/news.ts'
import { livestreamsNews } from './livestreams/news.ts'
import { membershipNews } from './membership/news.ts'
import { moderationNews } from './moderation/news.ts'
import { placesNews } from './places/news.ts'
import { podcastsNews } from './podcasts/news.ts'
import { privacyNews } from './privacy/news.ts'
import { productionNews } from './production/news.ts'
import { profileNews } from './profile/news.ts'
import { reportsNews } from './reports/news.ts'
import { shopNews } from './shop/news.ts'
import { siteNews } from './site/news.ts'
import { tasksNews } from './tasks/news.ts'
import { todayNews } from './today/news.ts'

export { takeMessage } from './chat/channelCache.ts'

/** Takes in one fact: what it changes in this browser, in every room that listens to its kind. */
export const takeFact = composeNews(
  [
    accountNews,
    accessNews,
    profileNews,
    healthNews,
    privacyNews,
    membershipNews,
    placesNews,
    chatNews,
    moderationNews,
    commentsNews,
    experimentsNews,
    feedNews,
    externalNews,
    inboxNews,
    tasksNews,
    todayNews,
    assistantNews,
    reportsNews,
    shopNews,
    legalNews,
    blogsNews,
    podcastsNews,
    learningNews,
    siteNews,
    eventsNews,
    livestreamsNews,
    productionNews,
    adminNews,
  ],
  () => queries().getQueryData(viewerRead().queryKey)?.id,
)
