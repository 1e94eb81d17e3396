import type { SourceType } from '@bewezen/domain/external/source.ts'
import AtSign from 'lucide-react/icons/at-sign'
import Briefcase from 'lucide-react/icons/briefcase'
import Camera from 'lucide-react/icons/camera'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import { classes } from '../base/parts/classes.ts'

// Pictures of what they are for: the marks of the houses themselves are theirs.
const icons: Record<SourceType, typeof Mail> = {
  instagram: Camera,
  email: Mail,
  whatsapp: MessageCircle,
  linkedin: Briefcase,
  twitter: AtSign,
}
const looks: Record<SourceType, string> = {
  instagram: 'bg-th-beweging-soft text-th-beweging',
  email: 'bg-th-slaap-soft text-th-slaap',
  whatsapp: 'bg-th-voeding-soft text-th-voeding',
  linkedin: 'bg-th-adem-soft text-th-adem',
  twitter: 'bg-th-grounding-soft text-th-grounding',
}

/** The round picture of an outside channel; a word stands beside it always (IN-CARD-22). */
export function ChannelIcon({ of: type, size = 40 }: { of: SourceType; size?: 32 | 36 | 40 | 44 }) {
  const Icon = icons[type]
  return (
    <span
      aria-hidden="true"
      style={{ width: size, height: size }}
      className={classes('tint grid flex-none place-items-center rounded-full', looks[type])}
    >
      <Icon size={19} />
    </span>
  )
}
