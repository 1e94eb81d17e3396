import { accessOperations } from './access/index.ts'
import { accountOperations } from './account/index.ts'
import { adminOperations } from './admin/index.ts'
import { assistantOperations } from './assistant/index.ts'
import { blogsOperations } from './blogs/index.ts'
import { commentsOperations } from './comments/index.ts'
import { communityOperations } from './community/index.ts'
import { eventsOperations } from './events/index.ts'
import { experimentsOperations } from './experiments/index.ts'
import { externalOperations } from './external/index.ts'
import { feedOperations } from './feed/index.ts'
import { healthOperations } from './health/index.ts'
import { inboxOperations } from './inbox/index.ts'
import { learningOperations } from './learning/index.ts'
import { legalOperations } from './legal/index.ts'
import { livestreamsOperations } from './livestreams/index.ts'
import { membershipOperations } from './membership/index.ts'
import { podcastsOperations } from './podcasts/index.ts'
import { privacyOperations } from './privacy/index.ts'
import { productionOperations } from './production/index.ts'
import { profileOperations } from './profile/index.ts'
import { reportsOperations } from './reports/index.ts'
import { searchOperations } from './search/index.ts'
import { orderOperations, shopOperations } from './shop/index.ts'
import { siteOperations } from './site/index.ts'
import { tasksOperations } from './tasks/index.ts'
import { todayOperations } from './today/index.ts'

/** Every operation, as declared in the contract of its room. */
export const router = {
  account: accountOperations,
  access: accessOperations,
  profile: profileOperations,
  health: healthOperations,
  privacy: privacyOperations,
  membership: membershipOperations,
  community: communityOperations,
  comments: commentsOperations,
  experiments: experimentsOperations,
  feed: feedOperations,
  inbox: inboxOperations,
  external: externalOperations,
  search: searchOperations,
  tasks: tasksOperations,
  today: todayOperations,
  assistant: assistantOperations,
  reports: reportsOperations,
  shop: shopOperations,
  orders: orderOperations,
  learning: learningOperations,
  legal: legalOperations,
  blogs: blogsOperations,
  podcasts: podcastsOperations,
  site: siteOperations,
  events: eventsOperations,
  livestreams: livestreamsOperations,
  production: productionOperations,
  admin: adminOperations,
}
