import { adminWords } from '@bewezen/domain/admin/words.ts'
import type { orderedKinds } from '@bewezen/domain/site/contract.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useAdminChange } from '../useAdminChange.ts'

/** Stores an order of something that is no part of the public pages, and says when that is done. */
export type OnOrder = (ids: readonly string[], onDone: () => void) => void
type Kind = (typeof orderedKinds)[number]

/**
 * Rows in the order that is asked for: a step is seen at once and counted from what is seen, however many are still on
 * their way to the server. Once the last of them is stored, or refused, the stored order holds (ADM-PANEL-15).
 */
export function useOrder<Row extends { id: string }>(rows: readonly Row[], kind: Kind | undefined, onOrder?: OnOrder) {
  const [wanted, setWanted] = useState<readonly string[] | null>(null)
  const order = useAdminChange(api.site.order, { said: () => adminWords.saved, queue: `order ${kind}` })
  const shown = wanted ? rows.toSorted((a, b) => wanted.indexOf(a.id) - wanted.indexOf(b.id)) : rows
  const move = (at: number, to: number) => {
    const ids = shown.map(({ id }) => id)
    const [id] = ids.splice(at, 1)
    if (!id) return
    const next = ids.toSpliced(to, 0, id)
    setWanted(next)
    // Only the last one asked for answers here.
    if (onOrder) onOrder(next, () => setWanted(null))
    else if (kind) order.mutate({ kind, ids: next }, { onSettled: () => setWanted(null) })
  }
  return { shown, move }
}
