import { orderWords as words } from '@bewezen/domain/shop/orders/orderWords.ts'
import { api } from '../../../base/api/api.ts'
import { refusalOf } from '../../../base/api/refusal.ts'
import { useRead } from '../../../base/api/useRead.ts'
import { LoadFailed } from '../../../base/parts/LoadFailed.tsx'
import { Skeleton } from '../../../base/parts/Skeleton.tsx'
import { OrderCard } from './OrderCard.tsx'

const notThere: readonly string[] = ['NOT_FOUND', 'INVALID_INPUT']

/** The order that an address names and that is not on this page; one of somebody else is as one that is not there (SHOP-ORDER-27). */
export function LinkedOrder({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useRead(api.orders.order, { id }, { staleTime: 0 })
  const code = refusalOf(error)?.code
  return (
    <div className="mt-4 lg:mt-6">
      {data ? (
        <OrderCard order={data} isOpen onOpen={onClose} onClose={onClose} />
      ) : code ? (
        notThere.includes(code) ? (
          <p role="status" className="rounded-m bg-sky-soft px-3.5 py-3 text-fs-14 text-sky-ink">
            {words.missing}
          </p>
        ) : (
          <LoadFailed title={words.orderFailed} onRetry={() => void refetch()} />
        )
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
    </div>
  )
}
