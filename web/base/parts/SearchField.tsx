import Search from 'lucide-react/icons/search'
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { controlLook } from './controlLook.ts'

/** A search box whose label is spoken and not shown: the icon and the placeholder say it to the eye. */
export const SearchField = ({
  label,
  className,
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & { label: string }) => (
  <span className={classes('relative block', className)}>
    <Search size={18} className="pointer-events-none absolute top-3.5 left-[13px] text-ink-3" />
    <input placeholder={label} {...input} type="search" aria-label={label} className={classes(controlLook, 'pl-10!')} />
  </span>
)
