import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

const shape =
  'inline-flex min-h-11 lg:min-h-[34px] items-center gap-1.5 rounded-full border px-3 text-fs-14 leading-tight font-[550] whitespace-nowrap fast'
const chosenLook = 'border-primary bg-primary text-on-primary'
const openLook = 'border-line-strong bg-surface text-ink hover:bg-surface-2'

type Props = {
  children: ReactNode
  icon?: ReactNode
  chosen?: boolean
  /** It takes the focus of a group of answers that is wrong. */
  isFaulty?: boolean
  onChoose?: (chosen: boolean) => void
}

/** A filter that is on or off. */
export const Chip = ({ children, icon, chosen = false, isFaulty, onChoose }: Props) => (
  <button
    type="button"
    aria-pressed={chosen}
    data-fault={isFaulty || undefined}
    onClick={() => onChoose?.(!chosen)}
    className={classes(shape, chosen ? chosenLook : openLook)}
  >
    {icon}
    {children}
  </button>
)

/** Something chosen that can be taken away again; `removeLabel` names it, such as 'Noten verwijderen'. */
export const RemovableChip = (props: { children: ReactNode; removeLabel: string; onRemove: () => void }) => (
  <span className={classes(shape, chosenLook, 'pr-1.5')}>
    {props.children}
    <button
      type="button"
      aria-label={props.removeLabel}
      onClick={props.onRemove}
      className="touch -my-1 inline-grid size-8 lg:my-0 lg:size-6 place-items-center rounded-full hover:bg-primary-hover"
    >
      <X size={14} />
    </button>
  </span>
)
