import { assistantWords } from '@bewezen/domain/assistant/words.ts'

/** Says that the assistant is thinking, for at most 30 seconds (SH-ASSIST-12). */
export const Waiting = () => (
  <p role="status" className="flex w-fit items-center gap-1.5 rounded-l rounded-bl-[6px] bg-surface-2 px-3.5 py-3.5">
    <span className="sr-only">{assistantWords.thinking}</span>
    {[0, 1, 2].map((dot) => (
      <span
        key={dot}
        aria-hidden="true"
        className="size-2 animate-skeleton rounded-full bg-ink-3"
        style={{ animationDelay: `${dot * 0.2}s` }}
      />
    ))}
  </p>
)
