import { homeWords } from '@bewezen/domain/site/words.ts'
import { useLoaderData } from '@tanstack/react-router'
import { ContentButton } from '../ContentLink.tsx'

/** The last word of the home page: learn together (MKT-HOME-12, MKT-CLAIM-07). */
export function CommunityBanner() {
  const { community } = useLoaderData({ from: '/' }).content.claims
  return (
    <section aria-labelledby="community" className="page pb-[clamp(24px,4vw,48px)]">
      <div className="flex flex-wrap items-end justify-between gap-6 rounded-xl border border-line bg-surface p-[clamp(26px,4vw,52px)]">
        <div>
          {community && <p className="font-semibold text-sun-ink">{community}</p>}
          <h2 id="community" className="heading mt-2 max-w-[24ch] text-fs-34 leading-[1.1]! max-lg:text-fs-26">
            {homeWords.community.title}
          </h2>
        </div>
        <div data-joins="" className="max-sm:w-full">
          <ContentButton href="/subscription" size="l" block>
            {homeWords.join}
          </ContentButton>
        </div>
      </div>
    </section>
  )
}
