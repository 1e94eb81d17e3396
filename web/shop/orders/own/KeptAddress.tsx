import { orderWords as words } from '@bewezen/domain/shop/orders/orderWords.ts'
import { api } from '../../../base/api/api.ts'
import { useQueries } from '../../../base/api/queries.ts'
import { useChange } from '../../../base/api/useChange.ts'
import { Button } from '../../../base/parts/Button.tsx'
import { tellSuccess } from '../../../base/parts/toast.ts'
import { typedAddress } from '../checkout/typedAddress.ts'
import { tellRefused } from '../followPayment.ts'

/** That an address is kept for the next order, and the way to have it removed (SHOP-ORDER-08). */
export function KeptAddress() {
  const cache = useQueries()
  const forget = useChange(api.orders.forgetAddress, {
    onSuccess: async () => {
      typedAddress.drop()
      await cache.invalidateQueries({ queryKey: api.orders.key() })
      tellSuccess(words.addressForgotten)
    },
    onError: (error) => void tellRefused(error),
  })
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4 text-fs-14 text-ink-2">
      <p>{words.keptAddress}</p>
      <Button look="line" size="s" busy={forget.isPending} busyText={words.busy} onClick={() => forget.mutate({})}>
        {words.forgetAddress}
      </Button>
    </div>
  )
}
