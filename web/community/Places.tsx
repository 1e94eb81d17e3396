import type { Community } from '@bewezen/domain/community/contract.ts'
import { directPath, placePath } from '@bewezen/domain/community/paths.ts'
import type { Place } from '@bewezen/domain/community/slugs.ts'
import { communityWords } from '@bewezen/domain/community/words.ts'
import type { LucideIcon } from 'lucide-react'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Newspaper from 'lucide-react/icons/newspaper'
import Presentation from 'lucide-react/icons/presentation'
import Trophy from 'lucide-react/icons/trophy'
import { onNeed } from '../base/parts/onNeed.tsx'
import { PathLink } from '../base/parts/PathLink.tsx'
import { useMay } from '../base/session/standing.ts'
import { lineLook } from './lineLook.ts'

const ModerationLink = onNeed(() => import('./moderation/ModerationLink.tsx'), 'ModerationLink')

const places: readonly [Place, LucideIcon][] = [
  ['feed', Newspaper],
  ['university', GraduationCap],
  ['challenges', Trophy],
  ['masterclasses', Presentation],
]

type Props = { community: Community | undefined; current: string; onChoose?: () => void }

/** The ways to what a community has beside its talk, and to what is the viewer's own (COM-CHAT-04). */
export const Places = ({ community, current, onChoose }: Props) => {
  const judges = useMay('judgeReports')
  return (
    <>
      <ul aria-label={communityWords.more} className="mt-4">
        {community &&
          places.map(([place, Icon]) => (
            <Entry key={place} to={placePath(community, place)} {...{ Icon, current, onChoose }}>
              {communityWords[place]}
            </Entry>
          ))}
        <Entry to={directPath} Icon={MessagesSquare} {...{ current, onChoose }}>
          {communityWords.privateMessages}
        </Entry>
      </ul>
      {judges && <ModerationLink className={lineLook(false)} onChoose={onChoose} />}
    </>
  )
}

type EntryProps = { to: string; Icon: LucideIcon; current: string; onChoose?: () => void; children: string }

const Entry = ({ to, Icon, current, onChoose, children }: EntryProps) => (
  <li>
    <PathLink
      to={to}
      onClick={onChoose}
      aria-current={to === current ? 'page' : undefined}
      className={lineLook(to === current)}
    >
      <Icon size={17} />
      <span className="min-w-0 flex-1 truncate">{children}</span>
    </PathLink>
  </li>
)
