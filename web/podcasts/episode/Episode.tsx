import { frameOf } from '@bewezen/domain/podcasts/address.ts'
import type { Podcast } from '@bewezen/domain/podcasts/contract.ts'
import { momentInQuery } from '@bewezen/domain/podcasts/paths.ts'
import { useRouter, useSearch } from '@tanstack/react-router'
import { browserOnly } from '../../base/hydration/browserOnly.tsx'
import { Frame } from '../Frame.tsx'
import { usePlayer } from '../playing/usePlayer.ts'
import { ChapterBar } from './ChapterBar.tsx'
import { Chapters } from './Chapters.tsx'
import { Facts } from './Facts.tsx'
import { GoOn } from './GoOn.tsx'
import { NextEpisode } from './NextEpisode.tsx'
import { NotPlayed } from './NotPlayed.tsx'
import { offeredPlace } from './placeToKeep.ts'
import { TimedText } from './TimedText.tsx'
import { Transcript } from './Transcript.tsx'
import { useGoingOn } from './useGoingOn.ts'
import { useKeptPlace } from './useKeptPlace.ts'

const Talk = browserOnly(() => import('./Talk.tsx'), 'Talk')
// One file of code for what only members have: the names of all files stand in the first one that everybody loads.
const loadOwn = () => import('./OwnMarks.tsx')
const OwnMarks = browserOnly(loadOwn, 'OwnMarks', <TwoButtons />)
const GoesOn = browserOnly<'GoesOn', object>(loadOwn, 'GoesOn')
const OwnMoment = browserOnly(() => import('./OwnMoment.tsx'), 'OwnMoment')

/** The room of the own marks, so that nothing moves when they come. */
function TwoButtons() {
  return (
    <>
      <span className="h-11" />
      <span className="h-11" />
    </>
  )
}

type Props = { podcast: Podcast; onGone: () => void; onEdited?: (is: boolean) => void }

/** All of an episode: its player, what there is to know, its chapters and text that start the player, and the talk under it (POD-LIST-15, POD-MORE). */
export function Episode({ podcast, onGone, onEdited }: Props) {
  const { site, signedIn } = useRouter().options.context
  const { t } = useSearch({ strict: false }) as { t?: string }
  const asked = momentInQuery(t ?? null)
  const heard = useKeptPlace(podcast.id, signedIn)
  const goOn = useGoingOn(podcast, signedIn)
  const player = usePlayer({
    platform: podcast.platform,
    embedUrl: podcast.embedUrl,
    site: site.url,
    from: asked ?? 0,
    plays: goOn.isStarting,
    onTold: (told) => {
      heard(told)
      goOn.hear(told)
    },
  })
  const { playFrom } = player
  // A player that stands at its beginning and does not play is nowhere yet.
  const position = player.position !== null && (player.position >= 1 || player.isPlaying) ? player.position : null
  return (
    // On a desk each column goes on by itself: what stands beside the player may end above or below it.
    <div className="grid gap-x-10 gap-y-7 lg:grid-cols-[minmax(0,1.62fr)_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr]">
      <div className="min-w-0">
        <div className="-mx-5 aspect-video overflow-clip lg:mx-0 lg:rounded-l">
          <Frame podcast={podcast} size="full" first plays led={player} />
        </div>
        {frameOf(podcast.platform, podcast.embedUrl) !== null && (
          <>
            {player.hasFailed ? (
              <NotPlayed onRetry={() => player.playAgain(offeredPlace(podcast.mark))} />
            ) : (
              <GoOn podcast={podcast} position={position} isStarted={player.isAsked} asked={asked} onPlay={playFrom} />
            )}
            <ChapterBar
              podcast={podcast}
              position={position}
              place={asked ?? offeredPlace(podcast.mark)}
              length={player.length}
              onPlay={playFrom}
            />
          </>
        )}
        {signedIn && podcast.platform === 'spotify' && <OwnMoment id={podcast.id} position={position} />}
      </div>
      <div className="flex min-w-0 flex-col gap-8 lg:row-span-2">
        <Facts podcast={podcast} onGone={onGone} onEdited={onEdited} position={position}>
          {signedIn && <OwnMarks podcast={podcast} />}
        </Facts>
        {podcast.chapters.length > 0 && (
          <div className="max-lg:hidden">
            <Chapters chapters={podcast.chapters} position={position} onPlay={playFrom} />
          </div>
        )}
      </div>
      <div className="min-w-0 lg:row-span-2">
        {podcast.description && (
          <TimedText text={podcast.description} onPlay={playFrom} className="mb-8 max-w-[68ch] text-ink-2" />
        )}
        {podcast.chapters.length > 0 && (
          <div className="mb-8 lg:hidden">
            <Chapters chapters={podcast.chapters} position={position} onPlay={playFrom} />
          </div>
        )}
        {podcast.transcript.length > 0 && (
          <Transcript lines={podcast.transcript} position={position} asked={asked} onPlay={playFrom} />
        )}
        <div className="mt-10">
          <Talk podcast={podcast} signedIn={signedIn} onPlay={playFrom} />
        </div>
      </div>
      {podcast.next && (
        <div className="min-w-0">
          <NextEpisode podcast={podcast.next} />
          {signedIn && player.tells && <GoesOn />}
        </div>
      )}
    </div>
  )
}
