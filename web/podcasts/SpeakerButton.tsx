import type { Speaker } from '@bewezen/domain/podcasts/card.ts'
import { podcastScreenWords } from '@bewezen/domain/podcasts/screenWords.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { useState } from 'react'
import { Avatar } from '../base/parts/Avatar.tsx'
import { classes } from '../base/parts/classes.ts'
import { onNeed } from '../base/parts/onNeed.tsx'

const SpeakerDialog = onNeed(() => import('./SpeakerDialog.tsx'), 'SpeakerDialog')

/** Who speaks; a press opens their dialog (POD-LIST-02). */
export function SpeakerButton({ speaker, className }: { speaker: Speaker; className?: string }) {
  const [isOpen, setOpen] = useState(false)
  const name = displayName(speaker)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={classes(
          'touch inline-flex min-h-9 min-w-0 items-center gap-2.5 text-left font-semibold text-ink hover:underline',
          className,
        )}
      >
        <Avatar name={name} photo={speaker.avatarUrl} color={speaker.avatarColor} size={36} />
        <span className="sr-only">{podcastScreenWords.aboutSpeaker('')}</span>
        <span dir="auto" className="min-w-0 wrap-anywhere">
          {name}
        </span>
      </button>
      {isOpen && <SpeakerDialog speaker={speaker} onClose={() => setOpen(false)} />}
    </>
  )
}
