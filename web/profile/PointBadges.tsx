import { maxPointBadges, pointBadges } from '@bewezen/domain/profile/person.ts'
import { classes } from '../base/parts/classes.ts'

const places = Array.from({ length: maxPointBadges }, (_, place) => place)

/** Five places, a sun for every 100 points (SH-CARD-05); the number stands beside it in words. */
export const PointBadges = ({ points, size = 15 }: { points: number; size?: number }) => (
  <span aria-hidden="true" className="inline-flex gap-[3px]">
    {places.map((place) => (
      <span
        key={place}
        data-earned={place < pointBadges(points) || undefined}
        className={classes(
          'rounded-full border-[1.5px]',
          place < pointBadges(points) ? 'border-on-sun bg-sun' : 'border-dashed border-line-strong',
        )}
        style={{ width: size, height: size }}
      />
    ))}
  </span>
)
