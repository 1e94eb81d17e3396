import { afterEye } from '@bewezen/domain/shop/managing.ts'
import type { ManagedProduct } from '@bewezen/domain/shop/managingContract.ts'
import { api } from '../../base/api/api.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useToggle } from '../../base/api/useToggle.ts'
import { shopChanged } from './shopChanged.ts'

/**
 * The eye and the pin of a card: drawn at once, the last press wins, and what is stored shows again when it is refused,
 * without a word (SHOP-ADMIN-03, SHOP-ADMIN-04, SHOP-ADMIN-09..11).
 */
export function useCardToggles({ id, status, isFeatured }: ManagedProduct) {
  const eye = useToggle({
    key: `product status ${id}`,
    stored: status,
    call: (wanted) => api.shop.setStatus.call({ id, status: wanted === 'active' ? 'active' : 'inactive' }),
    onStored: shopChanged,
    onRefused: logged,
  })
  const pin = useToggle({
    key: `product featured ${id}`,
    stored: isFeatured,
    call: (wanted) => api.shop.setFeatured.call({ id, isFeatured: wanted }),
    onStored: shopChanged,
    onRefused: logged,
  })
  return {
    status: eye.shown,
    isFeatured: pin.shown,
    pressEye: () => void eye.want(afterEye(eye.shown)),
    pressPin: () => void pin.want(!pin.shown),
  }
}

/** It may have been changed or deleted by somebody else: what is stored is read anew. */
function logged(error: unknown): Promise<void> {
  // biome-ignore lint/suspicious/noConsole: a toggle fails without a word, and is only logged (SHOP-ADMIN-09)
  console.warn('shop: a toggle was refused', refusalOf(error)?.code)
  return shopChanged()
}
