import type { ShownMessage, Talk } from '@bewezen/domain/assistant/talk.ts'
import { assistantWords } from '@bewezen/domain/assistant/words.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useQueries } from '../base/api/queries.ts'
import { Button } from '../base/parts/Button.tsx'
import { classes } from '../base/parts/classes.ts'
import { EmptyState } from '../base/parts/EmptyState.tsx'
import { VisuallyHidden } from '../base/parts/VisuallyHidden.tsx'
import { words } from '../base/parts/words.ts'
import { useChat } from './chat.ts'
import { loadOlder, talkRead } from './talkRead.ts'
import { Waiting } from './Waiting.tsx'

/** The talk, oldest at the top; older pages come when one scrolls up to them (SH-ASSIST-14..16). */
export function TalkList() {
  const { data: talk, isError, refetch } = useQuery(talkRead(), useQueries())
  if (talk && talk.messages.length > 0) return <Messages talk={talk} />
  return (
    <div className="grid min-h-0 flex-1 place-content-center justify-items-center gap-3 overflow-y-auto p-5 text-center">
      {talk ? (
        <EmptyState title={assistantWords.empty} text={assistantWords.emptyText} art="arc" />
      ) : isError ? (
        <>
          <p role="alert">{assistantWords.loadFailed}</p>
          <Button look="line" size="s" onClick={() => void refetch()}>
            {words.retry}
          </Button>
        </>
      ) : (
        <p role="status" className="text-ink-3">
          {assistantWords.loading}
        </p>
      )}
    </div>
  )
}

function Messages({ talk }: { talk: Talk }) {
  const { growing, asking } = useChat()
  const isOpen = talk.messages.at(-1)?.isUser ?? false
  const top = useOlderAt(talk)
  return (
    // Turned around, a browser keeps its place at the bottom and while older messages come in at the top.
    <div className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain px-4 py-4">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div role="log" aria-label={assistantWords.talk} tabIndex={0} className="grid gap-3 rounded-m">
        {talk.hasOlder && (
          <p ref={top} className="py-1 text-center text-fs-13 text-ink-3">
            {assistantWords.older}
          </p>
        )}
        {talk.messages.map((message) => (
          <Bubble key={message.id} {...message} />
        ))}
        {isOpen && growing?.text ? (
          <p aria-hidden="true" className={classes(bubble, theirs)}>
            {growing.text}
          </p>
        ) : (
          isOpen && asking && <Waiting />
        )}
      </div>
    </div>
  )
}

const bubble = 'w-fit max-w-[85%] rounded-l px-3.5 py-2.5 leading-[1.5] break-words whitespace-pre-line'
const theirs = 'rounded-bl-[6px] bg-surface-2'
const own = 'justify-self-end rounded-br-[6px] bg-primary text-on-primary'

const Bubble = ({ content, isUser, pending }: ShownMessage) => (
  <p className={classes(bubble, isUser ? own : theirs, pending && 'opacity-70')}>
    <VisuallyHidden>{isUser ? assistantWords.own : assistantWords.title}: </VisuallyHidden>
    <span dir="auto" className="block">
      {content}
    </span>
  </p>
)

/** Loads the older page when the line at the top comes into view. */
function useOlderAt(talk: Talk) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const it = line.current
    if (!it) return
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && void loadOlder(talk))
    watch.observe(it)
    return () => watch.disconnect()
  }, [talk])
  return line
}
