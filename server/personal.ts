import { accessPersonal } from './access/index.ts'
import { accountPersonal } from './account/index.ts'
import { adminPersonal } from './admin/index.ts'
import { assistantPersonal } from './assistant/index.ts'
import type { PersonalPart } from './base/personal.ts'
import { blogsPersonal } from './blogs/index.ts'
import { commentsPersonal } from './comments/index.ts'
import { communityPersonal } from './community/index.ts'
import { eventsPersonal } from './events/index.ts'
import { experimentsPersonal } from './experiments/index.ts'
import { externalPersonal } from './external/index.ts'
import { feedPersonal } from './feed/index.ts'
import { healthPersonal } from './health/index.ts'
import { inboxPersonal } from './inbox/index.ts'
import { learningPersonal } from './learning/index.ts'
import { legalPersonal } from './legal/index.ts'
import { livestreamsPersonal } from './livestreams/index.ts'
import { membershipPersonal } from './membership/index.ts'
import { paymentsPersonal } from './payments/index.ts'
import { podcastsPersonal } from './podcasts/index.ts'
import { productionPersonal } from './production/index.ts'
import { profilePersonal } from './profile/index.ts'
import { reportsPersonal } from './reports/index.ts'
import type { router } from './router.ts'
import { orderPersonal, shopPersonal } from './shop/index.ts'
import { tasksPersonal } from './tasks/index.ts'

type Room = keyof typeof router | 'payments'

const nothing: PersonalPart = {}

/** What every room keeps about a person: a room without a part does not compile. In the order of a download. */
export const personal: Record<Room, PersonalPart> = {
  account: accountPersonal,
  profile: profilePersonal,
  health: healthPersonal,
  membership: membershipPersonal,
  payments: paymentsPersonal,
  community: communityPersonal,
  learning: learningPersonal,
  comments: commentsPersonal,
  experiments: experimentsPersonal,
  feed: feedPersonal,
  livestreams: livestreamsPersonal,
  inbox: inboxPersonal,
  external: externalPersonal,
  tasks: tasksPersonal,
  assistant: assistantPersonal,
  reports: reportsPersonal,
  shop: shopPersonal,
  orders: orderPersonal,
  events: eventsPersonal,
  production: productionPersonal,
  blogs: blogsPersonal,
  podcasts: podcastsPersonal,
  legal: legalPersonal,
  access: accessPersonal,
  admin: adminPersonal,
  // Who is named on the public pages said yes to that; an admin takes it away again.
  site: nothing,
  // What it finds is kept by others; the wish to leave is part of the account.
  search: nothing,
  // It reads the rooms above.
  today: nothing,
  privacy: nothing,
}
