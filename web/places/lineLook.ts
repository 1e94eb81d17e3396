import { classes } from '../base/parts/classes.ts'

/** How a line of the sidebar looks, the open one and the others. */
export const lineLook = (isOpen: boolean): string =>
  classes(
    'flex min-h-11 items-center gap-2.5 rounded-[9px] px-3 text-[15px] font-medium no-underline fast lg:min-h-[38px]',
    isOpen ? 'bg-primary font-[650] text-on-primary' : 'text-ink-2 hover:bg-surface-2',
  )
