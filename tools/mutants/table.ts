import type { Mutant } from './mutant.ts'
import { access } from './server/access.ts'
import { account } from './server/account.ts'
import { admin } from './server/admin.ts'
import { assistant } from './server/assistant.ts'
import { auditChain } from './server/auditChain.ts'
import { backups } from './server/backups.ts'
import { base } from './server/base.ts'
import { blogs } from './server/blogs.ts'
import { comments } from './server/comments.ts'
import { community } from './server/community.ts'
import { desk } from './server/desk.ts'
import { doctor } from './server/doctor.ts'
import { embed } from './server/embeds.ts'
import { evening } from './server/evenings.ts'
import { eventDay } from './server/eventDay.ts'
import { eventDesk } from './server/eventDesk.ts'
import { eventInvoices } from './server/eventInvoices.ts'
import { eventMoney } from './server/eventMoney.ts'
import { eventSeries } from './server/eventSeries.ts'
import { events } from './server/events.ts'
import { experiments } from './server/experiments.ts'
import { external } from './server/external.ts'
import { externalErase } from './server/externalErase.ts'
import { externalMail } from './server/externalMail.ts'
import { externalMeta } from './server/externalMeta.ts'
import { feed } from './server/feed.ts'
import { health } from './server/health.ts'
import { inbox } from './server/inbox.ts'
import { keys } from './server/keys.ts'
import { learning } from './server/learning.ts'
import { legal } from './server/legal.ts'
import { livestreams } from './server/livestreams.ts'
import { membership } from './server/membership.ts'
import { operations } from './server/operations.ts'
import { orderDesk } from './server/orderDesk.ts'
import { orderMoney } from './server/orderMoney.ts'
import { orders } from './server/orders.ts'
import { passwords } from './server/passwords.ts'
import { payments } from './server/payments.ts'
import { pictures } from './server/pictures.ts'
import { podcastMarks } from './server/podcastMarks.ts'
import { podcasts } from './server/podcasts.ts'
import { privacy } from './server/privacy.ts'
import { production } from './server/production.ts'
import { profile } from './server/profile.ts'
import { reports } from './server/reports.ts'
import { search } from './server/search.ts'
import { sessions } from './server/sessions.ts'
import { shop } from './server/shop.ts'
import { shopGenerate } from './server/shopGenerate.ts'
import { shopProducts } from './server/shopProducts.ts'
import { site } from './server/site.ts'
import { start } from './server/start.ts'
import { tasks } from './server/tasks.ts'
import { today } from './server/today.ts'
import { transferAnswers } from './server/transferAnswers.ts'
import { transfers } from './server/transfers.ts'
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
import { externalScreens } from './web/external.ts'
import { healthScreens } from './web/health.ts'
import { inboxScreens } from './web/inbox.ts'
import { livestreamScreens } from './web/livestreams.ts'
import { membershipScreens } from './web/membership.ts'
import { orderScreens } from './web/orders.ts'
import { otherTabs } from './web/otherTabs.ts'
import { podcastScreens } from './web/podcasts.ts'
import { productionScreens } from './web/production.ts'
import { profileScreens } from './web/profile.ts'
import { searchScreens } from './web/search.ts'
import { shopScreens } from './web/shop.ts'
import { tasksScreens } from './web/tasks.ts'

/** All behaviours that are broken on purpose, room by room. */
export const mutants: readonly Mutant[] = [
  ...access,
  ...account,
  ...auditChain,
  ...keys,
  ...sessions,
  ...passwords,
  ...backups,
  ...desk,
  ...doctor,
  ...assistant,
  ...base,
  ...blogs,
  ...comments,
  ...community,
  ...eventInvoices,
  ...eventMoney,
  ...events,
  ...transfers,
  ...transferAnswers,
  ...experiments,
  ...external,
  ...externalErase,
  ...externalMail,
  ...externalMeta,
  ...feed,
  ...health,
  ...inbox,
  ...learning,
  ...legal,
  ...livestreams,
  ...evening,
  ...embed,
  ...membership,
  ...operations,
  ...orderMoney,
  ...orders,
  ...payments,
  ...shop,
  ...shopGenerate,
  ...orderDesk,
  ...shopProducts,
  ...podcasts,
  ...pictures,
  ...podcastMarks,
  ...privacy,
  ...eventDay,
  ...eventSeries,
  ...eventDesk,
  ...production,
  ...profile,
  ...reports,
  ...admin,
  ...search,
  ...site,
  ...start,
  ...tasks,
  ...today,
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
  ...externalScreens,
  ...orderScreens,
  ...podcastScreens,
  ...livestreamScreens,
  ...shopScreens,
  ...otherTabs,
  ...productionScreens,
  ...tasksScreens,
]
