import { enrolRefused } from '@bewezen/domain/events/enrolWords.ts'
import { joinsSoon } from '@bewezen/domain/events/joining.ts'
import { detailWords as words } from '@bewezen/domain/events/pageWords.ts'
import { joinWords } from '@bewezen/domain/events/words.ts'
import Video from 'lucide-react/icons/video'
import { api } from '../../base/api/api.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useChange } from '../../base/api/useChange.ts'
import { Button } from '../../base/parts/Button.tsx'
import { tellError } from '../../base/parts/toast.ts'
import type { Shown } from '../shown.ts'

type Props = { shown: Shown; service: string | null; now: string }

/** Opens the meeting in a new tab; its address is asked for at the click and stands nowhere before (EV-DETAIL-04, EV-DETAIL-19, EV-DETAIL-25, EV-DETAIL-35). */
export function JoinButton({ shown: { event, date }, service, now }: Props) {
  const join = useChange(api.events.joinLink)
  const open = async () => {
    let tab: Window | null = null
    try {
      // Opened by the click itself: a tab that opens after an answer is taken for an advertisement.
      tab = window.open('about:blank', '_blank')
      if (tab) tab.opener = null
      const { url } = await join.mutateAsync({ eventId: event.id, occurrenceId: date.id })
      if (tab) tab.location.replace(url)
      else window.location.assign(url)
    } catch (error) {
      tab?.close()
      const refusal = refusalOf(error)
      const { text } = enrolRefused(refusal?.code ?? null, { zone: event.zone, ...(refusal?.data as object) })
      tellError(words.joinFailed, text)
    }
  }
  const isSoon = joinsSoon(date.startAt, now)
  const note = [!isSoon && words.joinsFrom(date.startAt, event.zone), service && words.joinsIn(service)]
    .filter(Boolean)
    .join(' ')
  return (
    <div className="grid gap-1.5 max-lg:pb-6">
      <Button
        block
        size="l"
        look={isSoon ? 'sun' : 'line'}
        icon={<Video size={18} />}
        busy={join.isPending}
        onClick={() => void open()}
      >
        {joinWords.join}
      </Button>
      {note && <p className="text-center text-fs-13 text-ink-2">{note}</p>}
    </div>
  )
}
