import { failureWords } from '@bewezen/domain/base/failureWords.ts'
import { newId } from '@bewezen/domain/base/newId.ts'
import type { Channel } from '@bewezen/domain/community/contract.ts'
import { logbookWords as words } from '@bewezen/domain/experiments/words.ts'
import ChartLine from 'lucide-react/icons/chart-line'
import { useState } from 'react'
import { IconButton } from '../../base/parts/IconButton.tsx'
import { tellError } from '../../base/parts/toast.ts'
import type { Viewer } from '../../base/session/viewer.ts'
import { StartExperiment } from '../../experiments/index.ts'
import { outbox } from '../outbox/load.ts'
import { ownMessage } from './ownMessage.ts'

type Props = { channel: Pick<Channel, 'id' | 'name'>; viewer: Viewer; onSend: () => void }

/** 'Experiment starten' under a channel: the message that shows it goes the way of every message (COM-N1-01). */
export function ExperimentTool({ channel, viewer, onSend }: Props) {
  const [isOpen, setOpen] = useState(false)
  const show = (experimentId: string, text: string) => {
    const { email: _, ...author } = viewer
    const draft = { text, parent: null, picture: null }
    const made = { id: newId(), channelId: channel.id, createdAt: new Date().toISOString() }
    const message = ownMessage({ ...made, author, draft, experimentId })
    // The experiment is there already: without its code it is shown from the logbook.
    outbox().then(
      ({ send }) => send(message, null),
      () => tellError(failureWords.offline),
    )
    onSend()
  }
  return (
    <>
      <IconButton
        label={words.start}
        icon={<ChartLine size={19} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      {isOpen && <StartExperiment channelName={channel.name} onStarted={show} onClose={() => setOpen(false)} />}
    </>
  )
}
