import { motifIn } from '../pictures/choose.ts'
import type { Motif } from '../pictures/drawings.ts'
import type { Hue } from '../pictures/look.ts'
import { type Picture, pictureOf } from '../pictures/picture.ts'
import type { ProductCategory } from './categories.ts'

/** The thing that each category is drawn as, and the colour of the wall behind it. */
const things: Record<ProductCategory, { motif: Motif; hue: Hue }> = {
  cursus: { motif: 'lesson', hue: 'beweging' },
  guide: { motif: 'book', hue: 'voeding' },
  ebook: { motif: 'reader', hue: 'slaap' },
  video: { motif: 'screen', hue: 'rood' },
  masterclass: { motif: 'microphone', hue: 'licht' },
  workshop: { motif: 'ticket', hue: 'grounding' },
  'fysiek product': { motif: 'parcel', hue: 'adem' },
  merchandise: { motif: 'shirt', hue: 'koud' },
}

/**
 * What a product looks like that has no picture: something to hold as what its name says, all else as the thing of its
 * category (MKT-MORE-26).
 */
export function productPicture(product: { id: string; name: string; category: ProductCategory }): Picture {
  const { id, name, category } = product
  const { motif, hue } = things[category]
  const named = category === 'fysiek product' ? motifIn(name, id) : null
  return pictureOf(named ?? motif, id, { hue })
}
