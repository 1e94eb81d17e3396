import { version } from 'virtual:pictures'
import type { Picture } from '@bewezen/domain/pictures/picture.ts'
import { classes } from './classes.ts'

/**
 * A picture of the kit, filling its frame with its subject whole whatever the frame's proportions are. Decoration: give
 * the facts in words too. The drawing is a file that the browser keeps, its colours stand in `pictures.css`. Where part of
 * the frame lies under something else, that part is padding, and the overflow is visible.
 */
export const Drawn = ({
  of: { motif, hue, hour, cast, isMirrored },
  className,
}: {
  of: Picture
  className?: string
}) => (
  <svg
    className={classes('picture', isMirrored && '-scale-x-100', className)}
    data-hue={hue}
    data-hour={hour}
    data-cast={cast}
    aria-hidden="true"
  >
    <use href={`/assets/${motif}-${version}.svg#p`} />
  </svg>
)
