import Menu from 'lucide-react/icons/menu'
import { useEffect, useId, useRef, useState } from 'react'
import {
  entrances,
  entranceWords,
  type NavigationLink,
  visitorMenuLinks,
  visitorTabs,
} from '../base/address/navigation.ts'
import { useBackCloses } from '../base/address/useBackCloses.ts'
import { Brand } from '../base/parts/Brand.tsx'
import { DaylightTimes } from '../base/parts/DaylightStrip.tsx'
import type { DayLine } from '../base/parts/daylight.ts'
import { iconButtonLook } from '../base/parts/IconButton.tsx'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { PathLink } from '../base/parts/PathLink.tsx'
import { BarFrame } from './BarFrame.tsx'
import { BarTabs } from './BarTabs.tsx'
import { SearchButton } from './SearchButton.tsx'
import { words } from './words.ts'

type Props = { site: string; day: DayLine; onSearch?: () => void }

/** The bar of somebody who is not signed in (SH-NAV-01..06, SH-NAV-15, SH-NAV-27). */
export const VisitorBar = ({ site, day, onSearch }: Props) => (
  <BarFrame day={day}>
    <Brand site={site} className="max-lg:mr-auto" />
    <BarTabs tabs={visitorTabs} />
    <span className="mr-1.5 flex max-xl:hidden">
      <DaylightTimes {...day} />
    </span>
    <div className="flex gap-2 max-lg:hidden">
      {onSearch && <SearchButton onPress={onSearch} />}
      <LinkButton look="quiet" size="s" to={entrances.signIn} className="min-h-10">
        {entranceWords.signIn}
      </LinkButton>
      <LinkButton look="line" size="s" to={entrances.register} className="min-h-10">
        {entranceWords.register}
      </LinkButton>
    </div>
    <div className="flex items-center gap-1 lg:hidden">
      {onSearch && <SearchButton onPress={onSearch} />}
      <LinkButton look="quiet" size="s" to={entrances.signIn} className="px-2!" lang="en">
        {words.signInShort}
      </LinkButton>
      <LinkButton look="line" size="s" to={entrances.register}>
        {words.registerShort}
      </LinkButton>
      <VisitorMenu />
    </div>
  </BarFrame>
)

/** The browser's own popover: it opens without a script, closes by Escape or a tap beside it, and returns the focus. */
function VisitorMenu() {
  const menuId = useId()
  const nav = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  const follow = () => setOpen(nav.current?.matches(':popover-open') ?? false)
  // It may have been opened before its code came.
  useEffect(follow, [])
  useBackCloses(() => nav.current?.hidePopover(), isOpen)
  return (
    <>
      <button type="button" popoverTarget={menuId} aria-label={words.menu} className={iconButtonLook()}>
        <Menu size={20} />
      </button>
      <nav
        ref={nav}
        onToggle={follow}
        id={menuId}
        popover="auto"
        aria-label={words.mainMenu}
        className="fixed inset-x-3 top-[70px] bottom-auto m-0 w-auto rounded-l border border-line bg-surface p-2 text-ink shadow-3 backdrop:bg-scrim redlight:shadow-none open:animate-pop-in"
      >
        {visitorTabs.map(line)}
        <hr className="my-2 border-line" />
        {visitorMenuLinks.map(line)}
      </nav>
    </>
  )
}

const line = ({ to, label, lang }: NavigationLink) => (
  <PathLink
    key={to}
    to={to}
    lang={lang}
    onClick={(event) => event.currentTarget.closest('nav')?.hidePopover()}
    className="flex min-h-12 items-center rounded-m px-3.5 text-fs-16 font-[550] no-underline hover:bg-surface-2 aria-[current=page]:bg-surface-2 aria-[current=page]:font-[650]"
  >
    {label}
  </PathLink>
)
