import type { Answering, ExternalMessage } from '@bewezen/domain/external/contract.ts'
import { threadScreenWords as words } from '@bewezen/domain/external/screenWords.ts'
import { type ReactNode, useRef } from 'react'
import { JumpDown } from '../../base/parts/JumpDown.tsx'
import { useOwnAccount } from '../../base/session/viewer.ts'
import { MessageBubble } from './MessageBubble.tsx'
import { mayRetry } from './threadLook.ts'
import { useHeldPlace } from './useHeldPlace.ts'

type Props = {
  name: string
  messages: readonly ExternalMessage[]
  refusal: Answering['refusal']
  now: number
  /** The way to earlier messages, when there are any. */
  older: ReactNode
}

/** What was said, the oldest first; the newest is in sight, or a button away for somebody who reads further up (IN-EXT-07, IN-EXT-95). */
export function ThreadLog({ name, messages, refusal, now, older }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const held = useHeldPlace(box, messages, useOwnAccount()?.id)
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={box}
        role="log"
        aria-label={words.log(name)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        onScroll={held.look}
        className="flex-1 overflow-y-auto px-4 py-5 focus-visible:-outline-offset-3 max-lg:max-h-[44dvh] lg:max-h-[max(188px,calc(100dvh-712px))] lg:px-[22px]"
      >
        {older && <p className="mb-4 grid justify-items-center">{older}</p>}
        <ol className="grid content-start gap-3.5">
          {messages.map((message) => (
            <MessageBubble key={message.id} message={message} mayRetry={mayRetry(message, refusal)} now={now} />
          ))}
        </ol>
      </div>
      {!held.isAtEnd && (
        <JumpDown label={words.toNewest} news={held.hasNews ? words.newBelow : null} onJump={held.toEnd} />
      )}
    </div>
  )
}
