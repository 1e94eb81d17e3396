import { catalogueWords } from '@bewezen/domain/shop/catalogueWords.ts'
import { productWords as words } from '@bewezen/domain/shop/productWords.ts'
import Eye from 'lucide-react/icons/eye'
import Pencil from 'lucide-react/icons/pencil'
import { classes } from '../../base/parts/classes.ts'
import { useMay } from '../../base/session/ownAccess.ts'

type Props = { edits: boolean; onSwitch: (edits: boolean) => void }

const views = [
  { edits: false, label: words.view, Icon: Eye },
  { edits: true, label: words.edit, Icon: Pencil },
]

/** Switches between the shop and its management, for who manages it (SHOP-LIST-26, SHOP-LIST-27). */
export function ViewSwitch({ edits, onSwitch }: Props) {
  if (!useMay('manageShop')) return null
  return (
    <fieldset className="inline-flex gap-0.5 rounded-[12px] bg-surface-2 p-1 max-lg:grid max-lg:w-full max-lg:grid-cols-2">
      <legend className="sr-only">{catalogueWords.viewOrEdit}</legend>
      {views.map(({ edits: it, label, Icon }) => (
        <button
          key={label}
          type="button"
          aria-pressed={edits === it}
          onClick={() => onSwitch(it)}
          className={classes(
            'fast inline-flex min-h-11 items-center justify-center gap-2 rounded-[9px] px-3.5 text-[15px] font-semibold lg:min-h-10',
            edits === it
              ? 'bg-surface text-ink shadow-1 redlight:shadow-[inset_0_0_0_1px_var(--line-strong)]'
              : 'text-ink-2 hover:text-ink',
          )}
        >
          <Icon size={17} aria-hidden="true" />
          {label}
        </button>
      ))}
    </fieldset>
  )
}
