import { z } from 'zod'
import { Instant } from '../base/instant.ts'
import { centsText, typedCents } from '../base/money.ts'
import { cleanText, hasLength } from '../base/typedText.ts'
import { isInvisible, isLongerThan } from '../base/visibleText.ts'
import { typedWebAddress } from '../base/webAddress.ts'
import { Face } from '../profile/face.ts'
import { costFaultWords as words } from './faultWords.ts'
import { type FaultsOf, line, longText, recordBase, short } from './record.ts'

/** EV-COST-06, EV-COST-19 */
export const [minCostName, maxCostName, maxCostNotes] = [2, 200, 1_000]
export const [maxCostAmountCents, maxCostQuantity] = [100_000_000, 100_000]

/** A cost as admins read it; `amountCents` is the price per item, and nobody as `approver` of an approved one means that the account is gone (EV-DATA-18). */
export const Cost = z.object({
  ...recordBase,
  name: z.string(),
  amountCents: z.int(),
  quantity: z.int(),
  totalCents: z.int(),
  taxInclusive: z.boolean(),
  /** Once for each participant, else once for the event; the total is that of one (EV-MORE-86). */
  perParticipant: z.boolean(),
  linkUrl: z.string().nullable(),
  notes: z.string(),
  isOrdered: z.boolean(),
  approver: Face.nullable(),
  approvedAt: Instant.nullable(),
})
export type Cost = z.infer<typeof Cost>

/** A cost as it is typed. Whether it was ordered and approved is told by calls of their own. */
export const CostForm = z.strictObject({
  name: line,
  /** In euros, per item. */
  amount: short,
  quantity: short,
  taxInclusive: z.boolean(),
  perParticipant: z.boolean().default(false),
  linkUrl: line,
  notes: longText,
})
export type CostForm = z.infer<typeof CostForm>

export type CostValues = Pick<
  Cost,
  'name' | 'amountCents' | 'quantity' | 'totalCents' | 'taxInclusive' | 'perParticipant' | 'linkUrl' | 'notes'
>

/** A new cost: its price holds the tax (EV-COST-11). */
export const newCostForm = (): CostForm => ({
  name: '',
  amount: '',
  quantity: '',
  taxInclusive: true,
  perParticipant: false,
  linkUrl: '',
  notes: '',
})

/** A stored cost as the form shows it. */
export const costFormOf = (cost: Cost): CostForm => ({
  name: cost.name,
  amount: centsText(cost.amountCents),
  quantity: String(cost.quantity),
  taxInclusive: cost.taxInclusive,
  perParticipant: cost.perParticipant,
  linkUrl: cost.linkUrl ?? '',
  notes: cost.notes,
})

/** Whether nothing is typed yet: such a form is not sent, and nothing is said of it (EV-COST-10). */
export const isEmptyCost = (form: CostForm): boolean =>
  [form.name, form.amount, form.quantity, form.linkUrl, form.notes].every(isInvisible)

/** What is wrong with each field (EV-COST-06..09, EV-COST-16, EV-COST-19). */
export function costFaults(form: CostForm): FaultsOf<CostForm> {
  const faults: FaultsOf<CostForm> = {}
  const wrong = (field: keyof CostForm, isWrong: boolean, says: string) => {
    if (isWrong) faults[field] ??= says
  }
  const [amount, quantity] = [typedCents(form.amount), typedQuantity(form.quantity)]
  for (const field of ['name', 'quantity', 'amount'] as const) wrong(field, isInvisible(form[field]), words.incomplete)
  wrong('name', isLongerThan(cleanText(form.name), maxCostName), words.nameTooLong)
  wrong('name', !hasLength(form.name, minCostName, maxCostName), words.nameTooShort)
  wrong('amount', form.amount.trim().startsWith('-'), words.amountNegative)
  wrong('amount', amount === null, words.amountInvalid)
  wrong('amount', (amount ?? 0) > maxCostAmountCents, words.amountTooHigh)
  wrong('quantity', quantity === null, words.quantityInvalid)
  wrong('quantity', quantity !== null && (quantity < 1 || quantity > maxCostQuantity), words.quantityInvalid)
  wrong('linkUrl', form.linkUrl.trim() !== '' && typedWebAddress(form.linkUrl) === null, words.linkInvalid)
  wrong('notes', isLongerThan(cleanText(form.notes), maxCostNotes), words.notesTooLong)
  return faults
}

/** A form without faults as it is stored: the total is always the amount times the quantity, exact in cents (EV-COST-12, EV-COST-17). */
export function costOf(form: CostForm): CostValues {
  const [amountCents, quantity] = [typedCents(form.amount) ?? 0, typedQuantity(form.quantity) ?? 1]
  return {
    name: cleanText(form.name),
    amountCents,
    quantity,
    totalCents: amountCents * quantity,
    taxInclusive: form.taxInclusive,
    perParticipant: form.perParticipant,
    linkUrl: typedWebAddress(form.linkUrl),
    notes: cleanText(form.notes),
  }
}

const typedQuantity = (typed: string): number | null => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : null)
