import type { RefusalOf } from '../base/refusals.ts'
import type { Triage } from './contract.ts'

export const isSameTriage = (one: Triage, other: Triage): boolean =>
  one.state === other.state && one.assigneeId === other.assigneeId && one.note === other.note

/**
 * Why a decision about a report cannot be saved, or null: what stands there must be what the admin saw, so that nothing
 * of another admin is overwritten unseen; saving what stands there already is no fault (ADM-PANEL-22).
 */
export const triageRefusal = (
  stands: Triage,
  { before, after }: { before: Triage; after: Triage },
): RefusalOf<'CHANGED', { current: Triage }> | null =>
  isSameTriage(stands, after) || isSameTriage(stands, before) ? null : { code: 'CHANGED', data: { current: stands } }
