import type { Turn } from '@bewezen/domain/base/turn.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'

type Query = Readonly<Record<string, string | undefined>>

/**
 * How a list of the admin area is looked at, held in the address so that a reload keeps it. Another search or filter
 * begins at the first page again. What takes the place of the list is opened with `go`, so that Back leads to the list.
 */
export function useAdminView() {
  const query = useSearch({ strict: false, select: (search: Query) => search })
  const navigate = useNavigate()
  const lead = (next: Query, { replace = false, resetScroll = false } = {}) => {
    const search = (before: Query) => ({ ...before, na: undefined, voor: undefined, ...withoutEmpty(next) })
    void navigate({ to: '.', search: search as never, replace, resetScroll })
  }
  const put = (next: Query) => lead(next, { replace: true })
  const go = (next: Query) => lead(next)
  // Another page is read from its top, and Back leads to the one before.
  const turnTo = (next: Query) => lead(next, { resetScroll: true })
  return { query, turn: turnIn(query), put, go, turnTo }
}

const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Which page of the list the address says: one that names no row is the first. */
export function turnIn({ na, voor }: Query): { asked: Turn; inAddress: Query } {
  if (na !== undefined && isId.test(na)) return { asked: { below: na }, inAddress: { na } }
  if (voor !== undefined && isId.test(voor)) return { asked: { above: voor }, inAddress: { voor } }
  return { asked: {}, inAddress: {} }
}

const withoutEmpty = (query: Query): Query =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, value === '' ? undefined : value]))
