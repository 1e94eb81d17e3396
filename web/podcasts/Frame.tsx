import type { Picture } from '@bewezen/domain/pictures/picture.ts'
import { frameOf } from '@bewezen/domain/podcasts/address.ts'
import type { PodcastCard } from '@bewezen/domain/podcasts/card.ts'
import { podcastScreenWords } from '@bewezen/domain/podcasts/screenWords.ts'
import { podcastWords as words } from '@bewezen/domain/podcasts/words.ts'
import { useRouteContext } from '@tanstack/react-router'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Play from 'lucide-react/icons/play'
import { type Ref, useState } from 'react'
import { classes } from '../base/parts/classes.ts'
import { useConsent } from '../legal/index.ts'
import { PodcastArt } from './PodcastArt.tsx'

type Props = {
  podcast: PodcastCard
  size: 'card' | 'full'
  first?: boolean
  picture?: Picture
  /** Whether a player stands there; else the picture alone. */
  plays: boolean
  /** The player of the dialog, which is led to moments. */
  led?: { frame: Ref<HTMLIFrameElement>; src: string; time: number; greet: () => void; isAsked: boolean }
}

/**
 * The player of an episode, over its picture: at once and left to the browser to load when it comes into sight; where the
 * site asks first, after a press (POD-LIST-17, LEGAL-COOKIE-06). Nothing but the players of the two houses is framed.
 */
export function Frame({ podcast, size, first, picture, plays, led }: Props) {
  const { site } = useRouteContext({ from: '__root__' })
  const consent = useConsent()
  const [isAsked, setAsked] = useState(false)
  const address = frameOf(podcast.platform, podcast.embedUrl)
  const waits = site.asksConsent && !consent?.media && !isAsked && !led?.isAsked
  const isSound = podcast.platform === 'spotify'
  return (
    <div className="relative size-full overflow-clip bg-night">
      <div className="absolute inset-0">
        <PodcastArt podcast={podcast} size={size} first={first} picture={picture} />
      </div>
      {size === 'card' && !(plays && address && waits) && <PlayMark />}
      {size === 'full' && !address && (
        <div className="absolute inset-0 grid place-content-center">
          <a
            href={podcast.originalUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center gap-2 rounded-m bg-night px-5 font-semibold text-on-night no-underline hover:bg-night-2"
          >
            {words.open[podcast.platform]}
            <ArrowUpRight size={17} aria-hidden="true" />
          </a>
        </div>
      )}
      {plays && address && waits && (
        <div className="absolute inset-0 grid place-content-center">
          <button
            type="button"
            onClick={() => setAsked(true)}
            className="inline-flex min-h-11 items-center gap-2 rounded-m bg-night px-5 font-semibold text-on-night hover:bg-night-2"
          >
            <Play size={18} aria-hidden="true" />
            {words.loadFrame}
            <span className="sr-only"> {podcast.title}</span>
          </button>
        </div>
      )}
      {plays && address && !waits && (
        <iframe
          key={led?.time}
          ref={led?.frame}
          src={led?.src ?? address}
          onLoad={led?.greet}
          title={podcastScreenWords.player(podcast.title)}
          loading="lazy"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          className={classes(
            'absolute border-0',
            isSound ? 'inset-x-3 inset-y-0 m-auto h-[152px] w-[calc(100%-24px)] rounded-[12px]' : 'inset-0 size-full',
          )}
        />
      )}
    </div>
  )
}

/** Says that the picture is of something to play, as long as no player covers it; the title is the link. */
const PlayMark = () => (
  <span
    aria-hidden="true"
    className="pointer-events-none absolute inset-0 m-auto grid size-14 place-content-center rounded-full bg-night/85 text-on-night"
  >
    <Play size={24} className="ml-1" />
  </span>
)
