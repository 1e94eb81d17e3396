import type { Podcast } from '@bewezen/domain/podcasts/contract.ts'
import { episodeWords as words } from '@bewezen/domain/podcasts/episodeWords.ts'
import Bookmark from 'lucide-react/icons/bookmark'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { ReactNode } from 'react'
import { api } from '../../base/api/api.ts'
import { useToggle } from '../../base/api/useToggle.ts'
import { Button } from '../../base/parts/Button.tsx'
import { tellError } from '../../base/parts/toast.ts'
import { podcastsChanged } from '../podcastsChanged.ts'

export { GoesOn } from './GoesOn.tsx'

const tellFailed = () => tellError(words.markFailed.title, words.markFailed.text)

/** Keeping an episode for later and ticking it off, on all one's devices (POD-MORE-01, POD-MORE-03, POD-MORE-48). */
export function OwnMarks({ podcast: { id, mark } }: { podcast: Podcast }) {
  const saved = useToggle({
    key: `podcast saved ${id}`,
    stored: Boolean(mark?.savedAt),
    call: (on) => api.podcasts.setSaved.call({ id, on }),
    onStored: podcastsChanged,
    onRefused: tellFailed,
  })
  const heard = useToggle({
    key: `podcast heard ${id}`,
    stored: Boolean(mark?.heardAt),
    call: (on) => api.podcasts.setHeard.call({ id, on }),
    onStored: podcastsChanged,
    onRefused: tellFailed,
  })
  return (
    <>
      <Mark on={saved.shown} icon={<Bookmark size={17} aria-hidden="true" />} onSet={saved.want}>
        {saved.shown ? words.saved : words.save}
      </Mark>
      <Mark on={heard.shown} icon={<CircleCheck size={17} aria-hidden="true" />} onSet={heard.want}>
        {words.heard}
      </Mark>
    </>
  )
}

type MarkProps = { on: boolean; icon: ReactNode; onSet: (on: boolean) => Promise<void>; children: string }

const Mark = ({ on, icon, onSet, children }: MarkProps) => (
  <Button
    look="line"
    icon={icon}
    aria-pressed={on}
    onClick={() => void onSet(!on)}
    className={on ? 'border-sun-ink! bg-sun-soft! text-sun-ink!' : undefined}
  >
    {children}
  </Button>
)
