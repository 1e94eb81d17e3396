import { podcastDialogWords as words } from '@bewezen/domain/podcasts/dialogLaterWords.ts'
import { podcastRefused } from '@bewezen/domain/podcasts/manageWords.ts'
import type { ReactNode } from 'react'
import { Button } from '../../base/parts/Button.tsx'
import type { PodcastFormState } from './usePodcastForm.ts'

/** What others did while an episode was edited, and how it goes on: saved, deleted, or the right taken away (X3-EDGE-13). */
export function PodcastMeanwhile({ form }: { form: PodcastFormState }) {
  if (form.isForbidden) return <Notice title={podcastRefused.FORBIDDEN} />
  if (form.isGone)
    return (
      <Notice title={words.gone} text={words.goneText}>
        <Button look="line" size="s" onClick={form.makeAnew}>
          {words.asNew}
        </Button>
      </Notice>
    )
  if (!form.isOutdated) return null
  return (
    <Notice title={podcastRefused.CHANGED} text={words.reloadText}>
      <Button look="line" size="s" onClick={() => void form.takeOver()}>
        {words.reload}
      </Button>
    </Notice>
  )
}

/** It stays in sight while the fields scroll: the save cannot succeed before it is dealt with. */
const Notice = ({ title, text, children }: { title?: string; text?: string; children?: ReactNode }) => (
  <div
    role="alert"
    className="sticky top-0 z-10 grid justify-items-start gap-2 rounded-m bg-ember-soft px-4 py-3 text-fs-14 text-ember-ink"
  >
    <p className="font-[650]">{title}</p>
    {text && <p>{text}</p>}
    {children}
  </div>
)
