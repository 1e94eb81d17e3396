import type { NotificationType } from '@bewezen/domain/inbox/notification.ts'
import AtSign from 'lucide-react/icons/at-sign'
import Bell from 'lucide-react/icons/bell'
import Lock from 'lucide-react/icons/lock'
import Mail from 'lucide-react/icons/mail'
import MessageSquare from 'lucide-react/icons/message-square'
import Reply from 'lucide-react/icons/reply'

const icons: Partial<Record<NotificationType, typeof Bell>> = {
  mention: AtSign,
  reply: Reply,
  private_message: Lock,
  message: MessageSquare,
  inbox_message: Mail,
  external_message: Mail,
}

/** The picture of a kind of notification; others show a bell. */
export function KindIcon({ type }: { type: NotificationType | null }) {
  const Icon = (type && icons[type]) ?? Bell
  return <Icon size={15} />
}
