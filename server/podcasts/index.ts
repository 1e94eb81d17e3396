import { type Decisions, only } from '../base/facts/decisions.ts'
import { edit, managed, speakers } from './managed.ts'
import { keepPosition, setHeard, setSaved } from './marks.ts'
import { list, open } from './read.ts'
import { remove, save } from './save.ts'
import { search } from './search.ts'

export { podcastsPersonal } from './personal.ts'
export { podcastPages } from './publicPages.ts'
export { podcastBranch } from './search.ts'
export { podcastSubject } from './subject.ts'

/** Everybody hears of what everybody sees, managers of the rest, and of a mark its owner alone (POD-MORE-19). */
export const podcastsDecisions = {
  'podcast.saved': { audience: 'everyone' },
  'podcast.drafted': { audience: { capability: 'managePodcasts' } },
  'podcast.removed': { audience: 'everyone' },
  'podcast.marked': { audience: only },
} satisfies Decisions

/** The operations of this room. */
export const podcastsOperations = {
  list,
  open,
  search,
  setSaved,
  setHeard,
  keepPosition,
  managed,
  edit,
  save,
  remove,
  speakers,
}
