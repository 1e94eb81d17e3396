import { endWords } from '@bewezen/domain/events/formLabels.ts'
import { calendarWords as words } from '@bewezen/domain/events/words.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { lastWish } from '../../base/api/lastWish.ts'
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
  const [wish, setWish] = useState<boolean | null>(null)
  const change = async (wanted: boolean) => {
    setWish(wanted)
    try {
      const stored = await lastWish(`live ${id}`, wanted, async (on) => {
        await api.events.setLive.call({ eventId: id, isLive: on })
        return on
      })
      // Another click was sent meanwhile, and is told of by whoever sent it.
      if (stored === null) return
      const { title: head, text } = stored ? words.live : words.offline
      tellSuccess(head, text)
      onStored?.(stored)
    } catch {
      tellError(words.liveFailed.title, words.liveFailed.text)
    }
    await eventsChanged()
    setWish(null)
  }
  return (
    <Switch
      label={endWords.live}
      aria-label={endWords.liveOf(title)}
      checked={wish ?? isLive}
      onChange={(on) => void change(on)}
    />
  )
}
