import type { Answering, ExternalMessage } from '@bewezen/domain/external/contract.ts'
import { threadScreenWords as words } from '@bewezen/domain/external/screenWords.ts'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { MessageBubble } from './MessageBubble.tsx'
import { mayRetry } from './threadLook.ts'

type Props = {
  name: string
  messages: readonly ExternalMessage[]
  refusal: Answering['refusal']
  now: number
  /** The way to earlier messages, when there are any. */
  older: ReactNode
}

/** What was said, the oldest first; the newest is in sight unless somebody reads further up (IN-EXT-07). */
export function ThreadLog({ name, messages, refusal, now, older }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useHeldPlace(box, messages)
  return (
    <div
      ref={box}
      role="log"
      aria-label={words.log(name)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
      tabIndex={0}
      className="flex-1 overflow-y-auto px-4 py-5 focus-visible:-outline-offset-3 max-lg:max-h-[60dvh] lg:max-h-[max(360px,calc(100dvh-480px))] lg:px-[22px]"
    >
      {older && <p className="mb-4 grid justify-items-center">{older}</p>}
      <ol className="grid content-start gap-3.5">
        {messages.map((message) => (
          <MessageBubble key={message.id} message={message} mayRetry={mayRetry(message, refusal)} now={now} />
        ))}
      </ol>
    </div>
  )
}

const nearEnd = 80

/** At the newest message when it opens and while one reads there; where one reads when earlier ones come above. */
function useHeldPlace(box: React.RefObject<HTMLDivElement | null>, messages: readonly ExternalMessage[]): void {
  const before = useRef({ height: 0, top: 0, first: '' })
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const { height, first } = before.current
    const wasAtEnd = height === 0 || height - element.scrollTop - element.clientHeight < nearEnd
    const grewAbove = height > 0 && first !== '' && messages[0]?.id !== first
    if (grewAbove) element.scrollTop += element.scrollHeight - height
    else if (wasAtEnd) element.scrollTop = element.scrollHeight
    before.current = { height: element.scrollHeight, top: element.scrollTop, first: messages[0]?.id ?? '' }
  }, [box, messages])
}
