import ArrowRight from 'lucide-react/icons/arrow-right'
import CheckCheck from 'lucide-react/icons/check-check'
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../base/parts/Button.tsx'
import { List } from '../../base/parts/List.tsx'
import { PathLink } from '../../base/parts/PathLink.tsx'
import { Popover } from '../../base/parts/Popover.tsx'
import { useClosedAcross } from '../../base/parts/useClosedAcross.ts'
import { BellButton, type BellProps } from './BellButton.tsx'
import { BellRow } from './BellRow.tsx'
import { bellWords as words } from './words.ts'

/** The list that hangs from the bell on wide windows (SH-NOTIF-03). */
export function BellList({
  unread,
  notices,
  onOpen,
  onRead,
  onMarkAllRead,
  opensAtOnce = false,
}: BellProps & { opensAtOnce?: boolean }) {
  const [open, setOpen] = useState(opensAtOnce)
  useClosedAcross('wide', () => setOpen(false))
  // Once, for the opening with which it came.
  const tellOpened = useEffectEvent(() => opensAtOnce && onOpen?.())
  useEffect(() => void tellOpened(), [])
  const change = (opens: boolean) => {
    setOpen(opens)
    if (opens) onOpen?.()
  }
  // The button can do nothing more then: the list around it takes the focus.
  const markAll = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true })
    onMarkAllRead()
  }
  return (
    <Popover label={words.notifications} open={open} onOpenChange={change} trigger={<BellButton unread={unread} />}>
      <Head>
        <Button look="quiet" size="s" icon={<CheckCheck size={17} />} onClick={markAll} disabled={unread === 0}>
          {words.markAllRead}
        </Button>
      </Head>
      <List
        of={notices}
        label={words.newest}
        loading={words.loadingNotifications}
        empty={{ ...words.none, art: 'up' }}
        keyOf={(notice) => notice.id}
        className="gap-0!"
        row={(notice) => (
          <BellRow
            notice={notice}
            onOpen={() => {
              setOpen(false)
              onRead(notice)
            }}
          />
        )}
      />
      <div className="sticky -bottom-2 -mx-2 mt-2 -mb-2 border-t border-line bg-surface p-2">
        <PathLink
          to="/inbox"
          onClick={() => setOpen(false)}
          className="flex min-h-[46px] items-center justify-center gap-3 rounded-m text-[15px] font-[550] no-underline hover:bg-surface-2"
        >
          {words.toInbox}
          <ArrowRight size={18} />
        </PathLink>
      </div>
    </Popover>
  )
}

const Head = ({ children }: { children: ReactNode }) => (
  <div className="flex items-center justify-between gap-3 px-3 pt-2 pb-2.5">
    <h2 className="heading text-fs-21 font-medium">{words.notifications}</h2>
    {children}
  </div>
)
