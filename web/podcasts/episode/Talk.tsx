import type { Podcast } from '@bewezen/domain/podcasts/contract.ts'
import { episodeWords as words } from '@bewezen/domain/podcasts/episodeWords.ts'
import { momentsIn } from '@bewezen/domain/podcasts/moments.ts'
import { podcastPath } from '@bewezen/domain/podcasts/paths.ts'
import { podcastScreenWords } from '@bewezen/domain/podcasts/screenWords.ts'
import { type MouseEvent, useCallback } from 'react'
import { LinkButton } from '../../base/parts/LinkButton.tsx'
import { useOwnAccess } from '../../base/session/ownAccess.ts'
import { Comments } from '../../comments/index.ts'

type Props = { podcast: Podcast; signedIn: boolean; onPlay: (seconds: number) => void }

/** What is said under an episode: for those who pass the gate of the community, and never in the page that everybody gets (POD-MORE-11). */
export const Talk = ({ podcast, signedIn, onPlay }: Props) =>
  podcast.isPublished && (signedIn ? <OfMember id={podcast.id} onPlay={onPlay} /> : <Closed to="/subscription" />)

function OfMember({ id, onPlay }: { id: string; onPlay: (seconds: number) => void }) {
  const drawText = useCallback((text: string) => <Moments of={id} text={text} onPlay={onPlay} />, [id, onPlay])
  const { data } = useOwnAccess()
  if (!data) return null
  return data.gate === 'granted' ? (
    <Comments subject={{ kind: 'podcast', id }} blueprintId={null} drawText={drawText} />
  ) : (
    <Closed to={data.gate === 'tester' ? null : '/subscription'} />
  )
}

type MomentsProps = { of: string; text: string; onPlay: (seconds: number) => void }

/** A piece of a comment, in which each moment leads to it and starts the player there (POD-MORE-26). */
function Moments({ of, text, onPlay }: MomentsProps) {
  let at = 0
  return momentsIn(text).map(({ text: piece, seconds }) => {
    const key = at
    at += piece.length
    if (seconds === null) return piece
    const play = (event: MouseEvent) => {
      const isOtherTab = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (isOtherTab) return
      event.preventDefault()
      onPlay(seconds)
    }
    return (
      <a key={key} href={podcastPath(of, seconds)} onClick={play} className="font-semibold">
        {piece}
      </a>
    )
  })
}

const Closed = ({ to }: { to: string | null }) => (
  <div className="rounded-l bg-surface-2 px-5 py-4">
    <h3 className="heading text-fs-21">{words.talk}</h3>
    <p className="mt-1 text-ink-2">{words.talkClosed}</p>
    {to && (
      <LinkButton to={to} look="line" size="s" className="mt-3">
        {podcastScreenWords.joinTalk}
      </LinkButton>
    )}
  </div>
)
