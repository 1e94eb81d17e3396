import { endWords } from '@bewezen/domain/events/formLabelWords.ts'
import { calendarWords as words } from '@bewezen/domain/events/words.ts'
import { api } from '../../base/api/api.ts'
import { useToggle } from '../../base/api/useToggle.ts'
import { Switch } from '../../base/parts/Switch.tsx'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'
import { eventsChanged } from './eventsChanged.ts'

type Props = {
  event: { id: string; title: string; isLive: boolean }
  /** What was stored in the end, before it is read anew. */
  onStored?: (isLive: boolean) => void
}

/** Live or offline; draw it for admins alone. It shows at once what was wanted: drawn at once, the last click wins, and a failure shows what is stored (EV-VIS-01..08, EV-EDGE-40). */
export function LiveSwitch({ event: { id, title, isLive }, onStored }: Props) {
  const live = useToggle({
    key: `live ${id}`,
    stored: isLive,
    call: (on) => api.events.setLive.call({ eventId: id, isLive: on }),
    onStored: (_, on) => {
      const { title: head, text } = on ? words.live : words.offline
      tellSuccess(head, text)
      onStored?.(on)
      return eventsChanged()
    },
    onRefused: () => {
      tellError(words.liveFailed.title, words.liveFailed.text)
      return eventsChanged()
    },
  })
  return (
    <Switch
      label={endWords.live}
      aria-label={endWords.liveOf(title)}
      checked={live.shown}
      onChange={(on) => void live.want(on)}
    />
  )
}
