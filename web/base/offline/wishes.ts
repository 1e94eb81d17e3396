import type { Query } from '@tanstack/react-query'
import { queries } from '../api/queries.ts'
import { isLost } from '../api/refusal.ts'
import { type Box, openBox } from './box.ts'
import { line } from './line.ts'
import { keepWishesBy, type Wish, type WishKinds, type WishRules } from './wish.ts'

type Kept = { key: string; personId: string; wish: Wish }

let box: Box = openBox()
let kept = new Map<string, Kept>()
let personId = ''
let kinds: WishKinds
let stop = () => {}

/** Begins for a person with what waits since an earlier page; what is of somebody else is removed. */
export async function beginWishes(person: string, all: WishKinds, from: Box = box): Promise<void> {
  ;[box, personId, kinds, kept] = [from, person, all, new Map()]
  for (const one of await box.all<Kept>('wishes'))
    if (one.personId === person) kept.set(one.key, one)
    else await box.remove('wishes', one.key)
  keepWishesBy({
    keep: keepHere,
    overtake: (wish) => {
      if (kept.has(keyOf(wish))) void keepHere(wish)
    },
  })
  const cache = queries().getQueryCache()
  for (const query of cache.getAll()) showIn(query)
  stop()
  stop = cache.subscribe((event) => {
    // An answer that was just read knows nothing of what waits; what we changed in it ourselves does.
    const isAnswer = event.type === 'updated' && event.action.type === 'success' && !event.action.manual
    if (isAnswer) queueMicrotask(() => showIn(event.query))
  })
}

const rulesOf = (wish: Wish) => kinds[wish.kind] as WishRules<Wish>
const keyOf = (wish: Wish) => [personId, wish.kind, rulesOf(wish).about(wish)].join(' ')

/** Keeps a wish until the line is back, in place of an earlier one for the same thing. */
async function keepHere(wish: Wish): Promise<void> {
  const key = keyOf(wish)
  const before = kept.get(key)?.wish
  const one: Kept = { key, personId, wish: before && rulesOf(wish).goesFurther?.(before, wish) ? before : wish }
  kept.set(key, one)
  await box.put('wishes', one)
  // The line may be back already, and nobody would tell.
  line.found('lost')
}

/** Tells the server what was wanted; answers whether the line was lost on the way. */
export async function sendWishes(): Promise<boolean> {
  for (const one of await box.all<Kept>('wishes')) {
    if (one.personId !== personId) continue
    try {
      await rulesOf(one.wish).send(one.wish)
    } catch (error) {
      if (isLost(error)) return true
      rulesOf(one.wish).renew(one.wish)
    }
    if (isSame(kept.get(one.key)?.wish, one.wish)) kept.delete(one.key)
    await box.change<Kept>('wishes', one.key, (now) => (isSame(now.wish, one.wish) ? null : now))
  }
  // Somebody may have wanted something else while the first was being told.
  return kept.size > 0 && (await box.all('wishes')).length > 0 ? sendWishes() : false
}

/** What signing out would lose now, in a sentence for each kind that says one (COM-CHAT-53). */
export const lostWishes = (): string[] =>
  [...Map.groupBy([...kept.values()], ({ wish }) => wish.kind)].flatMap(
    ([kind, some]) => kinds[kind].lost?.(some.length) ?? [],
  )

/** Shows in an answer what is wanted and not stored yet. */
function showIn(query: Query): void {
  const { queryKey, state } = query
  if (state.data === undefined || kept.size === 0) return
  const grants = [...kept.values()].flatMap(({ wish }) => rulesOf(wish).granted(query, wish) ?? [])
  if (grants.length === 0) return
  queries().setQueryData(
    queryKey,
    grants.reduce((value, grant) => grant(value as never), state.data as unknown),
    {
      updatedAt: state.dataUpdatedAt,
    },
  )
}

const isSame = (one: Wish | undefined, other: Wish) => JSON.stringify(one) === JSON.stringify(other)
