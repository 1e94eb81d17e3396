/** How many pieces the stock differs, as it is typed: '-2', '+3', '3'; null for what is no whole number or changes nothing. */
export function stockAmount(typed: string): number | null {
  const text = typed.trim().replace('−', '-')
  if (!/^[+-]?\d{1,7}$/.test(text)) return null
  const amount = Number(text)
  return amount === 0 || Math.abs(amount) > 1_000_000 ? null : amount
}
