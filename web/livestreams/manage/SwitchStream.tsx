import { fullDateTime } from '@bewezen/domain/base/dates.ts'
import type { Livestream } from '@bewezen/domain/livestreams/contract.ts'
import { livestreamFormWords as form } from '@bewezen/domain/livestreams/formWords.ts'
import { screenWords } from '@bewezen/domain/livestreams/screenWords.ts'
import { isFarAhead } from '@bewezen/domain/livestreams/stream.ts'
import CirclePlay from 'lucide-react/icons/circle-play'
import CircleStop from 'lucide-react/icons/circle-stop'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useChange } from '../../base/api/useChange.ts'
import { Button } from '../../base/parts/Button.tsx'
import { ConfirmDialog } from '../../base/parts/ConfirmDialog.tsx'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'
import { changesItself } from '../ownChanges.ts'
import { saveError } from './saveError.ts'
import { streamsChanged } from './streamsChanged.ts'

type Props = {
  stream: Livestream
  now: string
  /** Its title stands beside it, so that the button need not say it. */
  isUnderTitle?: boolean
}

/** Starts or stops a stream, after asking where that is easily regretted (LIVE-STATE-10, LIVE-MORE-56, LIVE-MORE-61, LIVE-MORE-75). */
export function SwitchStream({ stream, now, isUnderTitle = false }: Props) {
  const { id, title, isActive } = stream
  const [asks, setAsks] = useState<'start' | 'stop' | null>(null)
  const close = () => setAsks(null)
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
    if (isActive) setAsks('stop')
    else if (isFarAhead(stream, now)) setAsks('start')
    else activate.mutate({ id, isActive: true })
  }
  const verb = isActive ? form.stop : form.start
  return (
    <>
      <Button
        look="line"
        size="s"
        icon={isActive ? <CircleStop size={16} /> : <CirclePlay size={16} />}
        busy={activate.isPending}
        aria-label={isUnderTitle ? verb : `${verb} ${title}`}
        onClick={startOrStop}
      >
        {verb}
      </Button>
      <ConfirmDialog
        open={asks === 'start'}
        onClose={close}
        question={screenWords.startQuestion}
        text={screenWords.startText(title, fullDateTime(stream.startTime))}
        verb={form.start}
        busy={activate.isPending}
        harmless
        onConfirm={() => activate.mutate({ id, isActive: true })}
      />
      <ConfirmDialog
        open={asks === 'stop'}
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
