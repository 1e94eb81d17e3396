import { words } from '@bewezen/domain/membership/words.ts'
import type { FaqFields } from '@bewezen/domain/site/contract.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'

/** The last questions before somebody becomes a member, each of which unfolds to its answer (MKT-MORE-17). */
export function Faq({ entries }: { entries: readonly FaqFields[] }) {
  const id = useId()
  if (entries.length === 0) return null
  return (
    <section
      aria-labelledby={id}
      className="mt-14 lg:mt-20 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-x-10"
    >
      <h2 id={id} className="heading text-fs-34">
        {words.faq}
      </h2>
      <ul className="mt-5 border-b border-line lg:mt-0">
        {entries.map(({ question, answer }) => (
          <li key={question} className="border-t border-line">
            <details className="group/faq">
              <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-[650] wrap-anywhere [&::-webkit-details-marker]:hidden">
                {question}
                <ChevronDown
                  size={18}
                  aria-hidden="true"
                  className="fast flex-none text-ink-2 group-open/faq:rotate-180"
                />
              </summary>
              <p className="max-w-[64ch] pb-5 whitespace-pre-line text-ink-2 wrap-anywhere">{answer}</p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
