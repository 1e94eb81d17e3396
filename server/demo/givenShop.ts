import { fileAddress } from '@bewezen/domain/base/files.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { asSlug } from '@bewezen/domain/base/slug.ts'
import type { PartnerForm } from '@bewezen/domain/production/partners.ts'
import { eq } from 'drizzle-orm'
import { siteSettings } from '../access/tables.ts'
import type { Received } from '../base/files/receive.ts'
import type { House } from '../base/house.ts'
import { cartLines, partners, productImages, products, stockMoves } from '../shop/tables.ts'
import { keepFile } from './keepFile.ts'

export type GivenProduct = Partial<Omit<typeof products.$inferInsert, 'id' | 'imageUrl' | 'createdAt'>> & {
  name: string
  /** Its picture, and who put it in the shop. */
  picture?: { file: Buffer | Received; by: { id: string } }
  /** When it came into the shop, by default now. */
  at?: Date
}

/** The words of the vocabulary for the shop: products, partners, and what somebody has in the cart. */
export const givenShop = (house: House) => {
  let made = 0
  return {
    /** A product in the shop, by default something of our own that can be sent. */
    async product({ picture, at, ...wish }: GivenProduct): Promise<{ id: string; name: string }> {
      const id = newId()
      const kept =
        picture &&
        (await keepFile(house, { purpose: 'product-image', owner: picture.by, file: picture.file, at: new Date() }))
      await house.transaction(async (tx, now) => {
        await tx.insert(products).values({
          slug: asSlug(wish.name),
          category: 'fysiek product',
          status: 'active',
          isPhysical: true,
          orderIndex: ++made,
          ...wish,
          id,
          imageUrl: kept ? fileAddress(kept.key, 'thumbnail') : null,
          createdAt: at ?? now,
        })
        // Its opening count: the moves together are the stock (SHOP-ORDER-36).
        if (wish.stockQuantity)
          await tx
            .insert(stockMoves)
            .values({ id: newId(), productId: id, amount: wish.stockQuantity, reason: 'counted', at: at ?? now })
        if (kept)
          await tx.insert(productImages).values({ id: kept.id, productId: id, storagePath: kept.key, sortIndex: 0 })
      })
      return { id, name: wish.name }
    },

    /** Somebody who sells together with us. */
    async partner(
      name: string,
      isActive = true,
      more: Partial<PartnerForm> = {},
    ): Promise<{ id: string; name: string }> {
      const id = newId()
      await house.database.db.insert(partners).values({ ...more, id, name, isActive })
      return { id, name }
    },

    /** The partner whose products the image generator draws, and the code that they get. */
    async imageGenerator(partner: string, code: string): Promise<void> {
      await house.database.db
        .update(siteSettings)
        .set({ generatorPartner: partner, generatorCode: code })
        .where(eq(siteSettings.id, 1))
    },

    async inCart(
      person: { id: string },
      lines: readonly { product: { id: string }; quantity: number }[],
    ): Promise<void> {
      await house.transaction((tx, now) =>
        tx.insert(cartLines).values(
          lines.map(({ product, quantity }, index) => ({
            profileId: person.id,
            productId: product.id,
            quantity,
            addedAt: new Date(now.getTime() + index),
          })),
        ),
      )
    },
  }
}
