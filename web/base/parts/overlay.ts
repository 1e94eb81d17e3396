import { classes } from './classes.ts'

const sheet =
  'fixed inset-x-0 bottom-0 z-(--z-dialog) flex max-h-[92dvh] flex-col rounded-t-[22px] bg-surface shadow-3 outline-none'
const moves = 'data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in'
const centred =
  'lg:inset-0 lg:m-auto lg:overflow-clip lg:h-fit lg:max-h-[calc(100dvh-48px)] lg:w-[calc(100vw-48px)] lg:rounded-xl lg:data-[state=closed]:animate-pop-out lg:data-[state=open]:animate-pop-in'
const drawer =
  'lg:inset-y-0 lg:right-0 lg:left-auto lg:max-h-none lg:w-[440px] lg:rounded-none lg:rounded-l-xl lg:data-[state=closed]:animate-drawer-out lg:data-[state=open]:animate-drawer-in'

/** The class names of a sheet from the bottom that is centred, or a drawer at the right, from 1024 pixels on. */
export const sheetLook = (look: 'dialog' | 'drawer'): string =>
  classes(sheet, moves, look === 'dialog' ? centred : drawer)

/** The class names of the handle on top of a sheet; a tall sheet would squeeze it to a hairline. */
export const sheetHandle = 'mx-auto mt-2.5 block h-1 w-10 flex-none rounded-full bg-line lg:hidden'

/**
 * The class names of the scrolling area of a sheet. A part that stays at the bottom while the rest scrolls carries
 * `data-bar`: what has the focus is then kept above it.
 */
export const sheetBody =
  'min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-6 max-lg:has-data-bar:scroll-pb-44 max-lg:has-data-bar:pb-0 lg:px-[26px]'

/** A toast lies above every dialog and may be used without closing it. */
export const isToast = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-sonner-toaster]') !== null
