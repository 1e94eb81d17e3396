import type { Livestream } from '@bewezen/domain/livestreams/contract.ts'
import { livestreamWords as words } from '@bewezen/domain/livestreams/words.ts'
import type { ReactNode } from 'react'
import { browserOnly } from '../base/hydration/browserOnly.tsx'
import { classes } from '../base/parts/classes.ts'
import { StreamPlayer } from './player/StreamPlayer.tsx'
import { StreamBadges, StreamFacts } from './StreamMarks.tsx'

const load = () => import('./evening/Evening.tsx')
const talkLook = 'h-[70dvh] min-h-[420px] lg:absolute lg:inset-0 lg:h-auto lg:min-h-0'
const playerLook = 'max-lg:-mx-(--gutter) max-lg:w-auto! lg:rounded-l'
const EveningTalk = browserOnly(load, 'EveningTalk')
const Questions = browserOnly(load, 'Questions')
const SwitchStream = browserOnly(() => import('./manage/SwitchStream.tsx'), 'SwitchStream')

type Props = {
  stream: Livestream
  now: string
  action: ReactNode
  /** The dialog of a stream, with a conversation of its own, lies over it: one is in use at a time. */
  isCovered: boolean
  /** That dialog has a player of its own, which is then the only one (LIVE-MORE-69). */
  isSilent: boolean
}

/** 'Live Now': the player of the active stream, and for members the evening around it (LIVE-LIST-02, LIVE-MORE-01). */
export function LiveNow({ stream, now, action, isCovered, isSilent }: Props) {
  const { player, title, viewer } = stream
  return (
    <section aria-labelledby="live-now" className="bg-night pt-4 pb-7 text-on-night lg:pt-9 lg:pb-11">
      {/* What lies on the ground of the night is dark in the light theme too. */}
      <div data-theme="dark" className="page max-w-[1336px]!">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 id="live-now" lang="en" className="heading text-fs-26">
            {words.liveNow}
          </h1>
          {action}
        </div>
        <div
          className={classes(
            'mt-3 grid gap-x-7 gap-y-5 lg:mt-[18px]',
            viewer.mayTalk && 'lg:grid-cols-[minmax(0,1fr)_404px]',
          )}
        >
          <div className={classes('min-w-0', !viewer.mayTalk && 'lg:mx-auto lg:w-full lg:max-w-[960px]')}>
            {player &&
              (isSilent ? (
                <div className={classes('aspect-video bg-night-2', playerLook)} />
              ) : (
                <StreamPlayer player={player} title={title} className={playerLook} />
              ))}
            <h2 dir="auto" className="heading mt-4 text-fs-26 leading-tight! wrap-anywhere lg:text-fs-34">
              {title}
            </h2>
            <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-fs-14 text-on-night-2">
              <StreamFacts stream={stream} />
              <div className="[&_span]:border-on-night-2 [&_.text-ink-2]:text-on-night-2">
                <StreamBadges stream={stream} now={now} />
              </div>
              {viewer.mayManage && (
                <div className="min-h-11 text-ink lg:min-h-9">
                  <SwitchStream stream={stream} now={now} isUnderTitle />
                </div>
              )}
            </div>
            {stream.description && (
              <p dir="auto" className="mt-3 max-w-[70ch] wrap-anywhere whitespace-pre-line text-on-night-2">
                {stream.description}
              </p>
            )}
          </div>
          {viewer.mayTalk && (
            <div className={classes('relative min-h-[420px]')}>
              {!isCovered && <EveningTalk stream={stream} now={now} className={talkLook} />}
            </div>
          )}
        </div>
        {viewer.mayTalk && (
          <div className="mt-6">
            <Questions stream={stream} now={now} />
          </div>
        )}
      </div>
    </section>
  )
}
