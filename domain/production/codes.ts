import { z } from 'zod'
import { tiers } from '../access/enrolmentTier.ts'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { centsText, typedCents } from '../base/money.ts'
import { isInvisible } from '../base/visibleText.ts'
import { fromWallTime, toWallTime } from '../base/wallTime.ts'
import { plainCode } from '../events/discount.ts'
import { codeFaultWords as words } from './faultWords.ts'
import { type FaultsOf, line, recordBase, short } from './record.ts'
import { isMeantTime } from './times.ts'
import { typedCount } from './typedCount.ts'

/** The most that a code takes off, and how often it may be used at most (EV-MORE-11). */
const [maxOffCents, maxUses, maxDates] = [100_000_000, 1_000_000, 400]
const Tier = z.union(tiers.map((tier) => z.literal(tier)))

/** A discount code of an event as admins read it; `used` is how many uses stand now (EV-MORE-11, EV-MORE-14). */
export const DiscountCode = z.object({
  ...recordBase,
  code: z.string(),
  percent: z.int().nullable(),
  offCents: z.int().nullable(),
  validFrom: Instant.nullable(),
  validUntil: Instant.nullable(),
  mostUses: z.int().nullable(),
  oncePerPerson: z.boolean(),
  dateIds: z.array(Id),
  tiers: z.array(Tier),
  isActive: z.boolean(),
  used: z.int(),
})
export type DiscountCode = z.infer<typeof DiscountCode>

/** A code as it is typed; times are what the clock of the event says, or nothing. */
export const CodeForm = z.strictObject({
  code: line,
  takes: z.enum(['percent', 'amount']),
  value: short,
  from: short,
  until: short,
  mostUses: short,
  oncePerPerson: z.boolean(),
  dateIds: z.array(Id).max(maxDates),
  tiers: z.array(Tier).max(tiers.length),
  isActive: z.boolean(),
})
export type CodeForm = z.infer<typeof CodeForm>

type CodeValues = Omit<DiscountCode, keyof typeof recordBase | 'used'>

export const newCodeForm = (): CodeForm => ({
  code: '',
  takes: 'percent',
  value: '',
  from: '',
  until: '',
  mostUses: '',
  oncePerPerson: true,
  dateIds: [],
  tiers: [],
  isActive: true,
})

/** A stored code as the form shows it, on the clock of the event. */
export const codeFormOf = (it: DiscountCode, zone: string): CodeForm => ({
  code: it.code,
  takes: it.percent === null ? 'amount' : 'percent',
  value: it.percent === null ? centsText(it.offCents ?? 0) : String(it.percent),
  from: it.validFrom === null ? '' : toWallTime(it.validFrom, zone),
  until: it.validUntil === null ? '' : toWallTime(it.validUntil, zone),
  mostUses: it.mostUses === null ? '' : String(it.mostUses),
  oncePerPerson: it.oncePerPerson,
  dateIds: it.dateIds,
  tiers: it.tiers,
  isActive: it.isActive,
})

/** Whether nothing is typed yet: such a form is not sent. */
export const isEmptyCode = (form: CodeForm): boolean =>
  [form.code, form.value, form.from, form.until, form.mostUses].every(isInvisible)

/** What is wrong with each field (EV-MORE-11). */
export function codeFaults(form: CodeForm): FaultsOf<CodeForm> {
  const faults: FaultsOf<CodeForm> = {}
  if (plainCode(form.code) === null) faults.code = words.codeInvalid
  if (form.takes === 'percent' && typedPercent(form.value) === null) faults.value = words.percentInvalid
  if (form.takes === 'amount' && typedOff(form.value) === null) faults.value = words.amountInvalid
  for (const field of ['from', 'until'] as const)
    if (form[field] !== '' && !isMeantTime(form[field])) faults[field] = words.timeInvalid
  if (isMeantTime(form.from) && isMeantTime(form.until) && form.until <= form.from) faults.until = words.endBeforeStart
  const uses = typedCount(form.mostUses, maxUses)
  if (uses === undefined || uses === 0) faults.mostUses = words.usesInvalid
  return faults
}

/** A form without faults as it is stored. */
export const codeOf = (form: CodeForm, zone: string): CodeValues => ({
  code: plainCode(form.code) ?? '',
  percent: form.takes === 'percent' ? typedPercent(form.value) : null,
  offCents: form.takes === 'amount' ? typedOff(form.value) : null,
  validFrom: fromWallTime(form.from, zone),
  validUntil: fromWallTime(form.until, zone),
  mostUses: typedCount(form.mostUses, maxUses) ?? null,
  oncePerPerson: form.oncePerPerson,
  dateIds: [...new Set(form.dateIds)].toSorted(),
  tiers: tiers.filter((tier) => form.tiers.includes(tier)),
  isActive: form.isActive,
})

function typedPercent(typed: string): number | null {
  const percent = typedCount(typed, 100)
  return percent ? percent : null
}

function typedOff(typed: string): number | null {
  const cents = typedCents(typed)
  return cents !== null && cents > 0 && cents <= maxOffCents ? cents : null
}
