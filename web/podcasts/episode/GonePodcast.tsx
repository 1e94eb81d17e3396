import type { Podcast } from '@bewezen/domain/podcasts/contract.ts'
import { podcastsPath } from '@bewezen/domain/podcasts/paths.ts'
import { podcastMissing } from '@bewezen/domain/podcasts/words.ts'
import { useState } from 'react'
import { ServedDialog } from '../../base/parts/ServedDialog.tsx'
import { TypedLeft } from '../../base/parts/TypedLeft.tsx'
import { useOwnAccount } from '../../base/session/viewer.ts'
import { forgetUnder, unsentUnder } from '../../comments/index.ts'
import { PodcastMissing } from '../states.tsx'

type Props = { podcast: Podcast; onClose: () => void }

/** An episode that went while it was open: to the list, unless somebody was writing under it, who keeps that first (POD-MORE-61). */
export function GonePodcast({ podcast: { id, title }, onClose }: Props) {
  const personId = useOwnAccount()?.id ?? ''
  const subject = { kind: 'podcast', id } as const
  const [typed] = useState(() => unsentUnder(personId, subject))
  if (typed.length === 0) return <PodcastMissing />
  const putAway = () => {
    forgetUnder(personId, subject)
    onClose()
  }
  return (
    <ServedDialog title={title} below={podcastsPath} onClose={putAway}>
      <TypedLeft {...podcastMissing} typed={typed} onDone={putAway} />
    </ServedDialog>
  )
}
