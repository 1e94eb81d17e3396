import type { Needs } from '../access/capabilities.ts'
import { publicPageAt } from '../site/publicPages.ts'
import { searchPageWords } from './pageWords.ts'

/** A page of the site, found by its title and by what stands on it; only for those who may open it. */
export type SearchPage = { path: string; title: string; text: string; needs: Needs }

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
  needs: needs[path] ?? 'nothing',
}))
