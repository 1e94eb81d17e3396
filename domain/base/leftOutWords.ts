import type { UploadPurpose } from './files.ts'
import { wholeNumber } from './numbers.ts'
import { uploadRefused } from './uploadWords.ts'
import type { Notice } from './words.ts'

/** So many names stand in a toast, each at most so long. */
const [mostNames, longestName] = [12, 60]
const shortName = (name: string): string => (name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name)

function named(names: readonly string[]): string {
  const more = names.length - mostNames
  const shown = names.slice(0, mostNames).map(shortName).join(', ')
  return more > 0 ? `${shown} en nog ${wholeNumber(more)}` : shown
}

/** Which of several chosen files were left out (SHOP-FORM-27). */
export const leftOut = (names: readonly string[]): string => `Niet toegevoegd: ${named(names)}.`

/** A file that was refused with a code, or that did not arrive. */
export type RefusedFile = { name: string; code: string | undefined }

/** The one toast for the refused files of a choice, each named beside why; null when none was refused (SHOP-FORM-27). */
export function filesRefused(purpose: UploadPurpose, refused: readonly RefusedFile[]): Notice | null {
  const byReason = [...Map.groupBy(refused, ({ code }) => uploadRefused(purpose, code))]
  const [first] = byReason
  if (!first) return null
  const namesOf = (files: readonly RefusedFile[]) => files.map(({ name }) => name)
  const [{ title, text }, files] = first
  if (byReason.length === 1) return { title, text: [text, leftOut(namesOf(files))].filter(Boolean).join(' ') }
  const said = byReason.map(([why, those]) => `${why.title.replace(/\.$/, '')}: ${named(namesOf(those))}.`)
  return { title: 'Niet alle bestanden zijn toegevoegd', text: said.join(' ') }
}
