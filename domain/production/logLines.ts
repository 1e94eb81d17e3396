import { dateTime } from '../base/dates.ts'
import { amount } from '../base/money.ts'
import { wholeNumber } from '../base/numbers.ts'
import type { Briefing } from './briefings.ts'
import type { EventBudget } from './budget.ts'
import type { DiscountCode } from './codes.ts'
import type { Cost } from './costs.ts'
import type { Location } from './locations.ts'
import { logPartWords as words } from './logPartWords.ts'
import type { Activity } from './programme.ts'
import type { Todo } from './todos.ts'
import { costWords, locationWords, todoWords } from './words.ts'

/** How records stand in the log: amounts, states and times, never a free text, a name or an address (EV-MORE-09). */
export const logLines = {
  cost: (it: Cost): string =>
    parts(
      words.cost,
      `${wholeNumber(it.quantity)} × ${amount(it.amountCents)}`,
      it.taxInclusive ? costWords.withTax : costWords.withoutTax,
      it.perParticipant ? words.perParticipant : null,
      it.isOrdered ? costWords.ordered : costWords.notOrdered,
    ),
  todo: (it: Todo): string =>
    parts(words.todo, todoWords.priorities[it.priority], todoWords.statuses[it.status], it.deadline),
  briefing: (it: Briefing, zone: string): string => parts(words.briefing, times(it, zone)),
  activity: (it: Activity, zone: string): string =>
    parts(words.activity, times(it, zone), it.people === null ? null : words.people(it.people)),
  location: (it: Location): string =>
    parts(
      words.location,
      locationWords.types[it.locationType],
      it.capacity === null ? null : words.capacity(it.capacity),
      it.isBackstage ? locationWords.backstage : null,
    ),
  code: (it: DiscountCode, zone: string): string =>
    parts(
      words.code,
      it.percent === null ? amount(it.offCents ?? 0) : words.percent(it.percent),
      times({ startAt: it.validFrom, endAt: it.validUntil }, zone),
      it.mostUses === null ? null : words.uses(it.mostUses),
      it.oncePerPerson ? words.oncePerPerson : null,
      it.isActive ? words.active : words.inactive,
    ),
  budget: (it: EventBudget): string =>
    parts(
      words.budget,
      it.participants === null ? null : words.people(it.participants),
      it.incomeCents === null ? null : words.income(amount(it.incomeCents)),
      it.costsCents === null ? null : words.costs(amount(it.costsCents)),
    ),
  partner: (it: { isActive: boolean }): string => parts(words.partner, it.isActive ? words.active : words.inactive),
}

const parts = (...all: (string | null)[]): string => all.filter((part) => part !== null).join(' · ')

const times = (it: { startAt: string | null; endAt: string | null }, zone: string): string | null =>
  it.startAt === null && it.endAt === null
    ? null
    : [it.startAt, it.endAt].map((at) => (at === null ? '?' : dateTime(at, zone))).join(' – ')
