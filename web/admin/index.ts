import { onNeed } from '../base/parts/onNeed.tsx'

/** Changes a channel, also from beside it (COM-CHAT-21); its code comes when it is opened. */
export const ChannelDialog = onNeed(() => import('./communities/ChannelDialog.tsx'), 'ChannelDialog')
