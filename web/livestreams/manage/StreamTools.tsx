import { fullDateTime } from '@bewezen/domain/base/dates.ts'
import type { Livestream } from '@bewezen/domain/livestreams/contract.ts'
import { livestreamFormWords as form } from '@bewezen/domain/livestreams/formWords.ts'
import { screenWords } from '@bewezen/domain/livestreams/screenWords.ts'
import { isFarAhead, streamState } from '@bewezen/domain/livestreams/stream.ts'
import { livestreamWords as words } from '@bewezen/domain/livestreams/words.ts'
import CirclePlay from 'lucide-react/icons/circle-play'
import CircleStop from 'lucide-react/icons/circle-stop'
import Film from 'lucide-react/icons/film'
import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useChange } from '../../base/api/useChange.ts'
import { Button } from '../../base/parts/Button.tsx'
import { ConfirmDialog } from '../../base/parts/ConfirmDialog.tsx'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'
import { changesItself } from '../ownChanges.ts'
import type { StreamForm } from './ManagedStream.tsx'
import { RemoveStream } from './RemoveStream.tsx'
import { saveError } from './saveError.ts'
import { streamsChanged } from './streamsChanged.ts'

type Props = {
  stream: Livestream
  now: string
  /** Opens a form of it, which stands outside the list: a stream may leave that while somebody types (LIVE-MORE-65). */
  onManage: (form: StreamForm) => void
}

/** What a manager does with a stream: edit, start or stop, give it a recording, delete (LIVE-LIST-12, LIVE-STATE-10, LIVE-MORE-22, LIVE-MORE-61). */
export function StreamTools({ stream, now, onManage }: Props) {
  const { id, title, isActive } = stream
  const [opened, setOpened] = useState<'start' | 'stop' | null>(null)
  const close = () => setOpened(null)
  const activate = useChange(api.livestreams.setActive, {
    onMutate: () => changesItself(id),
    onSuccess: (_, asked) => {
      close()
      tellSuccess(asked.isActive ? screenWords.started : screenWords.stopped, title)
      return streamsChanged()
    },
    onError: (error) => {
      close()
      const said = saveError(refusalOf(error) ?? { code: 'UNKNOWN' }, 'switch')
      tellError(said.title, said.text)
      void streamsChanged()
    },
  })
  const startOrStop = () => {
    if (isActive) setOpened('stop')
    else if (isFarAhead(stream, now)) setOpened('start')
    else activate.mutate({ id, isActive: true })
  }
  const named = (verb: string) => `${verb} ${title}`
  return (
    <>
      <Button
        look="line"
        size="s"
        icon={<Pencil size={16} />}
        aria-label={named(words.edit)}
        onClick={() => onManage('edit')}
      >
        {words.edit}
      </Button>
      <Button
        look="line"
        size="s"
        icon={isActive ? <CircleStop size={16} /> : <CirclePlay size={16} />}
        busy={activate.isPending}
        aria-label={named(isActive ? form.stop : form.start)}
        onClick={startOrStop}
      >
        {isActive ? form.stop : form.start}
      </Button>
      {streamState(stream, now) === 'past' && (
        <Button
          look="line"
          size="s"
          icon={<Film size={16} />}
          aria-label={named(screenWords.addRecording)}
          onClick={() => onManage('recording')}
        >
          {screenWords.addRecording}
        </Button>
      )}
      <RemoveStream stream={stream} />
      <ConfirmDialog
        open={opened === 'start'}
        onClose={close}
        question={screenWords.startQuestion}
        text={screenWords.startText(title, fullDateTime(stream.startTime))}
        verb={form.start}
        busy={activate.isPending}
        harmless
        onConfirm={() => activate.mutate({ id, isActive: true })}
      />
      <ConfirmDialog
        open={opened === 'stop'}
        onClose={close}
        question={screenWords.stopQuestion}
        text={screenWords.stopText}
        verb={form.stop}
        busy={activate.isPending}
        onConfirm={() => activate.mutate({ id, isActive: false })}
      />
    </>
  )
}
