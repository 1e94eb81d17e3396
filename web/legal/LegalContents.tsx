import type { Heading } from '@bewezen/domain/base/richText.ts'
import { legalWords } from '@bewezen/domain/legal/words.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'

/** The contents of a legal page: beside the text on a wide screen, folded above it on a phone. */
export const LegalContents = ({ sections }: { sections: readonly Heading[] }) => (
  <>
    <nav
      aria-labelledby="inhoudsopgave"
      className="sticky top-26 mt-18 self-start text-[15px] leading-[1.4] max-lg:hidden"
    >
      <h2 id="inhoudsopgave" className="mb-2.5 font-[650]">
        {legalWords.contents}
      </h2>
      <ol className="border-l-[1.5px] border-line-strong">
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="grid grid-cols-[22px_minmax(0,1fr)] gap-1 py-[7px] pl-4.5 text-ink-2 no-underline hover:text-ink hover:underline"
            >
              <span>{index + 1}.</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
    <details className="mt-4.5 rounded-m border border-line bg-surface lg:hidden">
      <summary className="flex min-h-[50px] items-center justify-between px-4 font-semibold">
        {legalWords.contents}
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      <ol>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`} className="block border-t border-line px-4 py-2.5 text-[15px] no-underline">
              {index + 1}. {title}
            </a>
          </li>
        ))}
      </ol>
    </details>
  </>
)
