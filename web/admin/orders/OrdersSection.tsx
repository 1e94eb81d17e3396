import { useAdminView } from '../useAdminView.ts'
import { OrderList } from './OrderList.tsx'
import { PackingSlips } from './PackingSlips.tsx'

/** The orders of the shop as admins handle them, and their packing slips for print (SHOP-ORDER-32..35). */
export function OrdersSection() {
  const { query, turn, put } = useAdminView()
  if (query.pakbon) return <PackingSlips of={query.pakbon} onBack={() => put({ pakbon: '', ...turn.inAddress })} />
  return <OrderList />
}
