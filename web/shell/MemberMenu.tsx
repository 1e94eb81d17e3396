import { logbookPath } from '@bewezen/domain/community/paths.ts'
import FlaskConical from 'lucide-react/icons/flask-conical'
import Hash from 'lucide-react/icons/hash'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Sparkle from 'lucide-react/icons/sparkle'
import type { ReactNode } from 'react'
import type { NavigationLink } from '../base/address/navigation.ts'
import { Count } from '../base/parts/Count.tsx'
import { PathLink } from '../base/parts/PathLink.tsx'
import { ResponsiveModal } from '../base/parts/ResponsiveModal.tsx'
import { isWithin } from './frame.ts'
import { words } from './words.ts'

type Props = {
  open: boolean
  onClose: () => void
  path: string
  /** The whole address of this page, with what it asks for. */
  address: string
  links: readonly NavigationLink[]
  /** Those below the others, set apart (SH-NAV-31). */
  more: readonly NavigationLink[]
  cartPieces?: number
  onOpenCart?: () => void
  onOpenAssistant?: () => void
  /** Shows or hides the channels; only offered on /community (SH-ROUTE-06). */
  onToggleChannels?: () => void
}

const line =
  'flex min-h-12 w-full items-center gap-3 rounded-m px-3.5 text-left text-fs-16 font-[550] text-ink no-underline hover:bg-surface-2 aria-[current=page]:bg-surface-2 aria-[current=page]:font-[650]'

const ofItself = { activeOptions: { exact: true, includeSearch: true } }

/** The menu of a member below 1024 pixels: 'Vandaag', everything the wide bar has room for, 'Channels', and below them membership and shop (SH-NAV-16, SH-NAV-28, SH-NAV-31, SH-NAV-32). */
export const MemberMenu = ({
  open,
  onClose,
  path,
  address,
  links,
  more,
  cartPieces = 0,
  onOpenCart,
  onOpenAssistant,
  onToggleChannels,
}: Props) => {
  const thenClose = (act: () => void) => () => {
    onClose()
    act()
  }
  // At 'Vandaag' Community would be marked beside it.
  const marks = links.some(({ to }) => to === address) ? ofItself : {}
  const way = ({ to, label, lang }: NavigationLink) => (
    <li key={label}>
      <PathLink {...marks} to={to} lang={lang} onClick={onClose} className={line}>
        {to === logbookPath && <FlaskConical size={18} />}
        {label}
      </PathLink>
    </li>
  )
  return (
    <ResponsiveModal open={open} onClose={onClose} title={words.menu} width="s">
      <nav aria-label={words.mainMenu}>
        <ul className="-mx-3.5 grid">
          {onToggleChannels && isWithin(path, '/community') && (
            <Line icon={<Hash size={18} />} onPress={thenClose(onToggleChannels)}>
              <span lang="en">{words.channels}</span>
            </Line>
          )}
          {links.map(way)}
          {onOpenAssistant && (
            <Line icon={<Sparkle size={18} />} onPress={thenClose(onOpenAssistant)}>
              {words.assistant}
            </Line>
          )}
          {onOpenCart && (
            <Line icon={<ShoppingBag size={18} />} onPress={thenClose(onOpenCart)} label={words.cart(cartPieces)}>
              {words.cartTitle}
              <span className="ml-auto">
                <Count of={cartPieces} look="primary" />
              </span>
            </Line>
          )}
        </ul>
        <hr className="my-2 border-line" />
        <ul className="-mx-3.5 grid">{more.map(way)}</ul>
      </nav>
    </ResponsiveModal>
  )
}

const Line = ({
  icon,
  label,
  onPress,
  children,
}: {
  icon: ReactNode
  label?: string
  onPress: () => void
  children: ReactNode
}) => (
  <li>
    <button type="button" aria-label={label} onClick={onPress} className={line}>
      {icon}
      {children}
    </button>
  </li>
)
