import { browserOnly } from '../base/hydration/browserOnly.tsx'
import { onNeed } from '../base/parts/onNeed.tsx'

/** 'Externe berichten' of the admin area. */
export const ExternalSection = browserOnly(() => import('./ExternalSection.tsx'), 'ExternalSection')

/** The picture of an outside channel; only admins are shown what has one. */
export const ExternalFace = browserOnly(() => import('./ExternalFace.tsx'), 'ExternalFace')

/** The answer under a card of the inbox; its code comes when it is opened. */
export const ExternalReply = onNeed(() => import('./answer/ExternalReply.tsx'), 'ExternalReply')

/** The button of the inbox that leads to the conversations, for whoever may have them. */
export const ExternalButton = browserOnly(() => import('./ExternalButton.tsx'), 'ExternalButton')
