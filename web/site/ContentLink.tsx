import type { ComponentProps, ReactNode } from 'react'
import { type ButtonShape, buttonLook } from '../base/parts/buttonLook.ts'
import { classes } from '../base/parts/classes.ts'

/** A link to a page of this site in a part that carries no code: the page's own listener moves inside the app (SH-LINK-01). */
export const ContentLink = ({ className, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} className={classes('content-link', className)} />
)

/** The same, looking like a button. */
export const ContentButton = ({
  look,
  size,
  block,
  className,
  ...rest
}: { href: string; className?: string; children: ReactNode } & ButtonShape) => (
  <ContentLink {...rest} className={classes(buttonLook({ look, size, block }), className)} />
)
