import { checkoutWords as words } from '@bewezen/domain/shop/orders/checkoutWords.ts'
import type { OrderChange } from '@bewezen/domain/shop/orders/ordering.ts'
import { tellError } from '../../../base/parts/toast.ts'
import type { Review } from './review.ts'

type It = { renew: () => Promise<Review | undefined>; ask: (changes: readonly OrderChange[]) => void }

/**
 * Shows the figures of now, and asks about what changed only beside them. When everything is gone the screen leaves for the
 * products and says so there (SHOP-ORDER-06, SHOP-ORDER-12).
 */
export async function askAbout(changes: readonly OrderChange[], { renew, ask }: It): Promise<void> {
  const renewed = await renew()
  ask(changes)
  if (renewed?.lines.length === 0) tellError(words.gone)
}
