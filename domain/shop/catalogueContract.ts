import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { Partner, ProductCard, productTypes } from './catalogue.ts'
import { productCategories } from './categories.ts'
import { maxProductSearch, withoutPartner, withPartner } from './filters.ts'

/** Looking at the shop (SHOP-LIST, SHOP-BUY). */
export const browsing = {
  /**
   * The active products as the asker sees them, in the order of the shop, with the partners to filter by. Without filters
   * the whole catalogue, as long as it is not above `wholeCatalogue`: `isWhole` says that the browser can search and filter
   * it by itself (`shownProducts`). When it is not, the browser asks again with the filters, and gets the first of what is
   * left and how many there are (X3-CALL-18).
   */
  catalogue: operation({
    needs: 'nothing',
    read: true,
    input: z.object({
      text: z.string().max(maxProductSearch).optional(),
      type: z.enum(productTypes).optional(),
      price: z.enum(['free', 'paid']).optional(),
      category: z.enum(productCategories).optional(),
      partner: z.union([Id, z.literal([withPartner, withoutPartner])]).optional(),
    }),
    output: z.object({
      products: z.array(ProductCard),
      /** What search and filters leave, those that are not sent included. */
      total: z.int(),
      isWhole: z.boolean(),
      partners: z.array(Partner),
    }),
  }),
  /** One active product by the id or the slug of a link; anything else is NOT_FOUND (SHOP-LIST-20, SHOP-LIST-23, X3-EDGE-32). */
  product: operation({
    needs: 'nothing',
    read: true,
    input: z.object({ id: Id.optional(), slug: z.string().max(200).optional() }),
    output: ProductCard,
  }),
  /**
   * The address of a download, for who may open it; a file that the site keeps opens for the asker alone, for 15 minutes.
   * One that was bought and can still be withdrawn from asks first: RIGHT_ENDS without `waives` (SHOP-BUY-03, SHOP-BUY-05,
   * SHOP-BUY-09, SHOP-ORDER-25, SHOP-ORDER-30, X3-EDGE-29).
   */
  download: operation({
    needs: 'useOwnAccount',
    input: z.object({ id: Id, waives: z.boolean().default(false) }),
    output: z.object({ url: z.string() }),
    refusals: { DOWNLOAD_MISSING: nothing, NOT_BOUGHT: nothing, RIGHT_ENDS: nothing },
  }),
}
