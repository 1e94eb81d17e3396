import type { Livestream } from '@bewezen/domain/livestreams/contract.ts'
import { screenWords } from '@bewezen/domain/livestreams/screenWords.ts'
import { streamState } from '@bewezen/domain/livestreams/stream.ts'
import { livestreamWords as words } from '@bewezen/domain/livestreams/words.ts'
import Film from 'lucide-react/icons/film'
import Pencil from 'lucide-react/icons/pencil'
import { Button } from '../../base/parts/Button.tsx'
import type { StreamForm } from './ManagedStream.tsx'
import { RemoveStream } from './RemoveStream.tsx'
import { SwitchStream } from './SwitchStream.tsx'

type Props = {
  stream: Livestream
  now: string
  /** Opens a form of it, which stands outside the list: a stream may leave that while somebody types (LIVE-MORE-65). */
  onManage: (form: StreamForm) => void
}

/** What a manager does with a stream: edit, start or stop, give it a recording, delete (LIVE-LIST-12, LIVE-MORE-22). */
export function StreamTools({ stream, now, onManage }: Props) {
  const { title } = stream
  return (
    <>
      <Button
        look="line"
        size="s"
        icon={<Pencil size={16} />}
        aria-label={`${words.edit} ${title}`}
        onClick={() => onManage('edit')}
      >
        {words.edit}
      </Button>
      <SwitchStream stream={stream} now={now} />
      {streamState(stream, now) === 'past' && (
        <Button
          look="line"
          size="s"
          icon={<Film size={16} />}
          aria-label={`${screenWords.addRecording} ${title}`}
          onClick={() => onManage('recording')}
        >
          {screenWords.addRecording}
        </Button>
      )}
      <RemoveStream stream={stream} />
    </>
  )
}
