import { wholeNumber } from '../base/numbers.ts'

/** The largest number that can be measured, either side of zero. */
export const maxValue = 999_999.99

/**
 * A measured number as somebody types it, '7,5' or '7.5', or null when it is none: at most two digits after the comma, and
 * no dots between thousands, since '1.250' could mean either (COM-N1-04).
 */
export function readValue(typed: string): number | null {
  const found = /^([+\-−]?)(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed.trim())
  if (!found) return null
  const [, sign, whole, part = ''] = found
  const value = Number(`${whole}.${part || '0'}`)
  // Zero has no sign for anybody but a computer.
  return value !== 0 && sign !== '' && sign !== '+' ? -value : value
}

/** A number as it is typed into a field again: '7,5'. */
export const typedValue = (value: number): string => String(value).replace('.', ',')

/** A number with so many digits after the comma, or with those it has: '1.250', '7,5', '−0,4'. */
export function shownValue(value: number, decimals?: number): string {
  const text = Math.abs(value).toFixed(decimals ?? 2)
  const [whole = '', part = ''] = text.split('.')
  const digits = decimals === undefined ? part.replace(/0+$/, '') : part
  const size = wholeNumber(Number(whole)) + (digits && `,${digits}`)
  return value < 0 && /[1-9]/.test(size) ? `−${size}` : size
}
