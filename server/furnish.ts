import { furnishAccess } from './access/index.ts'
import { furnishAccount } from './account/index.ts'
import { furnishAdmin } from './admin/index.ts'
import { furnishBackup } from './backup/index.ts'
import { furnishFiles } from './base/files/sweep.ts'
import type { House } from './base/house.ts'
import { furnishCommunity } from './community/index.ts'
import { furnishEvents } from './events/index.ts'
import { furnishExperiments } from './experiments/index.ts'
import { furnishExternal } from './external/index.ts'
import { furnishFeed } from './feed/index.ts'
import { furnishHealth } from './health/index.ts'
import { furnishInbox } from './inbox/index.ts'
import { furnishLearning } from './learning/index.ts'
import { furnishLivestreams } from './livestreams/index.ts'
import { furnishMembership } from './membership/index.ts'
import { furnishPayments } from './payments/index.ts'
import { furnishPrivacy } from './privacy/index.ts'
import { furnishProduction } from './production/index.ts'
import { furnishProfile } from './profile/index.ts'
import { furnishReports } from './reports/index.ts'
import { furnishShop } from './shop/index.ts'
import { furnishSite } from './site/index.ts'
import { furnishTasks } from './tasks/index.ts'

/** Lets every room bring in what it needs at the start: mail contents, timed work, its own parts. */
export async function furnish(house: House): Promise<void> {
  furnishFiles(house)
  furnishAccess(house)
  furnishAccount(house)
  furnishProfile(house)
  furnishHealth(house)
  furnishPrivacy(house)
  furnishPayments(house)
  furnishLearning(house)
  furnishFeed(house)
  furnishMembership(house)
  furnishTasks(house)
  furnishExperiments(house)
  furnishCommunity(house)
  furnishInbox(house)
  furnishExternal(house)
  furnishReports(house)
  furnishSite(house)
  furnishEvents(house)
  furnishProduction(house)
  furnishShop(house)
  furnishLivestreams(house)
  furnishAdmin(house)
  furnishBackup(house)
}
