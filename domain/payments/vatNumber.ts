import { plainNumber, restBy97 } from '../base/plainNumber.ts'

/** How the VAT number of a country looks behind its two letters; Greece has EL, Northern Ireland XI (EV-MORE-23). */
const forms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/,
}

/**
 * A VAT number as it is kept: in capitals, without spaces, dots and dashes; null for one that its country does not give out.
 * A Dutch one is checked by its digits too: that of a company by the test of eleven, that of a sole trader by that of
 * ninety-seven (EV-MORE-23).
 */
export function plainVatNumber(typed: string): string | null {
  const plain = plainNumber(typed)
  const [country, rest] = [plain.slice(0, 2), plain.slice(2)]
  if (!Object.hasOwn(forms, country) || !forms[country]?.test(rest)) return null
  return country !== 'NL' || passesEleven(rest) || restBy97(plain) === 1 ? plain : null
}

/** The first eight digits, weighed nine to two, leave the ninth when they are divided by eleven. */
function passesEleven(rest: string): boolean {
  const digits = Array.from(rest.slice(0, 9), Number)
  const sum = digits.slice(0, 8).reduce((total, digit, at) => total + digit * (9 - at), 0)
  return sum % 11 === digits[8]
}
