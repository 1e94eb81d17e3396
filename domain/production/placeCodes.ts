/** How long the code of a place is: twelve hexadecimal digits, drawn by the database, that say nothing about anybody (EV-MORE-54). */
const length = 12

/** '3F9A 22C1 7B04', as a code is read aloud and typed. */
export const codeText = (code: string): string => code.toUpperCase().replace(/(.{4})(?=.)/g, '$1 ')

/** A scanned or typed code as it is stored, or null when it is none; an O typed for a zero is one. */
export function readCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replaceAll(/[\s.-]/g, '')
    .replaceAll('O', '0')
    .toLowerCase()
  return new RegExp(`^[0-9a-f]{${length}}$`).test(code) ? code : null
}

type Coded = { id: string; code: string; since: string | null }
/** What a code says at the door of one date, without a line too (EV-MORE-55). */
export type Scan<Place> =
  | { kind: 'welcome'; place: Place }
  | { kind: 'already'; place: Place; since: string }
  /** Its place was given up. */
  | { kind: 'noPlace' }
  /** Its place was handed on, and has another code since. */
  | { kind: 'handedOn' }
  /** None of this date knows it: it belongs to another one, or to nothing. */
  | { kind: 'unknown' }
  | { kind: 'unreadable' }

/** Who comes in with a code: of the places of this date and of the codes that were good for one. */
export function scanned<Place extends Coded>(
  typed: string,
  { places, without, handedOn }: { places: readonly Place[]; without: readonly string[]; handedOn: readonly string[] },
): Scan<Place> {
  const code = readCode(typed)
  if (code === null) return { kind: 'unreadable' }
  const place = places.find((one) => one.code === code)
  if (!place && handedOn.includes(code)) return { kind: 'handedOn' }
  if (!place) return { kind: without.includes(code) ? 'noPlace' : 'unknown' }
  return place.since === null ? { kind: 'welcome', place } : { kind: 'already', place, since: place.since }
}
