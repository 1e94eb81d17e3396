import { classes } from './classes.ts'

/** The text of a count badge: nothing for zero, and 99+ above 99. */
export const countLabel = (count: number): string | null => (count <= 0 ? null : count > 99 ? '99+' : String(count))

/** A count in a small disc. It is only drawn: the label of what it hangs on says the number. */
export function Count({
  of,
  look = 'ember',
  corner = false,
}: {
  of: number
  look?: 'ember' | 'primary'
  corner?: boolean
}) {
  const label = countLabel(of)
  if (label === null) return null
  return (
    <span
      aria-hidden="true"
      data-count={label}
      className={classes(
        'min-w-[18px] rounded-full px-[5px] text-center text-[11px] leading-[18px] font-bold before:content-[attr(data-count)]',
        look === 'ember' ? 'bg-ember text-on-ember' : 'bg-primary text-on-primary',
        corner ? 'absolute top-0.5 left-[21px]' : 'inline-block',
      )}
    />
  )
}
