import type { Needs } from '../access/capabilities.ts'
import { publicPageAt } from '../site/publicPages.ts'
import { searchPageWords } from './pageWords.ts'

/**
 * A page of the site, found by its title, by what stands on it and by the words people use for it (SH-NAV-26); only for
 * those who may open it.
 */
export type SearchPage = {
  path: string
  title: string
  text: string
  also: string
  needs: Needs
  /** It is of no use to somebody who is signed in. */
  onlyVisitors: boolean
}

/** What somebody must be able to do to open one; the others are for everybody. */
const needs: Readonly<Partial<Record<keyof typeof searchPageWords, Needs>>> = {
  '/inbox': 'useInbox',
  '/profile': 'useOwnAccount',
  '/admin': 'openAdmin',
}

/** The pages that do not come out of the database. */
export const searchPages: readonly SearchPage[] = (
  Object.keys(searchPageWords) as (keyof typeof searchPageWords)[]
).map((path) => ({
  path,
  title: searchPageWords[path].title,
  text: searchPageWords[path].text ?? publicPageAt(path)?.description ?? '',
  also: searchPageWords[path].also,
  needs: needs[path] ?? 'nothing',
  onlyVisitors: path.startsWith('/auth'),
}))
