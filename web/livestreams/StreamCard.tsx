import { wallClock } from '@bewezen/domain/base/dates.ts'
import type { Livestream } from '@bewezen/domain/livestreams/contract.ts'
import { eveningOf, isLate } from '@bewezen/domain/livestreams/evening.ts'
import { screenWords } from '@bewezen/domain/livestreams/screenWords.ts'
import { streamState } from '@bewezen/domain/livestreams/stream.ts'
import { livestreamWords as words } from '@bewezen/domain/livestreams/words.ts'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Play from 'lucide-react/icons/play'
import { browserOnly } from '../base/hydration/browserOnly.tsx'
import { Button } from '../base/parts/Button.tsx'
import { classes } from '../base/parts/classes.ts'
import { Sky } from '../base/parts/Sky.tsx'
import type { StreamForm } from './manage/ManagedStream.tsx'
import { Reminder } from './Reminder.tsx'
import { StreamBadges, StreamFacts } from './StreamMarks.tsx'

const grounds = ['adem', 'slaap', 'voeding', 'licht'] as const
const StreamTools = browserOnly(() => import('./manage/StreamTools.tsx'), 'StreamTools')

type Props = {
  stream: Livestream
  now: string
  heading: 'h2' | 'h3'
  onOpen: () => void
  onManage: (form: StreamForm) => void
}

/** More than six lines of a card hold, about: the rest is read in its dialog, or of a live one above the list (LIVE-MORE-76). */
const isLong = (description: string) => description.length > 210 || description.split('\n').length > 6

/** The same stream always stands over the same ground. */
const themeOf = (id: string) => grounds[Number.parseInt(id.slice(-4), 16) % grounds.length] ?? 'adem'

/** A stream in the list: how it stands, what it is, when, by whom, and what the viewer can do with it (LIVE-LIST-03..12). */
export function StreamCard({ stream, now, heading: Heading, onOpen, onManage }: Props) {
  const state = streamState(stream, now)
  const { title, description, startTime, viewer } = stream
  const { hour, minute } = wallClock(startTime)
  return (
    <article className="flex h-full flex-col overflow-clip rounded-l border border-line bg-surface">
      <div className={classes('h-32 flex-none', state === 'past' && 'saturate-[.45]')}>
        <Sky
          at={hour * 60 + minute}
          sunrise={496}
          sunset={1111}
          theme={themeOf(stream.id)}
          className="dark:brightness-75"
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-2 px-5 pt-4 pb-[18px]">
        <StreamBadges stream={stream} now={now} />
        <Heading dir="auto" className="heading text-fs-21 leading-tight! wrap-anywhere hyphens-auto">
          {title}
        </Heading>
        {description && (
          <p dir="auto" className="line-clamp-6 text-fs-14 leading-normal wrap-anywhere whitespace-pre-line text-ink-2">
            {description}
          </p>
        )}
        {description && isLong(description) && state !== 'live' && (
          <Button look="quiet" size="s" className="-ml-3 self-start" onClick={onOpen}>
            {words.readOn}
            <span className="sr-only"> {title}</span>
          </Button>
        )}
        <div className="mt-auto grid gap-1 pt-2 text-fs-14 text-ink-2">
          <StreamFacts stream={stream} />
        </div>
        <div
          className={classes(
            'flex flex-wrap content-start gap-2 pt-1 empty:hidden',
            viewer.mayManage && state === 'past' && 'min-h-25 lg:min-h-21',
          )}
        >
          {state === 'past' && (
            <Button look="line" size="s" icon={<Play size={16} />} onClick={onOpen}>
              {isLate(stream, now) ? words.goThere : words.watchAgain}
              <span className="sr-only"> {title}</span>
            </Button>
          )}
          {state === 'upcoming' && viewer.mayTalk && eveningOf(stream, now).mayRead && (
            <Button look="line" size="s" icon={<MessagesSquare size={16} />} onClick={onOpen}>
              {screenWords.openTalk}
              <span className="sr-only"> {title}</span>
            </Button>
          )}
          {state === 'upcoming' && <Reminder stream={stream} now={now} />}
          {viewer.mayManage && (
            // The room of the tools is kept, which come later: of a past stream two lines with what stands before them (SH-ERR-32).
            <div className={state === 'past' ? 'contents' : 'flex min-h-11 w-full flex-wrap gap-2 lg:min-h-9'}>
              <StreamTools stream={stream} now={now} onManage={onManage} />
            </div>
          )}
        </div>
      </div>
    </article>
  )
}
