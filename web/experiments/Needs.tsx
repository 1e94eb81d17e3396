import { needsWords as words } from '@bewezen/domain/experiments/needsWords.ts'
import { useId } from 'react'
import { Unfolding } from './Unfolding.tsx'

/** What an experiment asks of somebody: what, with what, and how many days before and after the change (COM-N1-14). */
export function Needs() {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="rounded-m bg-surface-2 px-4 py-3.5 text-left text-fs-14 text-ink-2">
      <h3 id={titleId} className="font-[650] text-ink">
        {words.title}
      </h3>
      <Lines of={words.list} />
      <Unfolding title={words.more} isSmall>
        <Lines of={words.folded} />
      </Unfolding>
    </section>
  )
}

const Lines = ({ of: lines }: { of: readonly string[] }) => (
  <ul className="mt-1.5 grid list-disc gap-1 pl-4.5 leading-normal">
    {lines.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
)
