import { waiveWords as words } from '@bewezen/domain/shop/orders/orderWords.ts'
import { ConfirmDialog } from '../../base/parts/ConfirmDialog.tsx'

type Props = { name: string; onDownload: () => void; onClose: () => void }

/** Asks whether the buyer lets go of the right to withdraw, before the first download within the days (SHOP-ORDER-30). */
export const WaiveDialog = ({ name, onDownload, onClose }: Props) => (
  <ConfirmDialog
    open
    harmless
    onClose={onClose}
    question={name}
    text={words.text}
    verb={words.download}
    onConfirm={() => {
      onClose()
      onDownload()
    }}
  />
)
