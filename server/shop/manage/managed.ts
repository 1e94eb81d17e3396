import { shop } from '@bewezen/domain/shop/contract.ts'
import { asc } from 'drizzle-orm'
import { serve } from '../../base/serve.ts'
import { shopOrder } from '../catalogue/rows.ts'
import { partners } from '../tables.ts'
import { selectManaged, toManaged } from './rows.ts'

/** Every product, whatever its status (SHOP-ADMIN-02). */
export const managed = serve(shop.managed, async ({ db }) => ({
  products: (await selectManaged(db).orderBy(...shopOrder)).map(toManaged),
}))

/** Every partner by name, and nothing of contact or invoicing (EV-PARTNER-08, SHOP-FORM-12, SHOP-FORM-13). */
export const managedPartners = serve(shop.managedPartners, async ({ db }) => ({
  partners: await db
    .select({ id: partners.id, name: partners.name, isActive: partners.isActive })
    .from(partners)
    .orderBy(asc(partners.name)),
}))
