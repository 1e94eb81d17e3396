import { onNeed } from '../base/parts/onNeed.tsx'

export { beginDraft, takeBegun } from './composer/beginDraft.ts'
export { Composer } from './composer/Composer.tsx'
export { clearDraft, type Draft, draftOf, draftsBegun, onDraft, patchDraft } from './composer/drafts.ts'
export { composerId, focusComposer, focusComposerEnd } from './composer/focusComposer.ts'
export type { PickedPicture } from './composer/picked.ts'
export { takeFile } from './composer/takeFile.ts'
export { MessageText } from './MessageText.tsx'
export { ReactionChips } from './reactions/ReactionChips.tsx'
export { nextWish, wantReaction } from './reactions/wantReaction.ts'
export { withReaction } from './reactions/withReaction.ts'

/** All emoji to choose from, beside what asked for them; its code comes when it is drawn. */
export const EmojiPopover = onNeed(() => import('./emoji/EmojiPopover.tsx'), 'EmojiPopover')

/** What writing takes beside the field itself, for whoever may lose the line. */
export const fetchComposer = (): Promise<unknown> =>
  Promise.allSettled([
    import('./composer/takePicture.ts'),
    import('./composer/PicturePreview.tsx'),
    import('./composer/ReplyStrip.tsx'),
  ])
