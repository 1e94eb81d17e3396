import type { ProductCard } from '@bewezen/domain/shop/catalogue.ts'
import { catalogueWords as words } from '@bewezen/domain/shop/catalogueWords.ts'
import Star from 'lucide-react/icons/star'
import { Badge } from '../../base/parts/Badge.tsx'

type Props = Pick<ProductCard, 'isFeatured' | 'productType' | 'isPreorder'>

/** What stands out about a product (SHOP-LIST-25). */
export const ProductBadges = ({ isFeatured, productType, isPreorder }: Props) => (
  <>
    {isFeatured && (
      <Badge look="sun" icon={<Star size={14} aria-hidden="true" />}>
        {words.featured}
      </Badge>
    )}
    {productType === 'affiliate' && <Badge look="sky">{words.partnerDeal}</Badge>}
    {isPreorder && <Badge look="night">{words.preorder}</Badge>}
  </>
)
