import type { Decisions } from '../base/facts/decisions.ts'
import type { House } from '../base/house.ts'
import { addContents, communityReaders } from '../community/index.ts'
import { communitiesWithPosts } from './communitiesWithPosts.ts'
import { list, read } from './list.ts'
import { react } from './react.ts'
import { pin, remove, save } from './save.ts'

export { feedPersonal } from './personal.ts'
export { maySeePostPicture } from './postPicture.ts'
export { postBranch } from './search.ts'
export { postSubject } from './subject.ts'

/** Who can read the community hears what changes in its feed, of what they do not see yet only those who post; nobody gets a notification of it. */
export const feedDecisions = {
  'post.saved': { audience: communityReaders },
  'post.drafted': { audience: { capability: 'writeFeed' } },
  'post.removed': { audience: communityReaders },
  'post.reacted': { audience: communityReaders },
} satisfies Decisions

/** Tells the community where somebody posted: such a one is never deleted (COM-CHAT-28). */
export const furnishFeed = (house: House): void => addContents(house, communitiesWithPosts)

/** The operations of this room. */
export const feedOperations = { list, read, save, pin, remove, react }
