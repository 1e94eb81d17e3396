import { createElement } from 'react'
import { browserOnly } from '../base/hydration/browserOnly.tsx'
import { onNeed } from '../base/parts/onNeed.tsx'
import { Loading } from './Loading.tsx'

export { ChannelsButton } from './ChannelsButton.tsx'
export { CommunityFrame } from './CommunityFrame.tsx'
export { CommunityTiles } from './CommunityTiles.tsx'
export { showChannels } from './channelsShown.ts'
export { Loading } from './Loading.tsx'
export { keepVisit, lastVisit } from './lastVisit.ts'
export { isTextField, slugOf } from './managing/fields.ts'
export { isSameRoles, RoleChoice } from './managing/RoleChoice.tsx'
export { allCommunities, allPath, ownDayView, todayPath } from './paths.ts'
export { keepStart, type Start, starts, startsAt } from './startsAt.ts'
export { type CommunityList, patchCommunities, withChannelRead } from './unread.ts'
export { placesWishes } from './wishes.ts'

/** The communities to choose from. */
export const CommunityCards = browserOnly(
  () => import('./CommunityCards.tsx'),
  'CommunityCards',
  createElement(Loading),
)

/** What a channel is about, where it does not stand beside it; its code comes when it is opened. */
export const AboutDrawer = onNeed(() => import('./AboutDrawer.tsx'), 'AboutDrawer')

/** Makes a channel or changes one; its code comes when it is opened. */
export const ChannelDialog = onNeed(() => import('./managing/ChannelDialog.tsx'), 'ChannelDialog')
export { placesActions } from './actions.tsx'
