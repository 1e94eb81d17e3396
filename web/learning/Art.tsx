import { pictureFor } from '@bewezen/domain/pictures/choose.ts'
import { hues } from '@bewezen/domain/pictures/look.ts'
import { chosen, seedOf } from '@bewezen/domain/pictures/picture.ts'
import { Drawn } from '../base/parts/Drawn.tsx'

type Props = { of: { slug: string; title: string }; className?: string }

/** A drawing of what a lesson, challenge or masterclass is about, where it has no picture (MKT-MORE-24). */
export const Art = ({ of: { slug, title }, className }: Props) => (
  <Drawn of={pictureFor({ id: slug, title, hue: chosen(hues, seedOf(slug) >>> 5) })} className={className} />
)
