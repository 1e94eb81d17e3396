import { refusalNotice } from '@bewezen/domain/base/words.ts'
import type { DeskOrder } from '@bewezen/domain/shop/orders/deskContract.ts'
import { orderDeskRefused } from '@bewezen/domain/shop/orders/deskWords.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useQueries } from '../../base/api/queries.ts'
import { type Refusal, refusalOf } from '../../base/api/refusal.ts'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'

type Act = {
  /** Which act is under way, for its button. */
  name: 'ship' | 'deliver' | 'takeBack' | 'refund' | 'retry'
  call: () => Promise<DeskOrder>
  said: string
  onDone?: () => void
  /** Tells a refusal itself, next to what was typed, by answering true. */
  onRefused?: (refusal: Refusal) => boolean
}
export type OrderActs = ReturnType<typeof useOrderActs>

/**
 * What an admin does with one order, one thing at a time: says that it worked or why not, shows the order as it is by now,
 * and knows whether somebody else changed it since it was looked at (SHOP-ORDER-34, SHOP-ORDER-35).
 */
export function useOrderActs({ id, version }: DeskOrder) {
  const cache = useQueries()
  const [seen, setSeen] = useState(version)
  const renew = () => cache.invalidateQueries({ queryKey: api.orders.key() })
  const change = useMutation(
    {
      mutationFn: ({ call }: Act) => call(),
      onSuccess: async (order, { said, onDone }) => {
        setSeen(order.version)
        cache.setQueryData(api.orders.deskOrder.queryKey({ input: { id } }), order)
        tellSuccess(said)
        onDone?.()
        await renew()
      },
      onError: (error, { onRefused }) => {
        void renew()
        const refusal = refusalOf(error)
        if (!refusal || onRefused?.(refusal)) return
        const { title, text } = refusalNotice(refusal.code, orderDeskRefused)
        tellError(title, text)
      },
    },
    cache,
  )
  return {
    /** Which act is under way, or null. */
    busy: change.isPending ? change.variables.name : null,
    act: (act: Act) => {
      if (!change.isPending) change.mutate(act)
    },
    isChanged: !change.isPending && version > seen,
    /** The admin saw how the order is by now. */
    look: () => setSeen(version),
  }
}
