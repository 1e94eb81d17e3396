import type { Livestream } from '@bewezen/domain/livestreams/contract.ts'
import { streamState } from '@bewezen/domain/livestreams/stream.ts'
import { livestreamWords as words } from '@bewezen/domain/livestreams/words.ts'
import { useLoaderData, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useServerNow } from '../access/index.ts'
import { contentId } from '../base/document/words.ts'
import { browserOnly } from '../base/hydration/browserOnly.tsx'
import { Button } from '../base/parts/Button.tsx'
import { classes } from '../base/parts/classes.ts'
import { EmptyState } from '../base/parts/EmptyState.tsx'
import { LiveNow } from './LiveNow.tsx'
import type { LoadedStreams } from './load.ts'
import type { StreamForm } from './manage/ManagedStream.tsx'
import { OpenedStream } from './OpenedStream.tsx'
import { StreamCard } from './StreamCard.tsx'
import { useOpenedStream } from './useOpenedStream.ts'
import { useStreams } from './useStreams.ts'

const NewStream = browserOnly(() => import('./manage/NewStream.tsx'), 'NewStream')
const ManagedStream = browserOnly(() => import('./manage/ManagedStream.tsx'), 'ManagedStream')
const GoneEvening = browserOnly(() => import('./evening/GoneEvening.tsx'), 'GoneEvening')
const Counts = browserOnly(() => import('./manage/Counts.tsx'), 'Counts')

/** The page of livestreams, for everyone: what is live now, and all there is (LIVE-LIST-01, LIVE-LIST-21, ROUTE-TABLE-12). */
export function LivestreamsScreen() {
  const first: LoadedStreams = useLoaderData({ from: '/livestream' })
  const { signedIn } = useRouter().options.context
  const [gone, setGone] = useState<string | null>(null)
  const { live, streams, total, isLoading, more } = useStreams(first, setGone)
  const now = new Date(useServerNow(first.now, 15_000)).toISOString()
  const { opened, isMissing, open, close, miss } = useOpenedStream({ first, liveId: live?.id })
  const [managed, setManaged] = useState<{ form: StreamForm; stream: Livestream } | null>(null)
  // What managers have comes later: its room is kept, so that nothing moves when it is there (SH-ERR-32).
  const manages = streams.some(({ viewer }) => viewer.mayManage)
  const make = signedIn && (
    <div className={classes(manages ? 'min-h-11' : 'empty:hidden', manages && !live && 'max-sm:w-full')}>
      <NewStream night={live !== null} />
    </div>
  )
  const known = [...streams, ...(first.opened ? [first.opened] : [])].find(({ id }) => id === opened)
  const hasPlayer = opened !== null && (known === undefined || streamState(known, now) !== 'upcoming')
  const Title = live ? 'h2' : 'h1'
  return (
    <main id={contentId} tabIndex={-1}>
      {live && (
        <LiveNow key={live.id} stream={live} now={now} action={make} isCovered={opened !== null} isSilent={hasPlayer} />
      )}
      <section aria-labelledby="all-livestreams" className="page pt-8 pb-16 lg:pt-12 lg:pb-24">
        {isMissing && <Missing />}
        {signedIn && gone !== null && <GoneEvening key={gone} id={gone} onDone={() => setGone(null)} />}
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <Title id="all-livestreams" lang="en" className="heading text-fs-34">
              {words.all}
            </Title>
            {signedIn && (
              <div className={manages ? 'min-h-7' : undefined}>
                <Counts />
              </div>
            )}
          </div>
          {!live && make}
        </div>
        {streams.length === 0 ? (
          <div className="py-8">
            <EmptyState title={words.none} text={words.noneText} picture="screen" />
          </div>
        ) : (
          <ul className="mt-[22px] grid gap-3.5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5">
            {streams.map((stream) => (
              <li key={stream.id} className="min-w-0">
                <StreamCard
                  stream={stream}
                  now={now}
                  heading={live ? 'h3' : 'h2'}
                  onOpen={() => open(stream.id)}
                  onManage={(form) => setManaged({ form, stream })}
                />
              </li>
            ))}
          </ul>
        )}
        {streams.length < total && (
          <p className="mt-8 text-center">
            <Button look="line" busy={isLoading} busyText={words.loading} onClick={more}>
              {words.more}
            </Button>
          </p>
        )}
      </section>
      {managed && <ManagedStream {...managed} onClose={() => setManaged(null)} />}
      {opened !== null && (
        <OpenedStream
          key={opened}
          id={opened}
          known={known}
          now={now}
          onClose={close}
          onGone={setGone}
          onMissing={miss}
        />
      )}
    </main>
  )
}

/** An address of a stream that is not there, or not for this viewer: the list goes on below (LIVE-MORE-21). */
const Missing = () => (
  <div role="alert" className="mb-6 rounded-l bg-ember-soft px-5 py-4 text-ember-ink">
    <p className="font-[650]">{words.missing}</p>
    <p className="text-fs-14">{words.missingText}</p>
  </div>
)
