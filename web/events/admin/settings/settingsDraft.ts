import { typedCents } from '@bewezen/domain/base/money.ts'
import { formLabels as labels } from '@bewezen/domain/events/formLabelWords.ts'
import { settingsFaults } from '@bewezen/domain/events/settingsFaults.ts'
import type { Row } from '../../../base/editing/rowsChanged.ts'
import { type EventDraft, formFrom } from '../../form/draft.ts'
import { formRows } from '../../form/formRows.ts'

/** What this tab finds wrong by itself, before the rules of the form are asked (EV-SET-02..05, EV-SET-09, EV-SET-10). */
export function faultsOfSettings(draft: EventDraft): string[] {
  const form = formFrom(draft)
  return settingsFaults({ ...form, priceCents: form.priceCents ?? negativeCents(draft.price) })
}

/** A price below nothing, which the form cannot read; null for anything else. */
function negativeCents(typed: string): number | null {
  const [, rest] = /^\s*-\s*(.+)$/.exec(typed) ?? []
  const cents = rest === undefined ? null : typedCents(rest)
  return cents === null ? null : -cents
}

/** In the order of the tab. */
const shown = [
  labels.title,
  labels.description,
  labels.startDay,
  labels.startTime,
  labels.endDay,
  labels.endTime,
  labels.max,
  labels.min,
  labels.price,
  labels.tiersFrom,
  labels.enrollCloseAt,
  labels.cancelUntil,
  labels.isLive,
] as const

/** The fields of this tab as texts, to show what somebody else changed (EV-FORM-60). */
export function settingsRows(draft: EventDraft): Row[] {
  const all = new Map(formRows(draft, (teacherId) => teacherId))
  return shown.map((label) => [label, all.get(label) ?? ''])
}
