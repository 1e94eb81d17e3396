import { episodeWords } from '@bewezen/domain/podcasts/episodeWords.ts'
import { maxPodcastSearch, type PodcastCategory, podcastCategories } from '@bewezen/domain/podcasts/podcast.ts'
import { podcastScreenWords } from '@bewezen/domain/podcasts/screenWords.ts'
import { podcastCategoryWords, podcastWords as words } from '@bewezen/domain/podcasts/words.ts'
import Bookmark from 'lucide-react/icons/bookmark'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { ReactNode } from 'react'
import { classes } from '../base/parts/classes.ts'
import { SearchForm } from '../base/parts/SearchForm.tsx'
import { useSought } from '../base/parts/useSought.ts'
import { CategoryIcon } from './CategoryBadge.tsx'
import { PodcastLink } from './PodcastLink.tsx'
import { usePodcastsAddress } from './usePodcastsAddress.ts'

/** Search and filters; they stand in the address, so a link shows the same (POD-LIST-01, POD-LIST-10, POD-MORE-42). */
export function Filters({ signedIn }: { signedIn: boolean }) {
  const { chosen, to, set } = usePodcastsAddress()
  const sought = useSought(chosen.text, (text) => set({ text }))
  const category = (of: PodcastCategory | null) => to({ category: of })
  return (
    <search className="my-[18px] grid gap-3 lg:my-[26px]">
      <div className="flex min-w-0 flex-col gap-3 lg:flex-row lg:items-center lg:gap-4">
        <SearchForm
          action="/podcasts"
          label={words.search}
          maxLength={maxPodcastSearch}
          sought={sought}
          category={chosen.category}
          className="lg:w-[300px] lg:flex-none"
        />
        <Row label={words.category}>
          <Choice to={category(null)} chosen={chosen.category === null}>
            {words.all}
          </Choice>
          {podcastCategories.map((one) => (
            <Choice key={one} to={category(one)} chosen={one === chosen.category}>
              <CategoryIcon of={one} plain={one === chosen.category} />
              {podcastCategoryWords[one]}
            </Choice>
          ))}
        </Row>
      </div>
      {signedIn && (
        <Row label={podcastScreenWords.own}>
          <Choice to={to({ own: null })} chosen={chosen.own === null}>
            {episodeWords.filterAll}
          </Choice>
          <Choice to={to({ own: 'bewaard' })} chosen={chosen.own === 'bewaard'}>
            <Bookmark size={15} aria-hidden="true" />
            {episodeWords.filterSaved}
          </Choice>
          <Choice to={to({ own: 'beluisterd' })} chosen={chosen.own === 'beluisterd'}>
            <CircleCheck size={15} aria-hidden="true" />
            {episodeWords.filterHeard}
          </Choice>
        </Row>
      )}
    </search>
  )
}

/** On a phone a row that scrolls; elsewhere all in sight. */
const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav
    aria-label={label}
    className="-mx-(--gutter) flex min-w-0 gap-2 overflow-x-auto px-(--gutter) py-1 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:overflow-visible lg:px-0"
  >
    {children}
  </nav>
)

const Choice = ({ to, chosen, children }: { to: string; chosen: boolean; children: ReactNode }) => (
  <PodcastLink
    to={to}
    replace
    aria-current={chosen ? 'true' : undefined}
    className={classes(
      'fast inline-flex min-h-11 flex-none items-center gap-1.5 rounded-full border px-3 text-fs-14 font-[550] whitespace-nowrap no-underline lg:min-h-[34px]',
      chosen ? 'border-primary bg-primary text-on-primary' : 'border-line-strong bg-surface hover:bg-surface-2',
    )}
  >
    {children}
  </PodcastLink>
)
