import { todayWords } from '@bewezen/domain/today/words.ts'
import { memberMenuLinks, type NavigationLink, tabsOf } from '../base/address/navigation.ts'
import { todayPath } from '../places/index.ts'

/**
 * The links of the menu of a narrow window: 'Vandaag' (SH-NAV-28), the tabs, and the entries of its own, which stand for
 * a tab that leads to the same (SH-NAV-09, SH-NAV-16).
 */
export const menuLinksOf = (viewer: { mayOpenAdmin: boolean }): NavigationLink[] => [
  { to: todayPath, label: todayWords.title },
  ...tabsOf(viewer).filter(({ to }) => !memberMenuLinks.some((own) => own.to === to)),
  ...memberMenuLinks,
]
