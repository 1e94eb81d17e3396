import type { OwnOrder } from '@bewezen/domain/shop/orders/buyingContract.ts'
import { orderWords, withdrawOrderWords } from '@bewezen/domain/shop/orders/orderWords.ts'
import { useState } from 'react'
import { api } from '../../../base/api/api.ts'
import { useQueries } from '../../../base/api/queries.ts'
import { useChange } from '../../../base/api/useChange.ts'
import { tellSuccess } from '../../../base/parts/toast.ts'
import { followPayment, tellRefused } from '../followPayment.ts'
import { keepFocus } from './keepFocus.ts'

export type OrderActions = ReturnType<typeof useOrderActions>

/** What a buyer can do with an order; a refusal says why and shows the order as it is (SHOP-ORDER-26, SHOP-ORDER-28). */
export function useOrderActions({ id }: Pick<OwnOrder, 'id'>) {
  const cache = useQueries()
  const [isLeaving, setLeaving] = useState(false)
  const renew = () => cache.invalidateQueries({ queryKey: api.orders.key() })
  const onError = (error: unknown) => {
    tellRefused(error)
    void renew()
  }
  // Under way until its outcome is on the screen.
  const telling = (title: string, text?: string) => ({
    onError,
    onSuccess: async () => {
      await renew()
      tellSuccess(title, text)
      keepFocus(id)
    },
  })
  const pay = useChange(api.orders.pay, { onError, onSuccess: ({ url }) => setLeaving(followPayment(url)) })
  const cancel = useChange(api.orders.cancel, telling(orderWords.cancelled))
  const receive = useChange(api.orders.confirmReceipt, telling(orderWords.received))
  const withdraw = useChange(api.orders.withdraw, telling(withdrawOrderWords.done, withdrawOrderWords.doneText))
  return {
    pay: () => pay.mutate({ id }),
    // Until the page is left the button stays busy.
    isPaying: pay.isPending || isLeaving,
    cancel: (done: () => void) => cancel.mutate({ id }, { onSettled: done }),
    isCancelling: cancel.isPending,
    receive: () => receive.mutate({ id }),
    isReceiving: receive.isPending,
    withdraw: () => withdraw.mutate({ id }),
    isWithdrawing: withdraw.isPending,
  }
}
