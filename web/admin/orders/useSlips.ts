import type { OrderLine } from '@bewezen/domain/shop/orders/order.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../base/api/api.ts'
import { useQueries } from '../../base/api/queries.ts'

/** As many as are asked for at once. */
const most = 100

export type Slip = Awaited<ReturnType<typeof api.orders.packingSlips.call>>['orders'][number]

/** What is in a parcel: what is sent, without the pieces that were paid back. */
export const inParcel = (lines: readonly OrderLine[]): { id: string; name: string; quantity: number }[] =>
  lines
    .filter(({ isPhysical }) => isPhysical)
    .map(({ id, name, quantity, refundedQuantity }) => ({ id, name, quantity: quantity - refundedQuantity }))
    .filter(({ quantity }) => quantity > 0)

/** The packing slips of an order by its id, or of all that are to be sent ('alle'), and how many are left over. */
export const useSlips = (of: string) =>
  useQuery(
    {
      queryKey: [['orders', 'slips'], of],
      queryFn: async () => {
        const ids = of === 'alle' ? await toShip() : [of]
        if (ids.length === 0) return { slips: [], left: 0 }
        const { orders } = await api.orders.packingSlips.call({ ids: ids.slice(0, most) })
        return { slips: orders, left: ids.length - Math.min(ids.length, most) }
      },
      // What lies in the printer does not change meanwhile.
      staleTime: 0,
      refetchOnWindowFocus: false,
    },
    useQueries(),
  )

async function toShip(): Promise<string[]> {
  const ids: string[] = []
  for (let below: string | null | undefined; below !== null && ids.length <= most; ) {
    const { orders, next } = await api.orders.desk.call({ tab: 'toShip', text: '', below })
    ids.push(...orders.map(({ id }) => id))
    below = next
  }
  return ids
}
