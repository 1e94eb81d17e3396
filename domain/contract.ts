import { access } from './access/contract.ts'
import { account } from './account/contract.ts'
import { admin } from './admin/contract.ts'
import { assistant } from './assistant/contract.ts'
import { blogs } from './blogs/contract.ts'
import { comments } from './comments/contract.ts'
import { community } from './community/contract.ts'
import { events } from './events/contract.ts'
import { experiments } from './experiments/contract.ts'
import { external } from './external/contract.ts'
import { feed } from './feed/contract.ts'
import { health } from './health/contract.ts'
import { inbox } from './inbox/contract.ts'
import { learning } from './learning/contract.ts'
import { legal } from './legal/contract.ts'
import { livestreams } from './livestreams/contract.ts'
import { membership } from './membership/contract.ts'
import { podcasts } from './podcasts/contract.ts'
import { privacy } from './privacy/contract.ts'
import { production } from './production/contract.ts'
import { profile } from './profile/contract.ts'
import { reports } from './reports/contract.ts'
import { search } from './search/contract.ts'
import { shop } from './shop/contract.ts'
import { orders } from './shop/orders/contract.ts'
import { site } from './site/contract.ts'
import { tasks } from './tasks/contract.ts'
import { today } from './today/contract.ts'

/** Every operation of the product, by room. */
export const contract = {
  account,
  access,
  profile,
  health,
  privacy,
  membership,
  community,
  comments,
  experiments,
  feed,
  inbox,
  external,
  search,
  tasks,
  today,
  assistant,
  reports,
  shop,
  orders,
  learning,
  legal,
  blogs,
  podcasts,
  site,
  events,
  livestreams,
  production,
  admin,
}
export type Contract = typeof contract
