import type { ProductCategory } from '@bewezen/domain/shop/categories.ts'
import { productPicture } from '@bewezen/domain/shop/productPicture.ts'
import { Drawn } from '../../base/parts/Drawn.tsx'

type Props = { product: { id: string; name: string; category: ProductCategory } }

/** A drawing of a product that has no picture. */
export const ProductArt = ({ product }: Props) => <Drawn of={productPicture(product)} />
