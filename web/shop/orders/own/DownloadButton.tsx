import type { OwnOrder } from '@bewezen/domain/shop/orders/buyingContract.ts'
import type { OrderLine } from '@bewezen/domain/shop/orders/order.ts'
import { orderWords as words } from '@bewezen/domain/shop/orders/orderWords.ts'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { api } from '../../../base/api/api.ts'
import { useQueries } from '../../../base/api/queries.ts'
import { refusalOf } from '../../../base/api/refusal.ts'
import { useChange } from '../../../base/api/useChange.ts'
import { Button } from '../../../base/parts/Button.tsx'
import { tellSuccess } from '../../../base/parts/toast.ts'
import { WaiveDialog } from '../../catalogue/WaiveDialog.tsx'
import { tellRefused } from '../followPayment.ts'

/** Opens a download that was bought; the first one within the days asks before (SHOP-ORDER-25, SHOP-ORDER-30). */
export function DownloadButton({ order, line }: { order: OwnOrder; line: OrderLine }) {
  const [asks, setAsks] = useState(false)
  const cache = useQueries()
  const opening = useChange(api.orders.openDownload, { retry: false })
  const open = async (waives: boolean) => {
    // Opened by the click itself: a tab that opens after an answer is taken for an advertisement.
    const tab = window.open('about:blank', '_blank')
    if (tab) tab.opener = null
    try {
      const { url } = await opening.mutateAsync({ id: order.id, lineId: line.id, waives })
      if (tab) tab.location.replace(url)
      else window.location.assign(url)
      tellSuccess(words.downloadStarted)
      if (waives) void cache.invalidateQueries({ queryKey: api.orders.key() })
    } catch (error) {
      tab?.close()
      if (refusalOf(error)?.code === 'RIGHT_ENDS') setAsks(true)
      else tellRefused(error)
    }
  }
  // The server decides; what the page knows already spares a tab that closes again.
  const isAsked = order.withdrawal !== null && line.waivedAt === null
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
        onClick={() => (isAsked ? setAsks(true) : void open(false))}
      >
        {words.download}
      </Button>
      {asks && (
        <WaiveDialog
          open
          name={line.name}
          onClose={() => setAsks(false)}
          onConfirm={() => {
            setAsks(false)
            void open(true)
          }}
        />
      )}
    </>
  )
}
