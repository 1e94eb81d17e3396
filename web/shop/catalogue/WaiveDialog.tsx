import { downloadWords as words } from '@bewezen/domain/shop/catalogueWords.ts'
import Download from 'lucide-react/icons/download'
import { ConfirmDialog } from '../../base/parts/ConfirmDialog.tsx'

type Props = { open: boolean; name: string; onClose: () => void; onConfirm: () => void }

/** Asks before the first download of what could still be withdrawn from (SHOP-ORDER-30). */
export const WaiveDialog = ({ open, name, onClose, onConfirm }: Props) => (
  <ConfirmDialog
    open={open}
    onClose={onClose}
    question={words.question}
    text={words.about(name)}
    verb={words.now}
    icon={<Download size={16} />}
    onConfirm={onConfirm}
    harmless
  />
)
