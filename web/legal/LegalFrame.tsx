import { longDate } from '@bewezen/domain/base/dates.ts'
import type { Heading } from '@bewezen/domain/base/richText.ts'
import { cookiePolicy } from '@bewezen/domain/legal/cookies.ts'
import { legalWords } from '@bewezen/domain/legal/words.ts'
import type { ReactNode } from 'react'
import { ContentLink } from '../site/index.ts'
import { LegalContents } from './LegalContents.tsx'
import { legalToolsId, tellToolsPlace } from './toolsPlace.ts'

const pages = [
  { href: '/privacy', title: legalWords.titles.privacy },
  { href: '/terms', title: legalWords.titles.terms },
  { href: '/cookies', title: cookiePolicy.title },
]

type Props = {
  path: string
  title: string
  /** When it was last saved (LEGAL-PAGE-08, LEGAL-PAGE-17). */
  updatedAt?: string
  headings: readonly Heading[]
  children: ReactNode
}

/** What stands around the text of a legal page: the way to the others, its title and its contents. */
export const LegalFrame = ({ path, title, updatedAt, headings, children }: Props) => (
  <div className="gutter mx-auto max-w-[1180px] pt-2 pb-12 lg:grid lg:grid-cols-[252px_minmax(0,720px)] lg:justify-center lg:gap-x-18 lg:pb-20">
    <nav aria-label={legalWords.pages} className="flex flex-wrap gap-x-1 border-b border-line lg:col-span-full">
      {pages.map(({ href, title }) => (
        <ContentLink
          key={href}
          href={href}
          aria-current={href === path ? 'page' : undefined}
          className="inline-flex min-h-[46px] items-center border-b-3 border-transparent px-3.5 font-[550] whitespace-nowrap text-ink-2 no-underline aria-[current=page]:border-ink aria-[current=page]:font-[650] aria-[current=page]:text-ink"
        >
          {title}
        </ContentLink>
      ))}
    </nav>
    <header className="flex flex-wrap items-end justify-between gap-4 border-b-[1.5px] border-ink pt-6 pb-5 lg:col-span-full lg:pt-12 lg:pb-7">
      <div className="min-w-0">
        <h1 className="heading text-fs-64 leading-[1.04]! tracking-[-0.036em]! wrap-anywhere hyphens-auto">{title}</h1>
        {updatedAt && (
          <p className="mt-2 text-fs-16 text-ink-2">
            <time dateTime={updatedAt}>{legalWords.updated(longDate(updatedAt))}</time>
          </p>
        )}
      </div>
      <div id={legalToolsId} ref={tellToolsPlace} className="flex flex-wrap gap-2.5" />
    </header>
    {headings.length > 0 ? <LegalContents sections={headings} /> : <span className="max-lg:hidden" />}
    <article aria-label={title} className="min-w-0 pt-6 text-fs-16 leading-[1.68] lg:pt-18 lg:text-[17px]">
      {children}
    </article>
  </div>
)
