import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** The accessible name, for people who cannot see the icon. */
  label: string
  icon: ReactNode
  /** 32 or 40 pixels square, 44 under a thumb. */
  size?: 's' | 'm'
  /** Drawn over the corner, such as a Count. */
  badge?: ReactNode
}

export const iconButtonLook = (size: 's' | 'm' = 'm'): string =>
  classes(
    'relative inline-grid flex-none place-items-center bg-transparent text-inherit fast hover:bg-surface-2 off:cursor-not-allowed off:text-ink-3',
    size === 's' ? 'touch size-8 rounded-[8px]' : 'size-11 rounded-m lg:size-10',
  )

/** A square button that shows an icon and speaks its label. */
export function IconButton({ label, icon, size, badge, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={classes(iconButtonLook(size), className)}>
      {icon}
      {badge}
    </button>
  )
}
