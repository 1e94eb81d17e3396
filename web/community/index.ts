import { browserOnly } from '../base/drawn/browserOnly.tsx'

/** All emoji to choose from, beside what asked for them; its code comes when it is drawn. */
export const EmojiPopover = browserOnly(() => import('./emoji/EmojiPopover.tsx'), 'EmojiPopover')
