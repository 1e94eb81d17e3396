import type { Community } from '@bewezen/domain/community/contract.ts'
import { directPath, logbookPath, placePath } from '@bewezen/domain/community/paths.ts'
import type { Place } from '@bewezen/domain/community/slugs.ts'
import { communityWords } from '@bewezen/domain/community/words.ts'
import { logbookWords } from '@bewezen/domain/experiments/words.ts'
import { todayWords } from '@bewezen/domain/today/words.ts'
import type { LucideIcon } from 'lucide-react'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import FlaskConical from 'lucide-react/icons/flask-conical'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Newspaper from 'lucide-react/icons/newspaper'
import Presentation from 'lucide-react/icons/presentation'
import Trophy from 'lucide-react/icons/trophy'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { Count } from '../base/parts/Count.tsx'
import { onNeed } from '../base/parts/onNeed.tsx'
import { useMay } from '../base/session/ownAccess.ts'
import { lineLook } from './lineLook.ts'
import { PlaceLink } from './PlaceLink.tsx'
import { todayPath } from './paths.ts'

const ModerationLink = onNeed(() => import('./ModerationLink.tsx'), 'ModerationLink')

const places: readonly [Place, LucideIcon][] = [
  ['feed', Newspaper],
  ['university', GraduationCap],
  ['challenges', Trophy],
  ['masterclasses', Presentation],
]

type Props = { community: Community | undefined; current: string; onChoose?: () => void }

/** Sidebar navigation beside the channels: the places of a community, private conversations with their count, the logbook, moderation (COM-CHAT-04). */
export const Places = ({ community, current, onChoose }: Props) => {
  const judges = useMay('judgeReports')
  const { data } = useRead(api.community.conversations, {})
  const unread = data?.conversations.reduce((sum, one) => sum + one.unread, 0)
  return (
    <>
      <ul aria-label={communityWords.more} className="mt-4">
        <Entry to={todayPath} Icon={CalendarCheck} current={current} onChoose={onChoose}>
          {todayWords.title}
        </Entry>
        {community &&
          places.map(([place, Icon]) => (
            <Entry key={place} to={placePath(community, place)} Icon={Icon} current={current} onChoose={onChoose}>
              {communityWords[place]}
            </Entry>
          ))}
        <Entry to={directPath} Icon={MessagesSquare} current={current} onChoose={onChoose} unread={unread}>
          {communityWords.privateMessages}
        </Entry>
      </ul>
      <h2 id="experiments" className="px-3 pt-[18px] pb-1.5 text-fs-13 font-semibold text-ink-3">
        {logbookWords.group}
      </h2>
      <ul aria-labelledby="experiments">
        <Entry to={logbookPath} Icon={FlaskConical} current={current} onChoose={onChoose}>
          {logbookWords.title}
        </Entry>
      </ul>
      {judges && <ModerationLink className={lineLook(false)} onChoose={onChoose} />}
    </>
  )
}

type EntryProps = {
  to: string
  Icon: LucideIcon
  current: string
  onChoose?: () => void
  unread?: number
  children: string
}

const Entry = ({ to, Icon, current, onChoose, unread = 0, children }: EntryProps) => (
  <li>
    <PlaceLink
      to={to}
      onChoose={onChoose}
      aria-current={to === current ? 'page' : undefined}
      className={lineLook(to === current)}
    >
      <Icon size={17} />
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {unread > 0 && <span className="sr-only">, {communityWords.unread(unread)}</span>}
      <Count of={unread} />
    </PlaceLink>
  </li>
)
