import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { Partner, ProductImage, productStatuses, productTypes } from './catalogue.ts'
import { productCategories } from './categories.ts'
import { VatRateSchema } from './orders/order.ts'
import { maxStock, ProductForm } from './productForm.ts'

const Code = z.string().nullable()

/** A product as its managers see it, whole (X3-DATA-11..14); `formOf` makes the form of it. */
export const ManagedProduct = z.object({
  id: Id,
  slug: z.string(),
  /** Grows with every change; a save says which version it began with (X3-EDGE-13). */
  version: z.int(),
  name: z.string(),
  description: z.string(),
  category: z.enum(productCategories),
  tags: z.array(z.string()),
  priceCents: z.int().nullable(),
  vatRate: VatRateSchema,
  salePriceCents: z.int().nullable(),
  stockQuantity: z.int().nullable(),
  isPreorder: z.boolean(),
  preorderLimit: z.int().nullable(),
  productType: z.enum(productTypes),
  isDigital: z.boolean(),
  isPhysical: z.boolean(),
  downloadUrl: z.string().nullable(),
  /** The file that the site keeps; its key is never sent (SHOP-ORDER-25). */
  download: z.object({ id: Id, kind: z.string(), bytes: z.int() }).nullable(),
  affiliateUrl: z.string().nullable(),
  partnerId: Id.nullable(),
  studentDiscountPercentage: z.int(),
  studentDiscountCode: Code,
  teacherDiscountPercentage: z.int(),
  teacherDiscountCode: Code,
  affiliateDiscountPercentage: z.int().nullable(),
  affiliateDiscountCode: Code,
  status: z.enum(productStatuses),
  isFeatured: z.boolean(),
  orderIndex: z.int(),
  /** Whether a language model wrote its first text, or drew a picture. */
  isTextGenerated: z.boolean(),
  images: z.array(ProductImage.extend({ id: Id, isGenerated: z.boolean() })),
})
export type ManagedProduct = z.infer<typeof ManagedProduct>

const manager = { needs: 'manageShop' } as const
const changed = z.object({ id: Id, version: z.int() })

/** The management of products, by admins and teachers (SHOP-ADMIN, SHOP-FORM, SHOP-LIST-27). */
export const managing = {
  /** All products of every status, in the order of the shop (SHOP-ADMIN-02, X3-CALL-17). */
  managed: operation({
    ...manager,
    read: true,
    input: z.object({}),
    output: z.object({ products: z.array(ManagedProduct) }),
  }),
  /** All partners by name, inactive ones too; `offeredPartners` says which the form offers (SHOP-FORM-12, SHOP-FORM-13, X3-CALL-21). */
  managedPartners: operation({
    ...manager,
    read: true,
    input: z.object({}),
    output: z.object({ partners: z.array(Partner.extend({ isActive: z.boolean() })) }),
  }),
  /**
   * Makes a product, with `version` null, or saves the version that was read. CHANGED when it was saved, switched or deleted
   * meanwhile, or when another stock was counted than the one that was shown; what stands there already as it is sent is answered without a change (X3-CALL-20, X3-EDGE-13).
   */
  saveProduct: operation({
    ...manager,
    input: z.object({
      id: Id,
      version: z.int().min(0).max(2_147_483_647).nullable(),
      product: ProductForm,
      /**
       * The stock that the form was shown, null for unlimited: one that is typed as it was shown is left alone, whatever
       * orders took meanwhile (SHOP-FORM-26).
       */
      stockBefore: z.int().min(0).max(maxStock).nullable().default(null),
      /** Of a new product: whether its text was generated. */
      isTextGenerated: z.boolean().default(false),
    }),
    output: ManagedProduct,
    /** The sentence under each field that is wrong, by its name (SHOP-FORM-06). */
    refusals: { FAULTY_FIELDS: z.object({ faults: z.record(z.string(), z.string()) }), CHANGED: nothing },
  }),
  /** The eye: sets a state and never flips it; a draft is made by the form alone (SHOP-ADMIN-03, SHOP-ADMIN-11). */
  setStatus: operation({
    ...manager,
    input: z.object({ id: Id, status: z.enum(['active', 'inactive']) }),
    output: changed,
  }),
  /** The pin (SHOP-ADMIN-04). */
  setFeatured: operation({ ...manager, input: z.object({ id: Id, isFeatured: z.boolean() }), output: changed }),
  /** Takes a product out of the shop and out of all carts, for good (SHOP-ADMIN-06, SHOP-ADMIN-14). */
  removeProduct: operation({
    ...manager,
    input: z.object({ id: Id }),
    output: z.object({ done: z.literal(true) }),
  }),
}
