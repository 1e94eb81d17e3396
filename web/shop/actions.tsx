import PackagePlus from 'lucide-react/icons/package-plus'
import ReceiptText from 'lucide-react/icons/receipt-text'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import type { ActionDeeds } from '../base/document/action.ts'
import { showOverlay } from '../base/document/overlay.ts'
import { onNeed } from '../base/parts/onNeed.tsx'

/** What this room brings to the search. */
export const shopActions: ActionDeeds = {
  'shop.new': {
    icon: <PackagePlus size={20} />,
    Dialog: onNeed(() => import('./manage/NewProduct.tsx'), 'NewProduct'),
  },
  'shop.cart': { icon: <ShoppingBag size={20} />, run: () => showOverlay('cart') },
  'shop.orders': { icon: <ReceiptText size={20} />, to: '/bestellingen' },
}
