import type { ProductCategory } from '@bewezen/domain/shop/categories.ts'
import { soughtText, withoutPartner, withPartner } from '@bewezen/domain/shop/filters.ts'
import { and, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { products } from '../tables.ts'

export type Asked = {
  text?: string | undefined
  type?: 'own' | 'affiliate' | undefined
  price?: 'free' | 'paid' | undefined
  category?: ProductCategory | undefined
  partner?: string | undefined
}

/** The condition of search and filters, the same as `matches` of the domain, for a catalogue that is too large for a browser (SHOP-LIST-06, SHOP-LIST-11). */
export function filtered({ text = '', type, price, category, partner }: Asked, isVisitor: boolean): SQL | undefined {
  return and(
    hasText(text),
    type ? eq(products.productType, type) : undefined,
    price === 'free' ? eq(products.priceCents, 0) : price && isPaid(isVisitor),
    category ? eq(products.category, category) : undefined,
    partner === undefined ? undefined : ofPartner(partner),
  )
}

/** Visitors hear no more of a price than whether it is free, so theirs must not tell those apart that have none yet. */
const isPaid = (isVisitor: boolean): SQL | undefined =>
  isVisitor ? or(gt(products.priceCents, 0), isNull(products.priceCents)) : gt(products.priceCents, 0)

function ofPartner(partner: string): SQL {
  if (partner === withPartner) return isNotNull(products.partnerId)
  return partner === withoutPartner ? isNull(products.partnerId) : eq(products.partnerId, partner)
}

function hasText(typed: string): SQL | undefined {
  const sought = sql`fold_name(${soughtText(typed)})`
  if (soughtText(typed) === '') return undefined
  return sql`(position(${sought} in fold_name(${products.name})) > 0 or position(${sought} in fold_name(${products.description})) > 0
    or exists (select 1 from jsonb_array_elements_text(${products.tags}) as tag where position(${sought} in fold_name(tag)) > 0))`
}
