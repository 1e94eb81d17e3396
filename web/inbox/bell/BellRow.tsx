import { Avatar } from '../../base/parts/Avatar.tsx'
import { PathLink } from '../../base/parts/PathLink.tsx'
import { VisuallyHidden } from '../../base/parts/VisuallyHidden.tsx'
import { bellWords as words } from './words.ts'

/** One notification as the bell shows it, its words already chosen. */
export type BellNotice = {
  id: string
  name: string
  photo?: string | null
  color?: string | null
  level?: number | null
  /** What it is and where: 'Reactie in Slaap en ritme'. */
  about: string
  /** What an admin wrote above the text. */
  subject?: string | null
  text: string
  /** As written ('10:12', 'gisteren') and as a moment. */
  when: string
  at: string
  unread: boolean
  to: string
}

/** A line of the bell's list, leading to what it is about. */
export const BellRow = ({ notice, onOpen }: { notice: BellNotice; onOpen: () => void }) => (
  <PathLink
    to={notice.to}
    onClick={onOpen}
    className="grid grid-cols-[38px_minmax(0,1fr)_10px] gap-3 rounded-m px-3 py-[11px] no-underline hover:bg-surface-2 focus-visible:-outline-offset-3"
  >
    <Avatar name={notice.name} photo={notice.photo} color={notice.color} level={notice.level} size={38} />
    <span className="block">
      <span className="flex items-center justify-between gap-2 text-fs-14 leading-normal">
        <strong dir="auto" className="truncate">
          {notice.name}
        </strong>
        <time dateTime={notice.at} className="text-fs-13 whitespace-nowrap text-ink-3">
          {notice.when}
        </time>
      </span>
      <span className="block text-fs-13 leading-[1.45] text-ink-3">{notice.about}</span>
      <span dir="auto" className="line-clamp-2 text-fs-14 leading-[1.4]">
        {notice.subject && <strong className="font-semibold">{notice.subject} </strong>}
        {notice.text}
      </span>
    </span>
    {notice.unread && (
      <span className="mt-1.5 size-2.5 rounded-full bg-ember">
        <VisuallyHidden>{words.unread}</VisuallyHidden>
      </span>
    )}
  </PathLink>
)
