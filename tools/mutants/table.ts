import type { Mutant } from './mutant.ts'
import { assistant } from './server/assistant.ts'
import { base } from './server/base.ts'
import { community } from './server/community.ts'
import { events } from './server/events.ts'
import { inbox } from './server/inbox.ts'
import { learning } from './server/learning.ts'
import { membership } from './server/membership.ts'
import { payments } from './server/payments.ts'
import { shop } from './server/shop.ts'
import { accessScreens } from './web/access.ts'
import { accountScreens } from './web/account.ts'
import { assistantScreens } from './web/assistant.ts'
import { baseScreens } from './web/base.ts'
import { basePage } from './web/basePage.ts'
import { blogsScreens } from './web/blogs.ts'
import { commentsScreens } from './web/comments.ts'
import { communityScreens } from './web/community.ts'
import { eventsScreens } from './web/events.ts'
import { experimentsScreens } from './web/experiments.ts'
import { healthScreens } from './web/health.ts'
import { inboxScreens } from './web/inbox.ts'
import { membershipScreens } from './web/membership.ts'
import { profileScreens } from './web/profile.ts'
import { searchScreens } from './web/search.ts'
import { tasksScreens } from './web/tasks.ts'

/** All behaviours that are broken on purpose, room by room. */
export const mutants: readonly Mutant[] = [
  ...assistant,
  ...base,
  ...community,
  ...events,
  ...inbox,
  ...learning,
  ...membership,
  ...payments,
  ...shop,
  ...accessScreens,
  ...accountScreens,
  ...assistantScreens,
  ...baseScreens,
  ...basePage,
  ...blogsScreens,
  ...commentsScreens,
  ...communityScreens,
  ...eventsScreens,
  ...experimentsScreens,
  ...healthScreens,
  ...inboxScreens,
  ...membershipScreens,
  ...profileScreens,
  ...searchScreens,
  ...tasksScreens,
]
