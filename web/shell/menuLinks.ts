import { logbookPath } from '@bewezen/domain/community/paths.ts'
import { communityWords } from '@bewezen/domain/community/words.ts'
import { logbookWords } from '@bewezen/domain/experiments/words.ts'
import { todayWords } from '@bewezen/domain/today/words.ts'
import { memberMenuLinks, type NavigationLink, tabsOf, visitorMenuLinks } from '../base/address/navigation.ts'
import { todayPath } from '../places/index.ts'

type Seer = { mayOpenAdmin: boolean }

/**
 * The links of the menu of a narrow window: 'Vandaag' (SH-NAV-28), the tabs, and the entries of its own, which stand for
 * a tab that leads to the same (SH-NAV-09, SH-NAV-16).
 */
export const menuLinksOf = (viewer: Seer): NavigationLink[] => [
  { to: todayPath, label: todayWords.title },
  ...tabsOf(viewer).filter(({ to }) => !memberMenuLinks.some((own) => own.to === to)),
  ...memberMenuLinks,
]

/** Those below them, set apart, but for what is a tab of this viewer (SH-NAV-31). */
export const moreLinksOf = (viewer: Seer): NavigationLink[] =>
  visitorMenuLinks.filter(({ to }) => !tabsOf(viewer).some((tab) => tab.to === to))

/** The same links with the university and one's own experiments behind the community, for whom that is open (SH-NAV-31, SH-NAV-32). */
export const withOwnPlaces = (links: readonly NavigationLink[], university: string | null): NavigationLink[] =>
  links.flatMap((link) =>
    link.to === '/community' && university !== null
      ? [link, { to: university, label: communityWords.university }, { to: logbookPath, label: logbookWords.title }]
      : [link],
  )
