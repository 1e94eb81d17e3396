import type { ReactNode } from 'react'
import { type ButtonShape, buttonLook } from './buttonLook.ts'
import { classes } from './classes.ts'
import { PathLink, type PathLinkProps } from './PathLink.tsx'

/** A link that looks like a button, for the actions that lead to another page. */
export function LinkButton({
  look,
  size,
  block,
  icon,
  children,
  className,
  ...rest
}: PathLinkProps & ButtonShape & { icon?: ReactNode }) {
  return (
    <PathLink {...rest} className={classes(buttonLook({ look, size, block }), className)}>
      {icon}
      {children}
    </PathLink>
  )
}
