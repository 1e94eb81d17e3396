import type { OwnOrder } from '@bewezen/domain/shop/orders/buyingContract.ts'
import type { OrderLine } from '@bewezen/domain/shop/orders/order.ts'
import { orderWords as words } from '@bewezen/domain/shop/orders/orderWords.ts'
import Download from 'lucide-react/icons/download'
import { api } from '../../../base/api/api.ts'
import { useChange } from '../../../base/api/useChange.ts'
import { Button } from '../../../base/parts/Button.tsx'
import { useDownload } from '../../catalogue/useDownload.tsx'

/** Opens a download that was bought; the first one within the days asks before (SHOP-ORDER-25, SHOP-ORDER-30). */
export function DownloadButton({ order, line }: { order: OwnOrder; line: OrderLine }) {
  const opening = useChange(api.orders.openDownload, { retry: false })
  const { open, dialog } = useDownload({
    name: line.name,
    ask: (waives) => opening.mutateAsync({ id: order.id, lineId: line.id, waives }),
  })
  return (
    <>
      <Button
        look="line"
        size="s"
        className="mt-2"
        icon={<Download size={16} />}
        busy={opening.isPending}
        busyText={words.opening}
        aria-label={opening.isPending ? undefined : words.downloadAbout(line.name)}
        onClick={() => open('open')}
      >
        {words.download}
      </Button>
      {dialog}
    </>
  )
}
