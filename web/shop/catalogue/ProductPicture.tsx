import type { ProductCard, ProductImage } from '@bewezen/domain/shop/catalogue.ts'
import { StoredPicture } from '../../base/parts/StoredPicture.tsx'
import { ProductArt } from './ProductArt.tsx'

type Props = {
  product: Pick<ProductCard, 'id' | 'name' | 'category' | 'images'>
  image?: ProductImage
  size: keyof ProductImage
  alt?: string
  first?: boolean
}

/** A picture of a product, or a drawing while it has none (SHOP-LIST-25). */
export function ProductPicture({ product, image = product.images[0], size, alt = '', first = false }: Props) {
  const drawing = <ProductArt product={product} />
  if (!image) return drawing
  return (
    <StoredPicture
      src={image[size]}
      fallback={drawing}
      alt={alt}
      width={800}
      height={520}
      loading={first ? 'eager' : 'lazy'}
      className="absolute inset-0 size-full object-cover"
    />
  )
}
