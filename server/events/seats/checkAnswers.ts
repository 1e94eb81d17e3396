import type { AnswersGiven } from '@bewezen/domain/events/answersGiven.ts'
import { cleanNotes } from '@bewezen/domain/events/dietaryOptions.ts'
import { inArray } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import { refuse } from '../../base/refuse.ts'
import { allergyOptions, dietaryOptions } from '../tables.ts'

/** What somebody answered about food and health, as it is stored. */
export type Answers = { dietaryRestrictions: readonly string[]; allergies: readonly string[]; notes: string }

/** What is stored of answers that are forgotten. */
export const noAnswers: Answers = { dietaryRestrictions: [], allergies: [], notes: '' }

const optionLists = { dietary_restrictions: dietaryOptions, allergies: allergyOptions }
const optionFields = ['dietary_restrictions', 'allergies'] as const
type OptionField = (typeof optionFields)[number]

/**
 * Reads once, for the answers of several people, which names the lists offer; only those are kept (EV-ENROL-30). Gives the
 * function that makes one of these answers into what is stored, and refuses a name that no list has and notes that are too
 * long (EV-ENROL-33).
 */
export async function answersIn(tx: Tx, all: readonly AnswersGiven[]): Promise<(given: AnswersGiven) => Answers> {
  const known = new Map<OptionField, Set<string>>()
  for (const field of optionFields) {
    const chosen = [...new Set(all.flatMap((given) => given[field]))]
    const list = optionLists[field]
    const found = chosen.length > 0 ? await tx.select().from(list).where(inArray(list.name, chosen)) : []
    known.set(field, new Set(found.map(({ name }) => name)))
  }
  return (given) => {
    const notes = cleanNotes(given.notes) ?? refuse('INVALID_INPUT', { fields: ['notes'] })
    for (const field of optionFields)
      if (!given[field].every((name) => known.get(field)?.has(name))) refuse('INVALID_INPUT', { fields: [field] })
    return { dietaryRestrictions: given.dietary_restrictions, allergies: given.allergies, notes }
  }
}
