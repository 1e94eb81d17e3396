import type { WaitingKind } from '@bewezen/domain/admin/waiting.ts'
import Bug from 'lucide-react/icons/bug'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import Flag from 'lucide-react/icons/flag'
import Gavel from 'lucide-react/icons/gavel'
import MailX from 'lucide-react/icons/mail-x'
import MessageCircleWarning from 'lucide-react/icons/message-circle-warning'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Package from 'lucide-react/icons/package'
import Scale from 'lucide-react/icons/scale'
import Undo2 from 'lucide-react/icons/undo-2'

const icons: Record<WaitingKind, typeof Bug> = {
  eventRefund: Undo2,
  orderMoney: Undo2,
  eventDispute: Scale,
  subscriptionDispute: Scale,
  report: Bug,
  case: Flag,
  appeal: Gavel,
  deskTalk: MessagesSquare,
  orderToSend: Package,
  externalFailed: MessageCircleWarning,
  mail: MailX,
  eventTransfer: CalendarClock,
  task: CalendarClock,
}

/** The picture of a kind of what waits; its word stands beside it always. */
export function WaitingIcon({ kind }: { kind: WaitingKind }) {
  const Icon = icons[kind]
  return (
    <span aria-hidden="true" className="grid size-10 place-items-center rounded-m bg-surface-2 text-ink-2">
      <Icon size={20} />
    </span>
  )
}
