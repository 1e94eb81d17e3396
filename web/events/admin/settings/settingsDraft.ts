import { typedCents } from '@bewezen/domain/base/money.ts'
import { settingsWords } from '@bewezen/domain/events/deskWords.ts'
import { formLabels as labels } from '@bewezen/domain/events/formLabelWords.ts'
import { settingsFaults } from '@bewezen/domain/events/settingsFaults.ts'
import type { Row } from '../../../base/editing/rowsChanged.ts'
import { type EventDraft, formFrom } from '../../form/draft.ts'

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

const moments = ['tiersFrom', 'enrollCloseAt', 'cancelUntil'] as const

/** The fields of this tab as texts, to show what somebody else changed (EV-FORM-60). */
export const settingsRows = (draft: EventDraft): Row[] => [
  [labels.title, draft.title],
  [labels.description, draft.description],
  [labels.startDay, draft.startDay],
  [labels.startTime, draft.startTime],
  [labels.endDay, draft.endDay],
  [labels.endTime, draft.endTime],
  [labels.max, draft.hasCapacityLimit ? draft.max : ''],
  [labels.min, draft.min],
  [labels.price, draft.isPaid ? draft.price : ''],
  ...moments.map((field): Row => [labels[field], draft[field].replace('T', ' ')]),
  [labels.isLive, draft.isLive ? settingsWords.on : settingsWords.off],
]
