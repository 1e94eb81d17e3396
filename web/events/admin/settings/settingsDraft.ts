import { typedCents } from '@bewezen/domain/base/money.ts'
import { settingsFaults } from '@bewezen/domain/events/settingsFaults.ts'
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
