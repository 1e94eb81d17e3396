import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import { classes } from '../base/parts/classes.ts'

/** What a plan has, and what it has not. */
export const Benefits = ({
  yes,
  no = [],
  wide,
}: {
  yes: readonly string[]
  no?: readonly string[]
  wide?: boolean
}) => (
  <ul className={classes('grid gap-[11px] leading-[1.45]', wide && 'lg:grid-cols-2 lg:gap-x-7')}>
    {yes.map((text) => (
      <li key={text} className="flex gap-[11px]">
        <Check size={19} aria-hidden="true" className="mt-0.5 text-moss-ink" />
        {text}
      </li>
    ))}
    {no.map((text) => (
      <li key={text} className="flex gap-[11px] text-ink-3">
        <Minus size={19} aria-hidden="true" className="mt-0.5" />
        {text}
      </li>
    ))}
  </ul>
)
