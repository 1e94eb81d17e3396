import type { LegalPage } from '@bewezen/domain/legal/contract.ts'
import { legalWords } from '@bewezen/domain/legal/words.ts'
import Info from 'lucide-react/icons/info'
import { CleanedText } from '../base/richText/CleanedText.tsx'
import { LegalFrame } from './LegalFrame.tsx'

type Props = { pageType: 'privacy' | 'terms'; page: LegalPage | null }

/** A stored legal page, or that there is none (LEGAL-PAGE-01, LEGAL-PAGE-06, LEGAL-PAGE-07, LEGAL-PAGE-18). */
export function Legal({ pageType, page }: Props) {
  const path = `/${pageType}`
  if (!page)
    return (
      <LegalFrame path={path} title={legalWords.titles[pageType]} headings={[]}>
        <p>{legalWords.missing[pageType]}</p>
      </LegalFrame>
    )
  const { title, updatedAt, headings, content, isPlaceholder } = page
  return (
    <LegalFrame path={path} title={title} updatedAt={updatedAt} headings={headings}>
      {isPlaceholder && <Placeholder />}
      <CleanedText html={content} className="rich-text-numbered" />
    </LegalFrame>
  )
}

const Placeholder = () => (
  <div className="mb-8 flex gap-3.5 rounded-m bg-sky-soft px-5 py-4 text-[15px] leading-normal">
    <Info size={20} className="mt-0.5 text-sky-ink" aria-hidden="true" />
    <p>
      <strong>{legalWords.placeholder.title}</strong> {legalWords.placeholder.text}
    </p>
  </div>
)
