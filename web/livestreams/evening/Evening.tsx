import type { Livestream } from '@bewezen/domain/livestreams/contract.ts'
import { eveningOf } from '@bewezen/domain/livestreams/evening.ts'
import { eveningWords as words } from '@bewezen/domain/livestreams/eveningWords.ts'
import { screenWords } from '@bewezen/domain/livestreams/screenWords.ts'
import { useId } from 'react'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { classes } from '../../base/parts/classes.ts'
import { Loaded } from '../../base/parts/Loaded.tsx'
import { Chat } from '../../chat/index.ts'
import { closedNote } from './closedNote.ts'
import { Watching } from './Watching.tsx'

export { Questions } from './Questions.tsx'

type Props = { stream: Livestream; now: string; className?: string }

/** The conversation of an evening, beside the player or under the recording (LIVE-MORE-01, LIVE-MORE-03..07). */
export function EveningTalk({ stream, now, className }: Props) {
  const title = useId()
  const read = useRead(api.livestreams.evening, { id: stream.id })
  const { mayRead, mayWrite } = eveningOf(stream, now)
  const note = closedNote(stream, now)
  return (
    <section
      aria-labelledby={title}
      className={classes('flex flex-col overflow-clip rounded-l border border-line bg-surface text-ink', className)}
    >
      <header className="flex min-h-14 flex-none items-center justify-between gap-3 border-b border-line px-4 py-2">
        <h3 id={title} className="heading text-fs-18">
          {mayWrite || !mayRead ? words.talk : words.talkAfter}
          <span className="sr-only"> {stream.title}</span>
        </h3>
        {/* How much was said is told once it is all said: it was counted when the page came. */}
        {mayWrite
          ? stream.viewer.mayManage && <Watching id={stream.id} />
          : read.data !== undefined &&
            read.data.messages > 0 && <p className="text-fs-14 text-ink-2">{words.messages(read.data.messages)}</p>}
      </header>
      {mayRead ? (
        <Loaded read={read} failed={screenWords.talkFailed} waiting={<div className="flex-1" />}>
          {({ channelId }) => (
            <Chat
              header={null}
              cameFor={undefined}
              exchange={{
                id: channelId,
                name: screenWords.talkName,
                isPrivate: false,
                isEvening: true,
                mayPost: mayWrite,
                mayReact: mayWrite,
                closed: note,
              }}
            />
          )}
        </Loaded>
      ) : (
        <p className="grid flex-1 place-content-center px-6 py-8 text-center text-ink-2">{note}</p>
      )}
    </section>
  )
}
