import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

/** A card: a surface with a border and no shadow; `pad` gives it 24 pixels of padding. */
export function Card({
  pad = false,
  as: As = 'div',
  className,
  ...rest
}: ComponentProps<'div'> & { pad?: boolean; as?: 'div' | 'section' | 'article' | 'li' }) {
  const Element = As as 'div'
  return <Element {...rest} className={classes('rounded-l border border-line bg-surface', pad && 'p-6', className)} />
}
