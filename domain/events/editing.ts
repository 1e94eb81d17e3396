import { holds } from '../access/capabilities.ts'
import type { RefusalOf } from '../base/refusals.ts'
import type { EventFaults } from './eventFaults.ts'
import type { EventForm } from './eventForm.ts'
import { faultWords } from './formWords.ts'

/** What an event holds that an edit or a removal must not touch lightly. */
export type Holdings = { active: number; held: number; paidNotRefunded: number }

type Editor = { role: string | null }

/** Whether the event is live after a save: a teacher's one starts live, and only admins change it (EV-FORM-62, EV-VIS-19). */
export function liveAfter(editor: Editor, before: { isLive: boolean } | null, asked: boolean): boolean {
  if (holds(editor.role, 'manageEvents')) return asked
  return before?.isLive ?? true
}

type Price = Pick<EventForm, 'isPaid' | 'priceCents' | 'currency'>

/** Why the price cannot be changed by this editor, or null: with paid enrolments only by admins (EV-FORM-63, EV-ROLE-13). */
export function priceRefusal(
  editor: Editor,
  before: Price,
  after: Price,
  { paidNotRefunded }: Holdings,
): RefusalOf<'FORBIDDEN'> | null {
  const isSame = before.isPaid === after.isPaid && before.priceCents === after.priceCents
  return isSame || paidNotRefunded === 0 || holds(editor.role, 'manageEvents') ? null : { code: 'FORBIDDEN' }
}

/** The currency stays while somebody paid in it (EV-FORM-63). */
export const currencyFaults = (before: Price, after: Price, { paidNotRefunded }: Holdings): EventFaults =>
  before.currency !== after.currency && paidNotRefunded > 0 ? { currency: faultWords.currencyFixed } : {}

/** Why an event cannot be deleted by this editor, or null (EV-ADMIN-30, EV-ROLE-13, EV-EDGE-30). */
export function deleteRefusal(
  editor: Editor,
  { active, held, paidNotRefunded }: Holdings,
): RefusalOf<'FORBIDDEN' | 'HAS_PAID_ENROLLMENTS'> | null {
  if (!holds(editor.role, 'editEvents')) return { code: 'FORBIDDEN' }
  if (active > 0 && !holds(editor.role, 'manageEvents')) return { code: 'FORBIDDEN' }
  return held > 0 || paidNotRefunded > 0 ? { code: 'HAS_PAID_ENROLLMENTS' } : null
}

/** What deleting one date of a series means: it goes when nobody ever had a place on it, else it is cancelled, by admins only; the start is the whole series (EV-RECUR-06, EV-RECUR-20, EV-RECUR-21). */
export function deletingDate(date: { isStart: boolean; enrolments: number }): 'delete' | 'cancel' | 'deleteSeries' {
  if (date.isStart) return 'deleteSeries'
  return date.enrolments > 0 ? 'cancel' : 'delete'
}
