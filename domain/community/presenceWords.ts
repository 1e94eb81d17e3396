import { wholeNumber } from '../base/numbers.ts'

/** Who is here and who types (COM-CHAT-31, COM-CHAT-34). */
export const presenceWords = {
  present: (count: number) => `${wholeNumber(count)} aanwezig`,
  title: 'Wie er nu is',
  otherHere: 'Is er nu',
  you: '(jij)',
  others: (count: number) => `en ${wholeNumber(count)} ${count === 1 ? 'ander' : 'anderen'}`,
  loading: 'Even kijken wie er is...',
  failed: 'Kon niet zien wie er is.',
} as const

/** The line under the messages: who types, in as few words as say it (COM-CHAT-34). */
export function typingLine(names: readonly string[]): string {
  const [first, second] = names
  if (first === undefined) return ''
  if (second === undefined) return `${first} typt…`
  if (names.length === 2) return `${first} en ${second} typen…`
  return `${first} en ${wholeNumber(names.length - 1)} anderen typen…`
}
