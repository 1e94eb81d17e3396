import { figureOf } from '@bewezen/domain/site/content.ts'
import { homeWords } from '@bewezen/domain/site/words.ts'
import { useLoaderData } from '@tanstack/react-router'

/** The claims that are on as large figures (MKT-CLAIM-01, MKT-CLAIM-06, MKT-CLAIM-07). */
export function Figures() {
  const { experiments, complaints, performers } = useLoaderData({ from: '/' }).content.claims
  const claims = [experiments, complaints, performers].filter((claim) => claim !== undefined)
  if (claims.length === 0) return null
  return (
    <section aria-label={homeWords.figures.title} className="bg-night text-on-night">
      <ul className="page grid lg:auto-cols-fr lg:grid-flow-col">
        {claims.map(figureOf).map(({ figure, of }) => (
          <li
            key={of}
            className="py-5 not-first:border-night-line max-lg:not-first:border-t lg:pt-8 lg:pb-9 lg:not-first:border-l lg:not-first:pl-7"
          >
            <span className="block font-display text-fs-46 leading-[1.1] tracking-[-0.03em]">{figure}</span>{' '}
            <span className="mt-1.5 block text-[15px] leading-[1.45] text-on-night-2">{of}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
