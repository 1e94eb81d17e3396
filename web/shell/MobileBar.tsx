import Calendar from 'lucide-react/icons/calendar'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Inbox from 'lucide-react/icons/inbox'
import MessagesSquare from 'lucide-react/icons/messages-square'
import type { ReactNode } from 'react'
import { Count } from '../base/parts/Count.tsx'
import { PathLink } from '../base/parts/PathLink.tsx'
import { bellWords } from '../inbox/index.ts'
import { words } from './words.ts'

const tab =
  'relative grid justify-items-center gap-0.5 rounded-m px-0.5 pt-[7px] pb-[5px] text-fs-12 leading-[1.45] font-[550] text-ink-2 no-underline aria-[current=page]:font-bold aria-[current=page]:text-ink aria-[current=page]:before:absolute aria-[current=page]:before:-top-0.5 aria-[current=page]:before:h-[9px] aria-[current=page]:before:w-[18px] aria-[current=page]:before:rounded-t-[9px] aria-[current=page]:before:bg-sun'
const corner = 'absolute top-0 left-1/2'

type Props = { unread: number; cartPieces?: number; onOpenMenu: () => void }

/** The bottom bar of members below 1024 pixels, over the room that the frame leaves for it; half a sun rises within it over the current tab. */
export const MobileBar = ({ unread, cartPieces = 0, onOpenMenu }: Props) => (
  <nav
    aria-label={words.quickMenu}
    className="fixed inset-x-0 bottom-0 z-(--z-bar) grid grid-cols-4 border-t border-line bg-surface px-1.5 pt-1.5 pb-[max(8px,env(safe-area-inset-bottom))] lg:hidden"
  >
    <Tab to="/community" icon={<MessagesSquare size={22} />}>
      {words.community}
    </Tab>
    <Tab to="/events" icon={<Calendar size={22} />}>
      {words.events}
    </Tab>
    <Tab to="/inbox" icon={<Inbox size={22} />} label={bellWords.inbox(unread)} count={unread}>
      {words.inbox}
    </Tab>
    <button
      type="button"
      onClick={onOpenMenu}
      aria-label={words.moreOf(cartPieces)}
      aria-haspopup="dialog"
      className={tab}
    >
      <Ellipsis size={22} />
      {words.more}
      <span className={`${corner} ml-3`}>
        <Count of={cartPieces} look="primary" />
      </span>
    </button>
  </nav>
)

const Tab = (props: { to: string; icon: ReactNode; label?: string; count?: number; children: ReactNode }) => (
  <PathLink to={props.to} aria-label={props.label} className={tab}>
    {props.icon}
    {props.children}
    <span className={`${corner} ml-1`}>
      <Count of={props.count ?? 0} />
    </span>
  </PathLink>
)
