import { typingLine } from '@bewezen/domain/community/presenceWords.ts'
import { useState } from 'react'
import { usePresence } from './usePresence.ts'

/** How long nothing is read out after it was, in milliseconds: who types and pauses would be told again and again. */
const quietFor = 10_000

/** Who types now. The room for it is there always, so that nothing moves when somebody begins (COM-CHAT-34). */
export function TypingLine({ channelId }: { channelId: string }) {
  const line = typingLine(usePresence(channelId).typing)
  const [told, setTold] = useState({ line: '', at: Number.NEGATIVE_INFINITY, shown: '' })
  if (line !== told.shown) {
    const begins = told.shown === '' && performance.now() - told.at > quietFor
    setTold(begins ? { line, at: performance.now(), shown: line } : { ...told, line: line && told.line, shown: line })
  }
  return (
    <>
      {line !== '' && (
        <span aria-hidden="true" className="flex min-w-0 items-center gap-2">
          <Wave />
          <span className="truncate">{line}</span>
        </span>
      )}
      <span aria-live="polite" className="sr-only">
        {told.line}
      </span>
    </>
  )
}

const Wave = () => (
  <svg width="28" height="10" viewBox="0 0 28 10" className="flex-none" aria-hidden="true">
    <path
      d="M1 5q3.3-7 6.6 0t6.6 0 6.6 0 6.6 0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
    />
  </svg>
)
