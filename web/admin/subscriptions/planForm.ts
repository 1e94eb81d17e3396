import type { PlanText } from '@bewezen/domain/membership/adminContract.ts'
import { centsOf, maxPlanName } from '@bewezen/domain/membership/manage.ts'

/** A plan as it is typed. */
export type TypedPlan = { name: string; price: string; stock: string; priceId: string }
export type PlanFault = keyof TypedPlan

/** A plan as its fields show it. */
export const typedFrom = ({ name, priceCents, stock, providerPriceId }: PlanText): TypedPlan => ({
  name,
  price: (priceCents / 100).toFixed(2).replace('.', ','),
  stock: stock === null ? '' : String(stock),
  priceId: providerPriceId ?? '',
})

/** The plan that was typed, or the fields that are not right (ADM-PANEL-11). */
export function planFrom(typed: TypedPlan): { plan: PlanText } | { faults: PlanFault[] } {
  const [name, stockText, priceId] = [typed.name.trim(), typed.stock.trim(), typed.priceId.trim()]
  const priceCents = centsOf(typed.price)
  const faults: PlanFault[] = []
  if (name === '' || name.length > maxPlanName) faults.push('name')
  if (priceCents === null) faults.push('price')
  if (!/^\d{0,6}$/.test(stockText)) faults.push('stock')
  if (priceId !== '' && !/^price_[A-Za-z0-9]{1,90}$/.test(priceId)) faults.push('priceId')
  if (faults.length > 0 || priceCents === null) return { faults }
  const stock = stockText === '' ? null : Number(stockText)
  return { plan: { name, priceCents, stock, providerPriceId: priceId || null } }
}
