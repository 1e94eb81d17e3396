import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Sparkle from 'lucide-react/icons/sparkle'
import { type NavigationLink, pageLabel } from '../base/address/navigation.ts'
import { Brand } from '../base/parts/Brand.tsx'
import { Count } from '../base/parts/Count.tsx'
import { DaylightTimes } from '../base/parts/DaylightStrip.tsx'
import type { DayLine } from '../base/parts/daylight.ts'
import { IconButton } from '../base/parts/IconButton.tsx'
import { onUse, type Use } from '../base/parts/onUse.tsx'
import type { Viewer } from '../base/session/shownViewer.ts'
import { Bell, type BellProps } from '../inbox/index.ts'
import { AccountButton } from './AccountButton.tsx'
import type { AccountActions } from './AccountMenu.tsx'
import { BarFrame } from './BarFrame.tsx'
import { BarTabs } from './BarTabs.tsx'
import { OwnFaceButton } from './OwnFaceButton.tsx'
import { SearchButton } from './SearchButton.tsx'
import { words } from './words.ts'

export type MemberBarProps = {
  site: string
  path: string
  day: DayLine
  tabs: readonly NavigationLink[]
  /** Nothing while it is not known who is signed in: the place stays empty. */
  viewer: Viewer | undefined
  account: AccountActions
  bell: BellProps
  onSearch?: () => void
  /** The pieces in the cart (SH-CART-02), and the ways to it and to the assistant where they can be opened. */
  cartPieces?: number
  onOpenCart?: () => void
  onOpenAssistant?: () => void
  /** Opens one's own profile dialog. */
  onOpenProfile: () => void
}

type AccountProps = { viewer: Viewer; actions: AccountActions }
const Account = onUse<'AccountMenu', AccountProps>(
  () => import('./AccountMenu.tsx'),
  'AccountMenu',
  'menu',
  ({ viewer, actions: _, ...use }: AccountProps & Use) => <AccountButton viewer={viewer} {...use} />,
)

/** The bar of somebody who is signed in (SH-NAV-07..16). */
export const MemberBar = (props: MemberBarProps) => {
  const {
    site,
    path,
    day,
    tabs,
    viewer,
    account,
    bell,
    onSearch,
    cartPieces = 0,
    onOpenCart,
    onOpenAssistant,
    onOpenProfile,
  } = props
  return (
    <BarFrame day={day}>
      <Brand site={site} to="/community" markOnly="mobile" />
      <p className="mr-auto min-w-0 truncate pl-1.5 text-fs-16 max-[420px]:text-fs-14 font-[650] lg:hidden">
        {pageLabel(path)}
      </p>
      <BarTabs tabs={tabs} />
      {day && (
        <span className="mr-1.5 flex max-xl:hidden">
          <DaylightTimes {...day} />
        </span>
      )}
      <div className="flex items-center gap-0.5">
        {onSearch && <SearchButton onPress={onSearch} />}
        {onOpenCart && (
          <IconButton
            label={words.cart(cartPieces)}
            icon={<ShoppingBag size={20} />}
            badge={<Count of={cartPieces} look="primary" corner />}
            onClick={onOpenCart}
            className="max-lg:hidden"
          />
        )}
        {onOpenAssistant && (
          <IconButton
            label={words.assistant}
            icon={<Sparkle size={20} />}
            onClick={onOpenAssistant}
            className="max-lg:hidden"
          />
        )}
        <Bell {...bell} />
        {viewer ? (
          <>
            <OwnFaceButton viewer={viewer} onOpen={onOpenProfile} />
            <Account viewer={viewer} actions={account} />
          </>
        ) : (
          <span className="ml-1.5 h-10 w-[68px]" />
        )}
      </div>
    </BarFrame>
  )
}
