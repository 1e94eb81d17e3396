import { amount, type Currency } from '../base/money.ts'
import { CodeProblem } from './discount.ts'

/** The field for a discount code where one enrols (EV-MORE-19). */
export const discountWords = {
  label: 'Kortingscode',
  apply: 'Toepassen',
  applying: 'Controleren...',
  applied: (code: string) => `Code ${code} is toegepast.`,
  remove: 'Code weghalen',
  price: 'Prijs',
  discount: (code: string) => `Korting met ${code}`,
  off: (cents: number, currency: Currency) => `- ${amount(cents, currency)}`,
  limited: 'Te veel codes geprobeerd. Probeer het over een kwartier opnieuw.',
  failed: 'De code kon niet worden gecontroleerd. Probeer het opnieuw.',
} as const

/** Under the field, why a code does not count (EV-MORE-13, EV-MORE-20). */
export const codeProblems = {
  unknown: 'Deze kortingscode bestaat niet.',
  notYet: 'Deze kortingscode is nog niet geldig.',
  over: 'Deze kortingscode is niet meer geldig.',
  otherDate: 'Deze kortingscode geldt niet voor deze datum.',
  otherTier: 'Deze kortingscode geldt niet voor jouw groep.',
  usedUp: 'Deze kortingscode is al zo vaak gebruikt als kan.',
  usedByYou: 'Je hebt deze kortingscode al gebruikt.',
  holdOpen: 'Je betaling staat al open. Geef die eerst op om een andere code te gebruiken.',
} satisfies Record<CodeProblem, string>

/** The sentence of a refused code, from what came with the refusal. */
export function codeProblemText(data: unknown): string {
  const why = CodeProblem.safeParse((data as { why?: unknown } | null)?.why)
  return codeProblems[why.data ?? 'unknown']
}
