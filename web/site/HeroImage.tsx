import type { Hero } from '@bewezen/domain/site/contract.ts'
import { classes } from '../base/parts/classes.ts'

type Props = { hero: Hero; sizes: string; className: string }

/** The hero picture of the site, in the size that the screen needs (ADM-PANEL-15, MKT-CONTACT-01). */
export const HeroImage = ({ hero: { imageUrl, alt, width, height }, sizes, className }: Props) => (
  <img
    src={imageUrl}
    srcSet={`${imageUrl.replace(/\/full\.webp$/, '/small.webp')} 800w, ${imageUrl} 1600w`}
    sizes={sizes}
    width={width}
    height={height}
    alt={alt}
    fetchPriority="high"
    className={classes('object-cover', className)}
  />
)
