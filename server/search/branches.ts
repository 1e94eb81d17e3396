import type { SearchBranch } from '../base/search.ts'
import { blogBranch } from '../blogs/index.ts'
import { channelBranch, messageBranch } from '../community/index.ts'
import { eventBranch } from '../events/index.ts'
import { postBranch } from '../feed/index.ts'
import { challengeBranch, lessonBranch, masterclassBranch } from '../learning/index.ts'
import { livestreamBranch } from '../livestreams/index.ts'
import { podcastBranch } from '../podcasts/index.ts'
import { personBranch } from '../profile/index.ts'
import { productBranch } from '../shop/index.ts'
import { pageBranch } from './pages.ts'

/** What can be found, by room. */
export const branches: readonly SearchBranch[] = [
  pageBranch,
  eventBranch,
  livestreamBranch,
  blogBranch,
  podcastBranch,
  lessonBranch,
  masterclassBranch,
  challengeBranch,
  postBranch,
  channelBranch,
  personBranch,
  messageBranch,
  productBranch,
]
