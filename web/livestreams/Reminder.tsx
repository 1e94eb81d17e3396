import { refusalNotice } from '@bewezen/domain/base/words.ts'
import type { Livestream } from '@bewezen/domain/livestreams/contract.ts'
import { mayBeReminded } from '@bewezen/domain/livestreams/evening.ts'
import { eveningRefused, eveningWords as words } from '@bewezen/domain/livestreams/eveningWords.ts'
import { livestreamIcsPath } from '@bewezen/domain/livestreams/stream.ts'
import { useRouter } from '@tanstack/react-router'
import Bell from 'lucide-react/icons/bell'
import BellRing from 'lucide-react/icons/bell-ring'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { api } from '../base/api/api.ts'
import { queries } from '../base/api/queries.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { useToggle } from '../base/api/useToggle.ts'
import { Button } from '../base/parts/Button.tsx'
import { buttonLook } from '../base/parts/buttonLook.ts'
import { tellError, tellSuccess } from '../base/parts/toast.ts'
import { remindedNote } from './remindedNote.ts'

/** 'Herinner mij' for who is signed in, until ten minutes before, and the file for one's own calendar (LIVE-MORE-17, LIVE-MORE-19). */
export function Reminder({ stream, now }: { stream: Livestream; now: string }) {
  const { signedIn } = useRouter().options.context
  return (
    <>
      {signedIn && mayBeReminded(stream, now) && <Remind stream={stream} now={now} />}
      <a href={livestreamIcsPath(stream.id)} download className={buttonLook({ look: 'line', size: 's' })}>
        <CalendarPlus size={16} aria-hidden="true" />
        {words.calendar}
        <span className="sr-only"> {stream.title}</span>
      </a>
    </>
  )
}

function Remind({ stream, now }: { stream: Livestream; now: string }) {
  const { id, title, viewer } = stream
  const renew = () => queries().invalidateQueries({ queryKey: api.livestreams.list.key() })
  const { shown, want } = useToggle({
    key: `livestream reminder ${id}`,
    stored: viewer.isReminded,
    call: async (on) => {
      const { isReminded } = await api.livestreams.remind.call({ id, on })
      if (isReminded) tellSuccess(words.reminded, remindedNote(stream, now))
    },
    onStored: renew,
    onRefused: async (error) => {
      const said = refusalNotice(refusalOf(error)?.code ?? '', eveningRefused)
      tellError(said.title, said.text)
      await renew()
    },
  })
  return (
    <Button
      look={shown ? 'line' : 'sun'}
      size="s"
      icon={shown ? <BellRing size={16} /> : <Bell size={16} />}
      aria-pressed={shown}
      onClick={() => void want(!shown)}
    >
      {shown ? words.reminded : words.remind}
      <span className="sr-only"> {title}</span>
    </Button>
  )
}
