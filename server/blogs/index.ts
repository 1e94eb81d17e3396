import type { Decisions } from '../base/facts/decisions.ts'
import { list } from './list.ts'
import { edit, read } from './read.ts'
import { remove, save } from './save.ts'

export { serveFeed } from './feed.ts'
export { blogsPersonal } from './personal.ts'
export { blogPages } from './publicPages.ts'
export { blogBranch } from './search.ts'

/** Everybody reads blogs; what changes tells nobody's inbox. */
export const blogsDecisions = {
  'blog.saved': { audience: 'everyone' },
  'blog.removed': { audience: 'everyone' },
} satisfies Decisions

/** The operations of this room. */
export const blogsOperations = { list, read, edit, save, remove }
