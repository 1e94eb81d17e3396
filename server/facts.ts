import { accessDecisions } from './access/index.ts'
import { accountDecisions } from './account/index.ts'
import { adminDecisions } from './admin/index.ts'
import { assistantDecisions } from './assistant/index.ts'
import type { FactDecisions } from './base/facts/decisions.ts'
import { blogsDecisions } from './blogs/index.ts'
import { commentSubjects } from './commentSubjects.ts'
import { commentsDecisions } from './comments/index.ts'
import { communityDecisions } from './community/index.ts'
import { eventsDecisions } from './events/index.ts'
import { experimentsDecisions } from './experiments/index.ts'
import { externalDecisions } from './external/index.ts'
import { feedDecisions } from './feed/index.ts'
import { healthDecisions } from './health/index.ts'
import { inboxDecisions } from './inbox/index.ts'
import { learningDecisions } from './learning/index.ts'
import { legalDecisions } from './legal/index.ts'
import { livestreamsDecisions } from './livestreams/index.ts'
import { membershipDecisions } from './membership/index.ts'
import { podcastsDecisions } from './podcasts/index.ts'
import { privacyDecisions } from './privacy/index.ts'
import { productionDecisions } from './production/index.ts'
import { profileDecisions } from './profile/index.ts'
import { reportsDecisions } from './reports/index.ts'
import { shopDecisions } from './shop/index.ts'
import { siteDecisions } from './site/index.ts'
import { tasksDecisions } from './tasks/index.ts'

/** What every kind of fact means to others: the decisions of all rooms together. */
export const decisions: FactDecisions = {
  ...accountDecisions,
  ...accessDecisions,
  ...profileDecisions,
  ...healthDecisions,
  ...privacyDecisions,
  ...membershipDecisions,
  ...communityDecisions,
  ...commentsDecisions(commentSubjects),
  ...experimentsDecisions,
  ...feedDecisions,
  ...inboxDecisions,
  ...externalDecisions,
  ...tasksDecisions,
  ...assistantDecisions,
  ...reportsDecisions,
  ...shopDecisions,
  ...legalDecisions,
  ...blogsDecisions,
  ...podcastsDecisions,
  ...learningDecisions,
  ...siteDecisions,
  ...eventsDecisions,
  ...livestreamsDecisions,
  ...productionDecisions,
  ...adminDecisions,
}
