import type { Hero } from '@bewezen/domain/site/contract.ts'
import type { ReactNode } from 'react'
import { classes } from '../base/parts/classes.ts'
import { StoredPicture } from '../base/parts/StoredPicture.tsx'

type Props = { hero: Hero; sizes: string; className: string; fallback: ReactNode }

/** The hero picture of the site, in the size that the screen needs, or what is drawn without one (ADM-PANEL-15, MKT-CONTACT-01). */
export const HeroImage = ({ hero: { imageUrl, alt, width, height }, sizes, className, fallback }: Props) => (
  <StoredPicture
    fallback={fallback}
    inStill
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
