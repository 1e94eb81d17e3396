import { price } from '@bewezen/domain/base/money.ts'
import type { ProductStatus } from '@bewezen/domain/shop/catalogue.ts'
import { catalogueWords, categoryWords } from '@bewezen/domain/shop/catalogueWords.ts'
import { generateWords } from '@bewezen/domain/shop/generateWords.ts'
import { manageWords } from '@bewezen/domain/shop/manageWords.ts'
import type { ManagedProduct } from '@bewezen/domain/shop/managingContract.ts'
import { undiscountedCents } from '@bewezen/domain/shop/price.ts'
import { statusWords, productWords as words } from '@bewezen/domain/shop/productWords.ts'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Pencil from 'lucide-react/icons/pencil'
import Pin from 'lucide-react/icons/pin'
import PinOff from 'lucide-react/icons/pin-off'
import { Badge, type BadgeLook } from '../../base/parts/Badge.tsx'
import { classes } from '../../base/parts/classes.ts'
import { IconButton } from '../../base/parts/IconButton.tsx'
import { StoredPicture } from '../../base/parts/StoredPicture.tsx'
import { ProductArt } from '../catalogue/ProductArt.tsx'
import { RemoveProduct } from './RemoveProduct.tsx'
import { useCardToggles } from './useCardToggles.ts'

const looks: Record<ProductStatus, BadgeLook> = { active: 'moss', inactive: 'neutral', draft: 'sun' }
const pressed = 'bg-sun-soft! text-sun-ink!'

/** A product as its managers see it, with its tools (SHOP-ADMIN-02..08, SHOP-ADMIN-11, SHOP-ADMIN-12). */
export function ManagedCard({ product, onEdit }: { product: ManagedProduct; onEdit: () => void }) {
  const { id, name } = product
  const priceCents = undiscountedCents(product)
  const { status, isFeatured, pressEye, pressPin } = useCardToggles(product)
  const isShown = status === 'active'
  return (
    <article
      tabIndex={-1}
      data-row={id}
      className="grid h-full grid-cols-[116px_minmax(0,1fr)] grid-rows-[1fr_auto] overflow-hidden rounded-l border border-line bg-surface lg:flex lg:flex-col"
    >
      <div className="relative row-span-2 min-h-[132px] bg-surface-2 text-ink-3 lg:aspect-[16/8.6] lg:min-h-0">
        <Picture product={product} isDim={!isShown} />
        <div className="absolute top-2 left-2 flex flex-col items-start gap-1.5 lg:top-3 lg:left-3 lg:flex-row">
          <Badge look={looks[status]}>{statusWords[status]}</Badge>
          {isFeatured && (
            <Badge look="night" icon={<Pin size={14} />}>
              {catalogueWords.featured}
            </Badge>
          )}
        </div>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-[3px] px-4 pt-3 pb-2.5 lg:px-[18px] lg:pt-3.5 lg:pb-3">
        <p className="text-fs-13 text-ink-3">{aboutOf(product)}</p>
        <h3 className="text-[17px] leading-[1.3] font-[650] wrap-anywhere hyphens-auto">{name}</h3>
        <strong className="heading text-fs-21">
          {priceCents === null ? catalogueWords.priceLater : price(priceCents)}
        </strong>
      </div>
      <div className="flex items-center gap-0.5 border-t border-line px-1.5 py-1 lg:px-2.5 lg:py-2">
        <IconButton
          label={isShown ? words.hide(name) : words.show(name)}
          icon={isShown ? <Eye size={18} /> : <EyeOff size={18} />}
          onClick={pressEye}
          className={classes(isShown && pressed)}
        />
        <IconButton
          label={isFeatured ? words.unpin(name) : words.pin(name)}
          icon={isFeatured ? <Pin size={18} /> : <PinOff size={18} />}
          onClick={pressPin}
          className={classes(isFeatured && pressed)}
        />
        <span className="flex-1" />
        <IconButton label={words.editOf(name)} icon={<Pencil size={18} />} onClick={onEdit} />
        <RemoveProduct product={product} />
      </div>
    </article>
  )
}

/** The first picture, or the drawing of its category; what the shop does not show is faint. */
const Picture = ({ product, isDim }: { product: ManagedProduct; isDim: boolean }) => {
  const drawing = <ProductArt product={product} />
  const [first] = product.images
  return (
    <div className={classes('absolute inset-0', isDim && 'opacity-45')}>
      {first ? (
        <StoredPicture
          src={first.card}
          fallback={drawing}
          alt=""
          width={400}
          height={215}
          loading="lazy"
          className="size-full object-cover"
        />
      ) : (
        drawing
      )}
    </div>
  )
}

/** A line about a product: its category, and how many there are or how it comes, and what of it a model made. */
function aboutOf(product: ManagedProduct): string {
  const { category, productType, stockQuantity, isDigital, isPreorder, isTextGenerated, images } = product
  const one = [categoryWords[category]]
  if (productType === 'affiliate') one.push(manageWords.partnerDeal)
  else if (stockQuantity !== null) one.push(manageWords.stock(stockQuantity))
  else one.push(isDigital ? manageWords.download : manageWords.unlimited)
  if (product.salePriceCents !== null) one.push(catalogueWords.sale.toLowerCase())
  if (isPreorder) one.push(catalogueWords.preorder.toLowerCase())
  if (isTextGenerated) one.push(generateWords.generatedText)
  if (images.some(({ isGenerated }) => isGenerated)) one.push(generateWords.generatedImage)
  return one.join(', ')
}
