import { assistantWords } from '@bewezen/domain/assistant/words.ts'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../base/parts/Button.tsx'

const words = assistantWords.almost

/** Lies over the talk until the assistant is launched, or for as long as one has not said to have read it (SH-ASSIST-02, SH-ASSIST-03). */
export function AlmostReady({ onUnderstood }: { onUnderstood: () => void }) {
  const titleId = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <div className="absolute inset-0 grid place-items-center bg-scrim p-5">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div
        role="group"
        aria-labelledby={titleId}
        className="grid max-w-[340px] justify-items-center gap-2 rounded-l bg-surface px-8 py-6 text-center shadow-3"
      >
        <svg width="120" height="58" viewBox="0 0 120 58" aria-hidden="true">
          <path
            d="M12 48A48 42 0 0 1 108 48"
            fill="none"
            stroke="var(--line-strong)"
            strokeWidth="1.3"
            strokeDasharray="2 5"
            strokeLinecap="round"
          />
          <path d="M42 48a18 18 0 0 1 36 0z" fill="var(--sun)" />
          <path d="M4 48h112" stroke="var(--ink)" strokeWidth="1.7" strokeLinecap="round" />
        </svg>
        <h3 id={titleId} className="heading text-fs-26">
          {words.title}
        </h3>
        <p className="text-fs-14 text-ink-2">{words.text}</p>
        <Button ref={button} onClick={onUnderstood} className="mt-2">
          {words.ok}
        </Button>
      </div>
    </div>
  )
}
