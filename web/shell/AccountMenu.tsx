import CalendarCog from 'lucide-react/icons/calendar-cog'
import Construction from 'lucide-react/icons/construction'
import CreditCard from 'lucide-react/icons/credit-card'
import Flag from 'lucide-react/icons/flag'
import FlaskConical from 'lucide-react/icons/flask-conical'
import Lamp from 'lucide-react/icons/lamp'
import LogOut from 'lucide-react/icons/log-out'
import Package from 'lucide-react/icons/package'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Settings2 from 'lucide-react/icons/settings-2'
import Shield from 'lucide-react/icons/shield'
import SunMedium from 'lucide-react/icons/sun-medium'
import type { ReactNode } from 'react'
import type { Lights } from '../base/look/theme.ts'
import { Avatar } from '../base/parts/Avatar.tsx'
import { DropdownMenu, MenuGroup, MenuItem, MenuLink, MenuSeparator, MenuToggle } from '../base/parts/DropdownMenu.tsx'
import { RoleBadge } from '../base/parts/RoleBadge.tsx'
import type { Viewer } from '../base/session/shownViewer.ts'
import { useHasOrders } from '../shop/index.ts'
import { AccountButton } from './AccountButton.tsx'
import { words } from './words.ts'

export type ManagementLink = { to: string; label: string }

export type AccountActions = {
  lights: Lights
  onStepTheme: () => void
  onRedLight: (on: boolean) => void
  onReportProblem?: () => void
  onSignOut?: () => void
  /** Where the management of other rooms is, for those who may open the admin area. */
  management: readonly ManagementLink[]
  /** The two modes of the site, for those who may switch them. */
  modes?: {
    maintenance: boolean
    tester: boolean
    onMaintenance: (on: boolean) => void
    onTester: (on: boolean) => void
  }
}

/** The menu behind one's own avatar (SH-NAV-21..25, SH-NAV-29, SH-UI-04). */
export const AccountMenu = ({
  viewer,
  actions: { lights, onStepTheme, onRedLight, onReportProblem, onSignOut, management, modes },
  opensAtOnce,
}: {
  viewer: Viewer
  actions: AccountActions
  opensAtOnce?: boolean
}) => (
  <DropdownMenu
    label={words.accountMenu(viewer.name)}
    width={300}
    trigger={<AccountButton viewer={viewer} />}
    opensAtOnce={opensAtOnce}
  >
    <Head viewer={viewer} />
    <MenuSeparator />
    <MenuLink to="/profile#settings" icon={<Settings2 size={18} />}>
      <span lang="en">{words.profileSettings}</span>
    </MenuLink>
    <MenuLink to="/subscription" icon={<CreditCard size={18} />}>
      {words.subscription}
    </MenuLink>
    <Orders />
    <MenuItem icon={<SunMedium size={18} />} value={words.themes[lights.theme]} onSelect={onStepTheme} staysOpen>
      {words.theme}
    </MenuItem>
    <MenuToggle icon={<Lamp size={18} />} on={lights.redLight} onChange={onRedLight}>
      <span lang="en">{words.redLight}</span>
    </MenuToggle>
    {onReportProblem && (
      <MenuItem icon={<Flag size={18} />} onSelect={onReportProblem}>
        {words.reportProblem}
      </MenuItem>
    )}
    {viewer.mayOpenAdmin && <Management management={management} modes={modes} />}
    {onSignOut && (
      <>
        <MenuSeparator />
        <MenuItem icon={<LogOut size={18} />} onSelect={onSignOut}>
          {words.signOut}
        </MenuItem>
      </>
    )}
  </DropdownMenu>
)

/** The way to the own orders, for those who have any to look at (SHOP-ORDER-26). */
function Orders() {
  if (!useHasOrders()) return null
  return (
    <MenuLink to="/bestellingen" icon={<ReceiptText size={18} />}>
      {words.orders}
    </MenuLink>
  )
}

const Head = ({ viewer }: { viewer: Viewer }) => (
  <div className="flex items-center gap-3 px-3 pt-2.5 pb-1.5">
    <Avatar name={viewer.name} photo={viewer.photo} color={viewer.color} level={viewer.level} size={44} />
    <div className="min-w-0">
      <p className="truncate leading-[1.3] font-[650]">{viewer.name}</p>
      <p className="mt-[3px] leading-none">
        <RoleBadge of={viewer.role} />
      </p>
    </div>
  </div>
)

const icons: Record<string, ReactNode> = {
  '/admin': <Shield size={18} />,
  '/events/admin': <CalendarCog size={18} />,
  '/products': <Package size={18} />,
}

const Management = ({ management, modes }: Pick<AccountActions, 'management' | 'modes'>) => (
  <>
    <MenuSeparator />
    <MenuGroup title={words.management}>
      {management.map(({ to, label }) => (
        <MenuLink key={to} to={to} icon={icons[to]}>
          {label}
        </MenuLink>
      ))}
      {modes && (
        <>
          <MenuToggle icon={<Construction size={18} />} on={modes.maintenance} onChange={modes.onMaintenance}>
            {words.maintenanceMode}
          </MenuToggle>
          <MenuToggle icon={<FlaskConical size={18} />} on={modes.tester} onChange={modes.onTester}>
            {words.testerMode}
          </MenuToggle>
        </>
      )}
    </MenuGroup>
  </>
)
