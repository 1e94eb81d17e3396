import type { RefusalOf } from '../base/refusals.ts'
import { cleanLine } from '../base/typedText.ts'
import { isInvisible, isLongerThan } from '../base/visibleText.ts'

/** The lists of the admin area whose filters stand in the address, and the names of what counts as a filter there. */
export const viewLists = {
  gebruikers: ['zoek', 'rol', 'abonnement'],
  abonnementen: ['zoek', 'status'],
  bestellingen: ['zoek', 'staat'],
  meldingen: ['status', 'category'],
  moderatie: ['gemeld'],
  logboek: ['zoek', 'soort', 'van', 'tot'],
} as const satisfies Record<string, readonly string[]>
export type ViewList = keyof typeof viewLists
export const viewListNames = Object.keys(viewLists) as [ViewList, ...ViewList[]]
export const isViewList = (name: string | undefined): name is ViewList =>
  name !== undefined && Object.hasOwn(viewLists, name)

/** A saved filter of an admin: what a list is narrowed to, by a name of their own (ADM-MORE-40). */
export type SavedView = { id: string; name: string; query: string }

export const [maxViews, maxViewName, maxViewQuery] = [20, 40, 600]

/**
 * The filters of an address as they are kept: those that the list knows, in its order, without empty ones and without the
 * page. The same choice reads the same however its address was written (ADM-MORE-41).
 */
export function viewQuery(list: ViewList, query: Readonly<Record<string, string | undefined>>): string {
  const kept = new URLSearchParams()
  for (const name of viewLists[list]) {
    const value = (query[name] ?? '').trim().slice(0, 200)
    if (value !== '') kept.set(name, value)
  }
  return kept.toString()
}

export const cleanViewName = (name: string): string => cleanLine(name)

export type ViewRefusal =
  | RefusalOf<'TOO_MANY_VIEWS'>
  | RefusalOf<'VIEW_NAME_IN_USE'>
  | { code: 'INVALID_INPUT'; data: { fields: string[] } }

/** Why a filter cannot be kept under this name beside the others of its list, or null (ADM-MORE-42). */
export function viewRefusal(
  others: readonly { name: string }[],
  view: { name: string; isNew: boolean },
): ViewRefusal | null {
  const name = cleanViewName(view.name)
  if (isInvisible(name) || isLongerThan(name, maxViewName)) return { code: 'INVALID_INPUT', data: { fields: ['name'] } }
  if (view.isNew && others.length >= maxViews) return { code: 'TOO_MANY_VIEWS' }
  const same = others.some((other) => other.name.toLowerCase() === name.toLowerCase())
  return same ? { code: 'VIEW_NAME_IN_USE' } : null
}
