import type { ProductCard } from '@bewezen/domain/shop/catalogue.ts'
import { catalogueWords } from '@bewezen/domain/shop/catalogueWords.ts'
import { productPath } from '@bewezen/domain/shop/categories.ts'
import type { Meta } from '../../base/document/titled.ts'

/** As much of a text as search engines show. */
const shownCharacters = 155

type Site = { name: string; url: string }

/** What search engines and shared links get of a product; its price is in none of it (SHOP-PRICE-01, X3-EDGE-29). */
export function productMeta(product: ProductCard, site: Site): Meta[] {
  const text = product.description.replace(/\s+/g, ' ').trim()
  const description = [...text].slice(0, shownCharacters).join('') || catalogueWords.lead
  return [
    { name: 'description', content: description },
    { property: 'og:type', content: 'product' },
    { 'script:ld+json': productFacts(product, site) },
  ]
}

/** A product for machines, as schema.org has it, without an offer: a visitor hears no price (SHOP-PRICE-12). */
export function productFacts(product: ProductCard, site: Site): Record<string, unknown> {
  const url = site.url + productPath(product)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    ...(product.description ? { description: product.description } : {}),
    ...(product.images.length > 0 ? { image: product.images.map(({ full }) => site.url + full) } : {}),
    sku: product.slug,
    category: product.category,
    brand: { '@type': 'Brand', name: product.partner?.name ?? site.name },
    url,
    mainEntityOfPage: url,
  }
}
