import type { Needs } from '../access/capabilities.ts'
import { folded } from '../base/visibleText.ts'
import { type ActionId, actionWords, littleWords } from './actionWords.ts'

/** Whether something happens, or a page opens: each stands under a heading of its own. */
export type ActionGroup = 'do' | 'go'

/** Something that can be done from the search: a command of the palette. A page says in a line what stands on it (ADM-MORE-39). */
export type Action = { id: string; group: ActionGroup; label: string; also: string; line?: string; needs: Needs }

/** What an action needs, and where it stands. The order is that in which they are offered before anything is typed. */
const table: Readonly<Record<ActionId, readonly [ActionGroup, Needs]>> = {
  'admin.findPerson': ['do', 'openAdmin'],
  'events.new': ['do', 'editEvents'],
  'podcasts.new': ['do', 'managePodcasts'],
  'blogs.new': ['do', 'writeBlogs'],
  'livestreams.new': ['do', 'manageLivestreams'],
  'shop.new': ['do', 'manageShop'],
  'admin.giveAccess': ['do', 'manageSite'],
  'access.maintenance': ['do', 'manageSite'],
  'access.tester': ['do', 'manageSite'],
  'community.write': ['do', 'writeCommunity'],
  'tasks.add': ['do', 'useOwnAccount'],
  'profile.edit': ['do', 'useOwnAccount'],
  'shop.cart': ['do', 'useOwnAccount'],
  'assistant.open': ['do', 'useOwnAccount'],
  'look.dark': ['do', 'useOwnAccount'],
  'look.light': ['do', 'useOwnAccount'],
  'look.system': ['do', 'useOwnAccount'],
  'look.red': ['do', 'useOwnAccount'],
  'reports.new': ['do', 'useOwnAccount'],
  'account.leave': ['do', 'useOwnAccount'],
  'events.admin': ['go', 'manageEvents'],
  'profile.settings': ['go', 'useOwnAccount'],
  'profile.details': ['go', 'useOwnAccount'],
  'profile.awards': ['go', 'useOwnAccount'],
  'profile.ranking': ['go', 'useOwnAccount'],
  'membership.plan': ['go', 'useOwnAccount'],
  'membership.access': ['go', 'useOwnAccount'],
  'shop.orders': ['go', 'useOwnAccount'],
  'health.log': ['go', 'useOwnAccount'],
}

/** Everything that can be done by a fixed name; the sections of the admin area come beside it. */
export const knownActions: readonly (Action & { id: ActionId })[] = (Object.keys(table) as ActionId[]).map((id) => {
  const [group, needs] = table[id]
  return { id, group, needs, ...actionWords[id] }
})

/** So many of each group are shown, so that what was found stays in view. */
export const maxActions: Readonly<Record<ActionGroup, number>> = { do: 6, go: 4 }

const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * The actions that a typed text means: every word of it begins a word of the name or of the synonyms, accents and case
 * aside. Those whose name it begins come first, then those with a word of it in their name. Nothing typed means the first
 * that one may do; text of which nothing is left, or of one letter, means none (ADM-MORE-31, ADM-MORE-33).
 */
export function matchActions<A extends Action>(
  actions: readonly A[],
  typed: string,
  may: (needs: Needs) => boolean,
): A[] {
  const own = actions.filter(({ needs }) => may(needs))
  if (typed.trim() === '') return own.filter(({ group }) => group === 'do').slice(0, maxActions.do)
  const all = wordsOf(typed)
  const telling = all.filter((word) => !littleWords.has(word))
  const wanted = telling.length > 0 ? telling : all
  if (wanted.join('').length < 2) return []
  const ranked = own
    .map((action) => ({ action, rank: rankOf(action, wanted) }))
    .filter(({ rank }) => rank < none)
    .sort((one, other) => one.rank - other.rank)
    .map(({ action }) => action)
  const of = (group: ActionGroup) => ranked.filter((action) => action.group === group).slice(0, maxActions[group])
  return [...of('do'), ...of('go')]
}

const none = 3

/** 0 when the name begins with what was typed, 1 when all of it stands in the name, 2 with a synonym, else 3. */
function rankOf({ label, also }: Action, wanted: readonly string[]): number {
  const name = wordsOf(label)
  const all = [...name, ...wordsOf(also)]
  const isIn = (words: readonly string[]) => (word: string) => words.some((one) => one.startsWith(word))
  if (!wanted.every(isIn(all))) return none
  if (!wanted.every(isIn(name))) return 2
  return wanted.every((word, at) => name[at]?.startsWith(word)) ? 0 : 1
}
