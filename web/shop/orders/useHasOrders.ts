import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'

/**
 * Whether there is a way to 'Mijn bestellingen': while the shop takes money, and afterwards for those who ordered, since an
 * order can still be withdrawn from and its invoice fetched (SHOP-ORDER-02, SHOP-ORDER-04, SHOP-ORDER-26).
 */
export function useHasOrders(): boolean {
  const isOn = useRead(api.access.settings, {}).data?.shopPayment
  const ordered = useRead(api.orders.mine, { page: 1 }, { enabled: isOn === false, select: ({ total }) => total > 0 })
  return isOn === true || ordered.data === true
}
