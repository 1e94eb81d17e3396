/** A whole number from 0 as it is typed; null when it is empty, undefined when it is none. */
export function typedCount(typed: string, most: number): number | null | undefined {
  const digits = typed.trim()
  if (digits === '') return null
  return /^\d{1,9}$/.test(digits) && Number(digits) <= most ? Number(digits) : undefined
}
