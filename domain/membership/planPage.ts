import { longDate } from '../base/dates.ts'
import type { OwnMembership } from './contract.ts'
import { words } from './words.ts'

/** How the plan page knows the membership of the person in front of it (SUB-PAGE-09, SUB-PAGE-18). */
export type PlanState = 'loading' | 'active' | 'none' | 'unknown'

/** What the page says about the own state; the one that cannot be read names itself (SUB-PAGE-09, SUB-PAGE-18). */
export const stateLabel = (state: PlanState): string =>
  state === 'unknown' ? words.state.unknown : `${words.status}: ${words.state[state]}`

/**
 * The button to the provider's page: without a subscription there is nothing to manage but what was paid; a payment that
 * is owed belongs to one (SUB-PAGE-17, SUB-PAGE-19).
 */
export const portalLabel = (own: { state: 'active' | 'none'; lateUntil: string | null } | undefined): string =>
  own?.state === 'none' && own.lateUntil === null ? words.button.bills : words.button.portal

/**
 * What is done behind that button, and until when access stays that was paid for: cancelling loses nothing of it
 * (SUB-PAGE-20, SUB-STATE-10). A period that is over belongs to a subscription that is: something else gives the access.
 */
export function portalNote(own: OwnMembership | undefined, now: Date): string {
  const { managed, kept, ends, over } = words.portalNote
  if (!own || own.lateUntil) return managed
  if (own.state === 'none') return over
  if (own.accessUntil) return `${managed} ${ends(longDate(own.accessUntil))}`
  const isPaid = own.periodEnd !== null && new Date(own.periodEnd) > now
  return isPaid ? `${managed} ${kept(longDate(own.periodEnd ?? ''))}` : managed
}

/** What the plan page is about: the membership that somebody has or still owes a payment for, or the plans on offer. */
export type PlanView = 'loading' | 'own' | 'owes' | 'offer'

/**
 * Whoever has a membership, or owes a payment for it, reads about that one and is sold nothing (MKT-MORE-21, MKT-MORE-22). Until
 * the membership is read, `access` decides: how the viewer stands before the gate, which comes with the page. A role that
 * opens the gate is no membership.
 */
export function planView(
  own: Pick<OwnMembership, 'state' | 'lateUntil'> | undefined,
  access: { entitled: boolean; lateUntil: string | null } | undefined,
): PlanView {
  if (!own && !access) return 'loading'
  if (own ? own.state === 'active' : access?.entitled) return 'own'
  return (own ?? access)?.lateUntil != null ? 'owes' : 'offer'
}

export type PlanButton = { label: string; disabled: boolean }

/**
 * The button of the student plan: what it says and whether it can be pressed
 * (SUB-PAGE-06, SUB-PAGE-07, SUB-PAGE-08, SUB-PAGE-18, SUB-CHECKOUT-13, SUB-CHECKOUT-20).
 */
export function planButton(page: {
  state: PlanState
  justRegistered: boolean
  agreed: boolean
  busy: boolean
}): PlanButton {
  if (page.state === 'loading' || page.busy) return { label: words.button.loading, disabled: true }
  if (page.state === 'active') return { label: words.button.active, disabled: true }
  const label = page.justRegistered ? words.button.startMine : words.button.start
  return { label, disabled: page.state === 'unknown' || !page.agreed }
}
